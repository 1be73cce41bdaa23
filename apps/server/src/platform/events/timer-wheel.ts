/** Visits items in turn, spread evenly over time, with a single timer. */
export type TimerWheel<T> = {
  readonly add: (item: T) => void
  readonly remove: (item: T) => void
  readonly stop: () => void
}

/** Visits each item once every `turnMs` milliseconds, in `slots` batches. */
export function createTimerWheel<T>(
  { turnMs, slots }: { readonly turnMs: number; readonly slots: number },
  onSlot: (items: ReadonlySet<T>, slot: number) => void,
): TimerWheel<T> {
  const wheel = Array.from({ length: slots }, () => new Set<T>())
  const places = new Map<T, Set<T>>()
  let next = 0
  let current = 0
  let timer: NodeJS.Timeout | undefined

  function turn(): void {
    const items = wheel[current]
    current = (current + 1) % slots
    if (items && items.size > 0) onSlot(items, current)
  }

  function stop(): void {
    clearInterval(timer)
    timer = undefined
  }

  return {
    add: (item) => {
      const place = wheel[next]
      next = (next + 1) % slots
      if (!place) return
      place.add(item)
      places.set(item, place)
      timer ??= setInterval(turn, turnMs / slots).unref()
    },
    remove: (item) => {
      places.get(item)?.delete(item)
      places.delete(item)
      if (places.size === 0) stop()
    },
    stop,
  }
}
