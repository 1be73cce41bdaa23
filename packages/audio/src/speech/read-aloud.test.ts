import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAloud } from './read-aloud.ts'

const said = (text: string) => readAloud(text).phrases.map((phrase) => phrase.text)

describe('a text that is read aloud', () => {
  it('is spoken sentence by sentence; names and abbreviations do not end one', () => {
    expect(said('Dr. Smith met J. Doe at 3.30. “Really?” she said. Yes!')).toEqual([
      'Dr. Smith met J. Doe at 3.30.',
      '"Really?"',
      'she said.',
      'Yes!',
    ])
  })

  it.each([
    ['Café naïve, Straße, Łódź', 'Cafe naive, Strasse, Lodz'],
    ['€45, £1 and 3,50 €', '45 euros, 1 pound and 3,50 euros'],
    ['Tom & Ann @ 20°C', 'Tom and Ann at 20 degrees Celsius'],
    ['2×3 + 4 … done', '2 times 3 plus 4. done'],
    ['½ a cup, 1½ hours', 'one half a cup, 1 and a half hours'],
    ['one — two – three', 'one, two, three'],
    ['*bold* and `code` [1]', 'bold and code 1'],
  ])('%s is said as %s', (text, words) => {
    expect(said(text).join(' ')).toBe(words)
  })

  it('passes over signs, and names the words of other scripts', () => {
    expect(readAloud('Hello 🦊 こんにちは world, привет!')).toMatchObject({
      phrases: [{ text: 'Hello world,!' }],
      leftOut: ['こんにちは', 'привет'],
    })
    for (const nothing of ['', '...!?', '🦊 🦊', '—', ' \n ']) expect(said(nothing)).toEqual([])
  })

  it('pauses longer between paragraphs than between sentences', () => {
    const [first, second] = readAloud('One. Two.\nThree.').phrases.map(({ pause }) => pause)
    expect(second).toBeGreaterThan(first ?? 0)
  })

  it('of anything at all is plain ASCII in stretches of one breath, each with something to say', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 800 }),
      fc
        .array(fc.constantFrom('a', ' ', '.', ',', '1', 'é', '\n', '€', 'x'.repeat(300)), { maxLength: 40 })
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        for (const phrase of said(text)) {
          expect(phrase).toMatch(/^[\x20-\x7e]+$/)
          expect(phrase).toMatch(/[A-Za-z0-9]/)
          expect(phrase.length).toBeLessThan(340)
        }
      }),
    )
  })
})
