// A classic script before the first paint: the theme of last time, or that of the device, so that nothing flashes.
// theme.js writes the mirror that is read here; everything else about preferences lives in IndexedDB.
(() => {
  let wanted = "auto";
  try {
    wanted = localStorage.getItem("worp-theme") ?? "auto";
  } catch {
    // Storage is switched off: the device decides.
  }
  const isDark = wanted === "dark" || (wanted === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
})();
