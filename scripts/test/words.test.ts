import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findRefusedWords, readRules } from '../words.ts'

const rules = readRules(readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8'))
/** Concatenated here, because the check also reads this file. */
const refused = ['no', 'some'].map((start) => `${start}body`)

it('refuses the words of the glossary, with their line and what to write', () => {
  const text = `fine\nthat ${refused[0]} sees\nfor ${refused[1]?.toUpperCase()}`
  expect(findRefusedWords('a.ts', text, rules)).toEqual([
    expect.stringMatching(/^a\.ts:2: nobod. \(write no one/),
    expect.stringMatching(/^a\.ts:3: SOMEBOD. \(write someone/),
  ])
})

it('refuses British spelling inside names, too', () => {
  const name = `page${'Colo'}urs`
  expect(findRefusedWords('a.ts', `const ${name} = 1`, rules)).toHaveLength(1)
  expect(findRefusedWords('a.ts', 'const pageColors = 1', rules)).toEqual([])
})

it('leaves names of other libraries and words that only begin alike', () => {
  const text = `sharp.to${'Colo'}urspace('b-w'); MOSTLY; the almost anybody`
  expect(findRefusedWords('a.ts', text, rules)).toEqual([])
})

it('reads nothing from a glossary without the list', () => {
  expect(readRules('# Glossary\n\n- `fox`: dog\n')).toEqual([])
  const [rule] = readRules('## Refused\n\n- `Fox`: dog\n')
  expect(rule?.pattern.test('fox')).toBe(false)
  expect(rule?.pattern.test('Foxes')).toBe(true)
  expect(rule?.instead).toBe('dog')
})
