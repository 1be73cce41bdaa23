/**
 * Up to `count` works at once. Those that wait in line hold nothing yet; of each owner the first that came is next, and owners take turns,
 * so that who brings a hundred keeps no one waiting who brings one.
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
    // Taken out and put back, so that the owner who was served longest ago comes first.
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
