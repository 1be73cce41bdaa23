import { expect, test } from 'vitest'
import type { GalleryFilter } from '#web/shared/data/gallery.queries.ts'
import { findSample, findSamples } from './sample-gallery.ts'

const names = (filter: Partial<GalleryFilter>) => findSamples({ q: '', ...filter }).map(({ id }) => id)

test('[2.6] the sample gallery has every sample once', () => {
  expect(names({}).length).toBeGreaterThan(50)
  expect(new Set(names({})).size).toBe(names({}).length)
})

test('[2.6] the sample gallery is searched and filtered as published pictures are', () => {
  expect(names({ q: 'FOX  snow' })).toEqual(expect.arrayContaining(['fox-sketch', 'fox-pop-art']))
  expect(names({ q: 'snow fox' }).every((name) => name.startsWith('fox'))).toBe(true)
  expect(names({ q: 'fox', style: ['pop-art'] })).toEqual(['fox-pop-art'])
  expect(findSamples({ q: '', ratio: ['9:16'] }).every(({ width, height }) => width < height)).toBe(true)
  expect(names({ q: 'fox', style: ['pop-art', 'sketch'] }).sort()).toEqual(['fox-pop-art', 'fox-sketch'])
  expect(names({ q: 'nothing like it' })).toEqual([])
})

test('a sample opens by its name', () => {
  expect(findSample('fox-sketch')?.style).toBe('sketch')
  expect(findSample('constructor')).toBeUndefined()
})
