import type { createBrowserRouter } from 'react-router'
import { newId } from '../new-id.ts'

declare global {
  interface Window {
    /** The router of the page, where the framework puts it. */
    readonly __reactRouterDataRouter?: ReturnType<typeof createBrowserRouter>
  }
}

type Sheet = { readonly id: string; readonly close: () => void }

/** What lies over the page, the uppermost last; each has an entry of its own in the history, which bears its id. */
const sheets: Sheet[] = []
let isLeaving = false
let whenLeft = () => {}

window.addEventListener('popstate', follow, { capture: true })
// A reload left the entry without its window.
if (window.history.state?.over) leave()

/** Gives a window that has opened its entry; `close` is called when that is gone back from. Answers with what takes it away again. */
export function enter(close: () => void): () => void {
  const sheet = { id: newId(), close }
  const { state } = window.history
  // The entry of a menu that has just closed serves the window that it opens.
  const isFree = state?.over !== undefined && state.over !== sheets.at(-1)?.id
  window.history[isFree ? 'replaceState' : 'pushState']({ ...state, over: sheet.id }, '')
  sheets.push(sheet)
  return () => {
    const at = sheets.indexOf(sheet)
    if (at < 0) return
    sheets.splice(at, 1)
    // A link in it may lead on at once: then its entry is not the last any more, or is about to be replaced.
    setTimeout(() => {
      const isIdle = router()?.state.navigation.state === 'idle'
      if (window.history.state?.over === sheet.id && isIdle) leave()
    })
  }
}

/** Takes the entries of all that lies over the page away, before the address of what is below changes. */
export function leaveAll(): Promise<void> {
  const { length } = sheets.splice(0)
  if (length === 0) return Promise.resolve()
  isLeaving = true
  return new Promise((resolve) => {
    whenLeft = resolve
    window.history.go(-length)
  })
}

/** Takes the entry away whose window is closed. */
function leave() {
  isLeaving = true
  window.history.back()
}

/** Hears of a step through the history before the router does, which knows nothing of these entries. */
function follow(event: PopStateEvent) {
  const wasLeaving = isLeaving
  isLeaving = false
  if (wasLeaving) whenLeft()
  const at = sheets.findIndex(({ id }) => id === event.state?.over)
  const closed = wasLeaving ? [] : sheets.splice(at + 1)
  const isSamePage = closed.length > 0 && router()?.state.location.key === event.state?.key
  const isOfClosed = event.state?.over !== undefined && at < 0
  if (wasLeaving || isSamePage || isOfClosed) event.stopImmediatePropagation()
  for (const { close } of closed.toReversed()) close()
  if (isOfClosed && !wasLeaving) window.history.back()
}

/** The public hooks navigate; only the router itself says whether it is navigating by the time a window has gone. */
function router() {
  return window.__reactRouterDataRouter
}
