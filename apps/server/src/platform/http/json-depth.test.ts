import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isNestedDeeper } from './json-depth.ts'

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

it('the depth of any JSON is read from its text, brackets and quotation marks in strings aside', () => {
  const key = fc.oneof(fc.string(), fc.constantFrom('"', '\\', '\\"', '[', '{"', ']]', '\\\\"['))
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      key,
      fc.integer(),
      fc.constant(null),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(key, tie('value'), { maxKeys: 3 }),
    ),
  }))
  fc.assert(
    fc.property(value, (json) => {
      const depth = depthOf(json)
      for (const space of [0, 2]) {
        const text = JSON.stringify(json, null, space)
        expect(isNestedDeeper(text, depth)).toBe(false)
        if (depth > 0) expect(isNestedDeeper(text, depth - 1)).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
