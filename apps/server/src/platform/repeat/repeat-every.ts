/** Does work at an interval; a turn that comes while the last one runs is left out. */
export function repeatEvery(
  everyMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .then(() => {}, onError)
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  return {
    /** Begins no turn any more; ends with the one that runs. */
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
