/** Puts the parts together and keeps one template on the screen. */
import { effect, signal } from "@preact/signals-core";
import { html, nothing, render } from "lit-html";
import { games } from "../games/index.js";
import { createBridge } from "../engine/bridge.js";
import { release } from "../engine/release.js";
import { now } from "../clock/now.js";
import { detectLanguage, loadLanguage, t } from "../i18n/index.js";
import { openDatabase } from "../store/database.js";
import { createMatchStore } from "../store/match_store.js";
import { createPreferences } from "../store/preferences.js";
import { createTabs } from "../store/tabs.js";
import { createAnnouncer } from "./announcer.js";
import { aboutView } from "./about_view.js";
import { bannersView } from "./banners_view.js";
import { createCatalogue } from "./catalogue.js";
import { createDialogs } from "./dialogs.js";
import { gameScreen } from "./game_screen.js";
import { homeView } from "./home_view.js";
import { createInstall } from "./install.js";
import { createNewMatchPage } from "./new_match_page.js";
import { newMatchView } from "./new_match_view.js";
import { createOpenMatch } from "./open_match.js";
import { brokenView, missingView } from "./page_frame.js";
import { createRouter } from "./router.js";
import { createRulesPage, rulesView } from "./rules_view.js";
import { createSettingsPage } from "./settings_page.js";
import { settingsView } from "./settings_view.js";
import { createSound } from "./sound.js";
import { statsView } from "./stats_view.js";
import { applyTheme } from "./theme.js";
import { createUpdates } from "./updates.js";
import { latestUnfinished } from "./shelf.js";

/** @import { WorkerLike } from "../engine/bridge.js" */
/** @import { Opener } from "./open_match.js" */

/** Everything a page may need; built once. @typedef {ReturnType<typeof createParts> & { open: Opener }} App */

/**
 * @param {WorkerLike} worker  already starting
 * @param {() => WorkerLike} startWorker
 */
export async function startShell(worker, startWorker) {
  const parts = createParts(worker, startWorker);
  const { preferences, catalogue, store, bridge, updates } = parts;
  // Nothing here waits for Python. A database that cannot be opened leaves the defaults and an empty shelf.
  await Promise.all([preferences.load().catch(() => {}), catalogue.load(), store.load().catch(() => {})]);
  const wanted = preferences.language.value;
  await loadLanguage(wanted === "auto" ? detectLanguage(navigator.languages) : wanted, catalogue.ids);
  const { still } = applyTheme(preferences, catalogue.ids);
  effect(() => {
    parts.still.value = still.value;
  });

  const app = { ...parts, open: createOpenMatch(parts) };
  const pages = {
    newMatch: createNewMatchPage(app),
    rules: createRulesPage(app),
    settings: createSettingsPage(app),
  };
  followRoute(app, pages);
  draw(app, pages);

  void catalogue.refresh().catch(() => {});
  // The offline copy is made once the engine is up, so that the two downloads do not compete.
  const stopWaiting = effect(() => {
    if (bridge.status.value === "starting") return;
    queueMicrotask(() => stopWaiting());
    void updates.start();
  });
}

/**
 * @param {WorkerLike} worker
 * @param {() => WorkerLike} startWorker
 */
function createParts(worker, startWorker) {
  const bridge = createBridge(worker, startWorker);
  const database = openDatabase();
  database.catch(() => {}); // Whoever needs it hears about it; nobody else must.
  const preferences = createPreferences({ database });
  const tabs = createTabs();
  const store = createMatchStore({
    database,
    now,
    newId: () => crypto.randomUUID(),
    release: release.id,
    tellOthers: tabs.tell,
  });
  return {
    bridge,
    preferences,
    store,
    tabs,
    /** Absent outside secure contexts: then every tab plays for itself. */
    locks: /** @type {LockManager | undefined} */ (navigator.locks),
    catalogue: createCatalogue(games, bridge, preferences),
    router: createRouter(),
    announcer: createAnnouncer(),
    dialogs: createDialogs(),
    install: createInstall(preferences, () => store.results.value.length > 0),
    updates: createUpdates({ url: new URL("./service-worker.js", document.baseURI).href }),
    sound: createSound(() => preferences.sound.peek() === "on"),
    still: signal(false),
    /** A short line at the foot of the screen, gone after a while. */
    notice: signal(""),
    release,
  };
}

/** @typedef {{ newMatch: ReturnType<typeof createNewMatchPage>, rules: ReturnType<typeof createRulesPage>, settings: ReturnType<typeof createSettingsPage> }} Pages */

/**
 * @param {App} app
 * @param {Pages} pages
 */
function followRoute(app, pages) {
  let isFirst = true;
  effect(() => {
    const route = app.router.route.value;
    // Only the route is followed here: what the pages read must not open them again.
    queueMicrotask(() => {
      if (route.name === "continue") {
        const latest = latestUnfinished(app.store.matches.peek());
        app.router.replace(latest ? `#/play/${latest.id}` : "#/");
        return;
      }
      if (route.name === "play") void app.open.open(route.id);
      else app.open.close();
      if (route.name === "new") void pages.newMatch.open(route.game, route.params);
      if (route.name === "rules") void pages.rules.open(route.game);
      if (route.name === "settings") void pages.settings.open();
      if (!isFirst) moveFocus();
      isFirst = false;
    });
  });
}

/** A new page begins at its heading, for eyes and for screen readers. */
function moveFocus() {
  scrollTo(0, 0);
  requestAnimationFrame(() => document.querySelector("main h1")?.parentElement?.closest("main")?.focus({ preventScroll: true }));
}

/**
 * @param {App} app
 * @param {Pages} pages
 */
function draw(app, pages) {
  const root = document.getElementById("app");
  if (!root) throw new Error("the page has no place for the app");
  root.replaceChildren();
  followSignals(() => {
    try {
      render(frame(app, pages), root);
    } catch (thrown) {
      // A view that breaks must not leave half a screen: what was played is saved, and a reload brings it back.
      console.error(thrown);
      render(brokenView(app), root);
    }
  });
}

/** @param {App} app @param {Pages} pages */
function frame(app, pages) {
  document.title = app.router.route.value.name === "home" ? "Worp" : t("title-page", { page: pageTitle(app) });
  return html`
    <a class="skip-link" href="#main" @click=${skipToMain}>${t("skip-to-content")}</a>
    ${bannersView(app)} ${page(app, pages)} ${app.dialogs.view()}
    <div class="notice" role="status">${app.notice.value ? html`<span>${app.notice.value}</span>` : nothing}</div>
  `;
}

/**
 * Runs now and again after any signal it read has changed; several changes in one go make one run.
 * @param {() => void} action
 */
function followSignals(action) {
  let isFirst = true;
  const stop = effect(() => {
    if (isFirst) {
      isFirst = false;
      action();
    } else {
      queueMicrotask(() => {
        stop();
        followSignals(action);
      });
    }
  });
}

/** @param {App} app @param {Pages} pages */
function page(app, pages) {
  const route = app.router.route.value;
  switch (route.name) {
    case "home":
    case "continue":
      return homeView(app);
    case "new":
      return newMatchView(app, pages.newMatch);
    case "play":
      return gameScreen(app);
    case "rules":
      return rulesView(app, pages.rules);
    case "settings":
      return settingsView(app, pages.settings);
    case "stats":
      return statsView(app);
    case "about":
      return aboutView(app);
    case "missing":
      return missingView();
  }
}

/** @param {App} app */
function pageTitle(app) {
  const route = app.router.route.value;
  if (route.name === "play") {
    const opened = app.open.current.value;
    return opened && opened !== "missing" ? t(`${opened.meta.id}-name`) : t("loading");
  }
  if (route.name === "new" || route.name === "rules") return t(`${route.game}-name`);
  if (route.name === "settings") return t("settings-title");
  if (route.name === "stats") return t("stats-title");
  return t("about-title");
}

/** @param {Event} event */
function skipToMain(event) {
  event.preventDefault(); // The part after "#" is the route.
  document.getElementById("main")?.focus();
}
