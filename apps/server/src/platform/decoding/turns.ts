/** `isAlone`: no other work may run beside it. */
type Task<T> = { readonly isAlone: boolean; readonly work: () => Promise<T> }

/**
 * First come, first served: up to `count` tasks at once, or one that is alone. `prepare` finds out which of the two a task is. Only one
 * `prepare` runs at a time, and none beside a task that is alone: tasks that wait in line hold nothing yet.
 */
export function createTurns(count: number) {
  let line = Promise.resolve()
  let free = count
  let freed = Promise.withResolvers<void>()

  async function untilFree(places: number): Promise<void> {
    while (free < places) await freed.promise
    free -= places
  }

  function giveBack(places: number): void {
    free += places
    freed.resolve()
    freed = Promise.withResolvers<void>()
  }

  return async <T>(prepare: () => Promise<Task<T>>): Promise<T> => {
    const before = line
    const passed = Promise.withResolvers<void>()
    line = passed.promise
    await before
    try {
      const { isAlone, work } = await prepare()
      const places = isAlone ? count : 1
      await untilFree(places)
      if (!isAlone) passed.resolve()
      return await work().finally(() => giveBack(places))
    } finally {
      passed.resolve()
    }
  }
}
