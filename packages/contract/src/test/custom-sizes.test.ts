import { expect, test } from 'vitest'
import { CUSTOM_SIZES, customSizeProblem, nearestCustomSize, sidesOf } from '../models/custom-sizes.ts'

function nearest(text: string): string {
  const { width, height } = nearestCustomSize(CUSTOM_SIZES, sizeFrom(text))
  return `${width}x${height}`
}

function sizeFrom(text: string) {
  const size = sidesOf(text)
  if (!size) throw new RangeError(text)
  return size
}

test.each(['512x512', '1536x1024', '1024x1536', '1536x512', '512x1536', '1008x704'])(
  '%s is allowed, and stays as it is',
  (size) => {
    expect(nearest(size)).toBe(size)
  },
)

test.each([
  ['3840x2160', '1536x864'],
  ['6000x2000', '1536x512'],
  ['3584x1536', '1536x656'],
  ['4000x5000', '1120x1392'],
  ['3000x3000', '1248x1248'],
])('a large picture of %s keeps its shape as %s', (size, expected) => {
  expect(nearest(size)).toBe(expected)
})

test.each([
  ['300x600', '512x1024'],
  ['600x300', '1024x512'],
  ['256x256', '512x512'],
])('a small picture of %s keeps its shape as %s', (size, expected) => {
  expect(nearest(size)).toBe(expected)
})

test('sides between two steps get the nearer one', () => {
  expect(nearest('1001x700')).toBe('1008x704')
  expect(nearest('999x695')).toBe('992x688')
})

test('where rounding up exceeds the total, the nearest size within it is found', () => {
  expect(nearest('1400x1123')).toBe('1392x1120')
})

test.each([
  ['4000x1000', '1536x512'],
  ['100x900', '512x1536'],
])('a shape that no size has, as of %s, gets the nearest, %s', (size, expected) => {
  expect(nearest(size)).toBe(expected)
})

test('a total that no size of the shape has still gives an allowed size', () => {
  const range = { min: 256, max: 2048, step: 64, minPixels: 1024 * 1024, maxPixels: 2048 * 1024 }
  const size = nearestCustomSize(range, { width: 3000, height: 500 })
  expect(size).toEqual({ width: 2048, height: 512 })
  expect(customSizeProblem(range, size)).toBeUndefined()
})
