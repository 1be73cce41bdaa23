import type { createBrowserRouter } from 'react-router'
import { newId } from '../new-id.ts'

declare global {
  interface Window {
    /** The page's router, at the framework's global. */
    readonly __reactRouterDataRouter?: ReturnType<typeof createBrowserRouter>
  }
}

type Sheet = { readonly id: string; readonly close: () => void }

/** Layers over the page, top one last; each has its own history entry, marked with its id. */
const sheets: Sheet[] = []
let isLeaving = false
let whenLeft = () => {}

window.addEventListener('popstate', follow, { capture: true })
// A reload left the entry without its layer.
if (window.history.state?.over) leave()

/** Adds a history entry for an opened layer; `close` is called when the person goes back. Returns what removes the entry. */
export function enter(close: () => void): () => void {
  const sheet = { id: newId(), close }
  const { state } = window.history
  // The entry of a menu that has just closed is reused by the dialog it opens.
  const isFree = state?.over !== undefined && state.over !== sheets.at(-1)?.id
  window.history[isFree ? 'replaceState' : 'pushState']({ ...state, over: sheet.id }, '')
  sheets.push(sheet)
  return () => {
    const at = sheets.indexOf(sheet)
    if (at < 0) return
    sheets.splice(at, 1)
    // A link in it may navigate at once: then its entry is no longer the last, or about to be replaced.
    setTimeout(() => {
      const isIdle = router()?.state.navigation.state === 'idle'
      if (window.history.state?.over === sheet.id && isIdle) leave()
    })
  }
}

/** Removes the entries of all layers before the address of the page below changes. */
export function leaveAll(): Promise<void> {
  const { length } = sheets.splice(0)
  if (length === 0) return Promise.resolve()
  isLeaving = true
  return new Promise((resolve) => {
    whenLeft = resolve
    window.history.go(-length)
  })
}

/** Removes the entry of a closed layer. */
function leave() {
  isLeaving = true
  window.history.back()
}

/** Handles a history step before the router does, which does not know these entries. */
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

/** Public hooks only navigate; just the router itself knows whether it is navigating when a layer closes. */
function router() {
  return window.__reactRouterDataRouter
}
