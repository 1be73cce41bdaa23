import { useLiveState } from '#web/shared/data/live-state.store.ts'

const MISSED = 'data-missed'
const MARK = `<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24' fill='none' stroke='#808a96' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'><path d='m3 3 18 18M9 4h10a1 1 0 0 1 1 1v10M4 8v11a1 1 0 0 0 1 1h11m-12-4 4-4 8 8'/></svg>`
/** Adopted by the program: not needed before it runs. */
const STYLES = `img[${MISSED}] { content: url("data:image/svg+xml,${encodeURIComponent(MARK)}"); object-fit: none; filter: none; background: var(--skeleton) }`

/** Replaces the browser's broken-image icon with a quiet mark, and reloads the picture once the network or server is back. */
export function followPictures(): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  document.adoptedStyleSheets.push(sheet)
  // Neither event bubbles, so they are captured.
  const options = { capture: true, signal }
  document.addEventListener('error', ({ target }) => isPicture(target) && mark(target), options)
  document.addEventListener('load', ({ target }) => isPicture(target) && unmark(target), options)
  window.addEventListener('online', askAgain, { signal })
  const stopListening = useLiveState.subscribe(({ isOff }) => !isOff && askAgain())
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) mark(picture)
  return () => {
    listeners.abort()
    stopListening()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

function mark(picture: HTMLImageElement) {
  picture.setAttribute(MISSED, '')
}

function unmark(picture: HTMLImageElement) {
  if (picture.hasAttribute(MISSED)) picture.removeAttribute(MISSED)
}

function askAgain() {
  for (const picture of document.querySelectorAll(`img[${MISSED}]`))
    for (const name of ['srcset', 'src']) {
      const address = picture.getAttribute(name)
      if (address !== null) picture.setAttribute(name, address)
    }
}

const isPicture = (target: EventTarget | null): target is HTMLImageElement =>
  target instanceof HTMLImageElement
