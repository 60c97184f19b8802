// What this does: device/first-paint.test.ts
(function () {
  var root = document.documentElement;
  var prefix = root.getAttribute('data-kept');
  function kept(name) {
    try {
      return JSON.parse(localStorage.getItem(prefix + name));
    } catch {
      return null;
    }
  }
  function keep(name, value) {
    try {
      localStorage.setItem(prefix + name, JSON.stringify(value));
    } catch {
      // A private window keeps nothing: the link counts for this page.
    }
  }
  var look = kept('preferences') || {};
  var mode = look.mode || (root.getAttribute('data-skin') || 'auto').split(' ')[0];
  var dark =
    mode === 'dark' || (mode === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mode', dark ? 'dark' : 'light');
  if (look.accent) root.setAttribute('data-accent', look.accent);

  var page = new URL(location.href);
  var language = page.searchParams.get('lang');
  if (language === 'zh' || language === 'en') {
    keep('language', language);
    // A later choice outlives a reload.
    page.searchParams.delete('lang');
    history.replaceState(history.state, '', page);
  } else {
    language = kept('language');
  }
  if (language !== 'zh' && language !== 'en') {
    var spoken = (navigator.languages || []).find(function (tag) {
      return /^(zh|en)(-|$)/i.test(tag);
    });
    language = spoken && /^zh/i.test(spoken) ? 'zh' : 'en';
  }
  root.lang = language === 'zh' ? 'zh-CN' : 'en';
})();
