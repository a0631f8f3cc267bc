// Runs before the first paint, so that neither theme nor language flashes. The pages allow no inline scripts.
(function () {
  var root = document.documentElement;
  try {
    if (localStorage.getItem('theme') === 'dark') root.classList.add('dark');
    var language = localStorage.getItem('language');
    if (language === 'ko' || language === 'en') root.lang = language;
  } catch {
    // Storage may be forbidden; the defaults stand.
  }
  // Schemas must not try to compile themselves: the pages allow no eval, and every try is reported.
  globalThis.__zod_globalConfig = { jitless: true };
})();
