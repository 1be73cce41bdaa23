import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Tasks that say when they are looked at and when they begin, and end when they are told to. */
function bench(count: number) {
  const turns = createTurns(count)
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const pass = () => new Promise((resolve) => setTimeout(resolve, 2))
  const start = (name: string, isAlone = false) =>
    turns(async () => {
      log.push(`look ${name}`)
      await pass()
      const work = async () => {
        log.push(name)
        await new Promise<void>((end) => ends.set(name, end))
        return name
      }
      return { isAlone, work }
    })
  const end = async (name: string) => {
    await expect.poll(() => ends.get(name)).toBeDefined()
    ends.get(name)?.()
  }
  return { turns, log, start, end, settle: () => new Promise((resolve) => setTimeout(resolve, 30)) }
}

test('as many as there are places are under way; the next is looked at, the others wait in line', async () => {
  const { log, start, end, settle } = bench(2)
  const all = Promise.all(['a', 'b', 'c', 'd'].map((name) => start(name)))
  await settle()
  expect(log).toEqual(['look a', 'a', 'look b', 'b', 'look c'])
  await end('b')
  await settle()
  expect(log.slice(5)).toEqual(['c', 'look d'])
  for (const name of ['a', 'c', 'd']) await end(name)
  expect(await all).toEqual(['a', 'b', 'c', 'd'])
})

test('what is alone begins when all others have ended, and none is looked at before its end', async () => {
  const { log, start, end, settle } = bench(2)
  const all = Promise.all([start('a'), start('large', true), start('larger', true), start('b')])
  await settle()
  expect(log).toEqual(['look a', 'a', 'look large'])
  await end('a')
  await settle()
  expect(log.slice(3)).toEqual(['large'])
  await end('large')
  await settle()
  expect(log.slice(4)).toEqual(['look larger', 'larger'])
  await end('larger')
  await end('b')
  expect(await all).toEqual(['a', 'large', 'larger', 'b'])
})

test('a task that fails, or cannot be looked at, holds up no other', async () => {
  const { turns, start, end } = bench(1)
  const fails = () => Promise.reject(new Error('no picture'))
  await expect(turns(fails)).rejects.toThrow('no picture')
  await expect(turns(async () => ({ isAlone: true, work: fails }))).rejects.toThrow('no picture')
  await expect(turns(async () => ({ isAlone: false, work: fails }))).rejects.toThrow('no picture')
  const last = start('last')
  await end('last')
  expect(await last).toBe('last')
})
