# Eén tekst voor elke foutcode (lage streepjes worden gewone). Gezegd tegen een speler: wat er is en wat te doen.

error-unknown = Er ging iets mis. Probeer het nog eens.
error-internal = Er ging iets mis in de spelmotor. Je spel is bewaard; probeer het nog eens.

## The engine
error-engine-lost = De spelmotor moest opnieuw starten. Er is niets kwijt: doe je laatste zet nog een keer.
error-engine-failed = De spelmotor start niet. Kijk de verbinding na en probeer het opnieuw.
error-expert-not-ready = De computerspeler maakt zijn plan nog. Wacht een ogenblik.
error-bad-request = De pagina en de motor begrepen elkaar niet. Laad de pagina opnieuw.
error-unknown-request = De pagina en de motor begrepen elkaar niet. Laad de pagina opnieuw.
error-unknown-match = De motor kent dit spel niet meer. Open het opnieuw.

## Setting up
error-unknown-game = Dit spel zit niet in deze versie.
error-unknown-bot = Deze computerspeler bestaat niet.
error-unknown-option = Een van deze regels bestaat niet.
error-bad-option-value = Een van de regels heeft een onbekende stand.
error-bad-seat-count = Het aantal spelers past niet bij dit spel.
error-bad-name = Een van de namen kan niet worden gebruikt. Kies een andere.
error-bad-seed = Dit nummer van de dobbelstenen kan niet worden gebruikt.

## Playing; what only one game can refuse stands in that game's file
error-not-a-move-now = Dat kan nu niet.
error-not-a-chance-now = Er valt nu niets te gooien.
error-wrong-chance = Er moet eerst iets anders getrokken worden.
error-no-such-seat = Daar zit niemand.
error-bots-turn = De computerspeler is aan de beurt.
error-not-a-bots-turn = Een mens is aan de beurt.
error-own-dice-needed = Typ in wat je eigen dobbelstenen laten zien.
error-dice-are-thrown-here = In dit spel gooit de app de dobbelstenen.
error-nothing-to-advise = Er valt nu niets te kiezen.
error-nothing-to-undo = Er is niets om terug te nemen.
error-nothing-to-redo = Er is niets om weer te doen.

## Saves
error-not-a-save = Dit is geen bewaard spel.
error-save-unreadable = Het bewaarde spel is niet te lezen.
error-unknown-version = Het spel is bewaard door een andere versie van de app.
error-too-long = Het bestand is te groot om een spel te zijn.
error-bad-notation = In het bewaarde spel staat iets wat niet te lezen is.
error-impossible-state = Het bewaarde spel beschrijft iets wat in dit spel niet kan.
error-storage-full = Het apparaat is vol: dit spel staat alleen in het geheugen. Maak ruimte en probeer het opnieuw, of exporteer het.
error-storage-unavailable = De browser laat ons niet bewaren: dit spel staat alleen in het geheugen. Exporteer het om het te houden.
error-import-not-json = Dit bestand is niet te lezen.
error-import-not-worp = Dit is geen bestand met spellen van Worp.
error-import-version = Dit bestand komt van een nieuwere versie van Worp.
error-import-too-large = Dit bestand is te groot om van ons te zijn.
