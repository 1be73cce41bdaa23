import { useLiveState } from '#web/shared/data/live-state.store.ts'

const MISSED = 'data-missed'

/** A picture that did not come wears a quiet mark instead of the browser's torn one, and is asked for again once the network or the server is back. */
export function followPictures(): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  // Neither event rises from the picture: they are caught on their way down.
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
