/** A wake-up call for a loop: it remembers a ring that came while the loop was busy. */
export type Alarm = {
  readonly ring: () => void
  /** Ends when it rings, when it has rung since the last sleep, or when the time is up. */
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
