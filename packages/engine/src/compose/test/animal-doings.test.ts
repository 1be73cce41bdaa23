import { describe, expect, test } from 'vitest'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { composeScene } from '../compose-scene.ts'

const SIDE = 256

function compose(prompt: string) {
  const graph = parsePrompt(prompt)
  const made = composeScene(graph, { width: SIDE, height: SIDE, seed: 7, hints: {} })
  const boxesOf = (noun: string) =>
    made.instances.flatMap(({ instance, entity }) =>
      graph.entities.find(({ id }) => id === entity)?.noun === noun ? made.boxes.filter((each) => each.instance === instance).map(({ box }) => box) : [],
    )
  return { ...made, boxesOf }
}

describe('animals at what they do', () => {
  test('bats around a haunted house are a flock of small ones', () => {
    const bats = compose('haunted mansion on a hill with bats').boxesOf('bat')
    expect(bats.length).toBeGreaterThan(5)
    for (const [, , width, height] of bats) {
      expect(width).toBeLessThan(0.16 * SIDE)
      expect(height).toBeLessThan(0.12 * SIDE)
      expect(width).toBeGreaterThan(0.025 * SIDE)
    }
  })

  test('an octopus that plays the drums is behind them', () => {
    const { boxesOf } = compose('a happy octopus playing drums')
    const [[player], [drums]] = [boxesOf('octopus'), boxesOf('drum kit')]
    const middle = player[0] + player[2] / 2
    expect(middle).toBeGreaterThan(drums[0])
    expect(middle).toBeLessThan(drums[0] + drums[2])
  })

  test('a penguin has its balloon in the flipper', () => {
    const { scene, instances } = compose('a penguin holding a balloon')
    const of = (entity: number) => {
      const own = instances.find((each) => each.entity === entity)
      return scene.solids.filter(({ instance }) => instance === own?.instance)
    }
    const [penguin, balloon] = [of(0)[0], of(1)[0]]
    const tall = 0.75 * penguin.scale
    // The string ends beside the body, below the head.
    const aside = Math.hypot(balloon.position[0] - penguin.position[0], balloon.position[2] - penguin.position[2])
    expect(aside).toBeGreaterThan(0.16 * tall)
    expect(balloon.position[1] - penguin.position[1]).toBeLessThan(0.8 * tall)
  })

  test('no two jellyfish are of one size or at one height', () => {
    const boxes = compose('three jellyfish').boxesOf('jellyfish')
    expect(boxes).toHaveLength(3)
    const tops = boxes.map(([, y]) => y).sort((a, b) => a - b)
    for (let i = 1; i < 3; i++) expect(tops[i] - tops[i - 1]).toBeGreaterThan(0.02 * SIDE)
    // Jellyfish of different sizes in one row would differ only at the top.
    const ends = compose('four jellyfish')
      .boxesOf('jellyfish')
      .map(([, y, , height]) => y + height)
    expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(0.1 * SIDE)
  })
})

describe('animals with others', () => {
  test.each([
    ['a polar bear and cub', 'polar bear'],
    ['a lioness with her cub', 'lion cub'],
    ['a tiger and its cub', 'tiger'],
    ['a bear with her cub', 'bear cub'],
  ])('%s: the cub is a %s', (prompt, noun) => expect(parsePrompt(prompt).entities[1].noun).toBe(noun))

  test('a cat that looks out of the window sits on its sill', () => {
    for (const prompt of ['a cat looking out of the window', 'a puppy looking out the window'])
      expect(parsePrompt(prompt).relations).toEqual([{ type: 'on', subject: 0, object: 1 }])
  })

  test('a squirrel has its acorn between the paws, no larger than its head', () => {
    const { boxesOf } = compose('a squirrel with an acorn')
    const [[squirrel], [acorn]] = [boxesOf('squirrel'), boxesOf('acorn')]
    expect(acorn[3]).toBeLessThan(0.34 * squirrel[3])
    expect(acorn[0]).toBeLessThan(squirrel[0] + squirrel[2])
    expect(acorn[1] + acorn[3]).toBeLessThan(squirrel[1] + 0.85 * squirrel[3])
  })

  test('a school of fish swims one way, in no rows', () => {
    const { scene, instances } = compose('a school of fish')
    const shown = instances.flatMap(({ instance }) => scene.solids.find((solid) => solid.instance === instance) ?? [])
    expect(shown.length).toBeGreaterThan(8)
    for (const { yaw } of shown) expect(Math.cos(yaw)).toBeGreaterThan(0.7)
    const heights = new Set(shown.map(({ position }) => position[1].toFixed(1)))
    expect(heights.size).toBeGreaterThan(5)
  })
})
