import { checkPrompt } from '@easel/engine/parse/check-prompt'
import { describe, expect, it } from 'vitest'
import { CHIP_GROUPS, sentenceOf } from './builder-chips.ts'

describe('the builder', () => {
  it('offers only words that the engine reads', () => {
    for (const { chips } of CHIP_GROUPS)
      for (const chip of chips) {
        const { unknown, readAs } = checkPrompt(chip)
        expect(unknown, chip).toEqual([])
        expect(readAs.length, chip).toBeGreaterThan(0)
      }
  })

  it('makes one sentence, whatever is chosen first', () => {
    expect(
      sentenceOf({ mood: 'dreamy', subject: 'a red fox', setting: 'in space', light: 'soft light' }),
    ).toBe('a red fox in space, soft light, dreamy')
    expect(sentenceOf({ setting: 'in space', subject: ' ' })).toBe('in space')
    expect(sentenceOf({})).toBe('')
  })
})
