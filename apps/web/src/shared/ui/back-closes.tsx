import { useContext, useEffect, useEffectEvent } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router'
import { newId } from '#web/shared/lib/new-id.ts'
import { MOBILE_QUERY } from '#web/shared/lib/use-media.ts'

type Router = NonNullable<React.ContextType<typeof RouterContext>>['router']
type Sheet = { readonly id: string; readonly router: Router; readonly close: () => void }

/** What lies over the page, the uppermost last; each has an entry of its own in the history, which bears its id. */
const sheets: Sheet[] = []
let isLeaving = false
let isHeard = false

/** In a window over the page: on a phone, going back closes it instead of leaving the page. A picture's own address does that by itself. */
export function BackCloses({ onBack }: { readonly onBack: () => void }) {
  // The public hooks navigate; only the router itself says whether it is navigating by the time a window has gone.
  const router = useContext(RouterContext)?.router
  const close = useEffectEvent(onBack)
  useEffect(() => {
    if (!router || !matchMedia(MOBILE_QUERY).matches || router.state.location.search.includes('picture='))
      return
    return enter({ id: newId(), router, close: () => close() })
  }, [router])
  return null
}

function enter(sheet: Sheet): () => void {
  if (!isHeard) window.addEventListener('popstate', follow, { capture: true })
  isHeard = true
  const { state } = window.history
  // An entry that a reload left without its window serves again.
  const isFree = sheets.length === 0 && state?.over !== undefined
  window.history[isFree ? 'replaceState' : 'pushState']({ ...state, over: sheet.id }, '')
  sheets.push(sheet)
  return () => {
    const at = sheets.indexOf(sheet)
    if (at < 0) return
    sheets.splice(at, 1)
    // A link in it may lead on at once: then its entry is not the last any more, or is about to be replaced.
    setTimeout(() => {
      const isIdle = sheet.router.state.navigation.state === 'idle'
      if (window.history.state?.over === sheet.id && isIdle) leave()
    })
  }
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
  const at = sheets.findIndex(({ id }) => id === event.state?.over)
  const closed = wasLeaving ? [] : sheets.splice(at + 1)
  const [lowest] = closed
  const isSamePage = lowest?.router.state.location.key === event.state?.key
  const isOfClosed = event.state?.over !== undefined && at < 0
  if (wasLeaving || isSamePage || isOfClosed) event.stopImmediatePropagation()
  for (const { close } of closed.toReversed()) close()
  if (isOfClosed && !wasLeaving) window.history.back()
}
