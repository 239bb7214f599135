# Yahtzee: alles wat een speler over dit spel leest of hoort.

yahtzee-name = Yahtzee
yahtzee-tagline = Vijf dobbelstenen, drie worpen, dertien vakjes

## Vakjes van het blaadje

yahtzee-box-ones = Enen
yahtzee-box-twos = Tweeën
yahtzee-box-threes = Drieën
yahtzee-box-fours = Vieren
yahtzee-box-fives = Vijven
yahtzee-box-sixes = Zessen
yahtzee-box-three-of-a-kind = 3 dezelfde
yahtzee-box-four-of-a-kind = Carré
yahtzee-box-full-house = Full House
yahtzee-box-small-straight = Kleine straat
yahtzee-box-large-straight = Grote straat
yahtzee-box-yahtzee = Yahtzee
yahtzee-box-chance = Chance

yahtzee-box-ones-note = som van de enen
yahtzee-box-twos-note = som van de tweeën
yahtzee-box-threes-note = som van de drieën
yahtzee-box-fours-note = som van de vieren
yahtzee-box-fives-note = som van de vijven
yahtzee-box-sixes-note = som van de zessen
yahtzee-box-three-of-a-kind-note = drie gelijk: som van alle stenen
yahtzee-box-four-of-a-kind-note = vier gelijk: som van alle stenen
yahtzee-box-full-house-note = drie en twee gelijk: { $points }
yahtzee-box-small-straight-note = vier op een rij: { $points }
yahtzee-box-large-straight-note = vijf op een rij: { $points }
yahtzee-box-yahtzee-note = vijf gelijk: { $points }
yahtzee-box-chance-note = som van alle stenen

## Het blaadje

yahtzee-sheet = Scoreblaadje
yahtzee-sheet-box = Vakje
yahtzee-half-upper = Bovenste helft
yahtzee-half-lower = Onderste helft
yahtzee-row-upper-bonus = Bonus boven
yahtzee-row-upper-bonus-note = vanaf { $goal }: +{ $points }
yahtzee-row-yahtzee-bonus = Yahtzee-bonus
yahtzee-row-yahtzee-bonus-note = elke extra: +{ $points }
yahtzee-row-total = Totaal

yahtzee-cell-open = open
yahtzee-cell-points = Schrijf { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } op bij { $box }
yahtzee-cell-joker = Schrijf { $points } punten op bij { $box }, als joker
yahtzee-cell-zero = Streep { $box } weg met een nul
yahtzee-cell-confirm = Ja, schrijf de nul op bij { $box }
yahtzee-cell-bonus = plus { $bonus } Yahtzee-bonus
yahtzee-cell-joker-mark = joker
yahtzee-blocked = Kan niet met deze stenen
yahtzee-blocked-one = Joker: moet naar { $box }
yahtzee-blocked-lower = Joker: kies een vakje onderaan

yahtzee-pace-start = { $points } van { $goal }
yahtzee-pace-even = { $points } van { $goal }, precies op koers voor de bonus
yahtzee-pace-ahead = { $points } van { $goal }, { $pace } voor op drie van elk
yahtzee-pace-behind = { $points } van { $goal }, { $pace } achter op drie van elk
yahtzee-pace-even-short = op koers
yahtzee-pace-ahead-short = +{ $pace } voor
yahtzee-pace-behind-short = −{ $pace } achter

yahtzee-whole-open = Toon het blaadje van alle spelers
yahtzee-whole-close = Terug naar de dobbelstenen

## Dobbelstenen

yahtzee-tray = Dobbelstenen
yahtzee-rail = Gehouden
yahtzee-dice = dobbelstenen { $dice }
yahtzee-die-blank = Steen { $number }, nog niet gegooid
yahtzee-die-loose = Steen { $number }: { $face }
yahtzee-die-held = Steen { $number }: { $face }, gehouden
yahtzee-die-typed = Steen { $number }: { $face }, ingevoerd; tik om weg te halen
yahtzee-roll = { $left ->
    [one] Gooi (laatste keer)
   *[other] Gooi (nog { $left })
  }
yahtzee-roll-one = Gooi de dobbelsteen
yahtzee-roll-none = Geen worpen meer

yahtzee-entry-label = Voer je dobbelstenen in
yahtzee-entry-face = { $face }
yahtzee-entry-back = Verbeter
yahtzee-entry-confirm = Dit zijn mijn stenen
yahtzee-entry-count = { $typed } van { $goal }

## Wat je nu kunt doen

yahtzee-prompt-over = Het spel is afgelopen
yahtzee-prompt-watching = { $name } speelt in een ander venster
yahtzee-prompt-bot = { $name } is aan de beurt …
yahtzee-prompt-bot-opening = { $name } gooit om het begin …
yahtzee-prompt-opening = { $name }, gooi één dobbelsteen: de hoogste begint
yahtzee-prompt-first-solo = Gooi de dobbelstenen om je beurt te beginnen
yahtzee-prompt-first-named = { $name }, jij bent aan de beurt: gooi de dobbelstenen
yahtzee-prompt-throw-again = { $name }, gooi de losse dobbelstenen
yahtzee-prompt-keep-solo = Tik op stenen om te houden en gooi – of kies een vakje
yahtzee-prompt-keep-named = { $name }: tik op stenen om te houden en gooi – of kies een vakje
yahtzee-prompt-roll-or-choose = { $count ->
    [one] Gooi de andere steen – of kies een vakje
   *[other] Gooi de andere { $count } stenen – of kies een vakje
  }
yahtzee-prompt-all-held = Je houdt alles: kies een vakje, of maak een steen los om te gooien
yahtzee-prompt-choose-solo = Dat was je laatste worp: kies een vakje
yahtzee-prompt-choose-named = { $name }, dat was je laatste worp: kies een vakje
yahtzee-prompt-zero = Een nul opschrijven bij { $box }?
yahtzee-prompt-rolling = De stenen rollen …
yahtzee-prompt-written = Opgeschreven
yahtzee-prompt-type-opening = { $name }, gooi één echte steen en tik aan wat je ziet
yahtzee-prompt-type-first = { $name }, gooi vijf echte stenen en tik aan wat je ziet
yahtzee-prompt-type-again = { $name }, gooi de losse stenen opnieuw en tik aan wat je ziet
yahtzee-prompt-type-opening-bot = Gooi één echte steen voor { $name } en tik aan wat je ziet
yahtzee-prompt-type-first-bot = Gooi vijf echte stenen voor { $name } en tik aan wat je ziet
yahtzee-prompt-type-again-bot = Gooi de losse stenen opnieuw voor { $name } en tik aan wat je ziet
yahtzee-prompt-type-done = Klopt het? Bevestig dan je stenen

yahtzee-zero-yes = Schrijf 0 bij { $box }
yahtzee-zero-no = Niet dit vakje

yahtzee-keys = Toetsen: 1–5 houdt een steen, R gooit, pijltjes lopen door de vakjes
yahtzee-round = Beurt { $round } van { $rounds }

## De worp om het begin

yahtzee-opening-title = Wie begint?
yahtzee-opening-words = Iedereen gooit één dobbelsteen. De hoogste begint; bij gelijk gooi je opnieuw.
yahtzee-opening-next = gooit nu
yahtzee-opening-waits = wacht
yahtzee-opening-threw = { $pips }
yahtzee-opening-out = valt af

## Stand en wedstrijd

yahtzee-standings-title = Stand
yahtzee-contest-of = Spel { $game } van { $games }
yahtzee-contest-title = De wedstrijd tot nu toe
yahtzee-contest-player = Speler
yahtzee-contest-game = { $game }
yahtzee-contest-all = Samen

## Wat er gebeurde

yahtzee-log-opening = { $name } gooit { $pips }
yahtzee-log-tie = Gelijk: gooi opnieuw!
yahtzee-log-starter = { $name } begint!
yahtzee-log-rolled = { $name } gooit { $dice }
yahtzee-log-held = { $name } houdt { $dice }
yahtzee-log-held-none = { $name } gooit alle stenen opnieuw
yahtzee-log-scored = { $name } schrijft { $points } op bij { $box }
yahtzee-log-scored-joker = { $name } speelt een joker: { $points } bij { $box }
yahtzee-log-turn = { $name } is aan de beurt
yahtzee-banner-yahtzee = Yahtzee! { $points } punten voor { $name }
yahtzee-banner-yahtzee-bonus = Nog een Yahtzee! +{ $points } voor { $name }
yahtzee-banner-upper-bonus = Bonus boven! +{ $points } voor { $name }
yahtzee-banner-game-over = Spel { $game } is klaar

## Hints

yahtzee-hint-title = Hint
yahtzee-hint-exact = exacte waarden
yahtzee-hint-estimate = geschatte waarden
yahtzee-hint-thinking = De rekenaar rekent dit spel uit …
yahtzee-hint-later = Er komt een hint zodra je stenen hebt om uit te kiezen.
yahtzee-hint-yours = Jouw stenen nu
yahtzee-hint-keep = { $count ->
    [one] Houd deze steen
   *[other] Houd deze { $count }
  }
yahtzee-hint-roll-all = Gooi alle stenen opnieuw
yahtzee-hint-write = { $box }: { $points }
yahtzee-hint-best = beste
yahtzee-hint-loss = −{ NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }
yahtzee-hint-value = leidt gemiddeld tot { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
yahtzee-hint-bonus-chance = bonus { NUMBER($chance) } %
yahtzee-hint-sd = spreiding ± { NUMBER($sd, minimumFractionDigits: 0, maximumFractionDigits: 0) }
yahtzee-hint-more = { $count ->
    [one] Toon de andere keuze
   *[other] Toon de andere { $count } keuzes
  }

reason-bonus-chance = houdt 63 binnen bereik: { NUMBER($chance) } % in plaats van { NUMBER($instead) } %
reason-bonus-chance-lost = kost kans op de bonus: { NUMBER($chance) } % in plaats van { NUMBER($instead) } %
reason-bonus-secured = de bonus boven is binnen
reason-points-now = { $points ->
    [one] levert nu { $points } punt op
   *[other] levert nu { $points } punten op
  }
reason-aims-for = vult deze beurt { $box } in: { NUMBER($chance) } %
reason-saves-box = houdt { $box } open voor later
reason-gives-up = geeft { $box } op
reason-cheapest-zero = de goedkoopste nul: { $box } is je het minst waard
reason-joker = een joker: telt als { $box }
reason-yahtzee-bonus = levert { $points } Yahtzee-bonus op
reason-even = zo goed als de beste: scheelt maar { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }
reason-lower-risk = minder risico: ± { NUMBER($sd, maximumFractionDigits: 0) } in plaats van ± { NUMBER($instead, maximumFractionDigits: 0) }
reason-us-rule-differs = de Amerikaanse regel zou { $box } afdwingen

## Keuzes voor een partij

yahtzee-option-dice = Dobbelstenen
yahtzee-option-dice-help = Met eigen dobbelstenen is de app scoreblok en coach: je voert in wat je gooit.
yahtzee-option-dice-app = De app gooit
yahtzee-option-dice-own = Onze eigen stenen
yahtzee-option-games = Lengte
yahtzee-option-games-help = In een wedstrijd tellen de totalen van vijf spellen samen.
yahtzee-option-games-1 = Eén spel
yahtzee-option-games-5 = Wedstrijd van vijf spellen
yahtzee-option-start = Wie begint
yahtzee-option-start-help = Met een worp: iedereen gooit één steen, de hoogste begint.
yahtzee-option-start-throw = Met een worp
yahtzee-option-start-first = De eerste speler
yahtzee-option-joker = Jokerregel
yahtzee-option-joker-help = Wat een tweede Yahtzee mag als het Yahtzee-vakje al is ingevuld.
yahtzee-option-joker-dutch = Nederlands: vrije keuze
yahtzee-option-joker-forced = Amerikaans: verplicht
yahtzee-option-joker-none = Geen jokers
yahtzee-option-yahtzee_bonus = Yahtzee-bonus
yahtzee-option-yahtzee_bonus-help = 100 punten voor elke volgende Yahtzee na een eerste van 50.
yahtzee-option-yahtzee_bonus-on = +100
yahtzee-option-yahtzee_bonus-off = Uit
yahtzee-option-natural_full_house = Vijf gelijk als Full House
yahtzee-option-natural_full_house-help = Of vijf gelijke stenen als Full House tellen, ook als ze geen joker zijn.
yahtzee-option-natural_full_house-no = Nee
yahtzee-option-natural_full_house-yes = Ja
yahtzee-option-voluntary_zero = Een joker weggooien
yahtzee-option-voluntary_zero-help = Of een joker een nul boven mag zijn terwijl er onder nog een vakje open is.
yahtzee-option-voluntary_zero-yes = Mag
yahtzee-option-voluntary_zero-no = Mag niet

## Delen van de score

yahtzee-part-upper = Bovenste helft
yahtzee-part-upper_bonus = Bonus boven
yahtzee-part-yahtzee_bonus = Yahtzee-bonus
yahtzee-part-lower = Onderste helft
yahtzee-part-earlier_games = Eerdere spellen

## Tegenstanders

yahtzee-bot-random = Houdt en schrijft wat er toevallig komt: ongeveer { $points } punten
yahtzee-bot-greedy = Pakt het meeste van dit moment: ongeveer { $points } punten
yahtzee-bot-solver = Speelt foutloos: gemiddeld ongeveer { $points } punten

## Weigeringen

error-box-filled = Dat vakje is al ingevuld.
error-joker-must-take-its-upper-box = Deze joker moet in het bovenste vakje van zijn getal.
error-joker-must-take-a-lower-box = Deze joker moet in een open vakje van de onderste helft.
error-wrong-dice-count = Dat is niet het aantal stenen dat is gegooid.
error-bad-face = Een dobbelsteen toont één tot zes.
error-no-rolls-left = Je hebt drie keer gegooid: kies een vakje.
error-holds-all-dice = Maak minstens één steen los om te gooien.

## De regels

yahtzee-rules-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
yahtzee-rules-throw = Worp { $number }
yahtzee-rules-bonus-picture = Drie van elk getal van één tot zes: precies 63 punten

yahtzee-rules-goal = Het doel
yahtzee-rules-goal-1 = Gooi met vijf dobbelstenen combinaties en vul de dertien vakjes van je blaadje zo goed mogelijk in. Wie aan het eind de meeste punten heeft, wint.
yahtzee-rules-goal-2 = Je kunt met zoveel mensen spelen als je wilt. In je eentje speel je tegen je eigen record.

yahtzee-rules-start = Wie begint
yahtzee-rules-start-1 = Iedereen gooit één dobbelsteen; de hoogste begint, en bij gelijke worpen wordt opnieuw gegooid. Daarna gaat de beurt de tafel rond.
yahtzee-rules-start-2 = Moet het sneller, laat dan de eerste speler van de lijst beginnen: dat kies je bij een nieuwe partij.

yahtzee-rules-turn = Je beurt
yahtzee-rules-turn-1 = Je mag hoogstens drie keer gooien. De eerste worp is altijd met alle vijf de stenen.
yahtzee-rules-turn-2 = Houd daarna de stenen die je bevallen – tik erop, dan schuiven ze naar de rand – en gooi de andere opnieuw. Voor de derde worp kies je weer vrij: ook een gehouden steen mag dan nog mee.
yahtzee-rules-turn-3 = Ben je eerder tevreden, dan stop je na de eerste of tweede worp. De derde worp is de laatste.
yahtzee-rules-turn-4 = Aan het eind van elke beurt vul je precies één vakje in, in de volgorde die je zelf wilt. Wat er staat, blijft staan.

yahtzee-rules-upper = De bovenste helft
yahtzee-rules-upper-1 = Elk van de zes vakjes hoort bij een getal. Alleen de stenen met dat getal tellen, en je telt ze op.

yahtzee-rules-lower = De onderste helft
yahtzee-rules-lower-1 = Hier telt de combinatie. 3 dezelfde, Carré en Chance leveren de som van alle vijf de stenen op; de andere hebben een vaste prijs.
yahtzee-rules-lower-2 = Een Full House is drie van het ene en twee van een ander getal. Een grote straat mag je ook als kleine straat opschrijven.

yahtzee-rules-choice = Jij kiest
yahtzee-rules-choice-1 = Terwijl je kiest, toont elk open vakje wat het nu zou opleveren. In elk vakje past één score, meer niet.
yahtzee-rules-choice-2 = Dezelfde stenen passen vaak in meer vakjes. Drie drieën en twee vijven kunnen bijvoorbeeld hierheen:

yahtzee-rules-chance = Chance
yahtzee-rules-chance-1 = Hier past alles, en de som van de stenen telt. Het is het vakje voor een worp waar je verder niets aan hebt.

yahtzee-rules-zero = Een nul opschrijven
yahtzee-rules-zero-1 = Past er niets, dan moet je een open vakje wegstrepen met een nul. Het mag ook uit vrije wil.
yahtzee-rules-zero-2 = De app vraagt het even voordat ze een nul opschrijft, zodat een vinger niet uitglijdt.

yahtzee-rules-bonus = De bonus boven
yahtzee-rules-bonus-1 = Haal je 63 punten of meer in de bovenste helft, dan krijg je er 35 bij.
yahtzee-rules-bonus-2 = Drie van elk getal is precies 63. Het blaadje vertelt hoeveel je op dat schema voor- of achterloopt.

yahtzee-rules-yahtzee-bonus = Meer dan één Yahtzee
yahtzee-rules-yahtzee-bonus-1 = Staan er 50 punten in je Yahtzee-vakje, dan levert elke volgende Yahtzee 100 extra op, waar je de stenen ook opschrijft.
yahtzee-rules-yahtzee-bonus-2 = Een nul in het Yahtzee-vakje maakt daar een eind aan: latere Yahtzees geven dan geen bonus.

yahtzee-rules-joker = Jokers
yahtzee-rules-joker-1 = Is je Yahtzee-vakje ingevuld, met 50 of met 0, en gooi je weer vijf gelijke? Als het bovenste vakje van dat getal ook is ingevuld, is de worp een joker.
yahtzee-rules-joker-2 = Een joker mag voor elk open vakje van de onderste helft staan en levert daar de volle prijs op. Het plaatje toont het voor vijf vieren.
yahtzee-rules-joker-3 = Is het bovenste vakje van dat getal nog open, dan is het geen joker: schrijf hem op als een gewone worp, in een open vakje naar keuze, voor wat hij daar waard is.
yahtzee-rules-joker-4 = Is de hele onderste helft vol, dan komt er een nul in een open vakje boven. De 100 extra punten krijg je, als je er recht op hebt, in elk geval.

yahtzee-rules-switches = Huisregels
yahtzee-rules-switches-1 = Amerikaanse jokers: met vijf gelijke en een ingevuld Yahtzee-vakje moet je het bovenste vakje van dat getal nemen; pas als dat vol is een vakje onder, en pas als die vol zijn een nul.
yahtzee-rules-switches-2 = Geen jokers: vijf gelijke is een gewone worp. Ook de bonus van 100 kun je uitzetten.
yahtzee-rules-switches-3 = Vijf gelijk als Full House: volgens het boekje zijn daar twee verschillende getallen voor nodig, tenzij het een joker is. Sommige tafels rekenen het altijd goed.
yahtzee-rules-switches-4 = Een joker weggooien: volgens het boekje mag je een joker verspillen als nul in een vakje boven. Sommige tafels verbieden dat zolang er onder nog een vakje open is.

yahtzee-rules-end = Het einde van het spel
yahtzee-rules-end-1 = Heeft iedereen dertien vakjes ingevuld, dan tel je op: de bovenste helft, de 35 als je 63 haalde, elke Yahtzee-bonus, en de onderste helft.
yahtzee-rules-end-2 = Het hoogste totaal wint. Bij gelijke totalen deel je de overwinning.

yahtzee-rules-contest = Een wedstrijd van vijf spellen
yahtzee-rules-contest-1 = Speel vijf spellen en tel de totalen op: wie na het vijfde de meeste punten heeft, is de algehele winnaar.
yahtzee-rules-contest-2 = Elk spel begint de volgende speler.

yahtzee-rules-own-dice = Met eigen dobbelstenen
yahtzee-rules-own-dice-1 = Kies ‘onze eigen stenen’ en speel aan een echte tafel: gooi, tik aan wat de stenen tonen, en de app houdt de score bij en kent de regels.
yahtzee-rules-own-dice-2 = Een hint werkt net zo goed: die zegt welke stenen je het best houdt, wat dat waard is en waarom.

yahtzee-rules-tips = Tips
yahtzee-rules-tips-1 = De 35 punten zijn de moeite waard: verzamel vroeg vieren, vijven en zessen voor de bovenste helft, voordat je daar iets moet wegstrepen.
yahtzee-rules-tips-2 = Moet er een nul komen, dan zijn de enen vaak de goedkoopste plek: een extra vijf of zes maakt dat goed.
yahtzee-rules-tips-3 = Houd Chance zo lang mogelijk open. Laat in het spel redt dat vakje de worp die nergens past.
yahtzee-rules-tips-4 = Tegen het eind kan het wijs zijn de Yahtzee of een straat op te geven – tenzij de anderen voorstaan: dan helpt alleen een gewaagde worp.
yahtzee-rules-tips-5 = Kijk naar de hint nadat je zelf stenen hebt gekozen: je ziet dan wat jouw keuze zou kosten.
