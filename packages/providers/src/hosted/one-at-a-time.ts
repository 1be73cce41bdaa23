/** Holds the turn until a promise settles, whatever the work itself returns meanwhile. */
export type Hold = (rest: Promise<unknown>) => void

/** Serializes work for a server with one job, one progress and one interrupt. Work canceled before its turn returns undefined at once and never starts. */
export function createOneAtATime(): <T>(
  signal: AbortSignal,
  work: (hold: Hold) => Promise<T>,
) => Promise<T | undefined> {
  let last: Promise<unknown> = Promise.resolve()
  return (signal, work) => {
    const left = Promise.withResolvers<undefined>()
    const leave = () => left.resolve(undefined)
    const held: Promise<unknown>[] = []
    // An already aborted signal fires no event.
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    const mine = last.then(() => {
      // From here on the work itself handles the abort.
      signal.removeEventListener('abort', leave)
      return signal.aborted ? undefined : work((rest) => held.push(rest))
    })
    last = mine.catch(() => {}).then(() => Promise.allSettled(held))
    return Promise.race([mine, left.promise])
  }
}
