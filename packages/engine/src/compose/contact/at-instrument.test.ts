import { describe, expect, test } from 'vitest'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { composeScene } from '../compose-scene.ts'

/** The first solid of each entity, and the face of the first one. */
function compose(prompt: string) {
  const { scene, instances } = composeScene(parsePrompt(prompt), { width: 256, height: 256, seed: 7, hints: {} })
  const solidOf = (entity: number) => {
    const own = instances.find((each) => each.entity === entity)
    const solid = scene.solids.find(({ instance }) => instance === own?.instance)
    if (!solid) throw new Error(`Nothing of entity ${entity} in "${prompt}"`)
    return solid
  }
  const player = solidOf(0)
  const face = scene.decals?.find(({ instance }) => instance === player.instance)
  return { instances, player, face, solidOf }
}

describe('at an instrument', () => {
  test.each([
    ['a man playing the piano', 1.5],
    ['an old woman playing the upright piano', 1.1],
    ['a little boy playing the drums', 1],
    ['a cellist', 0.6],
    ['a harpist', 0.5],
    ['a woman playing a synthesizer', 0.9],
    ['a dj', 0.9],
  ])('%s: at arm’s length from it, the face to the viewer', (prompt, most) => {
    const { player, face, solidOf } = compose(prompt)
    const instrument = solidOf(1)
    const apart = [0, 2].map((axis) => player.position[axis] - instrument.position[axis])
    expect(Math.hypot(...apart)).toBeLessThan(most)
    // The half-axis across a face is parallel to the picture when the face looks at the viewer.
    const [x, , z] = face?.right ?? [0, 0, 1]
    expect(Math.abs(x)).toBeGreaterThan(1.1 * Math.abs(z))
  })

  test('who plays the piano has its keys before him', () => {
    const { player, solidOf } = compose('a man playing the piano')
    expect(Math.cos((player.yaw ?? 0) - (solidOf(1).yaw ?? 0))).toBeLessThan(-0.99)
  })

  test('two people who play the piano share its bench', () => {
    const { instances, player, solidOf } = compose('a mother and daughter playing the piano')
    expect(instances.filter(({ entity }) => entity === 2)).toHaveLength(1)
    const apart = [0, 2].map((axis) => player.position[axis] - solidOf(1).position[axis])
    expect(Math.hypot(...apart)).toBeLessThan(0.8)
  })

  test('two pianists sit at two pianos', () => {
    const { instances } = compose('two pianists')
    expect(instances.filter(({ entity }) => entity === 1)).toHaveLength(2)
  })

  test('a cat that plays sits before the keys', () => {
    const { player, solidOf } = compose('a cat playing the piano')
    const [cat, piano] = [player.position, solidOf(1).position]
    expect(cat[1]).toBeGreaterThan(piano[1] + 0.2)
  })
})
