//! Perft files: every game has one, and every line in it must come out.
//!
//! A file holds blocks of `id`, `state` and `perft <depth> <chance> <decision> <over>`; what follows `#` is a comment
//! that tells where the numbers come from.

use std::fs;
use std::path::PathBuf;

use worp_engine::games::GAMES;
use worp_engine::perft::Count;

#[test]
fn every_line_of_every_perft_file_comes_out() {
    for game in GAMES {
        let id = game.facts().id;
        let path =
            PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../tests/data/perft/{id}.perft"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let mut name = "";
        let mut state = None;
        let mut checked = 0;
        for line in text.lines().map(|line| line.split('#').next().unwrap_or_default().trim()) {
            match line.split_once(' ') {
                None if line.is_empty() => {}
                Some(("id", rest)) => name = rest.trim(),
                Some(("state", rest)) => state = Some(game.parse(rest.trim()).expect(name)),
                Some(("perft", rest)) => {
                    let numbers: Vec<u64> =
                        rest.split_whitespace().map(|word| word.parse().expect(name)).collect();
                    let [depth, chance, decision, over] = numbers[..] else { panic!("{name}: {line}") };
                    let counted = state.as_ref().expect(name).perft(depth as u32);
                    assert_eq!(counted, Count { chance, decision, over }, "{id} {name} at depth {depth}");
                    checked += 1;
                }
                _ => panic!("{}: {line:?} is not understood", path.display()),
            }
        }
        assert!(checked > 0, "{} pins nothing", path.display());
    }
}
