import { describe, expect, test } from 'vitest'
import { parsePrompt } from '../parse/parse-prompt.ts'
import { composeScene } from './compose-scene.ts'

const SIDE = 256

function compose(prompt: string) {
  const graph = parsePrompt(prompt)
  const made = composeScene(graph, { width: SIDE, height: SIDE, seed: 7, hints: {} })
  const boxesOf = (noun: string) =>
    made.instances.flatMap(({ instance, entity }) =>
      graph.entities.find(({ id }) => id === entity)?.noun === noun
        ? made.boxes.filter((each) => each.instance === instance).map(({ box }) => box)
        : [],
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
    // The string ends aside of the body, under the head.
    const aside = Math.hypot(
      balloon.position[0] - penguin.position[0],
      balloon.position[2] - penguin.position[2],
    )
    expect(aside).toBeGreaterThan(0.16 * tall)
    expect(balloon.position[1] - penguin.position[1]).toBeLessThan(0.8 * tall)
  })

  test('no two jellyfish are of one size or at one height', () => {
    const boxes = compose('three jellyfish').boxesOf('jellyfish')
    expect(boxes).toHaveLength(3)
    const tops = boxes.map(([, y]) => y).sort((a, b) => a - b)
    for (let i = 1; i < 3; i++) expect(tops[i] - tops[i - 1]).toBeGreaterThan(0.02 * SIDE)
  })
})
