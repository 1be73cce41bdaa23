import { expect, test } from 'vitest'
import { findSample, findSamples } from './sample-gallery.ts'

const ALL = { q: '', style: undefined, ratio: undefined }
const names = (filter: Partial<typeof ALL> & object) => findSamples({ ...ALL, ...filter }).map(({ id }) => id)

test('[2.6] the sample gallery has every sample once', () => {
  expect(names({}).length).toBeGreaterThan(50)
  expect(new Set(names({})).size).toBe(names({}).length)
})

test('[2.6] the sample gallery is searched and filtered as published pictures are', () => {
  expect(names({ q: 'FOX  snow' })).toEqual(expect.arrayContaining(['fox-sketch', 'fox-pop-art']))
  expect(names({ q: 'snow fox' }).every((name) => name.startsWith('fox'))).toBe(true)
  expect(findSamples({ ...ALL, q: 'fox', style: 'pop-art' }).map(({ id }) => id)).toEqual(['fox-pop-art'])
  expect(findSamples({ ...ALL, ratio: '9:16' }).every(({ width, height }) => width < height)).toBe(true)
  expect(names({ q: 'nothing like it' })).toEqual([])
})

test('a sample opens by its name', () => {
  expect(findSample('fox-sketch')?.style).toBe('sketch')
  expect(findSample('constructor')).toBeUndefined()
})
