keer_op_keer-name = Keer op Keer
keer_op_keer-tagline = Een kleur en een cijfer: maak kolommen en kleuren vol vóór de anderen

## Kleuren en dobbelstenen

keer_op_keer-colour-yellow = geel
keer_op_keer-colour-green = groen
keer_op_keer-colour-blue = blauw
keer_op_keer-colour-red = rood
keer_op_keer-colour-orange = oranje
keer_op_keer-colour-joker = zwarte joker
# Voor een zelfstandig naamwoord: twee gele vakjes.
keer_op_keer-inked-yellow = gele
keer_op_keer-inked-green = groene
keer_op_keer-inked-blue = blauwe
keer_op_keer-inked-red = rode
keer_op_keer-inked-orange = oranje

keer_op_keer-dice-colours = Kleurendobbelstenen
keer_op_keer-dice-numbers = Cijferdobbelstenen
keer_op_keer-die-number = cijfer { $number }
keer_op_keer-die-free = { $face }
keer_op_keer-die-idle = { $face }: past nu nergens
keer_op_keer-die-taken = { $face }: weggenomen door de actieve speler

## Het speelveld

keer_op_keer-board-of = Speelveld van { $name }: { $crossed } van de 105 vakjes aangekruist
keer_op_keer-board-blank = Het speelveld dat nog getrokken moet worden
keer_op_keer-cell-open = { $cell }, { $colour }{ $star ->
    [yes] , ster
   *[no] {""}
  }
keer_op_keer-cell-lit = { $cell }, { $colour }{ $star ->
    [yes] , ster
   *[no] {""}
  }, mogelijk
keer_op_keer-cell-chosen = { $cell }, { $colour }{ $star ->
    [yes] , ster
   *[no] {""}
  }, gekozen
keer_op_keer-cell-crossed = { $cell }, { $colour }{ $star ->
    [yes] , ster
   *[no] {""}
  }, aangekruist
keer_op_keer-column-open = Kolom { $column }: nog { $left } open, goed voor { $points }.
keer_op_keer-column-full = Kolom { $column } is vol: { $points } punten.
keer_op_keer-jokers = Jokers: nog { $left } van { $all }
keer_op_keer-colours = Kleurbonussen
keer_op_keer-colour-state-open = { $colour }: nog { $left } vakjes open, goed voor { $points }
keer_op_keer-colour-state-full = { $colour } is vol: { $points } punten
keer_op_keer-score = Score tot nu toe
keer_op_keer-margin = Kleuren en score
keer_op_keer-thumbs = De andere speelvelden
keer_op_keer-thumb-open = Open het speelveld van { $name }, { $total } punten
keer_op_keer-opened-close = Terug naar het spel

## Wat je nu kunt doen

keer_op_keer-prompt-over = Het spel is afgelopen
keer_op_keer-prompt-watching = { $name } speelt in een ander venster
keer_op_keer-prompt-bot = { $name } is aan de beurt …
keer_op_keer-prompt-rolling = De stenen rollen …
keer_op_keer-prompt-crossed = Aangekruist
keer_op_keer-prompt-passed = Gepast
keer_op_keer-prompt-board = Trek het speelveld waar iedereen op speelt
keer_op_keer-prompt-board-own = Welk nummer heeft het speelveld?
keer_op_keer-prompt-start = Loot: wie begint?
keer_op_keer-prompt-start-own = Loot aan tafel: wie begint?
keer_op_keer-prompt-roll-solo = Gooi de dobbelstenen
keer_op_keer-prompt-roll-named = { $name }, gooi de dobbelstenen
keer_op_keer-prompt-type = { $name }, gooi en tik aan wat je ziet: { $colours } kleuren, { $numbers } cijfers
keer_op_keer-prompt-type-bot = Gooi voor { $name } en tik aan wat je ziet: { $colours } kleuren, { $numbers } cijfers
keer_op_keer-prompt-type-done = Klopt het? Bevestig dan de stenen
keer_op_keer-prompt-choose-solo = Kies een kleur en een cijfer, of wijs vakjes aan
keer_op_keer-prompt-choose-active = { $name }: kies een kleur en een cijfer, of wijs vakjes aan
keer_op_keer-prompt-choose-other = Nu { $name }: kies een kleur en een cijfer, of wijs vakjes aan
keer_op_keer-prompt-now-number = Nu een cijfer, of wijs vakjes aan die oplichten
keer_op_keer-prompt-now-colour = Nu een kleur, of wijs vakjes aan die oplichten
keer_op_keer-prompt-cells = { $most ->
    [one] Tik een vakje aan dat oplicht
   *[other] Wijs { $most } vakjes aan die elkaar raken
  }
keer_op_keer-prompt-cells-range = Wijs { $fewest } tot { $most } vakjes aan die elkaar raken
keer_op_keer-prompt-more = { $most ->
    [one] Nog één vakje
   *[other] Nog { $most } vakjes
  }
keer_op_keer-prompt-more-range = Nog { $fewest } tot { $most } vakjes
keer_op_keer-prompt-ready = { $count ->
    [one] Eén vakje: aankruisen?
   *[other] { $count } vakjes: aankruisen?
  }
keer_op_keer-prompt-ready-or-more = { $count ->
    [one] Eén vakje: kruis het aan, of kies er meer
   *[other] { $count } vakjes: kruis ze aan, of kies er meer
  }
keer_op_keer-prompt-pass = Passen, terwijl je iets kunt aankruisen?
keer_op_keer-prompt-stuck-solo = Deze keer past er niets: pas
keer_op_keer-prompt-stuck-named = { $name }, deze keer past er niets: pas

keer_op_keer-confirm = { $cost ->
    [0] { $count } { $inked } aankruisen
    [one] { $count } { $inked } aankruisen (1 joker)
   *[other] { $count } { $inked } aankruisen ({ $cost } jokers)
  }
keer_op_keer-confirm-not-yet = Aankruisen
keer_op_keer-clear = Wissen
keer_op_keer-pass = Pas
keer_op_keer-pass-yes = Ja, ik pas
keer_op_keer-pass-no = Nee
keer_op_keer-count = { $done } gekozen, van { $fewest } tot { $most }
keer_op_keer-roll-dice = Gooi de dobbelstenen
keer_op_keer-roll-start = Loot wie begint
keer_op_keer-roll-board = Trek een speelveld
keer_op_keer-roll-of = Worp { $roll } van { $rolls }
keer_op_keer-roll-number = Worp { $roll }
keer_op_keer-roll-open = Alle stenen vrij

## Waarom iets niet past

keer_op_keer-why-crossed = Dat vakje is al aangekruist.
keer_op_keer-why-other-colour = Eén kleur tegelijk: je kruist nu { $inked } vakjes aan.
keer_op_keer-why-other-block = Alle kruisjes van een beurt liggen in één blok.
keer_op_keer-why-enough = { $count ->
    [one] Je mag maar één vakje aankruisen.
   *[other] { $count } vakjes: meer mag je er niet aankruisen.
  }
keer_op_keer-why-no-colour = Met deze stenen kun je nergens { $inked } vakjes aankruisen.
keer_op_keer-why-dice-colour = Met de stenen die je koos, kun je geen { $inked } vakjes aankruisen.
keer_op_keer-why-apart = De vakjes moeten elkaar raken en precies bij het cijfer passen.
keer_op_keer-why-dice-number = Met dat cijfer kun je dit vakje niet aankruisen.
keer_op_keer-why-no-number = Geen cijfer op tafel past bij de open vakjes hier.
keer_op_keer-why-not-first = Op een leeg speelveld begin je in kolom H.
keer_op_keer-why-no-touch = Je kruisjes moeten een ouder kruisje raken, of in kolom H beginnen.
keer_op_keer-why-no-cells = Wijs eerst vakjes aan; daarna kruis je ze aan.
keer_op_keer-why-too-few = { $count ->
    [one] Nog niet: er moet nog één vakje bij.
   *[other] Nog niet: er moeten nog { $count } vakjes bij.
  }
keer_op_keer-why-taken = { $name } heeft die steen weggenomen.
keer_op_keer-why-idle-die = Die steen past nu nergens op je speelveld.
keer_op_keer-why-no-jokers = Dat is een joker, en je uitroeptekens zijn op.

## Ingevoerd

keer_op_keer-entry-label = Voer de dobbelstenen in
keer_op_keer-entry-take-back = { $face }, ingevoerd; tik om weg te halen
keer_op_keer-entry-confirm = Dit zijn onze stenen
keer_op_keer-entry-count = { $typed } van { $goal }
keer_op_keer-board-number = Nummer van het speelveld
keer_op_keer-board-take = Neem dit speelveld

## Wat er gebeurde

keer_op_keer-log-board = Speelveld { $number } is getrokken
keer_op_keer-log-starter = { $name } begint!
keer_op_keer-log-rolled = { $name } gooit { $dice }
keer_op_keer-log-crossed = { $name } kruist { $count ->
    [one] één { $colour } vakje
   *[other] { $count } { $inked } vakjes
  } aan{ $cost ->
    [0] {""}
    [one] {" "}voor één joker
   *[other] {" "}voor { $cost } jokers
  }
keer_op_keer-log-passed = { $name } past
keer_op_keer-log-next = { $name } gooit nu
keer_op_keer-banner-column-first = Kolom { $column } is vol! +{ $points } voor { $name }
keer_op_keer-banner-column-later = Ook { $name } heeft kolom { $column } vol: +{ $points }
keer_op_keer-banner-colour-first = Alle { $inked } vakjes zijn aangekruist! +{ $points } voor { $name }
keer_op_keer-banner-colour-later = Ook { $name } heeft alle { $inked } vakjes: +{ $points }

## Hints

keer_op_keer-hint-title = Hint
keer_op_keer-hint-exact = exacte waarden
keer_op_keer-hint-estimate = geschatte waarden
keer_op_keer-hint-thinking = De rekenaar denkt na …
keer_op_keer-hint-later = Er komt een hint zodra je stenen hebt om uit te kiezen.
keer_op_keer-hint-yours = Jouw vakjes nu
keer_op_keer-hint-cross = { $count } { $inked }: { $cells }
keer_op_keer-hint-pass = Passen
keer_op_keer-hint-best = beste
keer_op_keer-hint-loss = −{ NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }
keer_op_keer-hint-value = leidt gemiddeld tot { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
keer_op_keer-hint-value-error = leidt tot { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
keer_op_keer-hint-more = { $count ->
    [one] Toon nog één keuze
   *[other] Toon nog { $count } keuzes
  }

keer_op_keer-reason-finishes-column = maakt kolom { $column } vol: +{ $points }
keer_op_keer-reason-finishes-colour = kruist het laatste { $inked } vakje aan: +{ $points }
keer_op_keer-reason-first-of-column = { $points ->
    [one] is een ander net voor in kolom { $column }: scheelt 1 punt
   *[other] is een ander net voor in kolom { $column }: scheelt { $points } punten
  }
keer_op_keer-reason-first-of-colour = { $points ->
    [one] is een ander net voor met { $colour }: scheelt 1 punt
   *[other] is een ander net voor met { $colour }: scheelt { $points } punten
  }
keer_op_keer-reason-crosses-stars = { $count ->
    [one] kruist een ster aan: +{ $points }
   *[other] kruist { $count } sterren aan: +{ $points }
  }
keer_op_keer-reason-near-column = { $left ->
    [one] nog één vakje in kolom { $column }
   *[other] nog { $left } vakjes in kolom { $column }
  }
keer_op_keer-reason-opens-block = { $size ->
    [one] komt bij een los { $colour } vakje
   *[other] opent het { $inked } blok van { $size }
  }
keer_op_keer-reason-opens-columns = { $count ->
    [one] opent kolom { $columns }
   *[other] opent de kolommen { $columns }
  }
keer_op_keer-reason-closes-block = { $size ->
    [one] ruimt een los { $colour } vakje op
   *[other] maakt het { $inked } blok van { $size } vol
  }
keer_op_keer-reason-leaves-single = { $count ->
    [one] laat een los { $colour } vakje achter
   *[other] laat { $count } losse { $inked } vakjes achter
  }
keer_op_keer-reason-spends-jokers = { $count ->
    [one] kost een joker
   *[other] kost { $count } jokers
  }: { $rolls ->
    [0] dit is de laatste worp
    [one] nog { $left } voor één worp
   *[other] nog { $left } voor { $about ->
      [yes] zo’n{" "}
     *[no] {""}
    }{ $rolls } worpen
  }
keer_op_keer-reason-keeps-jokers = { $left ->
    [one] bewaart de laatste joker
   *[other] bewaart { $left } jokers
  } voor { $about ->
    [yes] nog zo’n { $rolls } worpen
   *[no] { $rolls ->
      [one] de laatste worp
     *[other] de laatste { $rolls } worpen
    }
  }
keer_op_keer-reason-takes-from-others = neemt stenen weg die de anderen nodig hebben: gemiddeld { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } punt minder voor hen
keer_op_keer-reason-pass-saves = aankruisen zou meer bederven dan opleveren
keer_op_keer-reason-even = bijna zo goed als de beste: scheelt maar { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Keuzes voor een partij

keer_op_keer-option-dice = Dobbelstenen
keer_op_keer-option-dice-help = Met eigen dobbelstenen is de app speelveld en coach: je voert in wat je gooit.
keer_op_keer-option-dice-app = De app gooit
keer_op_keer-option-dice-own = Onze eigen stenen
keer_op_keer-option-board = Speelveld
keer_op_keer-option-board-help = De zeven speelvelden van het spel, of een nieuw veld dat net zo in elkaar zit.
keer_op_keer-option-board-black = Zwart
keer_op_keer-option-board-red = Rood
keer_op_keer-option-board-blue = Blauw
keer_op_keer-option-board-green = Groen
keer_op_keer-option-board-orange = Oranje
keer_op_keer-option-board-purple = Paars
keer_op_keer-option-board-yellow = Geel
keer_op_keer-option-board-random = Nieuw veld
keer_op_keer-option-start = Wie begint
keer_op_keer-option-start-help = In je eentje valt er niets te loten.
keer_op_keer-option-start-lot = Loten
keer_op_keer-option-start-first = De eerste speler

## Delen van de score

keer_op_keer-part-bonus = Kleuren
keer_op_keer-part-columns = Kolommen A–O
keer_op_keer-part-jokers = Jokers over (+1)
keer_op_keer-part-stars = Open sterren (−2)

## Tegenstanders

keer_op_keer-bot-random = Kruist aan wat toevallig past: in zijn eentje ongeveer { $points } punten
keer_op_keer-bot-greedy = Pakt wat meteen loont: in zijn eentje ongeveer { $points } punten
keer_op_keer-bot-learner = Weet waar het om gaat maar vergist zich vaak: in zijn eentje ongeveer { $points } punten
keer_op_keer-bot-planner = Weet wat een speelveld waard is: in zijn eentje ongeveer { $points } punten
keer_op_keer-bot-solver = Denkt vooruit: in zijn eentje ongeveer { $points } punten

## Een gelijke stand

keer_op_keer-verdict-jokers = Gelijk in punten – de jokers die over zijn, geven de doorslag
keer_op_keer-verdict-shared = Gelijk in punten en in jokers

## Hoe goed een solospel was, de beste eerst

keer_op_keer-ladder = Hoe goed is dat?
keer_op_keer-stars-0 = ★★★★★
keer_op_keer-stars-1 = ★★★★☆
keer_op_keer-stars-2 = ★★★★☆
keer_op_keer-stars-3 = ★★★★☆
keer_op_keer-stars-4 = ★★★★☆
keer_op_keer-stars-5 = ★★★☆☆
keer_op_keer-stars-6 = ★★☆☆☆
keer_op_keer-stars-7 = ★★☆☆☆
keer_op_keer-stars-8 = ★★☆☆☆
keer_op_keer-stars-9 = ★☆☆☆☆
keer_op_keer-stars-10 = ☆☆☆☆☆
keer_op_keer-stars-11 = ☆☆☆☆☆
keer_op_keer-stars-12 = ☆☆☆☆☆
keer_op_keer-rating-0 = { keer_op_keer-stars-0 } Niet te geloven. Ben jij wel een mens?
keer_op_keer-rating-1 = { keer_op_keer-stars-1 } Zondagskind of meesterbrein? Vast allebei.
keer_op_keer-rating-2 = { keer_op_keer-stars-2 } Hier zou je je brood mee kunnen verdienen.
keer_op_keer-rating-3 = { keer_op_keer-stars-3 } Schitterend, van A tot O.
keer_op_keer-rating-4 = { keer_op_keer-stars-4 } Heel sterk – en vast helemaal eerlijk?
keer_op_keer-rating-5 = { keer_op_keer-stars-5 } Knap gespeeld!
keer_op_keer-rating-6 = { keer_op_keer-stars-6 } Dit heb je vaker gedaan.
keer_op_keer-rating-7 = { keer_op_keer-stars-7 } Goed, en er zit nog meer in.
keer_op_keer-rating-8 = { keer_op_keer-stars-8 } Het begint te komen.
keer_op_keer-rating-9 = { keer_op_keer-stars-9 } Helemaal niet slecht.
keer_op_keer-rating-10 = { keer_op_keer-stars-10 } Een beetje oefening helpt.
keer_op_keer-rating-11 = { keer_op_keer-stars-11 } Meedoen is wat telt.
keer_op_keer-rating-12 = { keer_op_keer-stars-12 } De stift had vandaag geen zin.

## Weigeringen

error-die-not-there = Die dobbelsteen ligt niet op tafel.
error-die-taken = De actieve speler heeft die dobbelsteen weggenomen.
error-no-jokers-left = Daar heb je geen joker meer voor.
error-wrong-count = Dat is niet het aantal vakjes dat de steen vraagt.
error-cell-crossed = Een van deze vakjes is al aangekruist.
error-wrong-colour = Deze vakjes hebben niet de kleur van de steen.
error-not-one-block = De vakjes moeten elkaar raken binnen één blok.
error-first-cross-in-h = Je eerste kruisje moet in kolom H staan.
error-wrong-number-of-dice = Dat is niet het aantal stenen dat is gegooid.
error-no-such-board = Er is geen speelveld met dat nummer.
error-no-anchor = Je kruisjes moeten een ouder kruisje raken, of in kolom H beginnen.

## De regels

keer_op_keer-rules-goal = Het doel
keer_op_keer-rules-goal-1 = Kruis vakjes aan op je speelveld. Een volle kolom levert punten op, een volle kleur een bonus, en elke ster die overblijft kost je punten. Wie de eerste is, krijgt het meest.
keer_op_keer-rules-goal-2 = Je speelt met één tot zes mensen. Het speelveld heeft vijftien kolommen, A tot en met O, en vijf kleuren; elke kleur heeft ook een eigen teken, zodat je kleuren nooit uit elkaar hoeft te houden.

keer_op_keer-rules-roll = Een worp
keer_op_keer-rules-roll-1 = De actieve speler gooit drie kleurenstenen en drie cijferstenen en neemt er van elk één: een kleur en een cijfer. Zoveel vakjes van die kleur kruist hij aan, precies zoveel.
keer_op_keer-rules-roll-2 = Daarna nemen alle anderen een kleur en een cijfer uit de vier stenen die overblijven. Meerdere spelers mogen hetzelfde kiezen.
keer_op_keer-rules-roll-3 = In de eerste drie worpen van het spel mag iedereen uit alle zes de stenen kiezen. Na elke worp gaan de stenen naar de volgende speler.
keer_op_keer-rules-roll-4 = Passen mag altijd. Past de actieve speler, dan zijn alle zes de stenen vrij voor de anderen.

keer_op_keer-rules-crossing = Waar je mag aankruisen
keer_op_keer-rules-crossing-1 = Je eerste kruisje zet je in kolom H, met het witte vak erboven. Daarna moeten je kruisjes met een zijkant een ouder kruisje raken, of weer in kolom H beginnen. Een hoek telt niet.
keer_op_keer-rules-crossing-2 = Alle kruisjes van een beurt raken elkaar en liggen in één blok: vakjes van één kleur die aan elkaar zitten. Een blok hoeft niet in één keer vol, maar een rest van één vakje heeft later een 1 nodig.
keer_op_keer-rules-crossing-3 = Nooit minder of meer vakjes dan het cijfer zegt, en nooit een cijfer verdeeld over twee blokken.
keer_op_keer-rules-correct = Goed: vier groene vakjes die elkaar en de gele kruisjes raken
keer_op_keer-rules-correct-singles = Ook goed, maar er blijven twee losse groene vakjes achter: die hebben elk een 1 nodig
keer_op_keer-rules-wrong-apart = Fout: deze vijf raken elkaar niet
keer_op_keer-rules-wrong-corner = Fout: deze drie raken de oudere kruisjes alleen met een hoek

keer_op_keer-rules-jokers = Jokers
keer_op_keer-rules-jokers-1 = De zwarte kleurensteen telt als elke kleur, het vraagteken als elk cijfer van 1 tot en met 5. Elke joker kost een uitroepteken op je speelveld, ook als een andere steen hetzelfde toont; twee tegelijk kosten er twee.
keer_op_keer-rules-jokers-2 = Je hebt er acht. Wat je niet gebruikt, is aan het eind een punt per stuk waard.
keer_op_keer-rules-jokers-picture = Een zwarte joker en een vraagteken, voor twee uitroeptekens

keer_op_keer-rules-columns = Kolommen
keer_op_keer-rules-columns-1 = Onder elke kolom staan twee waarden. Wie een kolom als eerste vol heeft, krijgt de bovenste, wie later komt de onderste. Maken meerdere spelers hem in dezelfde worp vol, dan krijgen ze allemaal de bovenste.
keer_op_keer-rules-columns-2 = De buitenste kolommen zijn het meest waard en het moeilijkst te bereiken.

keer_op_keer-rules-colours = Kleuren
keer_op_keer-rules-colours-1 = Kruis alle 21 vakjes van een kleur aan en je krijgt 5 punten als je de eerste bent, anders 3. Ook hier geldt: in dezelfde worp is tegelijk.

keer_op_keer-rules-stars = Sterren
keer_op_keer-rules-stars-1 = Er zijn er vijftien, één in elke kolom. Elke ster die aan het eind niet is aangekruist, kost 2 punten: je begint op −22 en werkt je omhoog.

keer_op_keer-rules-end = Het einde
keer_op_keer-rules-end-1 = Het spel eindigt na de worp waarin iemand een tweede kleur vult. Iedereen maakt die worp af.
keer_op_keer-rules-end-2 = Tel op: kleuren, kolommen en één punt voor elke joker die je over hebt, en trek er twee af voor elke open ster. Bij een gelijke stand wint wie de meeste jokers over heeft; is ook dat gelijk, dan delen jullie de overwinning.

keer_op_keer-rules-solo = In je eentje
keer_op_keer-rules-solo-1 = Je gooit twee kleurenstenen en twee cijferstenen, precies dertig keer. Na elke worp komt er een streep in een lettervakje; als er in alle twee staan, is het voorbij.
keer_op_keer-rules-solo-2 = Je krijgt altijd de bovenste waarden en 5 voor een kleur, en een tweede volle kleur maakt geen eind aan het spel.
keer_op_keer-rules-solo-3 = Hoe goed was het? Dat staat in deze tabel.

keer_op_keer-rules-boards = Speelvelden
keer_op_keer-rules-boards-1 = Naast het zwarte speelveld zijn er nog zes. Ze zitten allemaal hetzelfde in elkaar: 21 vakjes van elke kleur in blokken van één tot en met zes, elke kleur in elke kolom, vijftien sterren.
keer_op_keer-rules-boards-2 = Met ‘Nieuw veld’ trek je een van duizend andere speelvelden, die net zo in elkaar zitten.

keer_op_keer-rules-app = Op dit scherm
keer_op_keer-rules-app-1 = Tik een kleurensteen en een cijfersteen aan: elk vakje dat mee kan doen, licht op. Tik de vakjes aan, of veeg er met een vinger overheen. De hokjes bij de stenen tellen wat er nog komt.
keer_op_keer-rules-app-2 = Haast? Veeg meteen over de vakjes die oplichten; de stenen volgen vanzelf.
keer_op_keer-rules-app-3 = Met ‘onze eigen stenen’ gooi je aan een echte tafel en tik je aan wat de stenen tonen. De hint weet er raad mee.

keer_op_keer-rules-tips = Tips
keer_op_keer-rules-tips-1 = Groei vroeg naar beide kanten: wie ver reikt, heeft bij elke worp iets te kiezen.
keer_op_keer-rules-tips-2 = Pas op voor losse vakjes die achterblijven. Elk daarvan wacht op een 1.
keer_op_keer-rules-tips-3 = Een joker is een punt waard, maar een joker die een buitenste kolom met ster vol maakt, is er zeven waard.
