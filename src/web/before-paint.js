// Runs before the first paint, so that neither theme nor language flashes. The pages allow no inline scripts.
(function () {
  var root = document.documentElement;
  try {
    if (localStorage.getItem('theme') === 'dark') root.classList.add('dark');
    var language = localStorage.getItem('language');
    if (language === 'ko' || language === 'en') {
      // The landing page is one document a language. An address that names a language is taken at its word.
      var written = root.dataset.landing;
      if (!written) root.lang = language;
      else if (language !== written && !/[?&]lang=/.test(location.search))
        location.replace((language === 'en' ? '/?lang=en' : '/?lang=ko') + location.hash);
    }
  } catch {
    // Storage may be forbidden; the defaults stand.
  }
  // Schemas must not try to compile themselves: the pages allow no eval, and every try is reported.
  globalThis.__zod_globalConfig = { jitless: true };
})();
