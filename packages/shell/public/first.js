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
  var look = kept('preferences') || {};
  var mode = look.mode || (root.getAttribute('data-skin') || 'auto').split(' ')[0];
  var dark =
    mode === 'dark' || (mode === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mode', dark ? 'dark' : 'light');
  if (look.accent) root.setAttribute('data-accent', look.accent);
  if (kept('language') === 'en') root.lang = 'en';
})();
