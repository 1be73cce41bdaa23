import { expect, test } from 'vitest'
import { mustShrink, shrunkSize } from './shrink-picture.ts'

test('a photograph that is too heavy, or of a kind the server does not read, is encoded anew', () => {
  expect(mustShrink({ type: 'image/jpeg', size: 100 }, 100)).toBe(false)
  expect(mustShrink({ type: 'image/jpeg', size: 101 }, 100)).toBe(true)
  expect(mustShrink({ type: 'image/heic', size: 10 }, 100)).toBe(true)
})

test('it keeps its ratio, and a small one its size', () => {
  expect(shrunkSize({ width: 8064, height: 6048 }, 1536)).toEqual({ width: 1536, height: 1152 })
  expect(shrunkSize({ width: 20_000, height: 1 }, 1536)).toEqual({ width: 1536, height: 1 })
  expect(shrunkSize({ width: 640, height: 480 }, 1536)).toEqual({ width: 640, height: 480 })
})
