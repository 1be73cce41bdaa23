import { describe, expect, it } from 'vitest'
import { applyDiff, diffWords } from './word-diff.ts'

const all = (parts: readonly unknown[]) => new Set(parts.keys())

describe('the difference of two prompts', () => {
  it('gives the new text when all is accepted and the old one when nothing is', () => {
    for (const [before, after] of [
      ['a red fox', 'a red fox, soft light, wide view'],
      ['a fox', 'an old fox in snow'],
      ['a cat on a mat', 'two dogs'],
      ['', 'a boat'],
      ['a boat', ''],
    ] as const) {
      const parts = diffWords(before, after)
      expect(applyDiff(parts, all(parts))).toBe(after)
      expect(applyDiff(parts, new Set())).toBe(before)
    }
  })

  it('lets each added phrase be taken by itself', () => {
    const parts = diffWords('a red fox', 'a red fox, soft light, wide view')
    expect(parts).toEqual([
      { kind: 'same', text: 'a red fox' },
      { kind: 'change', removed: '', added: ', soft light' },
      { kind: 'change', removed: '', added: ', wide view' },
    ])
    expect(applyDiff(parts, new Set([2]))).toBe('a red fox, wide view')
  })

  it('shows a replaced word as one change', () => {
    expect(diffWords('a small boat', 'a tiny boat')).toEqual([
      { kind: 'same', text: 'a ' },
      { kind: 'change', removed: 'small ', added: 'tiny ' },
      { kind: 'same', text: 'boat' },
    ])
  })
})
