import { siteName } from './site-base.ts'
import { keptStorage, whenKeptChanges } from './site-data.ts'
import { SESSION_KEY } from './stored-session.ts'

export type Theme = 'light' | 'dark'

/** Local storage key of the chosen theme; absent means the system's. */
const THEME_KEY = 'theme'
/** Cookie of the collapsed sidebar, kept for 7 days. */
export const SIDEBAR_COOKIE = 'sidebar_state'

const HOST = `var h=d.dataset.productionHost;if(${import.meta.env.DEV}||h&&h!==location.hostname)d.dataset.development='';`

/**
 * Runs in the head before the first paint, so that theme, sidebar and development banner do not jump; narrow screens start with the sidebar
 * collapsed. Plain text, because it cannot wait for a module; the server allows it by hash.
 */
export const FIRST_PAINT_SCRIPT = `(function(){var d=document.documentElement,t=null;try{t=localStorage.getItem('${siteName(THEME_KEY)}');if(localStorage.getItem('${siteName(SESSION_KEY)}'))d.dataset.session=''}catch(e){}d.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';${HOST}var s=null;try{s=/(?:^|; )${SIDEBAR_COOKIE}=(true|false)/.exec(document.cookie)}catch(e){}if(s?s[1]==='false':innerWidth<1181)d.dataset.sidebar='folded'})()`

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

function showTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  markPressed()
}

/** Follows another tab's theme, and the system's until one is chosen. */
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

/** Applies and stores a theme. */
export function chooseTheme(theme: Theme) {
  showTheme(theme)
  keptStorage.setItem(THEME_KEY, theme)
}

/** Until the program runs, the switches' state is set directly. */
export function markPressed() {
  for (const button of document.querySelectorAll('[data-act="theme"]'))
    button.setAttribute('aria-pressed', String(currentTheme() === 'dark'))
}

/** Subscribes to theme changes, whatever their cause. */
export function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
