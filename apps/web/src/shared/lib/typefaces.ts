import { siteName } from './site-base.ts'
/** The element that declares our typefaces, apart from the page's other styles so that it can wait. */
export const TYPEFACES_ID = 'typefaces'
/** Where no script can ask for them they count at once; otherwise they wait to be asked for. */
export const TYPEFACES_WAIT = '(scripting: none)'
/** Local storage key: this browser was sent the typefaces before, and most likely has them still. */
export const TYPEFACES_SENT = 'typefaces'

/**
 * Cached typefaces show from the start; otherwise app/boot/typefaces.ts loads them after the first paint. Plain text in the head
 * for the same reasons as the script for the theme (theme.ts).
 */
export const TYPEFACES_SCRIPT = `try{if(localStorage.getItem('${siteName(TYPEFACES_SENT)}'))document.querySelectorAll('link[as=font],#${TYPEFACES_ID}').forEach(function(e){e.media='all'})}catch(e){}`
