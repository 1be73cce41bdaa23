/** The element that declares our typefaces, apart from the page's other styles so that it can wait. */
export const TYPEFACES_ID = 'typefaces'
/** Where no script can ask for them they count at once; otherwise they wait to be asked for. */
export const TYPEFACES_WAIT = '(scripting: none)'

/** Local storage key: this browser was sent the typefaces before, and most likely has them still. */
const SENT_KEY = 'typefaces'
/** Milliseconds after the page has loaded, for browsers that do not say when they have painted. */
const MOST_PATIENCE = 3_000

/**
 * On a first visit the typefaces come after the first paint: on a slow line they would take it the bytes, and what stands in for them runs as
 * wide. They count once all are there, for text whose typeface is on its way is laid out with one looked up for every size, and then again.
 * Those with a range of their own load when a page has such a letter. Whoever has them sees them from the start. Plain text in the head for
 * the same reasons as the script for the theme (theme.ts), and without line breaks, which every page would carry.
 */
export const TYPEFACES_SCRIPT = `(function () {
  var sheet = document.getElementById('${TYPEFACES_ID}'), asked;
  function show() { sheet.media = 'all' }
  function face(rule) {
    function read(name) { return rule.style.getPropertyValue(name) }
    var range = read('unicode-range');
    var options = { weight: read('font-weight') || 'normal', stretch: read('font-stretch') || 'normal', display: 'swap' };
    if (range) options.unicodeRange = range;
    var made = new FontFace(read('font-family').replace(/["']/g, ''), read('src'), options);
    return range ? made : made.load()
  }
  function count(faces) {
    faces.forEach(function (made) { document.fonts.add(made) });
    try { localStorage.setItem('${SENT_KEY}', '1') } catch (e) {}
  }
  function ask() {
    if (asked) return;
    asked = true;
    try { Promise.all([].map.call(sheet.sheet.cssRules, face)).then(count).catch(show) } catch (e) { show() }
  }
  try {
    if (localStorage.getItem('${SENT_KEY}')) {
      document.querySelectorAll('link[as=font]').forEach(function (link) { link.media = 'all' });
      return show()
    }
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length) ask()
    }).observe({ type: 'paint', buffered: true })
  } catch (e) {}
  addEventListener('load', function () { setTimeout(ask, ${MOST_PATIENCE}) })
})();`.replace(/\n */g, '')
