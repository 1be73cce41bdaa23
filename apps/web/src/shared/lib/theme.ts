import { siteName } from './site-base.ts'
import { keptStorage, whenKeptChanges } from './site-data.ts'
import { SESSION_KEY } from './stored-session.ts'

export type Theme = 'light' | 'dark'

/** Local storage key of the chosen theme; absent means the system's. */
const THEME_KEY = 'theme'
/** Cookie of the folded sidebar, kept for 7 days. */
export const SIDEBAR_COOKIE = 'sidebar_state'

const HOST = `var h=d.dataset.productionHost;if(${import.meta.env.DEV}||h&&h!==location.hostname)d.dataset.development='';`

/**
 * Runs in the head before the first paint, so that neither theme, sidebar nor development banner jumps; narrow screens start with the sidebar
 * folded. Plain text because it must not wait for a module; the server allows it by its hash.
 */
export const FIRST_PAINT_SCRIPT = `(function(){var d=document.documentElement,t=null;try{t=localStorage.getItem('${siteName(THEME_KEY)}');if(localStorage.getItem('${siteName(SESSION_KEY)}'))d.dataset.session=''}catch(e){}d.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';${HOST}var s=null;try{s=/(?:^|; )${SIDEBAR_COOKIE}=(true|false)/.exec(document.cookie)}catch(e){}if(s?s[1]==='false':innerWidth<1181)d.dataset.sidebar='folded'})()`

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

function showTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  markPressed()
}

/** Shows the theme that is chosen in another tab, and until one is chosen the system's, as they change. */
export function followTheme() {
  const isDark = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => showTheme(chosenTheme() ?? (isDark.matches ? 'dark' : 'light'))
  isDark.addEventListener('change', follow)
  whenKeptChanges(({ name }) => {
    if (name === THEME_KEY || name === null) follow()
  })
}

function chosenTheme(): Theme | null {
  const theme = keptStorage.getItem(THEME_KEY)
  return theme === 'dark' || theme === 'light' ? theme : null
}

/** Shows a theme and remembers it. */
export function chooseTheme(theme: Theme) {
  showTheme(theme)
  keptStorage.setItem(THEME_KEY, theme)
}

/** Until the program runs, the switches are told by hand which way they stand. */
export function markPressed() {
  for (const button of document.querySelectorAll('[data-act="theme"]'))
    button.setAttribute('aria-pressed', String(currentTheme() === 'dark'))
}

/** Calls back when the theme changes, by whatever hand. */
export function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
