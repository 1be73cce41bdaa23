import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Jobs that log their start, and end on command. */
function bench(count: number) {
  const turns = createTurns(count)
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string, owner?: string) =>
    turns(async () => {
      log.push(name)
      await new Promise<void>((end) => ends.set(name, end))
      return name
    }, owner)
  const end = (name: string) => ends.get(name)?.()
  return { turns, log, start, end, settle: () => new Promise((resolve) => setTimeout(resolve, 10)) }
}

test('as many as there are places are under way, the others wait in line', async () => {
  const { log, start, end, settle } = bench(2)
  const all = Promise.all(['a', 'b', 'c', 'd'].map((name) => start(name)))
  await settle()
  expect(log).toEqual(['a', 'b'])
  end('b')
  await settle()
  expect(log).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c']) end(name)
  await settle()
  const late = start('e')
  await settle()
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e'])
  for (const name of ['d', 'e']) end(name)
  expect(await all).toEqual(['a', 'b', 'c', 'd'])
  expect(await late).toBe('e')
})

test('one that fails, at once or later, holds up no other', async () => {
  const { turns, start, end, settle } = bench(1)
  const fails = turns(async () => {
    await settle()
    throw new Error('no picture')
  })
  const throws = turns(() => {
    throw new Error('no picture either')
  })
  const last = start('last')
  await expect(fails).rejects.toThrow('no picture')
  await expect(throws).rejects.toThrow('no picture either')
  await settle()
  end('last')
  expect(await last).toBe('last')
})

test('owners take turns, however much one of them brings', async () => {
  const { log, start, end, settle } = bench(1)
  const order = ['ada 1', 'ada 2', 'ada 3', 'ben 1', 'ada 4', 'eve 1', 'ben 2']
  const all = Promise.all(order.map((name) => start(name, name.slice(0, 3))))
  for (const _ of order) {
    await settle()
    end(log.at(-1) ?? '')
  }
  expect(await all).toEqual(order)
  expect(log).toEqual(['ada 1', 'ada 2', 'ben 1', 'eve 1', 'ada 3', 'ben 2', 'ada 4'])
})
