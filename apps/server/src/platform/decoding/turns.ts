/**
 * Runs up to `count` jobs at once. Waiting jobs hold nothing. Each owner's jobs run in order and owners take turns, so someone with a hundred
 * jobs does not delay someone with one.
 */
export function createTurns(count: number) {
  const lines = new Map<string, (() => void)[]>()
  let free = count

  function wait(owner: string): Promise<void> {
    return new Promise((begin) => {
      const line = lines.get(owner)
      if (line) line.push(begin)
      else lines.set(owner, [begin])
    })
  }

  function pass(): void {
    const [first] = lines
    if (!first) {
      free += 1
      return
    }
    const [owner, [begin, ...rest]] = first
    // Re-inserted, so that the owner served longest ago comes first.
    lines.delete(owner)
    if (rest.length > 0) lines.set(owner, rest)
    begin?.()
  }

  return async <T>(work: () => Promise<T>, owner = ''): Promise<T> => {
    if (free > 0) free -= 1
    else await wait(owner)
    try {
      return await work()
    } finally {
      pass()
    }
  }
}
