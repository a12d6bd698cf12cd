// Sets theme, motion and hatching before the first paint, so that the page never flashes.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('quintain.settings') || '{}');
  } catch {
    // Nothing kept, or nothing that can be read: the defaults serve.
  }
  var dark = kept.theme ? kept.theme === 'oak' : false;
  var root = document.documentElement;
  root.classList.toggle('oak', dark);
  root.classList.toggle('still', kept.motion === false);
  root.classList.toggle('hatched', kept.hatch === true);
})();
