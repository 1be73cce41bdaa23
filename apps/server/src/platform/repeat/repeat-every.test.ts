import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { repeatEvery } from './repeat-every.ts'

describe('work that is repeated', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is left out while the last turn runs, and goes on after one that failed', async () => {
    const turns: PromiseWithResolvers<void>[] = []
    const failures: unknown[] = []
    const work = () => {
      const turn = Promise.withResolvers<void>()
      turns.push(turn)
      return turn.promise
    }
    const { stop } = repeatEvery(100, work, (error) => failures.push(error))
    expect(turns).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(350)
    expect(turns).toHaveLength(1)
    turns[0]?.reject('lost')
    await vi.advanceTimersByTimeAsync(100)
    expect(failures).toEqual(['lost'])
    expect(turns).toHaveLength(2)
    turns[1]?.resolve()
    await stop()
  })

  it('is not begun any more once it is stopped, which waits for the turn that runs', async () => {
    const turn = Promise.withResolvers<void>()
    const work = vi.fn(() => turn.promise)
    const { stop } = repeatEvery(100, work, () => {})
    await vi.advanceTimersByTimeAsync(100)
    let isStopped = false
    const stopped = stop().then(() => {
      isStopped = true
    })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isStopped).toBe(false)
    turn.resolve()
    await stopped
    await vi.advanceTimersByTimeAsync(1_000)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
