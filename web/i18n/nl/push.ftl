# Push: de stapel, de rijen, het geluk.

push-name = Push
push-tagline = Nog één kaart – of op tijd stoppen?

## Kleuren en kaarten

push-face-red = rood
push-face-blue = blauw
push-face-green = groen
push-face-yellow = geel
push-face-purple = paars
push-face-star = ster
push-card-number = { $colour ->
    [rood] rode
    [blauw] blauwe
    [groen] groene
    [geel] gele
   *[paars] paarse
  } { $number }
push-card-dice = dobbelsteenkaart
push-card-switch = richtingkaart

## De tafel

push-table = Tafel
push-players = Spelers en hun kaarten
push-rows-label = Rijen op tafel
push-row = Rij { $row }: { $cards }; { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
push-row-none = Rij { $row }: leeg
push-row-take = { $content }. Pak deze rij
push-row-place = { $content }. Leg de { $card } hier
push-row-free = plek voor een nieuwe rij
push-row-taken = gepakt door { $name }
push-points-word = { $points ->
    [one] punt
   *[other] punten
  }
push-take = Pak
push-pile = Stapel: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }
push-pile-draw = Draai een kaart om; nog { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }
push-drawn = Omgedraaid: { $card }
push-discard = Afgelegd: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }
push-switches-left = { $count } richtingkaarten: de linkerbuur kiest eerst
push-switches-right = { $count ->
    [one] Eén richtingkaart
   *[other] { $count } richtingkaarten
  }: de rechterbuur kiest eerst
push-die-waits = De dobbelsteen, nog niet gegooid

push-colour = { $colour }: { $cards ->
    [one] één open kaart
   *[other] { $cards } open kaarten
  }, { $open ->
    [one] { $open } punt
   *[other] { $open } punten
  }; veilig { $banked }
push-colour-bank = Veiligstellen: { $content }
push-player-turn = beurt
push-player-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
  }

## Wat je kunt doen

push-draw = Draai een kaart om
push-draw-more = Nog één kaart!
push-stop = Stop
push-roll = Gooi de dobbelsteen
push-bank-yes = Stel { $colour } veilig: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
push-bank-no = Nu niet
push-stakes-title = Dit kost elke kant:
push-stakes = Wat elke kant van de dobbelsteen zou kosten
push-danger = De dobbelsteen in rij { $row }:
push-no-dangers = Geen dobbelsteenkaart in deze rijen: niemand hoeft te gooien.
push-keys = Toetsen: D omdraaien of gooien, S stop, 1–3 de rijen, K risico

push-risk-toggle = Toon het risico
push-risk-on = Het risico staat aan
push-risk-label = Kans dat de volgende kaart nergens past
push-risk-percent = { NUMBER($percent, maximumFractionDigits: 1) } %
push-risk-words = { $cards ->
    [0] elke kaart past nog
    [one] { $cards } van de { $of } kaarten past nergens
   *[other] { $cards } van de { $of } kaarten passen nergens
  }

push-walk-left = De rijen gaan met de klok mee rond
push-walk-right = De rijen gaan tegen de klok in rond, door een richtingkaart
push-walk-row = rij { $row }

## Wat er nu moet gebeuren

push-prompt-over = Het spel is afgelopen: { $names } { $count ->
    [one] wint
   *[other] winnen samen
  }!
push-prompt-watching = { $name } speelt in een ander venster
push-prompt-bot = { $name } is aan het spelen …
push-prompt-bot-share = { $name } kiest een rij …
push-prompt-bot-roll = { $name } gooit de dobbelsteen …
push-prompt-turn = { $name }, draai de eerste kaart om
push-prompt-turn-bank = { $name }: draai een kaart om – of tik op een kleur om die veilig te stellen
push-prompt-more = { $name }: durf je nog een kaart – of stop je?
push-prompt-more-only = { $name }, ga verder: er ligt nog geen rij
push-prompt-draw = De kaart komt eraan …
push-prompt-place = { $name }, waar leg je de { $card }? Tik op een rij
push-prompt-roll = { $name }, gooi de dobbelsteen!
push-prompt-roll-bust = Een kaart te veel! { $name }, gooi de dobbelsteen
push-prompt-take-first = { $name }, jij kiest eerst: pak een rij
push-prompt-take = { $name }, kies en pak een rij
push-prompt-taking = { $name } pakt rij { $row }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
push-prompt-banking = Al je { $colour ->
    [rood] rode
    [blauw] blauwe
    [groen] groene
    [geel] gele
   *[paars] paarse
  } kaarten veiligstellen? Dat is je hele beurt

## Wat er gebeurde

push-log-drawn = { $name } draait een { $card } om
push-log-switched-left = Een richtingkaart: de linkerbuur kiest weer eerst
push-log-switched-right = Een richtingkaart: nu kiest de rechterbuur eerst
push-log-placed = Naar rij { $row }: { $card }
push-log-placed-new = Nieuwe rij { $row }: { $card }
push-log-stopped = { $name } stopt
push-log-taken = { $name } pakt { $cards }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
push-log-rolled = { $name } gooit { $face }
push-log-rows-discarded = { $count ->
    [one] Er blijft één rij over, die gaat weg
   *[other] Er blijven { $count } rijen over, die gaan weg
  }
push-log-banked = { $name } stelt { $colour } veilig: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
push-log-turn = { $name } is aan de beurt
push-banner-bust = Te ver gegaan: de { $card } past nergens. Geen rij voor { $name }!
push-banner-pile-empty = De stapel is op: verdeel wat er ligt
push-banner-lucky = Geluk! { $name } raakt niets kwijt
push-banner-lost = { $name } verliest { $count ->
    [one] één
   *[other] { $count }
  } { $colour ->
    [rood] rode
    [blauw] blauwe
    [groen] groene
    [geel] gele
   *[paars] paarse
  } { $count ->
    [one] kaart
   *[other] kaarten
  }: −{ $points }
push-banner-lost-all = Een ster! { $name } verliest { $count ->
    [one] de enige open kaart
   *[other] alle { $count } open kaarten
  }: −{ $points }

## Hints

push-hint-title = Hint
push-hint-exact = exacte waarden
push-hint-estimate = geschat, steeds beter
push-hint-thinking = De rekenaar kijkt vooruit …
push-hint-later = Een hint komt zodra je iets te kiezen hebt.
push-hint-draw = Draai een kaart om
push-hint-stop = Stop
push-hint-bank = Stel { $colour } veilig ({ $points })
push-hint-place = Naar rij { $row }
push-hint-place-new = Begin rij { $row }
push-hint-take = Pak rij { $row } ({ $points })
push-hint-best = beste
push-hint-loss = −{ NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 2) }
push-hint-ahead = aan het eind { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten { $others ->
    [1] voor
   *[other] voor op de rest
  } (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
push-hint-behind = aan het eind { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten { $others ->
    [1] achter
   *[other] achter op de rest
  } (± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) })
push-hint-bust = kans op een kaart te veel: { NUMBER($chance) } %
push-hint-bust-next = daarna kans op een kaart te veel: { NUMBER($chance) } %
push-hint-worth-all = voor iedereen { NUMBER($points) } waard
push-hint-worth = waard voor { $list }
push-hint-worth-one = { $name }: { NUMBER($points) }
push-hint-row = rij { $row }: { $worth }

push-reason-no-bust-possible = met de volgende kaart kan niets misgaan
push-reason-bust-chance = { NUMBER($chance) } % van de kaarten past nergens
push-reason-better-rows = een kaart die past, levert gemiddeld { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } op
push-reason-bust-cost = één kaart te veel zou { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } kosten
push-reason-takes-row = je pakt rij { $row } met { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } punt
   *[other] { NUMBER($points, maximumFractionDigits: 1) } punten
  }
push-reason-avoids-bust = vermijdt een risico van { NUMBER($chance) } %
push-reason-leaves-row = laat rij { $row } aan { $name }: { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } punt
   *[other] { NUMBER($points, maximumFractionDigits: 1) } punten
  }
push-reason-secures = stelt { NUMBER($points, maximumFractionDigits: 1) } punten in { $colour } veilig
push-reason-spends-turn = kost je je beurt, en die is { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } meer waard
push-reason-bank-can-wait = veiligstellen kan nog wachten ({ $colour }: { NUMBER($points, maximumFractionDigits: 1) })
push-reason-keeps-bust-low = houdt het risico laag: { NUMBER($chance) } % in plaats van { NUMBER($instead) } %
push-reason-raises-bust = verhoogt het risico: { NUMBER($chance) } % in plaats van { NUMBER($instead) } %
push-reason-builds-row = jouw beste rij, rij { $row }, telt dan { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } punt
   *[other] { NUMBER($points, maximumFractionDigits: 1) } punten
  }
push-reason-feeds-row = komt in rij { $row }, die { $name } waarschijnlijk pakt (dan { $points ->
    [one] { NUMBER($points, maximumFractionDigits: 1) } punt
   *[other] { NUMBER($points, maximumFractionDigits: 1) } punten
  })
push-reason-idle-row = komt in rij { $row }, die waarschijnlijk overblijft
push-reason-poisons-row = een dobbelsteen in rij { $row }, die { $name } waarschijnlijk pakt
push-reason-spoils-row = bederft rij { $row }, de beste
push-reason-opens-row = { $left ->
    [0] gebruikt de laatste vrije rij
    [one] houdt één rij vrij
   *[other] houdt { $left } rijen vrij
  }
push-reason-row-points = levert { NUMBER($points, maximumFractionDigits: 1) } punten op
push-reason-die-risk = de dobbelsteen kost gemiddeld { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
push-reason-no-die = geen dobbelsteen te vrezen
push-reason-denies = houdt rij { $row } weg bij { $name }, voor wie die { NUMBER($points, maximumFractionDigits: 1) } waard is
push-reason-even = vrijwel even goed als de beste: maar { NUMBER($loss, minimumFractionDigits: 2, maximumFractionDigits: 2) } minder

## Opties van een partij

push-option-variant = De ster
push-option-variant-help = In de risicovariant kost een ster op de dobbelsteen al je open kaarten.
push-option-variant-normal = Brengt geluk
push-option-variant-risk = Risicovariant
push-option-switch_cards = Richtingkaarten met z’n tweeën
push-option-switch_cards-help = Met twee spelers maken ze het spel alleen langer. Met meer spelers doen ze altijd mee.
push-option-switch_cards-out = Weglaten
push-option-switch_cards-in = Meespelen

## Onderdelen van de score

push-part-open = Open kaarten
push-part-banked = Veilige kaarten

## Wat niet kan

error-nothing-laid = Leg eerst een kaart in een rij; dan kun je stoppen.
error-nothing-open = Je hebt geen open kaarten van die kleur.
error-bank-only-first = Veiligstellen is een hele beurt: dat kan niet meer als er een kaart is omgedraaid.
error-card-does-not-fit = Die kaart past niet in die rij.
error-row-is-taken = Iemand heeft die rij al gepakt.
error-no-such-row = Die rij ligt niet op tafel.
error-card-not-left = Die kaart zit niet meer in de stapel.

## De spelregels

push-rules-fit-number = nee: er ligt al een 2
push-rules-fit-colour = nee: er ligt al een gele
push-rules-fit-yes = hier past hij
push-rules-dice-lost = je bent alle rode kaarten kwijt
push-rules-order = Volgorde: { $order }
push-rules-order-usual = zoals altijd: met de klok mee
push-rules-order-turned = één richtingkaart: andersom

push-rules-goal = Het doel
push-rules-goal-1 = Draai kaarten om, maak er rijen van en pak de beste rij voordat het misgaat. De getallen op je verzamelde kaarten zijn je punten.
push-rules-goal-2 = Wie de meeste punten heeft als de stapel op is, wint.

push-rules-cards = De kaarten
push-rules-cards-1 = Er zijn 120 kaarten. Negentig daarvan zijn getallen: 1 tot en met 6 in vijf kleuren, elk drie keer. Elke kleur heeft een eigen vorm: rood een driehoek, blauw een ruit, groen een kruis, geel een cirkel, paars een maan.
push-rules-cards-2 = Achttien dobbelsteenkaarten liggen in de rijen zoals elke andere kaart, maar wie ze pakt, krijgt er last van.
push-rules-cards-3 = Twaalf richtingkaarten keren de volgorde om waarin de rijen worden gepakt.
push-rules-cards-4 = Op de dobbelsteen staan de vijf kleuren en een ster.

push-rules-turn = Je beurt
push-rules-turn-1 = De eerste speler begint, daarna gaat de beurt met de klok mee rond. Je doet één van twee dingen: kaarten omdraaien, of de kaarten van één kleur veiligstellen.

push-rules-draw = Kaarten omdraaien
push-rules-draw-1 = Draai de bovenste kaart van de stapel om en leg hem op tafel: daarmee begint een rij. Ga daarna door, kaart voor kaart, zolang je durft.
push-rules-draw-2 = Bij elke kaart kies je: een nieuwe rij beginnen, of aanleggen in een rij waar hij past. Er zijn nooit meer dan drie rijen. Een kaart die past, moet je neerleggen.
push-rules-draw-3 = Een richtingkaart komt nooit in een rij. Hij blijft naast de stapel liggen en je gaat verder.

push-rules-fit = Wat past in een rij
push-rules-fit-1 = In een rij staat geen getal twee keer, geen kleur twee keer, en er ligt hoogstens één dobbelsteenkaart. In een rij passen dus hoogstens vijf getallen en één dobbelsteenkaart.
push-rules-fit-2 = Een voorbeeld: er is een gele 2 omgedraaid. Die past maar in één van deze rijen:

push-rules-stop = Stoppen
push-rules-stop-1 = Na elke kaart mag je stoppen, zodra er minstens één rij ligt. Dan pak jij als eerste een rij.
push-rules-stop-2 = De kaarten van je rij liggen open voor je, op kleur gesorteerd. Ze tellen mee, maar ze zijn nog niet veilig.

push-rules-share = Verdelen
push-rules-share-1 = Na jou pakken de anderen ieder één rij, te beginnen met je linkerbuur, zolang er rijen zijn. Weigeren mag niet, ook niet bij een rij met een dobbelsteenkaart.
push-rules-share-2 = Met veel spelers krijgt niet iedereen iets. Met weinig spelers kan er een rij overblijven: die gaat naar de aflegstapel.
push-rules-share-3 = Daarna is je linkerbuur aan de beurt.

push-rules-switch = Richtingkaarten
push-rules-switch-1 = Ligt er één richtingkaart naast de stapel, dan kiest na jou je rechterbuur als eerste, en zo verder andersom. Met twee gaat het weer gewoon, met drie niet, enzovoort.
push-rules-switch-2 = Alleen het pakken van de rijen draait om; wie er daarna aan de beurt is, verandert nooit. Aan het eind van de beurt gaan de richtingkaarten weg.

push-rules-dice = Dobbelsteenkaarten en de dobbelsteen
push-rules-dice-1 = Ligt er een dobbelsteenkaart in jouw rij? Leg eerst de getallen bij je open kaarten. Gooi daarna de dobbelsteen: je verliest alle open kaarten van de gegooide kleur, ook die je net gepakt hebt.
push-rules-dice-2 = De ster is geluk: je verliest niets. Ook als je geen open kaarten van die kleur hebt, verlies je niets.
push-rules-dice-3 = De dobbelsteenkaart zelf gaat naar de aflegstapel.

push-rules-bust = Eén kaart te veel
push-rules-bust-1 = Past een kaart in geen van de drie rijen? Dan ben je te ver gegaan. Je pakt geen rij, en de kaart gaat naar de aflegstapel.
push-rules-bust-2 = Je gooit meteen de dobbelsteen en verliest je open kaarten van die kleur.
push-rules-bust-3 = De rijen die je hebt gemaakt gaan naar de anderen, zoals altijd ieder één. Richtingkaarten bepalen ook nu wie eerst kiest.

push-rules-bank = Veiligstellen
push-rules-bank-1 = In plaats van kaarten omdraaien mag je veiligstellen: kies één kleur en draai al je open kaarten van die kleur om. Tot het einde kan de dobbelsteen er niet meer bij.
push-rules-bank-2 = Dat is je hele beurt. In een latere beurt mag het weer, ook met nieuwe kaarten van dezelfde kleur.
push-rules-bank-3 = Zonder open kaarten valt er niets veilig te stellen.

push-rules-end = Het einde van het spel
push-rules-end-1 = Als de stapel op is, worden de rijen op tafel verdeeld alsof iemand gestopt is, en dan is het spel afgelopen. Past de allerlaatste kaart nergens, dan is dat gewoon een kaart te veel.
push-rules-end-2 = Iedereen telt de getallen op al zijn kaarten op, open en veilig. De hoogste score wint.
push-rules-end-3 = Bij een gelijke stand wint wie meer kaarten heeft; is ook dat gelijk, dan delen jullie de winst.

push-rules-two = Met z’n tweeën
push-rules-two-1 = Ieder pakt één rij, en een derde rij gaat weg.
push-rules-two-2 = Richtingkaarten veranderen dan niets. Ze doen daarom niet mee, tenzij jullie dat willen.

push-rules-risk = De risicovariant
push-rules-risk-1 = Voor wie sterke zenuwen heeft: wie de ster gooit, verliest al zijn open kaarten, van elke kleur.
push-rules-risk-2 = Veilige kaarten blijven veilig. Stel ze dus op tijd veilig!

push-rules-app = In deze app
push-rules-app-1 = Tik op de stapel om een kaart om te draaien. Elke plek waar hij mag liggen, licht op: tik er een aan.
push-rules-app-2 = ‘Toon het risico’ zegt precies hoe groot de kans is dat de volgende kaart nergens past. Alle kaarten die al te zien waren, tellen daarbij mee.
push-rules-app-3 = Hints vertellen wat elke keuze aan het eind met je voorsprong doet, en waarom. Tegen meer spelers is dat je voorsprong op de rest: hun gemiddelde, waarin wie vooropligt het zwaarst telt.

push-rules-tips = Tips
push-rules-tips-1 = Begin je tweede en derde rij vroeg: meer open rijen, meer plekken voor de volgende kaart.
push-rules-tips-2 = Leg dobbelsteenkaarten in een rij die je best aan een ander gunt.
push-rules-tips-3 = Jij kiest eerst, maar wat je laat liggen, gaat naar je tegenstanders. Eén rijke rij en twee arme zijn beter dan drie gelijke.
push-rules-tips-4 = Met zeven kaarten op tafel wordt het warm: ongeveer één op de tien kaarten past dan nergens meer.
push-rules-tips-5 = Veiligstellen kost een beurt. Wacht tot een kleur het waard is – zo’n dertig punten – of tot het einde nadert.

## Opponents

push-bot-random = Draait, stopt en legt zoals het uitkomt: met z’n tweeën ongeveer { $points } punten
push-bot-greedy = Gaat veel te lang door en stelt nooit iets veilig: met z’n tweeën ongeveer { $points } punten
push-bot-threshold6_bank30 = Stopt als de volgende kaart gevaarlijk wordt, stelt grote kleuren veilig: met z’n tweeën ongeveer { $points } punten
push-bot-threshold6_nobank = Stopt als de volgende kaart gevaarlijk wordt, stelt nooit iets veilig: met z’n tweeën ongeveer { $points } punten
push-bot-planner = Weegt af wat stoppen en doorgaan waard zijn: met z’n tweeën ongeveer { $points } punten
push-bot-solver = Bekijkt elke volgende kaart: met z’n tweeën ongeveer { $points } punten
