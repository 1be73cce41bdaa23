import { expect, test } from 'vitest'
import { readProgress } from './progress.ts'

test('[4.6] progress is indeterminate without a value, loading below the maximum, complete at it', () => {
  expect(readProgress(null).state).toBe('indeterminate')
  expect(readProgress(0).state).toBe('loading')
  expect(readProgress(99.9).state).toBe('loading')
  expect(readProgress(100).state).toBe('complete')
  expect(readProgress(4, 4).state).toBe('complete')
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('[5.8] a maximum of %s counts as 100', (max) => {
  expect(readProgress(50, max)).toEqual({ state: 'loading', value: 50, max: 100 })
})

test.each([-1, 101, Number.NaN])('[5.8] a value of %s counts as none', (value) => {
  expect(readProgress(value)).toEqual({ state: 'indeterminate', value: null, max: 100 })
})
