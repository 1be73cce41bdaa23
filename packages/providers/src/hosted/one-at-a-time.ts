/** Keeps the turn until a promise has ended, whatever the work itself answers meanwhile. */
export type Hold = (rest: Promise<unknown>) => void

/**
 * Runs one after the other what would meet on a server that has one job, one progress and one way to interrupt. What is left before its
 * turn came answers undefined at once, and never begins.
 */
export function createOneAtATime(): <T>(
  signal: AbortSignal,
  work: (hold: Hold) => Promise<T>,
) => Promise<T | undefined> {
  let last: Promise<unknown> = Promise.resolve()
  return (signal, work) => {
    const left = Promise.withResolvers<undefined>()
    const leave = () => left.resolve(undefined)
    const held: Promise<unknown>[] = []
    // An aborted signal fires no more events.
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    const mine = last.then(() => {
      // From here on the work itself hears the abort.
      signal.removeEventListener('abort', leave)
      return signal.aborted ? undefined : work((rest) => held.push(rest))
    })
    last = mine.catch(() => {}).then(() => Promise.allSettled(held))
    return Promise.race([mine, left.promise])
  }
}
