import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allPrompts,
  countCombinations,
  randomPrompts,
  readTemplate,
  variableWithoutValue,
} from './prompt-template.ts'

function read(text: string) {
  const reading = readTemplate(text)
  if (!reading.ok) throw new Error(reading.message)
  return reading.template
}
const all = (text: string, values = {}) => allPrompts(read(text), values, 10_000)

/** A template as people might write one, with as many ways as it says. */
const word = fc.constantFrom('red', 'blue', 'old', 'a fox', 'car', 'é', '🙂')
const { template: templates } = fc.letrec<{ template: string }>((tie) => ({
  template: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    word,
    fc.array(tie('template'), { minLength: 2, maxLength: 3 }).map((options) => `{${options.join('|')}}`),
    fc.tuple(tie('template'), tie('template')).map((parts) => parts.join(' ')),
  ),
}))

describe('a prompt with wildcards', () => {
  it('gives every combination in the order of the text', () => {
    expect(all('{red|blue} {car|van}')).toEqual(['red car', 'red van', 'blue car', 'blue van'])
    expect(all('a {small {red|blue}|big} car')).toEqual(['a small red car', 'a small blue car', 'a big car'])
    expect(all('just a car')).toEqual(['just a car'])
    expect(all('{red|red} car')).toEqual(['red car'])
  })

  it('puts the same value wherever a variable stands', () => {
    const values = { product: ['tea', ' mug ', '', 'tea'] }
    expect(all('{product} beside {product}', values)).toEqual(['tea beside tea', 'mug beside mug'])
  })

  it('keeps signs that are escaped', () => {
    expect(all('\\{a\\|b\\} {c|d\\|e}')).toEqual(['{a|b} c', '{a|b} d|e'])
  })

  it.each([
    ['{red|blue car', 0, /never closed/],
    ['a {b|{c|d} e', 2, /never closed/],
    ['red} car', 3, /closes nothing/],
    ['{} car', 0, /nothing between/],
    ['{red|} car', 0, /empty/],
    ['{|} car', 0, /empty/],
    ['{12} car', 0, /name of a variable/],
    ['{a {b|c}} car', 0, /name of a variable/],
    ['{'.repeat(30), 20, /deep/],
    ['a'.repeat(5_001), 0, /5,000/],
  ])('says what is wrong with %j and where', (text, at, message) => {
    const reading = readTemplate(text)
    expect(reading).toMatchObject({ ok: false, at })
    expect(!reading.ok && reading.message).toMatch(message)
  })

  it.each([
    ['{red|  } car', 0],
    ['{red|{a| }} car', 5],
  ])('takes spaces for no alternative in %j', (text, at) => {
    expect(readTemplate(text)).toEqual({
      ok: false,
      at,
      message: 'One of the alternatives is empty: write a word on both sides of every “|”',
    })
  })

  it('takes up to 5,000 characters and twenty braces in each other', () => {
    expect(readTemplate('🦊'.repeat(5_000)).ok).toBe(true)
    expect(readTemplate(`${'{a|'.repeat(20)}b${'}'.repeat(20)}`).ok).toBe(true)
    expect(readTemplate(`${'{a|'.repeat(21)}b${'}'.repeat(21)}`)).toEqual({
      ok: false,
      at: 60,
      message: 'Braces may lie in each other 20 deep',
    })
  })

  it('has variables with names of a letter and up to 39 more letters, digits, spaces and dashes', () => {
    const long = 'a'.repeat(40)
    expect(read(`{ Product 2_b-c } {é} {${long}}`).variables).toEqual(['Product 2_b-c', 'é', long])
    for (const name of [`${long}a`, '2b', 'a.b', '.a', 'a!'])
      expect(readTemplate(`{${name}}`)).toEqual({
        ok: false,
        at: 0,
        message:
          'Braces hold alternatives, {red|blue}, or the name of a variable, {product}: letters, digits, spaces and dashes',
      })
  })

  it('names the first variable that has no value yet', () => {
    const template = read('{a} {b} {toString}')
    expect(variableWithoutValue(template, { a: ['x'], b: ['y'] })).toBe('toString')
    expect(variableWithoutValue(template, { a: ['x'], b: [' ', ''], toString: ['z'] })).toBe('b')
    expect(variableWithoutValue(template, { a: ['x'], b: ['y'], toString: ['z'] })).toBeUndefined()
    expect(allPrompts(template, { a: ['x'] }, 10)).toEqual([])
  })

  it('changes the last of two variables faster, and the alternatives of the text faster still', () => {
    const values = { a: ['1', '2'], b: ['3', '4'] }
    const inOrder = ['x 1 3', 'y 1 3', 'x 1 4', 'y 1 4', 'x 2 3', 'y 2 3', 'x 2 4', 'y 2 4']
    expect(all('{x|y} {a} {b}', values)).toEqual(inOrder)
  })

  it('is made as often as was asked for at most, and whole at that bound', () => {
    expect(allPrompts(read('{a|b} {c|d}'), {}, 4)).toHaveLength(4)
    expect(allPrompts(read('{a|b} {c|d}'), {}, 3)).toBeUndefined()
  })

  it('has single spaces, none around it, wherever variables and alternatives stand', () => {
    const values = { a: ['x  y'] }
    expect(all('  {a}   {b |c} ', values)).toEqual(['x y b', 'x y c'])
    expect(randomPrompts(read(' {a}  {b |b} '), values, 1, () => 0.99)).toEqual(['x y b'])
  })

  it('is drawn by chance with each variable the same wherever it stands', () => {
    const draws = [0, 0.99, 0.5]
    const prompts = randomPrompts(
      read('{a} {a} {x|y}'),
      { a: ['1', '2'] },
      4,
      () => draws.shift() ?? Math.random(),
    )
    expect([...prompts].sort()).toEqual(['1 1 x', '1 1 y', '2 2 x', '2 2 y'])
    expect(prompts[0]).toBe('1 1 y')
    expect(randomPrompts(read('{a}'), {}, 3, Math.random)).toEqual([''])
  })

  it('counts a million without making one of them, and draws from it', () => {
    const million = read('{0a|1a|2a|3a|4a|5a|6a|7a|8a|9a}'.repeat(6))
    expect(countCombinations(million, {})).toBe(1_000_000)
    expect(allPrompts(million, {}, 500)).toBeUndefined()
    expect(randomPrompts(million, {}, 12, Math.random)).toHaveLength(12)
    expect(countCombinations(read('{a|b}'.repeat(1_000)), {})).toBeGreaterThan(1e300)
  })

  it('is read or refused whatever is typed, never with an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', '|', '\\', 'a', ' ') }), (text) => {
        const reading = readTemplate(text)
        if (!reading.ok) expect(reading.at).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  it('has no prompt twice, none with a wildcard left, and no more than were counted', () => {
    fc.assert(
      fc.property(templates, (text) => {
        const template = read(text)
        const prompts = allPrompts(template, {}, 5_000)
        fc.pre(prompts !== undefined)
        expect(new Set(prompts).size).toBe(prompts.length)
        expect(prompts.length).toBeLessThanOrEqual(countCombinations(template, {}))
        expect(prompts.join('')).not.toMatch(/[{}|]/)
        const drawn = randomPrompts(template, {}, 3, Math.random)
        for (const prompt of drawn) expect(prompts).toContain(prompt)
      }),
    )
  })
})
