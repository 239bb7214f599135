// Runs only in browsers that know no modules, hence the old dialect.
var app = document.getElementById("app");
var tooOld = document.getElementById("too-old");
if (app) app.hidden = true;
if (tooOld) tooOld.hidden = false;
