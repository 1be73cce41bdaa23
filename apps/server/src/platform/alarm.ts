/** Wakes a sleeping loop, and remembers a ring that arrives while the loop is busy. */
export type Alarm = {
  readonly ring: () => void
  /** Resolves on a ring, at once if it rang since the last sleep, or when the time is up. */
  readonly sleep: (milliseconds: number) => Promise<void>
}

export function createAlarm(): Alarm {
  let hasRung = false
  let wake = () => {}
  return {
    ring: () => {
      hasRung = true
      wake()
    },
    sleep: async (milliseconds) => {
      if (!hasRung) {
        let timer: NodeJS.Timeout | undefined
        await new Promise<void>((resolve) => {
          wake = resolve
          timer = setTimeout(resolve, milliseconds)
        })
        clearTimeout(timer)
      }
      hasRung = false
    },
  }
}
