/** Number of recent groups from which the pace is estimated: files already imported pass many times faster. */
const KEPT = 20
const MIN_MS = 5_000

/** Estimated seconds left when `done` (0 to 1) is finished, by the pace of recent steps; null while unknown. */
export function createPace(clock = () => Date.now()): (done: number) => number | null {
  const steps: { readonly at: number; readonly done: number }[] = []
  return (done) => {
    const at = clock()
    steps.push({ at, done })
    if (steps.length > KEPT) steps.shift()
    const [first = { at, done }] = steps
    const gained = done - first.done
    if (at - first.at < MIN_MS || gained <= 0) return null
    return ((at - first.at) * (1 - done)) / gained / 1_000
  }
}
