import { pngHiding } from '@easel/picture-metadata/corpus/hidden-text'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'
import { expect, test } from 'vitest'
import { markOriginal } from './mark-original.ts'

const SETTINGS = 'a red fox\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 5, Size: 64x64, Model: any'

test('a stored picture in which a tool hid settings keeps the mark that it was stored with', () => {
  const hiding = pngHiding(SETTINGS, 'stealth_pnginfo')
  expect(readMetadata(hiding)?.prompt).toBe('a red fox')
  const unknown = writeMetadata(hiding, { sourceType: undefined })
  expect(markOriginal(unknown) === unknown).toBe(true)
  const trained = writeMetadata(hiding, { sourceType: 'trainedAlgorithmicMedia' })
  for (const stored of [trained, hiding])
    expect(readMetadata(markOriginal(stored))?.sourceType).toBe('trainedAlgorithmicMedia')
})
