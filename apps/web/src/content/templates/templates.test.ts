import { statSync } from 'node:fs'
import { LIMITS } from '@easel/contract/limits'
import { expect, test } from 'vitest'
import { fillTemplate, templateParts } from './template.ts'
import { TEMPLATES } from './templates.ts'

test('there are at least forty templates, each with a name of its own and at least one blank', () => {
  expect(TEMPLATES.length).toBeGreaterThanOrEqual(40)
  expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length)
  for (const { id, text } of TEMPLATES) {
    const names = templateParts(text).flatMap((part) => (typeof part === 'string' ? [] : [part.name]))
    expect(names.length, id).toBeGreaterThanOrEqual(1)
    expect(new Set(names).size, id).toBe(names.length)
    expect(fillTemplate(text), id).not.toMatch(/[{}|]/)
    expect(text.length).toBeLessThan(LIMITS.promptCharacters)
  }
})

test('every template shows what it draws, in a small file', () => {
  for (const { id } of TEMPLATES) {
    const file = new URL(`../../../public/templates/${id}.webp`, import.meta.url)
    expect(statSync(file).size, id).toBeLessThanOrEqual(22_000)
  }
})

test('a blank shows its first idea until something is written, and blanks of spaces count as empty', () => {
  const text = 'product shot of {product: a wristwatch | headphones} on {surface: a wooden table}'
  expect(fillTemplate(text)).toBe('product shot of a wristwatch on a wooden table')
  expect(fillTemplate(text, { product: 'a blue vase', surface: '  ' })).toBe(
    'product shot of a blue vase on a wooden table',
  )
  expect(templateParts(text)[1]).toEqual({
    name: 'product',
    value: 'a wristwatch',
    ideas: ['a wristwatch', 'headphones'],
  })
})
