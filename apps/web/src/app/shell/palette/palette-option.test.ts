import { expect, test } from 'vitest'
import { matching, type PaletteOption } from './palette-option.ts'

const option = (label: string, words?: string): PaletteOption => ({
  id: label,
  label,
  ...(words && { words }),
  run: () => undefined,
})
const OPTIONS = [
  option('All styles'),
  option('Styles'),
  option('Settings', 'account password'),
  option('Café'),
]
const found = (search: string) => matching(OPTIONS, search).map(({ label }) => label)

test('each word of the search has to be in the label or beside it, whatever case and accents', () => {
  expect(found('PASS settings')).toEqual(['Settings'])
  expect(found('cafe')).toEqual(['Café'])
  expect(found('settings cafe')).toEqual([])
  expect(found('')).toHaveLength(4)
  expect(found('word')).toEqual([])
})

test('what begins with the search comes first', () => {
  expect(found('sty')).toEqual(['Styles', 'All styles'])
})
