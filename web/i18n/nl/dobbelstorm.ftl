# Dobbelstorm: alles wat een speler over dit spel leest of hoort.

dobbelstorm-name = Dobbelstorm
dobbelstorm-tagline = Veertig dobbelstenen, iedereen tegelijk: zien, pakken, leggen

## Dobbelstenen en kaarten

dobbelstorm-colour-red = rood
dobbelstorm-colour-orange = oranje
dobbelstorm-colour-yellow = geel
dobbelstorm-colour-green = groen
dobbelstorm-colour-blue = blauw
dobbelstorm-colour-purple = paars
dobbelstorm-colour-pink = roze
dobbelstorm-colour-brown = bruin
dobbelstorm-colour-grey = grijs
dobbelstorm-colour-black = zwart

dobbelstorm-die = { $colour } { $value }
dobbelstorm-dice = Dobbelstenen

dobbelstorm-kind-target = Streefdoel
dobbelstorm-kind-target-of = Streefdoel { $target }
dobbelstorm-kind-tower = Toren van twee
dobbelstorm-kind-row = Reeks van drie
dobbelstorm-kind-chain = Ketting
dobbelstorm-kind-duo = Duo’s en trio’s
dobbelstorm-kind-confusion = Verwarring

dobbelstorm-field = Veld { $number }: { $asks }
dobbelstorm-field-lying = { $field }. Hier ligt: { $dice }
dobbelstorm-field-plain = { $colour } { $values }
dobbelstorm-field-joker = elke kleur, { $values }
dobbelstorm-field-tower = onder { $bottom }, boven { $top } { $values }
dobbelstorm-field-confusion = veld { $colour }, woord “{ $word }”, { $values }

## Plaatsen

dobbelstorm-seat = Plaats van { $name }
dobbelstorm-points-word = punten
dobbelstorm-stop = STOP
dobbelstorm-stop-label = STOP, door { $name }
dobbelstorm-beside = past nergens −1
dobbelstorm-beside-sign = −1
dobbelstorm-beside-label = Past nergens −1: leg naast { $kind }, een punt eraf
dobbelstorm-later = bovenste eerst
dobbelstorm-later-label = Bovenste eerst: tik hierop en dan op de toren waar hij bij hoort; daar wacht hij op de onderste

## Voor en tussen de beurten

dobbelstorm-round = Ronde { $round } van { $rounds }
dobbelstorm-turn = beurt { $turn } van { $turns }
dobbelstorm-deal-title = Ronde { $round }
dobbelstorm-deal-text = Iedereen krijgt drie kaarten van drie verschillende soorten.
dobbelstorm-dealing = De kaarten worden gedeeld …
dobbelstorm-deal = Deel de kaarten
dobbelstorm-ready = Bekijk je kaarten
dobbelstorm-ready-one = Na START vallen er veertig dobbelstenen. Sleep er een naar een veld, of tik op de dobbelsteen en dan op het veld. Past er niets meer? Tik op STOP.
dobbelstorm-ready-several = Na START vallen er veertig dobbelstenen en speelt iedereen tegelijk. Sleep een dobbelsteen naar een van je eigen velden. Past er voor jou niets meer? Tik op STOP.
dobbelstorm-start = START

# In een paar woorden op de kaart, en in hele zinnen voor wie alleen speelt.
dobbelstorm-short-target = samen { $target }, niet meer
dobbelstorm-short-tower = kleur onder, dobbelsteen erop
dobbelstorm-short-row = maak rijen van drie
dobbelstorm-short-chain = op volgorde, zoals 3‑4‑5
dobbelstorm-short-duo = joker met gelijke buren
dobbelstorm-short-confusion-even = de kleur telt
dobbelstorm-short-confusion-odd = het woord telt
dobbelstorm-task-target = Leg dobbelstenen met de juiste kleur en waarde. Samen mogen ze niet boven { $target } uitkomen; precies { $target } geeft een bonus.
dobbelstorm-task-tower = Op elk veld twee dobbelstenen: onderop de kleur van het grote vlak, elke waarde mag; daarop precies de dobbelsteen van het kleine vlak.
dobbelstorm-task-row = Leg dobbelstenen met de juiste kleur en waarde en maak rijen van drie: liggend, staand of schuin.
dobbelstorm-task-chain = Leg waarden die op elkaar volgen, zoals 3-4-5, in de juiste kleur. Op een joker (stippelrand) mag elke kleur.
dobbelstorm-task-duo = Leg in een lijn twee of drie gelijke waarden. De joker in het midden, in elke kleur, hoort er altijd bij.
dobbelstorm-task-confusion-even = Deze beurt telt de kleur van het veld. Laat je niet verwarren door het woord.
dobbelstorm-task-confusion-odd = Deze beurt telt het woord. Laat je niet verwarren door de kleur van het veld.
dobbelstorm-parity-even = Even: de kleur van het veld telt
dobbelstorm-parity-odd = Oneven: het woord telt
dobbelstorm-counts-even = Even: kleur
dobbelstorm-counts-odd = Oneven: woord
dobbelstorm-ending = nog { $seconds } s
dobbelstorm-pause = Pauze
dobbelstorm-paused = Pauze
dobbelstorm-paused-text = De klok staat stil. De dobbelstenen zijn bedekt, zodat niemand stiekem verder zoekt.
dobbelstorm-resume = Ga verder
dobbelstorm-hands = STOP! Wie nog een dobbelsteen vasthoudt, mag die nog leggen.

## Wat er gezegd wordt

dobbelstorm-log-started = De dobbelstenen zijn gevallen. Los!
dobbelstorm-log-taken = Die dobbelsteen is weg: iemand was sneller.
dobbelstorm-log-one-die = Eén dobbelsteen tegelijk: leg eerst die in je hand neer.
dobbelstorm-log-full = Dat veld is bezet.
dobbelstorm-log-whose = Er is op twee dobbelstenen getikt: sleep de jouwe, dan is duidelijk van wie hij is.
dobbelstorm-log-paused = Pauze
dobbelstorm-log-stopped = { $name } riep STOP.
dobbelstorm-ended-stop = { $name } riep STOP na { $time }.
dobbelstorm-log-ran-out-idle = Een minuut lang pakte niemand iets: de beurt is voorbij.
dobbelstorm-log-ran-out-limit = De tijd is om.
dobbelstorm-log-scored = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } in deze beurt

## Puntentelling

dobbelstorm-walk-title = Kaarten van { $name }
dobbelstorm-walk-sum = Samen { $points }
dobbelstorm-walk-card = Deze kaart
dobbelstorm-walk-card-full = Bonus: de kaart is perfect
dobbelstorm-walk-two = Bonus voor twee kaarten met punten
dobbelstorm-walk-three = Bonus voor drie kaarten met punten
dobbelstorm-walk-clean = STOP, en niets gemist
dobbelstorm-walk-missed = STOP, maar er lag nog iets
dobbelstorm-walk-again = Tel nog eens
dobbelstorm-skip = Sla over
dobbelstorm-verdict-right = goed
dobbelstorm-verdict-wrong = verkeerde dobbelsteen
dobbelstorm-verdict-beside = naast de kaart
dobbelstorm-verdict-parked = wacht nog op zijn toren
dobbelstorm-verdict-incomplete = toren niet af
dobbelstorm-verdict-surplus = boven het streefdoel
dobbelstorm-verdict-broken = hoort niet bij de ketting
dobbelstorm-verdict-no-line = in geen reeks van drie
dobbelstorm-verdict-no-joker = geen joker ernaast
dobbelstorm-missed-none = { $name } heeft niets gemist.
dobbelstorm-missed = { $count ->
    [one] Deze dobbelsteen had { $name } nog kunnen leggen:
   *[other] Deze { $count } dobbelstenen had { $name } nog kunnen leggen:
  }
dobbelstorm-missed-place = op veld { $number } van { $kind }
dobbelstorm-totals = Punten van deze beurt
dobbelstorm-totals-turn = Beurt
dobbelstorm-totals-match = Totaal
dobbelstorm-totals-best = Hoogst mogelijk
dobbelstorm-next = Volgende beurt
dobbelstorm-next-round = Volgende ronde
dobbelstorm-next-result = Naar de uitslag

## Hints

dobbelstorm-hint-title = Hints
dobbelstorm-hint-title-for = Hints voor { $name }
dobbelstorm-hint-exact = exact, als de anderen stilzitten
dobbelstorm-hint-later = Ik bekijk de dobbelstenen …
dobbelstorm-hint-grab = Pak { $die }
dobbelstorm-hint-place = { $die } op { $kind }
dobbelstorm-hint-park = { $die } wacht op zijn toren
dobbelstorm-hint-beside = Naast { $kind }
dobbelstorm-hint-stop = Roep STOP
dobbelstorm-hint-value = hooguit { NUMBER($value, maximumFractionDigits: 1) } punten
dobbelstorm-hint-best = beste
dobbelstorm-hint-loss = −{ NUMBER($loss, maximumFractionDigits: 1) }

reason-fits = Past op { $kind }
reason-part-of-plan = Hoort bij het beste plan{ $dice ->
    [0] {""}
    [one] ; daarna nog één dobbelsteen
   *[other] ; daarna nog { $dice } dobbelstenen
  }
reason-not-needed = Kost { NUMBER($loss, maximumFractionDigits: 1) } van de punten die nog kunnen
reason-stop-clean = Er past niets meer: twee punten voor STOP
reason-stop-misses = Mist { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
  }
reason-least-harm = Schaadt { $kind } het minst

## Opties

dobbelstorm-option-game = Ronden
dobbelstorm-option-game-help = Speel je voor het eerst? Begin met de kennismaking: twee ronden met dezelfde soorten kaarten voor iedereen.
dobbelstorm-option-game-full = Drie ronden, soorten geloot
dobbelstorm-option-game-learning = Kennismakingsronden
dobbelstorm-option-languages = Woorden op de verwarringskaarten
dobbelstorm-option-languages-help = Laat de talen weg die je te moeilijk vindt.
dobbelstorm-option-languages-de_en_fr = Duits, Engels en Frans
dobbelstorm-option-languages-de_en = Duits en Engels
dobbelstorm-option-languages-de_fr = Duits en Frans
dobbelstorm-option-languages-en_fr = Engels en Frans
dobbelstorm-option-languages-de = Alleen Duits
dobbelstorm-option-limit = Tijd voor een beurt
dobbelstorm-option-limit-help = Met een grens wordt het een tijdrit als je alleen speelt.
dobbelstorm-option-limit-none = Tot iemand STOP roept
dobbelstorm-option-limit-120 = 2 minuten
dobbelstorm-option-limit-90 = 90 seconden
dobbelstorm-option-limit-60 = 1 minuut

dobbelstorm-part-cards = Kaarten
dobbelstorm-part-card_bonus = Perfecte kaarten
dobbelstorm-part-bonus = Bonus 2 of 3 kaarten
dobbelstorm-part-stop = STOP

dobbelstorm-bot-random = Pakt zomaar wat en legt het zomaar ergens: in zijn eentje ongeveer { $points } punten in drie beurten
dobbelstorm-bot-greedy = Zoekt lang en vergist zich: in zijn eentje ongeveer { $points } punten in drie beurten
dobbelstorm-bot-planner = Even snel als iemand die het spel kent: in zijn eentje ongeveer { $points } punten in drie beurten
dobbelstorm-bot-solver = Snel en scherp, en stopt op tijd: in zijn eentje ongeveer { $points } punten in drie beurten

## Weigeringen

error-die-is-taken = Die dobbelsteen is weg: iemand was sneller.
error-hand-is-full = Eén dobbelsteen tegelijk: leg eerst die in je hand neer.
error-hand-is-empty = Er zit geen dobbelsteen in die hand.
error-field-is-full = Dat veld is bezet.
error-not-a-tower = Alleen een toren heeft een bovenste dobbelsteen.
error-already-parked = Er wacht al een bovenste dobbelsteen.
error-tower-has-begun = De onderste dobbelsteen van die toren ligt er al.
error-too-early = Dat ligt voor wat al gebeurd is.
error-time-is-up = De tijd is om.
error-time-is-not-up = De tijd is nog niet om.
error-turn-has-ended = Er is STOP geroepen: niemand mag nog iets pakken.
error-not-started = De beurt is nog niet begonnen.
error-no-such-die = Zo’n dobbelsteen is er niet.
error-no-such-field = Zo’n veld is er niet.
error-bad-kinds = Dat zijn geen drie verschillende soorten kaarten.
error-card-not-there = Die kaart zit niet in de stapel.

## Regels

dobbelstorm-rules-goal = Waar het om gaat
dobbelstorm-rules-goal-1 = In het midden liggen veertig gekleurde dobbelstenen. Iedereen heeft drie opdrachtkaarten en iedereen speelt tegelijk: zoek de dobbelstenen die je kaarten vragen, wees sneller dan de anderen en maak geen fouten.
dobbelstorm-rules-goal-2 = Elke dobbelsteen die goed ligt is een punt waard, elke fout kost er een. Wie na drie ronden de meeste punten heeft, wint.
dobbelstorm-rules-dice = De dobbelstenen
dobbelstorm-rules-dice-1 = Er zijn vier dobbelstenen in elk van tien kleuren. Behalve een kleur heeft elke dobbelsteen een eigen teken: hartjes zijn rood, driehoekjes oranje, enzovoort. Op de kaarten staan dezelfde tekens.
dobbelstorm-rules-dice-2 = Elke beurt vallen ze alle veertig opnieuw. Ze liggen los van elkaar, zodat er niets verborgen is.
dobbelstorm-rules-start = Ieder drie kaarten
dobbelstorm-rules-start-1 = Er zijn zes stapels, één voor elke soort opdracht. Aan het begin van een ronde gooit ieder drie dobbelstenen tot ze verschillen en neemt van elk van die stapels een kaart.
dobbelstorm-rules-start-2 = Speel je voor het eerst? Kies de kennismakingsronden: iedereen heeft dezelfde soorten, eerst 1, 2 en 6, dan 3, 4 en 6.
dobbelstorm-rules-start-3 = Voor elke beurt wordt voor iedereen één dobbelsteen gegooid: die zegt wat er op de verwarringskaarten telt. Dan drukt iemand op START.
dobbelstorm-rules-play = Pakken en leggen
dobbelstorm-rules-play-1 = Sleep een dobbelsteen naar een van je velden, of tik op de dobbelsteen en dan op het veld. Wie een dobbelsteen het eerst aanraakt, heeft hem.
dobbelstorm-rules-play-2 = Je hebt één dobbelsteen tegelijk in je hand, en wat je gepakt hebt leg je niet terug. Past hij nergens, leg hem dan naast een van je kaarten, op “past nergens”: dat kost een punt op die kaart.
dobbelstorm-rules-play-3 = Wat ligt, blijft liggen. Of een dobbelsteen goed is, wordt pas na de beurt bekeken; een verkeerde houdt zijn veld bezet en kost een punt.
dobbelstorm-rules-play-4 = Eén uitzondering: bij een toren mag de bovenste eerst komen. Tik op “bovenste eerst” en dan op de toren; daar wacht hij tot de onderste er is.
dobbelstorm-rules-play-5 = Met meer mensen aan tafel is een dobbelsteen van wie hem op een eigen kaart legt. Slepen is het zekerst: is er op twee dobbelstenen getikt, dan weet niemand van wie ze zijn.
dobbelstorm-rules-stop = STOP
dobbelstorm-rules-stop-1 = Wie denkt dat er niets meer past, roept STOP. Vanaf dan mag niemand nog iets pakken; wat al in een hand zit, mag nog gelegd worden.
dobbelstorm-rules-stop-2 = Dan wordt gezocht naar dobbelstenen die de stopper nog had kunnen leggen. Geen? Twee bonuspunten. Anders kost elk daarvan een punt.
dobbelstorm-rules-stop-3 = Er wordt precies gezocht: het grootste aantal dobbelstenen dat er nog bij kon, zodat elk ervan punten oplevert en geen andere zijn punt verliest. Een halve toren telt niet, een hele telt voor twee.
dobbelstorm-rules-stop-4 = Pakt een minuut lang niemand iets, dan eindigt de beurt vanzelf, zonder bonus en zonder straf.
dobbelstorm-rules-points = Punten
dobbelstorm-rules-points-1 = Een dobbelsteen die goed ligt: +1. Een die verkeerd ligt, naast een kaart ligt of bij iets hoort dat niet af is: −1, en nooit meer dan dat voor één dobbelsteen.
dobbelstorm-rules-points-2 = Een kaart waarop alles goed is en niets ontbreekt: één bonuspunt.
dobbelstorm-rules-points-3 = Twee kaarten die op ten minste één punt uitkomen: 2 bonuspunten. Alle drie: 3 bonuspunten.
dobbelstorm-rules-points-4 = Een beurt kan onder nul uitkomen, een partij ook.
dobbelstorm-rules-target = 1 · Streefdoel
dobbelstorm-rules-target-1 = Dobbelstenen moeten kloppen in kleur en waarde. Samen mogen ze niet boven het getal in het midden uitkomen; je gebruikt zoveel velden als je wilt.
dobbelstorm-rules-target-2 = Precies het streefdoel: één bonuspunt. Te veel: elke dobbelsteen te veel kost een punt in plaats van er een op te leveren.
dobbelstorm-rules-tower = 2 · Toren van twee
dobbelstorm-rules-tower-1 = Op elk veld komen twee dobbelstenen. Het grote vierkant is de kleur onderop, met een vrije waarde; het kleine is de dobbelsteen bovenop, in kleur en waarde.
dobbelstorm-rules-tower-2 = Een toren die af is, is één punt waard, een halve kost er een. Negen torens: 9 + 1 punten.
dobbelstorm-rules-tower-3 = De eerste dobbelsteen op een veld is de onderste, tenzij je op “bovenste eerst” tikte. Er mag maar één bovenste tegelijk wachten.
dobbelstorm-rules-row = 3 · Reeks van drie
dobbelstorm-rules-row-1 = Dobbelstenen moeten kloppen in kleur en waarde en rijen van drie vormen: liggend, staand of schuin. Staan er twee waarden, dan is elk van beide goed.
dobbelstorm-rules-row-2 = Elke dobbelsteen in een volle rij is één punt waard, één keer. Een dobbelsteen zonder volle rij kost er een.
dobbelstorm-rules-chain = 4 · Ketting
dobbelstorm-rules-chain-1 = Leg waarden die op elkaar volgen, zoals 3-4-5; waar ze liggen maakt niet uit. Op een jokerveld is elke kleur goed, de waarde moet kloppen.
dobbelstorm-rules-chain-2 = Er telt één ketting, van ten minste twee dobbelstenen; dubbele waarden en een tweede ketting kosten een punt per dobbelsteen. De hele ketting van 1 tot 6: 6 + 1 punten.
dobbelstorm-rules-duo = 5 · Duo’s en trio’s
dobbelstorm-rules-duo-1 = Drie lijnen met elk één waarde, in gewone of Romeinse cijfers. Een duo is de joker in het midden met één buur, een trio is de hele lijn.
dobbelstorm-rules-duo-2 = Een duo is 2 punten waard, een trio 3. Zonder de joker kost elke dobbelsteen een punt.
dobbelstorm-rules-confusion = 6 · Verwarring
dobbelstorm-rules-confusion-1 = Elk veld heeft een kleur, een woord voor een andere kleur en een waarde. Welke van de twee telt, wordt voor elke beurt gegooid.
dobbelstorm-rules-confusion-2 = Even: de kleur van het veld. Oneven: het woord. Het teken op een veld hoort altijd bij de kleur van het veld.
dobbelstorm-rules-confusion-3 = Er zijn twaalf kaarten met Duitse woorden, zes met Engelse en zes met Franse. Bij de opties laat je talen weg.
dobbelstorm-language-de = Duits
dobbelstorm-language-en = Engels
dobbelstorm-language-fr = Frans
dobbelstorm-rules-rounds = Beurten en ronden
dobbelstorm-rules-rounds-1 = Na de telling geeft iedereen zijn drie kaarten door aan de linkerbuur, en er vallen veertig nieuwe dobbelstenen.
dobbelstorm-rules-rounds-2 = Een ronde heeft zoveel beurten als er spelers zijn, dus iedereen krijgt alle kaarten een keer. Daarna worden er nieuwe getrokken.
dobbelstorm-rules-rounds-3 = Wie na drie ronden de meeste punten heeft, wint; een gelijke stand wordt gedeeld.
dobbelstorm-rules-solo = Alleen
dobbelstorm-rules-solo-1 = In je eentje is het een tijdrit: drie kaarten en veertig dobbelstenen. Na STOP zie je je tijd, en naast jouw punten de beste score die mogelijk was.
dobbelstorm-rules-solo-2 = Of schuif aan bij computerspelers. Die zoeken, aarzelen en vergissen zich ongeveer zoals mensen, in verschillende sterktes.
dobbelstorm-rules-table = Rond één tablet
dobbelstorm-rules-table-1 = Leg de tablet in het midden. Iedereen heeft een rand die naar hem toe gedraaid is, met een eigen STOP-knop, en iedereen mag het scherm tegelijk aanraken.
dobbelstorm-rules-table-2 = Pauze bedekt de dobbelstenen en zet de klok stil. Een partij die je opnieuw opent, wacht in een pauze.
dobbelstorm-rules-table-3 = Toetsen: met Tab en Enter pak en leg je dobbelstenen, P is pauze, S roept STOP als je alleen of tegen de computer speelt.
dobbelstorm-rules-own = Wat van ons is
dobbelstorm-rules-own-1 = De naam en de 84 kaarten zijn van ons, gemaakt bij de regels van een spel van Otmar Bettscheider en Karin Herrman.
dobbelstorm-rules-own-2 = Echte dobbelstenen kun je stiekem draaien; in de spelregels staat daar een straf op, genoemd naar een vriend die Imad heet. Hier kan dat niet, dus hij is veilig.
dobbelstorm-rules-picture-target = Een streefdoelkaart met 11 in het midden: 4, 1 en 6 halen het precies
dobbelstorm-rules-picture-tower = Een torenkaart: negen velden, elk met een kleur onder en een dobbelsteen boven
dobbelstorm-rules-picture-row = Een kaart voor reeksen van drie met de middelste rij vol
dobbelstorm-rules-picture-chain = Een kettingkaart: 2, 3 en 4 liggen er, twee ervan op jokers
dobbelstorm-rules-picture-duo = Een kaart met drie lijnen: er liggen twee duo’s
dobbelstorm-rules-picture-confusion = Een verwarringskaart met Duitse woorden
