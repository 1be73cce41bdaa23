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
 * the same reasons as the script for the theme (theme.ts).
 */
export const TYPEFACES_SCRIPT = `(function(){var f=document.getElementById('${TYPEFACES_ID}'),k='${SENT_KEY}',asked;function show(){f.media='all'}function face(r){function v(n){return r.style.getPropertyValue('font-'+n)||'normal'}var u=r.style.getPropertyValue('unicode-range'),o={weight:v('weight'),stretch:v('stretch'),display:'swap'};if(u)o.unicodeRange=u;var t=new FontFace(v('family').replace(/["']/g,''),r.style.getPropertyValue('src'),o);return u?t:t.load()}function ask(){if(asked)return;asked=1;try{Promise.all([].map.call(f.sheet.cssRules,face)).then(function(all){all.forEach(function(t){document.fonts.add(t)});localStorage.setItem(k,'1')}).catch(show)}catch(e){show()}}try{if(localStorage.getItem(k)){document.querySelectorAll('link[as=font]').forEach(function(l){l.media='all'});return show()}new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)ask()}).observe({type:'paint',buffered:true})}catch(e){}addEventListener('load',function(){setTimeout(ask,${MOST_PATIENCE})})})();`
