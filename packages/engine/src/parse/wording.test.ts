import { describe, expect, it } from 'vitest'
import { describeGraph } from '../../test/describe-graph.ts'
import { checkPrompt } from './check-prompt.ts'
import { parsePrompt } from './parse-prompt.ts'

/** A scene as text, without its unknown words. */
const shapeOf = (prompt: string): string => describeGraph({ ...parsePrompt(prompt), unknown: [] })
const actionOf = (prompt: string, noun: string): string | undefined => parsePrompt(prompt).entities.find((entity) => entity.noun === noun)?.action

const SCENES = [
  ['cat', 'watches', 'watching', 'watched', 'bird'],
  ['girl', 'rides', 'riding', 'ridden', 'horse'],
  ['knight', 'battles', 'battling', 'battled', 'dragon'],
  ['dog', 'chases', 'chasing', 'chased', 'cat'],
  ['woman', 'holds', 'holding', 'held', 'umbrella'],
  ['boy', 'kicks', 'kicking', 'kicked', 'ball'],
  ['man', 'repairs', 'repairing', 'repaired', 'car'],
  ['woman', 'inspects', 'inspecting', 'inspected', 'box'],
] as const
const an = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

describe('a scene told in other words stays the same', () => {
  it.each(SCENES)('when the %s %s something, with any article', (subject, third, progressive, _, object) => {
    const shape = shapeOf(`a ${subject} ${progressive} ${an(object)}`)
    for (const prompt of [
      `the ${subject} ${third} the ${object}`,
      `one ${subject} ${third} one ${object}`,
      `a ${subject} is ${progressive} ${an(object)}`,
      `a ${subject} was ${progressive} ${an(object)}`,
      `a ${subject} who is ${progressive} ${an(object)}`,
      `a ${subject} quietly ${third} ${an(object)}`,
    ])
      expect(shapeOf(prompt), prompt).toBe(shape)
  })

  it.each(SCENES)('when it is the %s that %s', (subject, third, progressive, participle, object) => {
    const shape = shapeOf(`a ${subject} ${progressive} ${an(object)}`)
    for (const prompt of [
      `${an(object)} ${participle} by a ${subject}`,
      `${an(object)} is being ${participle} by a ${subject}`,
      `${an(object)} that is ${participle} by a ${subject}`,
      `${an(object)} which a ${subject} ${third}`,
    ])
      expect(shapeOf(prompt), prompt).toBe(shape)
  })

  it.each([
    ['cats watch', 'cats watching', 'a bird'],
    ['girls ride', 'girls riding', 'a horse'],
    ['knights battle', 'knights battling', 'a dragon'],
    ['women hold', 'women holding', 'an umbrella'],
    ['children kick', 'children kicking', 'a ball'],
    ['men repair', 'men repairing', 'a car'],
  ])('when several %s', (plural, progressive, object) => {
    for (const number of ['two ', 'three ', 'several ', 'the ', ''])
      expect(shapeOf(`${number}${plural} ${object}`)).toBe(shapeOf(`${number}${progressive} ${object}`))
  })

  it.each([
    ['a cat watches a bird, a dog sleeps on a rug', 'a cat watching a bird, a dog sleeping on a rug'],
    ['a box watched by a cat, under a tree', 'a cat watching a box, under a tree'],
    ['on a table, a box watched by a cat', 'on a table, a cat watching a box'],
    ['a photo of a horse ridden by a girl', 'a photo of a girl riding a horse'],
    ['a man sings and dances', 'a man singing and dancing'],
    ['two friends laugh and drink coffee', 'two friends laughing and drinking coffee'],
    ['a cat chases a bird and eats a fish', 'a cat chasing a bird and eating a fish'],
    ['a boy and a girl ride a horse', 'a boy and a girl riding a horse'],
    ['two dogs can swim in a lake', 'two dogs swimming in a lake'],
    ['a cat called Tom watches a bird', 'a cat watching a bird'],
    ['a cat named Tom watches a bird', 'a cat called Tom watches a bird'],
    ['a robot paints pictures', 'a robot painting pictures'],
    ['a sign that says "OPEN"', 'a sign reading "OPEN"'],
  ])('"%s" is "%s"', (told, same) => expect(shapeOf(told)).toBe(shapeOf(same)))
})

describe('a word that may be a verb', () => {
  it.each([
    ['three gold watches on a table', 'watch'],
    ['two drinks on a bar', 'juice'],
    ['a bouquet of roses in a vase', 'vase'],
    ['autumn leaves on a bench', 'bench'],
    ['a building with plants on the roof', 'building'],
    ['a room with a chair and plants', 'potted plant'],
    ['christmas ties on a bed', 'tie'],
  ])('is a thing in "%s"', (prompt, noun) => expect(parsePrompt(prompt).entities.map((entity) => entity.noun)).toContain(noun))

  it.each([
    ['a woman microwaves a pie', ['woman', 'pie']],
    ['a cat marbles the floor', ['cat']],
    ['a ship sails across the ocean', ['ship']],
    ['Drew reading a book', ['person', 'book']],
    ['Wade rode a horse', ['person', 'horse']],
  ])('is a verb where no noun can stand, and a name before one: "%s"', (prompt, nouns) => {
    expect(parsePrompt(prompt).entities.map(({ noun }) => noun)).toEqual(nouns)
  })

  it('is no verb where something is done by a place or a state is told', () => {
    for (const [prompt, nouns] of [
      ['a house built by a lake', ['house']],
      ['a photo of a fox taken by a woman', ['fox', 'woman']],
      ['a car parked by a tree', ['car', 'tree']],
      ['a cat seated by a window', ['cat', 'window']],
    ] as const)
      expect(parsePrompt(prompt).entities.map(({ noun }) => noun)).toEqual(nouns)
  })
})

describe('what is not done', () => {
  // biome-ignore format: a list
  it.each([
    'a cat not sleeping', 'a cat that is not sleeping', 'a cat which is quietly not sleeping', "a cat that isn't sleeping", 'a cat does not sleep',
    "a cat doesn't sleep on a bed", 'a cat that never sleeps', 'a cat neither sleeping nor eating',
  ])('is not drawn: "%s"', (prompt) => {
    const { entities } = parsePrompt(prompt)
    expect(entities[0]).toMatchObject({ noun: 'cat', count: 1, attributes: [] })
    expect(actionOf(prompt, 'cat')).toBeUndefined()
  })

  it('keeps the thing it would be done to, but nothing that would be held or worn', () => {
    expect(shapeOf('a cat not chasing a mouse')).toBe('cat | mouse ; cat next-to mouse')
    expect(shapeOf('a cat not sitting on a chair')).toBe('cat | chair ; cat next-to chair')
    expect(parsePrompt('a woman not holding an umbrella').entities.map(({ noun }) => noun)).toEqual(['woman'])
    expect(shapeOf('a man without a hat holding an umbrella')).toContain('man holding umbrella')
  })

  it('is not done by the object of what is', () => expect(actionOf('a cat chases a bird and sleeps', 'bird')).toBeUndefined())
})

describe('a deed that the engine does not draw', () => {
  it.each(['a woman pours tea', 'a woman poured tea', 'Emma pours tea'])('leaves those it concerns standing, and is told: "%s"', (prompt) => {
    const { things, unknown } = checkPrompt(prompt)
    expect(things.map(({ noun }) => noun)).toEqual(['woman', 'teacup'])
    expect(unknown.at(-1)).toMatchObject({ word: prompt.split(' ').at(-2), isDeed: true, suggestions: [] })
  })

  it('is told as it was typed, and what is drawn is not', () => {
    expect(parsePrompt('the sun rises over the mountains').unknown).toEqual([{ word: 'rises' }])
    expect(parsePrompt('a bird watched by a cat').unknown).toEqual([])
  })
})
