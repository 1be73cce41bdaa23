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
 * wide. Whoever has them sees them from the start. Plain text in the head for the same reasons as the script for the theme (theme.ts).
 */
export const TYPEFACES_SCRIPT = `(function(){var f=document.getElementById('${TYPEFACES_ID}'),k='${SENT_KEY}';function show(){f.media='all';try{localStorage.setItem(k,'1')}catch(e){}}try{if(localStorage.getItem(k)){document.querySelectorAll('link[as=font]').forEach(function(l){l.media='all'});return show()}new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)show()}).observe({type:'paint',buffered:true})}catch(e){}addEventListener('load',function(){setTimeout(show,${MOST_PATIENCE})})})();`
