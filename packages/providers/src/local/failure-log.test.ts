import { expect, test } from 'vitest'
import { createFailureLog } from './failure-log.ts'

const MINUTE = 60_000

function logAt(start = 0) {
  let now = start
  const log = createFailureLog({ now: () => now, backOffMs: [1_000, 2_000, 4_000] })
  return {
    log,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('the next start waits longer after each end in a row, and not at all once that time has passed', () => {
  const { log, pass } = logAt()
  expect(log.backOffMs()).toBe(0)
  log.note('one')
  expect(log.backOffMs()).toBe(1_000)
  pass(400)
  expect(log.backOffMs()).toBe(600)
  pass(5_000)
  expect(log.backOffMs()).toBe(0)
  log.note('two')
  expect(log.backOffMs()).toBe(2_000)
  log.forget()
  expect(log.backOffMs()).toBe(0)
  log.note('three')
  expect(log.restsFor()).toBe(10 * MINUTE)
})

test('three ends within ten minutes leave it alone for ten more, and say so with the last reason', () => {
  const { log, pass } = logAt(5 * MINUTE)
  log.note('no memory')
  expect(log.notices()).toEqual(['no memory'])
  pass(4 * MINUTE)
  log.note('no memory')
  pass(5 * MINUTE)
  log.note('no card')
  pass(8.5 * MINUTE)
  expect(log.restsFor()).toBe(1.5 * MINUTE)
  expect(log.notices()).toEqual([
    'It ended 3 times within ten minutes and is left alone for 2 more minutes; other providers draw. no card',
  ])
  pass(1 * MINUTE)
  expect(log.notices()[0]).toContain('for 1 more minute;')
  pass(1 * MINUTE)
  expect(log.restsFor()).toBe(0)
  expect(log.notices()).toEqual(['no card'])
  log.note('no card')
  expect(log.restsFor()).toBe(0)
  log.forget()
  expect(log.notices()).toEqual([])
})

test('three ends that lie further apart leave it in use', () => {
  const { log, pass } = logAt()
  for (const reason of ['one', 'two', 'three', 'four']) {
    log.note(reason)
    pass(6 * MINUTE)
  }
  expect(log.restsFor()).toBe(0)
  expect(log.reason()).toBe('four')
})
