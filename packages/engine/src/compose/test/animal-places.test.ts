import { describe, expect, test } from 'vitest'
import { linear } from '../../kits/builder/kit-builder.ts'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { composeScene } from '../compose-scene.ts'

function compose(prompt: string) {
  const graph = parsePrompt(prompt)
  const made = composeScene(graph, { width: 256, height: 256, seed: 7, hints: {} })
  const boxesOf = (noun: string) =>
    made.instances.flatMap(({ instance, entity }) =>
      graph.entities.find(({ id }) => id === entity)?.noun === noun ? made.boxes.filter((each) => each.instance === instance).map(({ box }) => box) : [],
    )
  return { ...made, boxesOf }
}

describe('animals where they live', () => {
  test('a giraffe reaches up into the crown of its tree', () => {
    const { boxesOf } = compose('a giraffe eating leaves from a tree')
    const [[giraffe], [tree]] = [boxesOf('giraffe'), boxesOf('acacia')]
    expect(giraffe[0] + giraffe[2]).toBeGreaterThan(tree[0])
    expect(tree[3]).toBeGreaterThan(giraffe[3])
    expect(giraffe[1]).toBeLessThan(tree[1] + 0.5 * tree[3])
  })

  test('kittens in a basket sit side by side', () => {
    const { boxesOf } = compose('four kittens in a basket')
    const [basket] = boxesOf('basket')
    const middles = boxesOf('kitten')
      .map(([x, , width]) => x + width / 2)
      .sort((a, b) => a - b)
    expect(middles).toHaveLength(4)
    for (let i = 1; i < 4; i++) expect(middles[i] - middles[i - 1]).toBeGreaterThan(0.16 * basket[2])
  })

  test('a polar bear stands on a broad floe', () => {
    const { boxesOf } = compose('a polar bear on an iceberg')
    const [[bear], [floe]] = [boxesOf('polar bear'), boxesOf('iceberg')]
    expect(floe[2]).toBeGreaterThan(1.2 * bear[2])
    expect(floe[2]).toBeGreaterThan(2 * floe[3])
  })

  test('a bear has its salmon under its brow, not before its eyes', () => {
    const { boxesOf } = compose('a bear catching salmon in a river')
    const [[bear], [salmon]] = [boxesOf('bear'), boxesOf('salmon')]
    expect(salmon[1] + salmon[3] / 2).toBeGreaterThan(bear[1] + 0.28 * bear[3])
  })

  test('sled dogs draw by a line, horses in shafts', () => {
    const woods = (prompt: string) => {
      const { scene } = compose(prompt)
      const wood = linear('#7a4f2a').join()
      return scene.solids.filter(({ kit }) => kit.materials.some(({ color }) => color.join() === wood)).length
    }
    const plain = woods('dogs beside a sled')
    expect(woods('dogs pulling a sled')).toBe(plain)
    expect(woods('horses pulling a sled')).toBeGreaterThan(plain)
  })

  test('a waterhole has water', () => expect(compose('elephants at a waterhole').scene.water).toBeDefined())
})
