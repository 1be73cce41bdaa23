/** Repeats work at an interval, skipping turns while the previous one runs. */
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
    /** Starts no more turns and waits for the running one. */
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
