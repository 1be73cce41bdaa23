import { expect, test } from 'vitest'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { composeScene } from '../compose-scene.ts'

const SIDE = 256

const drawn = (prompt: string) => {
  const graph = parsePrompt(prompt)
  const { boxes, instances } = composeScene(graph, { width: SIDE, height: SIDE, seed: 11, hints: {} })
  return boxes.map(({ instance, box: [left, top, width, height] }) => {
    const entity = instances.find((placed) => placed.instance === instance)?.entity ?? -1
    return { noun: graph.entities[entity].noun, left, right: left + width, top, bottom: top + height, width, height }
  })
}
const named = (things: ReturnType<typeof drawn>, noun: string) => {
  const found = things.filter((thing) => thing.noun === noun)
  if (found.length === 0) throw new Error(`Drawn: ${things.map((thing) => thing.noun).join(', ')}`)
  return found
}

test.each([
  ["lanterns in a treehouse's tree", 'lantern', 'treehouse', 3],
  ['paper lanterns in a tree', 'paper lantern', 'tree', 3],
  ['apples in a tree', 'apple', 'tree', 3],
  ['a nest in a tree', 'nest', 'tree', 1],
])('what hangs in a tree is within its crown, small against it, and apart from the next: %s', (prompt, noun, tree, count) => {
  const things = drawn(prompt)
  const [whole] = named(things, tree)
  const hung = named(things, noun).toSorted((a, b) => a.left - b.left)
  expect(hung).toHaveLength(count)
  for (const { left, right, top, bottom, width, height } of hung) {
    expect(Math.max(width, height)).toBeLessThan(0.2 * whole.height)
    expect((left + right) / 2).toBeGreaterThan(whole.left)
    expect((left + right) / 2).toBeLessThan(whole.right)
    expect(top).toBeGreaterThan(whole.top - 0.06 * whole.height)
    expect(bottom).toBeLessThan(whole.top + 0.7 * whole.height)
  }
  for (let i = 1; i < hung.length; i++) expect(hung[i].left).toBeGreaterThan(hung[i - 1].left + 0.5 * hung[i].width)
})

test.each(["tulips in a bicycle's basket", 'a kitten in the front basket of an old bike'])(
  'the basket is on its bicycle, and what is in it no larger: %s',
  (prompt) => {
    const things = drawn(prompt)
    const [bicycle] = named(things, 'bicycle')
    const [basket] = named(things, 'basket')
    const [within] = things.filter(({ noun }) => noun !== 'bicycle' && noun !== 'basket')
    expect(basket.height).toBeLessThan(0.45 * bicycle.height)
    expect(basket.bottom).toBeLessThan(bicycle.bottom - 0.25 * bicycle.height)
    expect(Math.min(basket.right, bicycle.right) - Math.max(basket.left, bicycle.left)).toBeGreaterThan(0.4 * basket.width)
    expect(within.height).toBeLessThan(1.2 * basket.height)
    expect(within.bottom).toBeGreaterThan(basket.top + 0.3 * basket.height)
  },
)

test.each([
  ['tulips in a basket', 'tulip', 'basket'],
  ['roses in a wicker basket', 'rose', 'basket'],
  ['daisies in a bucket', 'daisy', 'bucket'],
])('flowers come out of the opening, not out of the handle: %s', (prompt, flower, vessel) => {
  const things = drawn(prompt)
  const [blossoms] = named(things, flower)
  const [holder] = named(things, vessel)
  expect(blossoms.bottom).toBeGreaterThan(holder.top + 0.35 * holder.height)
  expect(blossoms.height).toBeLessThan(1.3 * holder.height)
})

test.each(['apples in a wooden crate', 'a cat in a box'])('a box with something in it is open: %s', (prompt) => {
  const graph = parsePrompt(prompt)
  const { scene, instances } = composeScene(graph, { width: SIDE, height: SIDE, seed: 11, hints: {} })
  const box = instances.find(({ entity }) => graph.entities[entity].noun === 'box')
  const [body] = scene.solids.filter(({ instance }) => instance === box?.instance)
  const tallest = Math.max(...body.kit.primitives.flatMap((part) => (part.type === 'box' ? [part.center[1] + part.half[1]] : [])))
  // Nothing covers its middle.
  const lids = body.kit.primitives.filter((part) => part.type === 'box' && Math.abs(part.center[0]) < 0.01 && Math.abs(part.center[2]) < 0.01)
  expect(lids.every((part) => part.type === 'box' && part.center[1] < 0.3 * tallest)).toBe(true)
})

test('a cat asleep on a stack of books lies on the uppermost, no wider than they are', () => {
  const things = drawn('a cat asleep on a stack of books')
  const [cat] = named(things, 'cat')
  const books = things.filter(({ noun }) => noun !== 'cat')
  const top = Math.min(...books.map((book) => book.top))
  expect(Math.abs(cat.bottom - top)).toBeLessThan(0.1 * SIDE)
  expect(cat.width).toBeLessThan(1.1 * Math.max(...books.map(({ width }) => width)))
})
