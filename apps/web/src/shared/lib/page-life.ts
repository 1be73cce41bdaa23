/** `gone`: closed, in the back-forward cache, or frozen; it may come back. */
export type PageState = 'shown' | 'hidden' | 'gone'

export type PageLife = {
  readonly state: () => PageState
  /** Subscribes to changes; returns an unsubscribe function. */
  readonly watch: (listener: (state: PageState) => void) => () => void
}

/** Whether the page is shown, hidden, or gone. */
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
