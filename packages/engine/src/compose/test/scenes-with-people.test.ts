import { expect, test, vi } from 'vitest'
import { boxOf, compose } from '../../../test/composed.ts'

// Painting the trees of a place for the first time takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test('the one who leads is larger than the fish that swim around her', () => {
  const made = compose('a mermaid with jellyfish')
  const [lead, ...company] = made.instances.map(({ instance }) => {
    const { box } = made.boxes.find((each) => each.instance === instance) ?? { box: undefined }
    return box ? box[2] * box[3] : 0
  })
  expect(company).toHaveLength(3)
  for (const size of company) expect(size).toBeLessThan(0.6 * lead)
})

test('behind a crowd the castle is seen', () => {
  const castle = boxOf(compose('a crowd in front of a castle'), 1)
  expect(castle[1]).toBeGreaterThanOrEqual(0)
  expect(castle[3]).toBeGreaterThan(0.2 * 256)
})

test('who crosses a bridge is no speck on it', () => expect(boxOf(compose('people walking on a stone bridge'), 0)[3]).toBeGreaterThan(0.2 * 256))

test('who stands behind a table looks over what lies on it', () => {
  const made = compose('a woman behind a table with a cake')
  const [woman, table, cake] = [0, 1, 2].map((entity) => boxOf(made, entity))
  expect(woman[1]).toBeLessThan(cake[1])
  expect(woman[1] + woman[3]).toBeLessThan(table[1] + table[3])
  expect(woman[3]).toBeGreaterThan(table[3])
})

test('a glass in a hand is hardly larger than a glass', () => {
  const made = compose('a man holding a wine glass')
  expect(boxOf(made, 1)[3]).toBeLessThan(boxOf(made, 0)[3] * 0.17)
})

test('shopping bags hang from the hand and leave the face free', () => {
  const made = compose('a woman holding shopping bags')
  const [woman, bag] = [boxOf(made, 0), boxOf(made, 1)]
  expect(bag[1]).toBeGreaterThan(woman[1] + 0.3 * woman[3])
})

test('who is beside a bicycle does not stand before it, and its basket hangs at the handlebar', () => {
  const pair = compose('a tabby cat beside a green bicycle')
  const [cat, bicycle] = [boxOf(pair, 0), boxOf(pair, 1)]
  expect(Math.min(cat[0] + cat[2], bicycle[0] + bicycle[2]) - Math.max(cat[0], bicycle[0])).toBeLessThan(0.3 * cat[2])
  const made = compose('a bicycle with a basket of flowers')
  const [whole, basket] = [boxOf(made, 0), boxOf(made, 1)]
  expect(basket[1] + basket[3]).toBeLessThan(whole[1] + 0.75 * whole[3])
  expect(basket[0]).toBeGreaterThan(whole[0] + 0.4 * whole[2])
})

test('who is under a moon is outside, also a queen', () => {
  expect(compose('a queen with a rose').setting).toBe('castle')
  expect(compose('a queen with a rose, full moon').setting).not.toBe('castle')
})

test.each([1, 2, 3, 4, 5, 6])('who sits for a portrait turns the head to the viewer (seed %i)', (seed) => {
  const [face] = compose('portrait of a woman', '1:1', '', seed).scene.decals ?? []
  expect(Math.abs(face.right[2]) / Math.hypot(...face.right)).toBeLessThan(0.28)
})

test('a portrait shows hands that do something', () => {
  const near = (prompt: string) => Math.abs(compose(prompt, '1:1', '', 3).scene.camera.position[2])
  const head = near('portrait of a businessman')
  expect(near('portrait of a businessman with arms crossed')).toBeGreaterThan(1.15 * head)
  expect(near('close-up of a businessman with arms crossed')).toBeLessThan(head)
})

test('a portrait at night has the warm light of lamps, in a forest and by moonlight it is cold', () => {
  const warmth = (prompt: string) => {
    const [red, , blue] = compose(prompt, '1:1', '', 3).scene.sky.sunColor
    return red - blue
  }
  expect(warmth('portrait of a woman at night')).toBeGreaterThan(0.1)
  expect(warmth('portrait of a woman in a forest at night')).toBeLessThan(0)
  expect(warmth('portrait of a woman at night by moonlight')).toBeLessThan(0)
})

test('two who hug touch, and both faces are seen', () => {
  const { scene, boxes, width } = compose('two friends hugging in a park')
  const [left, right] = boxes.map(({ box }) => box).toSorted((a, b) => a[0] - b[0])
  expect(right[0]).toBeLessThan(left[0] + left[2])
  for (const { right: across } of scene.decals?.filter(({ size }) => size === 512) ?? []) expect(Math.abs(across[2]) / Math.hypot(...across)).toBeLessThan(0.5)
  expect(right[0] + right[2] - left[0]).toBeLessThan(0.6 * width)
})

test('who dunks has the ball over the rim of the hoop', () => {
  const made = compose('a basketball player dunking')
  const [player, ball, hoop] = [boxOf(made, 0), boxOf(made, 1), boxOf(made, 2)]
  expect(ball[1]).toBeLessThan(hoop[1] + 0.25 * hoop[3])
  expect(ball[0]).toBeLessThan(hoop[0] + hoop[2])
  expect(player[1] + player[3]).toBeLessThan(hoop[1] + 0.95 * hoop[3])
})

test('a carried baby lies before the breast of who carries it', () => {
  const made = compose('a mother carrying her baby')
  const [mother, baby] = [boxOf(made, 0), boxOf(made, 1)]
  const middle = mother[0] + mother[2] / 2
  expect(Math.abs(baby[0] + baby[2] / 2 - middle)).toBeLessThan(0.3 * mother[2])
  expect(baby[1]).toBeGreaterThan(mother[1] + 0.12 * mother[3])
  expect(baby[1] + baby[3]).toBeLessThan(mother[1] + 0.65 * mother[3])
  // The baby lies in its blanket, facing the viewer.
  expect(baby[2]).toBeGreaterThan(0.9 * baby[3])
})

test('a briefcase hangs at the side, a microscope lies in both arms', () => {
  const walks = compose('a businessman with a briefcase')
  const [man, bag] = [boxOf(walks, 0), boxOf(walks, 1)]
  expect(bag[1]).toBeGreaterThan(man[1] + 0.4 * man[3])
  expect(bag[3]).toBeLessThan(0.32 * man[3])
  const works = compose('a scientist holding a microscope')
  const [scientist, device] = [boxOf(works, 0), boxOf(works, 1)]
  expect(device[3]).toBeLessThan(0.4 * scientist[3])
  expect(Math.abs(device[0] + device[2] / 2 - scientist[0] - scientist[2] / 2)).toBeLessThan(0.3 * scientist[2])
})

test('who is seen from behind turns the face away from the viewer', () => {
  const facing = ({ right, up }: { right: readonly number[]; up: readonly number[] }) => right[0] * up[1] - right[1] * up[0]
  const [front] = compose('a man in the mountains').scene.decals ?? []
  const [back] = compose('a man in the mountains, seen from behind').scene.decals ?? []
  expect(facing(front)).toBeGreaterThan(0)
  expect(facing(back)).toBeLessThan(0)
})

test('a cup in a hand is a cup, not a bucket', () => {
  const made = compose('a bearded man drinking coffee')
  const [man, cup] = [boxOf(made, 0), boxOf(made, 1)]
  expect(cup[3]).toBeLessThan(0.2 * man[3])
})

test('a wave that is surfed fills the picture behind the surfer and is higher than he is', () => {
  const made = compose('a surfer riding a big wave')
  const at = (noun: string) =>
    boxOf(
      made,
      made.graph.entities.findIndex((entity) => entity.noun === noun),
    )
  const [surfer, wave] = [at('surfer'), at('wave')]
  expect(wave[1]).toBeLessThan(surfer[1])
  expect(wave[2]).toBeGreaterThan(0.9)
})

test('a robot on a bench has its feet on the ground, as a person has', () => {
  const below = (prompt: string) => {
    const made = compose(prompt)
    return boxOf(made, 0)[1] + boxOf(made, 0)[3] - boxOf(made, 1)[1] - boxOf(made, 1)[3]
  }
  expect(Math.abs(below('a robot sitting on a bench'))).toBeLessThan(5)
})

test('who stands beside a bed is as tall as who lies in it', () => {
  const made = compose('a doctor with a patient')
  const [doctor, patient, bed] = [0, 1, 2].map((entity) => boxOf(made, entity))
  expect(doctor[3]).toBeGreaterThan(0.88 * patient[2])
  expect(doctor[3]).toBeGreaterThan(1.5 * bed[3])
})
