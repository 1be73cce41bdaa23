import { expect, test } from 'vitest'
import { drawPicture } from '../../draw-picture.ts'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { PICTURE_SIZES } from '../../picture-request.ts'

const SCALE = 0.14
const HOOKS = { checkpoint: () => {}, onProgress: () => {} }

test('several people at a campfire sit down in the evening; one alone, and who stands, does as he likes', () => {
  const friends = parsePrompt('friends around a campfire')
  expect(friends.entities[0]?.action).toBe('sitting')
  expect(friends.time).toBe('night')
  expect(parsePrompt('two children by a bonfire at noon').time).toBe('day')
  expect(parsePrompt('a man next to a campfire').entities[0]?.action).toBeUndefined()
  expect(parsePrompt('three women dancing around a campfire').entities[0]?.action).toBe('dancing')
})

test('they sit on both sides of it, whole within the picture, in every shape', async () => {
  for (const [prompt, many] of [
    ['two kids at a campfire', 2],
    ['three friends around a campfire', 3],
    ['a group of friends around a campfire on the beach', 5],
  ] as const)
    for (const aspect of ['1:1', '16:9', '9:16'] as const) {
      const { report } = await drawPicture({ prompt, seed: 5, aspect, scale: SCALE }, HOOKS)
      const across = SCALE * PICTURE_SIZES[aspect][0] - 1
      const [people, fires] = report.entities.map(({ instances }) => instances)
      expect(people).toHaveLength(many)
      const [x, , width] = fires[0].box
      const fire = x + width / 2
      const middles = people.map(({ box }) => box[0] + box[2] / 2)
      expect(Math.min(...middles), prompt).toBeLessThan(fire)
      expect(Math.max(...middles), prompt).toBeGreaterThan(fire)
      for (const { box, visible } of people) {
        expect(box[0], `${prompt}, ${aspect}`).toBeGreaterThan(0)
        expect(box[0] + box[2], `${prompt}, ${aspect}`).toBeLessThan(across)
        expect(visible).toBeGreaterThan(0.5)
      }
    }
}, 60_000)
