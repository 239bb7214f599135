# Clever: alles wat een speler over dit spel leest of hoort.

clever-name = Clever
clever-tagline = Zes dobbelstenen, vijf kleuren, en bonussen die elkaar in gang zetten

## Gebieden, dobbelstenen, bonussen

clever-area-yellow = geel
clever-area-blue = blauw
clever-area-green = groen
clever-area-orange = oranje
clever-area-purple = paars

clever-die-white = witte steen
clever-die-yellow = gele steen
clever-die-blue = blauwe steen
clever-die-green = groene steen
clever-die-orange = oranje steen
clever-die-purple = paarse steen
clever-die-shows = { $die }: { $face }
clever-die-blank = { $die }, nog niet gegooid
clever-die-leaving = { $die }, gaat naar het dienblad
clever-die-spent = { $die }, al gebruikt als extra steen

clever-bonus-reroll = een keer opnieuw gooien
clever-bonus-extra = een extra steen (+1)
clever-bonus-fox = een vos
clever-bonus-cross = een kruis in { $area }
clever-bonus-number = een { $value } in { $area }
clever-bonus-black-cross = een kruis in geel, blauw of groen
clever-bonus-black-number = een { $value } in oranje of paars
clever-bonus-choice = een kruis of een 6
clever-link-choice = kies: { $bonus }
clever-lost = vervalt: { $bonus }
clever-column = kolom vol: { $points } punten

clever-cell-number = { $area } { $number }
clever-cell-yellow = { $area } { $number }, rij { $row }
clever-cell-place = { $area }, vakje { $place }
clever-cell-follows = { $cell }; daarna: { $chain }
clever-mark-cross = kruis op { $cell }
clever-mark-number = { $value } in { $cell }

## De tafel

clever-sheet-of = Blaadje van { $name }
clever-tray = Dobbelstenen in de bak
clever-tokens = Bonussen om nu te gebruiken
clever-fields = Gekozen stenen van { $name }
clever-fields-short = Gekozen stenen
clever-platter = Zilveren dienblad
clever-platter-short = Zilveren dienblad
clever-others = Blaadjes van de anderen
clever-other-open = Toon het blaadje van { $name }: { $points } punten
clever-opened-close = Terug naar de tafel
clever-foxes = { $foxes }×{ $worth }
clever-round = Ronde { $round }/{ $rounds }
clever-roll-of = Worp { $roll }/{ $rolls }
clever-phase-passive = Van het dienblad
clever-phase-extra = Extra stenen
clever-free-rerolls = Opnieuw gooien, te gebruiken:
clever-free-extras = Extra stenen, te gebruiken:
clever-keys = Toetsen: 1–6 kiest een steen, Tab en Enter een vakje, Enter bevestigt, R gooit, Esc legt terug

clever-chain = Wat dit in gang zet
clever-preview-platter = { $count ->
    [0] Niets naar het dienblad,
    [one] { $count } steen naar het dienblad,
   *[other] { $count } stenen naar het dienblad,
  }
clever-preview-left = { $left ->
    [0] geen worp meer
   *[other] nog { $left } te gooien
  }
clever-confirm = { $points ->
    [0] Doen
    [one] Doen (+{ $points } punt)
   *[other] Doen (+{ $points } punten)
  }
clever-cancel = Toch niet

clever-roll = { $count ->
    [one] Gooi de laatste steen
   *[other] Gooi { $count } stenen
  }
clever-action-reroll = { $count ->
    [one] Gooi hem opnieuw (nog { $left })
    [2] Gooi beide opnieuw (nog { $left })
   *[other] Gooi alle { $count } opnieuw (nog { $left })
  }
clever-action-pass-roll-on = Verder gooien
clever-action-pass-go-on = Verder
clever-action-pass-decline = Geen steen nemen
clever-action-end = Verder zonder +1

clever-entry-label = Voer je dobbelstenen in
clever-entry-face = { $die }: { $face }
clever-entry-back = Laatste wissen
clever-entry-confirm = Dit zijn mijn stenen
clever-entry-count = { $typed } van { $goal }

## Wat je nu kunt doen

clever-prompt-over = Het spel is afgelopen
clever-prompt-acting = …
clever-prompt-watching = { $name } speelt in een ander venster
clever-prompt-bot = { $name } is aan de beurt …
clever-prompt-first-solo = Gooi alle zes de stenen om je beurt te beginnen
clever-prompt-first-named = { $name }, jij bent aan de beurt: gooi alle zes de stenen
clever-prompt-again = { $count ->
    [one] Gooi de steen die over is
   *[other] Gooi de { $count } stenen die over zijn
  }
clever-prompt-serve = Gooi voor het dienblad: je krijgt de drie laagste stenen geserveerd
clever-prompt-pick-solo = Kies een steen en dan een vakje
clever-prompt-pick-named = { $name }: kies een steen en dan een vakje
clever-prompt-passive-solo = Neem één steen van het zilveren dienblad
clever-prompt-passive-named = { $name }: neem één steen van het zilveren dienblad
clever-prompt-fallback-solo = Niets op het dienblad past: je mag een van de drie hoge stenen gebruiken
clever-prompt-fallback-named = Niets op het dienblad past: { $name } mag een van de gekozen stenen van { $active } gebruiken
clever-prompt-nothing-fits = Geen van deze stenen past: pech gehad
clever-prompt-nothing-fits-reroll = Geen van deze stenen past: gooi ze opnieuw, of ga verder
clever-prompt-nothing-served-solo = Er past nu geen steen
clever-prompt-nothing-served-named = { $name }: er past nu geen steen
clever-prompt-bonus = Een bonus! Kies waar je hem gebruikt
clever-prompt-round-bonus-solo = De bonus van ronde 4: een kruis in geel, blauw of groen, of een 6 in oranje of paars
clever-prompt-round-bonus-named = { $name }: een kruis in geel, blauw of groen, of een 6 in oranje of paars
clever-prompt-extra-solo = Gebruik een +1 voor een steen naar keuze, of ga verder
clever-prompt-extra-named = { $name }: gebruik een +1 voor een steen naar keuze, of ga verder
clever-prompt-last = { $name }: laatste kans om je +1’en te gebruiken
clever-prompt-which-cell = Kies nu een vakje
clever-prompt-which-die = Met welke steen?
clever-prompt-type-solo = { $count ->
    [one] Gooi de steen die over is en tik aan wat je ziet
   *[other] Gooi { $count } echte stenen en tik voor elke steen aan wat je ziet
  }
clever-prompt-type-named = { $count ->
    [one] { $name }, gooi de steen die over is en tik aan wat je ziet
   *[other] { $name }, gooi { $count } echte stenen en tik voor elke steen aan wat je ziet
  }
clever-prompt-type-bot = { $count ->
    [one] Gooi de steen die over is voor { $name } en tik aan wat je ziet
   *[other] Gooi { $count } echte stenen voor { $name } en tik voor elke steen aan wat je ziet
  }
clever-prompt-type-nearest = { $count ->
    [one] Gelijk: tik de steen aan die het dichtst bij het dienblad ligt
   *[other] Gelijk: tik de { $count } stenen aan die het dichtst bij het dienblad liggen
  }
clever-prompt-type-done = Klopt het? Bevestig dan je stenen

## Wat er gebeurde

clever-log-die = { $die } { $face }
clever-log-rolled = { $name } gooit { $dice }
clever-log-rerolled = { $name } gooit opnieuw: { $dice }
clever-log-took = { $name } neemt de { $die }
clever-log-took-extra = { $name } gebruikt een +1 voor de { $die }
clever-log-platter = Naar het dienblad: { $dice }
clever-log-marked = { $name }: { $mark }
clever-log-column = { $name } maakt een gele kolom vol: { $points } punten
clever-log-earned = { $name } krijgt: { $bonus }
clever-log-lost = { $name } kan dit niet gebruiken: { $bonus }
clever-log-passed = { $name } past
clever-log-turn-active = { $name } heeft de dobbelstenen
clever-log-turn-extra = { $name } mag een +1 gebruiken
clever-log-turn-passive = { $name } kiest van het dienblad
clever-banner-fox = Een vos voor { $name }!
clever-banner-round = Ronde { $round } van { $rounds }

## Hints

clever-hint-title = Hint
clever-hint-exact = exacte waarden
clever-hint-estimate = geschatte waarden
clever-hint-thinking = De rekenaar denkt na …
clever-hint-later = Een hint komt zodra er iets te kiezen is.
clever-hint-yours = Jouw keuze
clever-hint-take = { $die } → { $cell }
clever-hint-extra = +1: { $die } → { $cell }
clever-hint-pass = Passen
clever-hint-reroll = Gooi { $count ->
    [one] hem
    [2] beide
   *[other] alle { $count }
  } opnieuw
clever-hint-end = Bewaar je +1’en
clever-hint-best = beste
clever-hint-loss = −{ NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) }
clever-hint-value = leidt tot { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten
clever-hint-value-error = leidt gemiddeld tot { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten
clever-hint-more = { $count ->
    [one] Toon de andere mogelijkheid
   *[other] Toon de andere { $count } mogelijkheden
  }

reason-chain = zet meteen in gang: { $links }
reason-earns = levert op: { $bonus }
reason-nearer-column = { $missing ->
    [one] nog één vakje tot een gele kolom van { $points } punten
   *[other] nog { $missing } vakjes tot een gele kolom van { $points } punten
  }
reason-nearer = { $missing ->
    [one] nog één vakje tot { $bonus }
   *[other] nog { $missing } vakjes tot { $bonus }
  }
reason-clever-points = { $points ->
    [one] levert nu { $points } punt op
   *[other] levert nu { $points } punten op
  }
reason-platter = { $dice ->
    [one] legt een steen op het dienblad
   *[other] legt { $dice } stenen op het dienblad
  }, { $left ->
    [0] dan is er niets meer te gooien
   *[other] nog { $left } te gooien
  }
reason-platter-none = houdt alle andere stenen voor de volgende worp
reason-lowest-area = brengt { $area }, je laagste gebied, van { $from } naar { $to }
reason-fox-worth = { $foxes ->
    [one] je vos is { $points } waard
   *[other] je { $foxes } vossen zijn elk { $points } waard
  }
reason-spend-reroll = opnieuw gooien loont: naar verwachting { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten meer
reason-keep-reroll = je bewaart een keer opnieuw gooien, later { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten waard
reason-cost-reroll = kost een keer opnieuw gooien, later { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten waard
reason-spend-extra = de +1 loont: naar verwachting { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten meer
reason-keep-extra = je bewaart de +1, later { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten waard
reason-cost-extra = kost een +1, later { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten waard
reason-serves = levert ieder van de anderen ongeveer { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten op
reason-clever-equal = net zo goed als de beste
reason-clever-even = vrijwel gelijk aan de beste: maar { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } minder

## Instellingen van een partij

clever-option-dice = Dobbelstenen
clever-option-dice-help = Met je eigen stenen is de app scoreblok en coach: je voert in wat je gooit.
clever-option-dice-app = De app gooit
clever-option-dice-own = Onze eigen stenen
clever-option-solo_fallback = Alleen, en niets op het dienblad past
clever-option-solo_fallback-help = Of je dan een van de drie hoge stenen mag gebruiken die niet geserveerd zijn.
clever-option-solo_fallback-off = Geen steen
clever-option-solo_fallback-on = Een hoge steen

## Delen van de score

clever-part-yellow = Geel
clever-part-blue = Blauw
clever-part-green = Groen
clever-part-orange = Oranje
clever-part-purple = Paars
clever-part-foxes = Vossen

## Tegenstanders

clever-bot-random = Neemt wat er komt: ongeveer { $points } punten
clever-bot-greedy = Neemt wat nu het meeste oplevert: ongeveer { $points } punten
clever-bot-learner = Weet wat telt, maar vergist zich vaak: ongeveer { $points } punten
clever-bot-planner = Kijkt vooruit en vergist zich soms: ongeveer { $points } punten
clever-bot-solver = Plant het hele spel: gemiddeld ongeveer { $points } punten

## Wat een spel alleen waard was

clever-rating-0 = Uitmuntend! Beter wordt het bijna niet.
clever-rating-1 = Heet je soms Einstein?
clever-rating-2 = Geniaal!
clever-rating-3 = Indrukwekkend!
clever-rating-4 = Petje af!
clever-rating-5 = Prima gespeeld!
clever-rating-6 = Best redelijk.
clever-rating-7 = Niet slecht, en er zit meer in.
clever-rating-8 = Nog veel ruimte om te groeien!

## De spelregels

clever-rules-dice-picture = Zes dobbelstenen: wit, geel, blauw, groen, oranje, paars. Elke kleur heeft een teken.
clever-rules-chain-picture = Een ketting: een gele zes maakt een rij vol, de bonus is een kruis in blauw; dat maakt een kolom vol, en die levert een keer opnieuw gooien op.
clever-rules-bonus-cross = Een kruis in deze kleur, in een vakje naar keuze (groen: het volgende).
clever-rules-bonus-number = Dit getal in het volgende vakje van deze kleur.
clever-rules-bonus-reroll = Een keer opnieuw gooien, voor het spoor bovenaan.
clever-rules-bonus-extra = Een +1, een extra steen, voor het spoor bovenaan.
clever-rules-bonus-fox = Een vos voor het einde van het spel.

clever-rules-goal = Het doel
clever-rules-goal-1 = Kies slim je stenen en vul je blaadje. Elke kleur heeft een gebied met eigen regels, en goed gekozen vakjes leveren bonussen op die weer andere bonussen in gang zetten. Wie de meeste punten heeft, wint.
clever-rules-goal-2 = Je kunt alleen spelen of met z’n tweeën, drieën of vieren: alleen of met z’n tweeën zes ronden, met z’n drieën vijf, met z’n vieren vier. In elke ronde is iedereen één keer de actieve speler.

clever-rules-turn = Jouw beurt als actieve speler
clever-rules-turn-1 = Gooi alle zes de stenen. Kies er een, leg die op een van je drie velden en vul een vakje van die kleur in.
clever-rules-turn-2 = Elke steen die minder ogen toont dan de gekozen steen gaat naar het zilveren dienblad: die kun je niet meer gebruiken. Gooi dan de stenen die over zijn, kies opnieuw, en daarna nog eens.
clever-rules-turn-3 = Na drie stenen, of als er geen meer te gooien is, gaat de rest naar het dienblad. Wie te vroeg een hoge steen kiest, verliest worpen!
clever-rules-turn-4 = Past er geen steen, dan is die worp verloren. Past er een, dan moet je er een nemen.

clever-rules-passive = Als anderen spelen
clever-rules-passive-1 = Is de actieve speler klaar, dan nemen alle anderen één steen van het zilveren dienblad en vullen die in. Meerdere spelers mogen dezelfde steen kiezen.
clever-rules-passive-2 = Alleen als niets op het dienblad past, mag je een van de drie stenen van de actieve speler gebruiken.

clever-rules-white = Wit en blauw
clever-rules-white-1 = De witte steen is een joker: hij telt als elke kleur die je wilt.
clever-rules-white-2 = In blauw telt altijd de som van de blauwe en de witte steen, waar de andere ook ligt en welke van de twee je ook neemt.

clever-rules-areas = De vijf gebieden
clever-rules-areas-1 = Geel: kruis het getal van de steen aan, een van de twee. Een volle kolom levert op wat in de ster staat.
clever-rules-areas-2 = Blauw: kruis de som van blauw en wit aan. Hoe meer kruisen, hoe meer punten, zoals de tabel erboven zegt.
clever-rules-areas-3 = Groen: van links naar rechts; de steen moet minstens het getal in het vakje tonen. De ster boven het laatste kruis is je score.
clever-rules-areas-4 = Oranje: van links naar rechts; elk getal mag, en vakjes met ×2 of ×3 vermenigvuldigen het. De som telt.
clever-rules-areas-5 = Paars: van links naar rechts; elk getal moet hoger zijn dan het vorige, en na een 6 mag alles. De som telt.

clever-rules-bonuses = Bonussen en kettingen
clever-rules-bonuses-1 = Een bonus staat onder een vakje of aan het einde van een rij. Zodra het vakje gevuld of de rij vol is, krijg je hem – en gebruik je hem meteen. Zo kan de ene bonus de volgende in gang zetten.
clever-rules-bonuses-2 = De app toont de hele ketting voordat je bevestigt. Laat een bonus je kiezen, dan kies jij; wachten er meer, dan kies je de volgorde. Een bonus die niet kan, vervalt.

clever-rules-actions = Opnieuw gooien en extra stenen
clever-rules-actions-1 = Opnieuw gooien: als actieve speler gooi je alle stenen die je net gooide nog een keer.
clever-rules-actions-2 = Een +1: aan het einde van je beurt, actief of van het dienblad, gebruik je een van de zes stenen zoals hij ligt, ook een die al gebruikt is. Dat mag vaker in een beurt, maar met elke steen maar één keer.
clever-rules-actions-3 = Wat aan het einde over is: een +1 mag je nog gebruiken, opnieuw gooien kan dan niet meer.

clever-rules-rounds = Ronden
clever-rules-rounds-1 = In de eerste en de derde ronde mag iedereen een keer opnieuw gooien, in de tweede krijgt iedereen een +1, in de vierde een kruis in geel, blauw of groen of een 6 in oranje of paars.

clever-rules-foxes = Vossen
clever-rules-foxes-1 = Elke vos is zoveel waard als je zwakste gebied. Met niets in één gebied zijn je vossen niets waard: vergeet geen kleur.

clever-rules-end = Het einde
clever-rules-end-1 = De vijf gebieden en de vossen worden opgeteld. Bij gelijkspel beslist het hoogste gebied; is dat ook gelijk, dan deel je de winst.

clever-rules-solo = Alleen
clever-rules-solo-1 = Je speelt zes ronden. Na elke eigen beurt gooi je voor het dienblad: de drie laagste stenen worden geserveerd, bij gelijke stenen beslist het toeval, en je neemt er een van.
clever-rules-solo-2 = Meer dan 280 punten is uitmuntend; 260 tot 280: heet je soms Einstein? Vanaf 240 geniaal, vanaf 220 indrukwekkend, vanaf 200 petje af, vanaf 180 prima, vanaf 160 best redelijk, vanaf 140 niet slecht. Daaronder is er ruimte om te groeien.

clever-rules-own-dice = Met echte dobbelstenen
clever-rules-own-dice-1 = Kies „Onze eigen stenen” als je begint. Gooi aan tafel en tik aan wat elke steen toont; de app houdt de blaadjes bij en kent elke regel.

## Weigeringen

error-die-not-here = Die steen kun je nu niet gebruiken.
error-does-not-fit = Dat getal past daar niet.
error-platter-die-fits = Er past een steen van het dienblad: neem er daar een van.
error-a-die-fits = Een van de stenen past: kies die.
error-no-reroll-left = Je mag niet nog een keer opnieuw gooien.
error-only-active-rerolls = Alleen de actieve speler mag opnieuw gooien.
error-extra-at-the-end = Een extra steen mag pas aan het einde van je beurt.
error-die-spent = Die steen heb je al als extra steen gebruikt.
error-bonus-first = Gebruik eerst je bonus.
error-no-such-bonus = Die bonus heb je niet.
error-wrong-dice = Dat zijn niet de stenen die gegooid zijn.
error-tie-not-settled = Zeg welke van de gelijke stenen het dichtst bij het dienblad liggen.
error-no-tie-to-settle = Er zijn geen gelijke stenen om uit te kiezen.
