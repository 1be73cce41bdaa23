import { siteName } from './site-base.ts'
/** The style element with our typefaces, separate so that it can load late. */
export const TYPEFACES_ID = 'typefaces'
/** Without scripts they apply at once; otherwise they wait to be requested. */
export const TYPEFACES_WAIT = '(scripting: none)'
/** Local storage key: this browser has loaded the typefaces before and probably cached them. */
export const TYPEFACES_SENT = 'typefaces'

/**
 * Applies cached typefaces from the start; otherwise app/boot/typefaces.ts loads them after the first paint. Plain text in the head for the same
 * reasons as the theme script (theme.ts).
 */
export const TYPEFACES_SCRIPT = `try{if(localStorage.getItem('${siteName(TYPEFACES_SENT)}'))document.querySelectorAll('link[as=font],#${TYPEFACES_ID}').forEach(function(e){e.media='all'})}catch(e){}`
