import { LATER_CLASS } from '#web/shared/lib/short-classes.ts'

/** Milliseconds after a page has loaded in which it is still busy with what it shows first. */
const BUSY = 1_500

/**
 * Lays out what stands further down (`off-screen-later`), a part at a time while there is nothing else to do: from then on the page has its true
 * height, and is whole for whoever saves or pictures it.
 */
export function layOutRest(): void {
  window.addEventListener('load', () => setTimeout(layOutNext, BUSY))
}

function layOutNext(): void {
  const parts = document.querySelectorAll<HTMLElement>(`.${LATER_CLASS}:not([data-laid-out])`)
  const next = [...parts].find(isLeftOut)
  if (!next) return
  // Browsers that cannot tell when there is time lay it out when it comes near.
  window.requestIdleCallback?.(() => {
    next.dataset['laidOut'] = ''
    layOutNext()
  })
}

/** What has come near already is laid out, and would be once more. */
const isLeftOut = ({ firstElementChild }: HTMLElement) =>
  firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false
