export type Theme = 'light' | 'dark'

/** Local storage key of the chosen theme; absent means the system's. */
const THEME_KEY = 'theme'
/** Cookie of the folded sidebar, kept for 7 days. */
export const SIDEBAR_COOKIE = 'sidebar_state'

/**
 * Runs in the head before the first paint, so that neither theme nor sidebar jumps; narrow screens start with the sidebar folded. Plain text because it must not wait for a module;
 * the server allows it by its hash.
 */
export const FIRST_PAINT_SCRIPT = `(function(){var d=document.documentElement,t=null;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}d.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';var s=/(?:^|; )${SIDEBAR_COOKIE}=(true|false)/.exec(document.cookie);if(s?s[1]==='false':innerWidth<1181)d.dataset.sidebar='folded'})()`

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

/** Shows a theme and remembers it. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** Calls back when the theme changes, by whatever hand. */
export function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
