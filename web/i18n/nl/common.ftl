# Het raamwerk van de app: alles wat niet bij één spel hoort.

title-page = { $page } · Worp
skip-to-content = Naar de inhoud
loading = Een ogenblik …
back = Terug
to-home = Alle spellen
cancel = Annuleren
try-again = Opnieuw proberen
go-on = Verder
total = Totaal
practice = oefenspel

missing-title = Hier is niets
missing-body = Deze pagina of dit spel bestaat niet op dit apparaat.

broken-title = Deze pagina loopt vast
broken-body = Er ging iets mis bij het tekenen. Je spellen zijn bewaard; opnieuw laden helpt meestal.
reload = Opnieuw laden

## Home
home-title = Wat gaan we spelen?
nav-label = Pagina’s
continue-title = Verder spelen
games-title = Spellen
finished-title = Net gespeeld
play = Spelen
play-game = { $game } spelen
rules-link = Spelregels
rules-of = Spelregels van { $game }
progress-label = Hoe ver het spel is
progress-percent = { $percent } %
result-solo = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
result-winners = { $count ->
    [one] { $names } won met { $points }
   *[other] { $names } wonnen samen met { $points }
}
delete-match = { $game } met { $names } verwijderen
delete-title = Dit spel verwijderen?
delete-body = Het spel van { $names } komt niet meer terug. Afgelopen spellen blijven in de statistieken staan.
delete-yes = Verwijderen
damaged-title = Beschadigde spellen
damaged-body = Deze spellen konden niet worden geopend. Exporteer ze om een kopie te bewaren, of verwijder ze.
damaged-match = Beschadigd spel
offline-ready = Klaar om zonder internet te spelen
offline-saving = Klaarmaken om zonder internet te spelen: { $percent } %

## Install and update
install-title = Worp bij de hand
install-body = Installeer Worp om het vanaf je beginscherm te openen. Je spellen staan veiliger en het werkt zonder internet.
install-apple = Tik in de browser op Deel en dan op ‘Zet op beginscherm’. Je spellen staan veiliger en het werkt zonder internet.
install-yes = Installeren
install-no = Nu niet
update-ready = Er is een nieuwe versie van Worp.
update-apply = Nieuwe versie starten

## New match
new-title = Nieuw spel { $game }
players-title = Wie doen er mee?
player-name = Naam van speler { $number }
player-default = Speler { $number }
add-person = Speler erbij
add-bot = Computerspeler erbij
remove-player = Speler { $number } weghalen
bot-level = Sterkte van computerspeler { $number }
bot-random = Beginner
bot-greedy = Graaier
bot-threshold6_nobank = Voorzichtig zonder bank
bot-threshold6_bank30 = Voorzichtige spaarder
bot-learner = Leerling
bot-planner = Planner
bot-solver = Meester
bot-numbered = { $name } { $number }
options-title = Hoe spelen we?
house-rules = Huisregels
same-dice = Hetzelfde spel als een vriend
same-dice-help = Twee spelers die hetzelfde nummer intypen, krijgen dezelfde dobbelstenen of kaarten. Laat het leeg voor een verrassing.
seed-label = Nummer van het spel
seed-bad = Typ een heel getal van hoogstens 15 cijfers, of niets.
start = Beginnen
starting = We beginnen …
engine-starting = Even de dobbelstenen pakken …

## Game screen
tools-label = Gereedschap
log-label = Wat er gebeurde
turn-person = { $name } is aan de beurt
turn-solo = { $name }
turn-bot = { $name } speelt …
turn-anyone = Iedereen speelt
turn-over = Het spel is afgelopen
undo = Terugnemen
undo-practice = Terugnemen (wordt een oefenspel)
redo = Toch weer doen
hints = Hints
hints-preparing = Hints (het beste spel wordt nog uitgerekend)
hints-fold = Hint inklappen
hints-unfold = Hint uitklappen
practice-title = Worp terugnemen die je al zag?
practice-body = Om te leren mag dat best. Vanaf dan is dit een oefenspel: het telt niet mee voor de records.
practice-yes = Terugnemen
read-only = Dit spel staat open in een ander tabblad. Hier kun je meekijken.
take-over-text = Het andere tabblad heeft dit spel losgelaten.
take-over = Hier verder spelen
refused-text = Dit spel kan niet worden geopend. { $reason }
export-one = Dit spel exporteren

## Result
result-show = Uitslag
result-won = { $name } wint!
result-shared = { $names } winnen samen!
result-table = Punten van iedere speler
result-look = Naar de tafel kijken
review-title = Geluk en keuzes
review-expected = Perfect spel, gemiddeld
review-luck = Geluk met de stenen
review-lost = Verloren door keuzes
review-best = Beste keuze gemaakt
review-best-of = { NUMBER($best) } van { NUMBER($choices) }
review-help = De eerste drie regels zijn samen precies de score.
record-first = Je eerste score met deze regels. Kun je beter?
record-new = Een nieuw record! Het oude was { $best }.
record-old = Het record met deze regels is { $best }.
record-practice = Een oefenspel: het telt niet mee voor de records.
rematch = Nog een keer
share-dice = Daag een vriend uit
share-text = Kun jij het beter? Speel { $game } met hetzelfde toeval als ik:
share-copied = De link is gekopieerd: plak hem in een bericht.
share-by-hand = Delen lukte hier niet. Geef je vriend dit nummer: { $seed }

## Rules
rules-title = Spelregels van { $game }
rules-contents = Inhoud

## Settings
settings-title = Instellingen
settings-look = Uiterlijk
settings-play = Spelen
setting-language = Taal
setting-language-auto = Zoals het apparaat
setting-language-en = English
setting-language-nl = Nederlands
setting-theme = Licht of donker
setting-theme-auto = Zoals het apparaat
setting-theme-light = Licht
setting-theme-dark = Donker
setting-motion = Bewegend beeld
setting-motion-auto = Zoals het apparaat
setting-motion-off = Uit
setting-sound = Geluid
setting-sound-off = Uit
setting-sound-on = Aan
setting-pace = Computerspelers
setting-pace-calm = Rustig
setting-pace-quick = Vlot
setting-pace-instant = Meteen
settings-saves = Je spellen
saves-text = Je spellen staan alleen op dit apparaat. Exporteer ze naar een bestand om een kopie te bewaren of naar een ander apparaat te gaan.
storage-used = In gebruik: { $used } MB.
storage-persistent = De browser heeft beloofd het te bewaren.
storage-may-go = De browser kan het weghalen als de ruimte opraakt.
export-all = Alles exporteren
import = Bestand importeren
importing = Elk spel wordt nagekeken …
import-done = Binnengehaald: { $added ->
    [one] { $added } spel
   *[other] { $added } spellen
}, { $results ->
    [one] { $results } uitslag
   *[other] { $results } uitslagen
}. Al aanwezig: { $older }.
import-refused = { $count ->
    [one] Eén spel is geweigerd:
   *[other] { $count } spellen zijn geweigerd:
}
clear-all = Alles verwijderen
clear-title = Alle spellen verwijderen?
clear-body = Alle spellen en alle statistieken op dit apparaat verdwijnen. Dat kan niet ongedaan worden gemaakt.
clear-yes = Alles verwijderen

## Statistics
stats-title = Statistieken
stats-empty = Nog geen spel uitgespeeld. Speel er een en kom terug!
stats-finished = { $count ->
    [one] Eén spel uitgespeeld.
   *[other] { $count } spellen uitgespeeld.
}
stats-practice = { $count ->
    [one] Eén oefenspel.
   *[other] { $count } oefenspellen.
}
stats-records = Records, alleen gespeeld
stats-best = Beste, { $date }
stats-mean = Gemiddeld { $mean } in { $count ->
    [one] één spel
   *[other] { $count } spellen
}
stats-standard-rules = Gewone regels
stats-course = { $count } spellen, van { $low } tot { $high } punten
stats-bots = Tegen de computer
stats-bot-line = { $bot }: { $won } van { $played } gewonnen
stats-recent = Laatste spellen

## About
about-title = Over Worp
about-what = Worp brengt dobbelspellen naar één tablet: voor aan tafel, voor in de trein, en om beter te worden.
about-privacy = Geen account, geen reclame, geen server. Wat je speelt blijft op dit apparaat.
about-names-title = Niet officieel
about-names = Worp is een onofficiële uitvoering met eigen tekeningen en eigen woorden. De namen van de spellen zijn van hun uitgevers, die er niets mee te maken hebben.
about-dice-title = Eerlijke dobbelstenen
about-dice = Elke worp volgt uit het nummer van het spel en uit niets anders: niet uit wie er gooit en niet uit hoe het spel staat. Computerspelers gooien met dezelfde dobbelstenen als jij en zien ze niet vooraf.
about-licence-title = Licentie
about-licence = Het programma is vrij onder de MIT-licentie.
about-release = Versie { $release }
