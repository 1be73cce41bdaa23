import { describe, expect, it } from 'vitest'
import { sizeText } from './size-text.ts'

describe('A size', () => {
  it('is read in the unit that keeps it short', () => {
    expect([0, 999, 1_499, 2_440_000, 7_260_000_000].map(sizeText)).toEqual([
      '0 B',
      '999 B',
      '1 kB',
      '2.4 MB',
      '7.3 GB',
    ])
  })
})
