/** Groups whose pace tells the next ones': what is there already goes by many times faster. */
const KEPT = 20
const MIN_MS = 5_000

/** Seconds that are left of work of which `done` is behind it (0 … 1), by the pace of its last steps; null while that says nothing. */
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
