// For browsers that cannot run the client at all; written for the oldest of them.
(function () {
  var root = document.getElementById('root');
  if (!root) return;
  var box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.style.cssText = 'max-width:32em;margin:15% auto;padding:0 24px;font:16px/1.7 sans-serif';
  box.appendChild(
    document.createTextNode('当前浏览器版本过旧，请使用 Edge、Firefox、搜狗或 Chrome 浏览器。'),
  );
  box.appendChild(document.createElement('br'));
  box.appendChild(
    document.createTextNode('This browser is too old. Please use Edge, Firefox, Sogou or Chrome.'),
  );
  root.appendChild(box);
})();
