import { expect, test } from 'vitest'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { composeScene } from '../compose-scene.ts'

const SIDE = 256

/** Boxes in the picture and depths, by noun. */
const drawn = (prompt: string, seed = 11) => {
  const graph = parsePrompt(prompt)
  const { boxes, instances } = composeScene(graph, { width: SIDE, height: SIDE, seed, hints: {} })
  return boxes.map(({ instance, box, depth }) => {
    const entity = instances.find((placed) => placed.instance === instance)?.entity ?? -1
    const [left, top, width, height] = box
    return { noun: graph.entities[entity].noun, left, right: left + width, top, bottom: top + height, depth }
  })
}

test.each([
  ['an octopus playing chess', 'octopus', 'chessboard'],
  ['a bear playing cards', 'bear', 'card game'],
  ['a robot plays cards', 'robot', 'card game'],
  ['a dog playing poker', 'dog', 'card game'],
  ['a monkey typing on a typewriter', 'monkey', 'typewriter'],
  ['a woman sewing', 'woman', 'sewing machine'],
  ['a woman sewing a red dress', 'woman', 'sewing machine'],
  ['an old woman playing checkers', 'old woman', 'chessboard'],
])('who plays or works has the game or the tool before him, on a table: %s', (prompt, who, what) => {
  const things = drawn(prompt)
  const [player, game, table] = [who, what, 'table'].map((noun) =>
    things.find((thing) => thing.noun === noun || (noun === 'table' && /table|desk/.test(thing.noun))),
  )
  if (!player || !game || !table) throw new Error(`Drawn: ${things.map(({ noun }) => noun).join(', ')}`)
  expect(game.depth).toBeLessThan(player.depth)
  expect(game.left).toBeGreaterThan(player.left - (player.right - player.left))
  expect(game.right).toBeLessThan(player.right + (player.right - player.left))
  expect(player.top).toBeLessThan(game.top)
  // On the table, and narrower than it.
  expect(Math.abs(game.bottom - table.top)).toBeLessThan(0.12 * SIDE)
  expect(game.right - game.left).toBeLessThan(0.9 * (table.right - table.left))
})

test.each(['a cat playing chess with a dog', 'a cat and a dog playing cards', 'two dogs playing poker'])(
  'two who play sit at both sides of the game: %s',
  (prompt) => {
    const things = drawn(prompt)
    const game = things.find(({ noun }) => /chessboard|card game/.test(noun))
    const [first, second] = things.filter(({ noun }) => /cat|dog/.test(noun)).toSorted((a, b) => a.left - b.left)
    if (!game) throw new Error('No game')
    const middle = (game.left + game.right) / 2
    expect((first.left + first.right) / 2).toBeLessThan(middle)
    expect((second.left + second.right) / 2).toBeGreaterThan(middle)
    expect(first.right).toBeLessThan(second.left)
  },
)

test.each(['a boy painting at an easel', 'a fox painting a picture', 'a woman painting on a canvas'])('who paints stands at an easel: %s', (prompt) => {
  const [painter, easel] = drawn(prompt)
  expect(easel.noun).toBe('painting on easel')
  expect(easel.bottom - easel.top).toBeGreaterThan(0.5 * (painter.bottom - painter.top))
})

test.each(['three playing cards', 'a deck of playing cards on a table', 'a painting of a cat', 'a woman painting a wall'])(
  'what is no pursuit stays as it is: %s',
  (prompt) => expect(parsePrompt(prompt).entities.map(({ noun }) => noun)).not.toContain(/cards/.test(prompt) ? 'card game' : 'painting on easel'),
)
