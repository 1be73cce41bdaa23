/** `gone`: closed, kept for the way back, or frozen; a page that is gone may come back. */
export type PageState = 'shown' | 'hidden' | 'gone'

export type PageLife = {
  readonly state: () => PageState
  /** Calls back with every change; returns how to stop. */
  readonly watch: (listener: (state: PageState) => void) => () => void
}

/** What becomes of the page: shown, hidden behind another, or gone. */
export function browserPageLife(): PageLife {
  let isGone = false
  const state = (): PageState => (isGone ? 'gone' : document.hidden ? 'hidden' : 'shown')
  return {
    state,
    watch(listener) {
      const leave = () => {
        isGone = true
        listener('gone')
      }
      const come = () => {
        isGone = false
        listener(state())
      }
      const changes = [
        [document, 'visibilitychange', come],
        [document, 'freeze', leave],
        [document, 'resume', come],
        [window, 'pagehide', leave],
        [window, 'pageshow', come],
      ] as const
      for (const [target, type, change] of changes) target.addEventListener(type, change)
      return () => {
        for (const [target, type, change] of changes) target.removeEventListener(type, change)
      }
    },
  }
}
