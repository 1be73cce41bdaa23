import { expect, test, vi } from 'vitest'
import { boxOf, compose } from '../../../test/composed.ts'
import { boundsOf, placeBody } from '../../kits/builder/kit-builder.ts'
import type { ProjectedBox } from '../projected-boxes.ts'

// Painting the trees of a place for the first time takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test('candles around a bathtub do not hide it', () => {
  const made = compose('a bathtub next to three candles')
  const tub = boxOf(made, 0)
  expect(tub[2]).toBeGreaterThan(0.5 * 256)
})

test('a house in a teacup is no larger than the cup', () => {
  const made = compose('a tiny house in a teacup')
  expect(boxOf(made, 0)[2]).toBeLessThan(boxOf(made, 1)[2])
})

test('blossoms lie about a bottle on both sides of it, some nearer than it is, none as tall', () => {
  const made = compose('a perfume bottle surrounded by flowers')
  const bottle = boxOf(made, 0)
  const flowers = made.instances.filter(({ entity }) => entity === 1).map(({ instance }) => made.boxes.find((each) => each.instance === instance))
  expect(flowers).toHaveLength(7)
  const middle = bottle[0] + bottle[2] / 2
  const sides = flowers.map((flower) => Math.sign(flower ? flower.box[0] + flower.box[2] / 2 - middle : 0))
  expect(sides.filter((side) => side < 0).length).toBeGreaterThan(2)
  expect(sides.filter((side) => side > 0).length).toBeGreaterThan(2)
  const foot = bottle[1] + bottle[3]
  expect(flowers.some((flower) => flower && flower.box[1] + flower.box[3] > foot)).toBe(true)
  for (const flower of flowers) expect(flower?.box[3]).toBeLessThan(0.5 * bottle[3])
})

test('wedding rings lie on the face of a rose', () => {
  const made = compose('two wedding rings on a rose')
  const rose = boxOf(made, 1)
  for (const { instance } of made.instances.filter(({ entity }) => entity === 0)) {
    const ring = made.boxes.find((each) => each.instance === instance)?.box ?? [0, 0, 0, 0]
    expect(ring[1] + ring[3]).toBeLessThan(rose[1] + rose[3])
    expect(ring[1]).toBeGreaterThan(rose[1])
  }
})

test('what is small and by a window stands on its sill, the window behind it', () => {
  const made = compose('a cup of coffee by the window')
  const [cup, window] = [boxOf(made, 0), boxOf(made, 1)]
  expect(window[2] * window[3]).toBeGreaterThan(0.3 * made.width * made.height)
  expect(window[0]).toBeLessThan(cup[0])
})

test('flowers come out of the neck of their vase', () => {
  const made = compose('three tulips in a clay vase')
  const middle = ({ box: [x, , wide] }: ProjectedBox) => x + wide / 2
  const vase = made.graph.entities.findIndex(({ noun }) => noun === 'vase')
  const stems = made.instances
    .filter(({ entity }) => entity !== vase)
    .flatMap(({ instance }) => made.boxes.filter((each) => each.instance === instance))
    .map(middle)
  expect(stems).toHaveLength(3)
  expect(Math.max(...stems) - Math.min(...stems)).toBeLessThan(0.45 * boxOf(made, vase)[2])
})

test('what is on a windowsill stands on no table before it', () => {
  const legs = (prompt: string) => compose(prompt).scene.solids.filter(({ instance }) => instance === 0)
  expect(legs('a candle and a book on a windowsill')).toEqual([])
})

test('a cat among cups and croissants is as large as a cat', () => {
  const made = compose('a cozy café with a sleeping cat by the window, a croissant and a cup of coffee on a wooden table')
  expect(boxOf(made, 0)[2]).toBeGreaterThan(1.05 * boxOf(made, 2)[2])
})

test('a kitten in a teacup looks out of it, with its feet below the rim', () => {
  const made = compose('a kitten in a teacup')
  const [kitten, cup] = [boxOf(made, 0), boxOf(made, 1)]
  expect(kitten[1] + kitten[3]).toBeGreaterThan(cup[1] + 0.4 * cup[3])
  expect(kitten[1] + kitten[3]).toBeLessThan(cup[1] + cup[3])
})

test('plates and sprigs on a table are no wider than it has room for', () => {
  const made = compose('a christmas table with candles, pine branches and red plates')
  const laid = made.instances.filter(({ entity }) => entity > 0).map(({ instance }) => instance)
  expect(laid).toHaveLength(9)
  for (const { instance, box } of made.boxes)
    if (laid.includes(instance)) {
      expect(box[2]).toBeLessThan(0.5 * made.width)
      expect(box[2] * box[3]).toBeGreaterThan(0.005 * made.width * made.height)
    }
})

test('a bouquet is of the flowers that it is named by', () => {
  const look = (prompt: string) => compose(prompt).scene.sprites.find(({ instance }) => instance === 1)?.texture
  expect(look('a bouquet of tulips')).not.toBe(look('a bouquet of roses'))
})

test('gifts lie at the foot of a christmas tree, and towels beside goods are folded', () => {
  const made = compose('a christmas tree with gifts')
  const [tree, gift] = [boxOf(made, 0), boxOf(made, 1)]
  expect(gift[3]).toBeLessThan(0.3 * tree[3])
  expect(gift[1] + gift[3]).toBeGreaterThan(tree[1] + 0.8 * tree[3])
  const shown = compose('a soap bar with lavender and a linen towel')
  expect(boxOf(shown, 2)[2]).toBeLessThan(1.5 * boxOf(shown, 0)[2])
})

test('cookies are no larger beside a glass of milk, nor eggs beside a rabbit, than in life', () => {
  const milk = compose('cookies and a glass of milk')
  expect(boxOf(milk, 0)[2]).toBeLessThan(1.25 * boxOf(milk, 1)[3])
  const eggs = compose('a rabbit with eggs in a meadow')
  expect(boxOf(eggs, 1)[3]).toBeLessThan(0.4 * boxOf(eggs, 0)[3])
})

test('a cup stays on its stack of books where that is small beside a fireplace', () => {
  const made = compose('a cup of tea on a stack of books by the fireplace')
  const [cup, books] = [boxOf(made, 0), boxOf(made, 1)]
  expect(Math.abs(cup[1] + cup[3] - books[1])).toBeLessThan(0.6 * books[3])
})

test('what lies beside a bowl shows its length', () => {
  for (const prompt of ['a whisk and a bowl', 'a fork beside a bowl of salad']) {
    const made = compose(prompt)
    const [, , wide, tall] = boxOf(
      made,
      made.graph.entities.findIndex(({ noun }) => /whisk|fork/.test(noun)),
    )
    expect(wide, prompt).toBeGreaterThan(1.5 * tall)
  }
})

test('forks and spoons lie about a dish, and stand in a hand', () => {
  const lying = (prompt: string, entity: number): boolean => {
    const made = compose(prompt)
    const instance = made.instances.find((each) => each.entity === entity)?.instance
    const { min, max } = boundsOf(made.scene.solids.filter((solid) => solid.instance === instance).map(({ kit }) => kit))
    return max[1] - min[1] < 0.2 * Math.max(max[0] - min[0], max[2] - min[2])
  }
  expect(lying('a fork beside a slice of cake', 0)).toBe(true)
  expect(lying('a wooden spoon on a table', 0)).toBe(true)
  expect(lying('a chef with a whisk', 1)).toBe(false)
  const made = compose('a steak on a plate with knife and fork')
  const [plate, cover] = [boxOf(made, 1), boxOf(made, 2)]
  expect(cover[0]).toBeLessThan(plate[0])
  expect(cover[0] + cover[2]).toBeGreaterThan(plate[0] + plate[2])
})

test('who sleeps in a tree lies on a bough no longer than it is', () => {
  const made = compose('a koala sleeping in a tree')
  const [koala, bough] = [boxOf(made, 0), boxOf(made, 1)]
  expect(koala[2]).toBeLessThan(0.8 * bough[2])
})

test('a hummingbird hovers at the blossom, a part of the plant in size', () => {
  const made = compose('a hummingbird at a flower')
  const [bird, flower] = [boxOf(made, 0), boxOf(made, 1)]
  expect(bird[3]).toBeLessThan(0.6 * flower[3])
  expect(bird[1] + bird[3]).toBeLessThan(flower[1] + flower[3] / 2)
})

test('what is shown on a podium stands before paper, wherever else it is at home', () => {
  expect(compose('headphones on a pink podium').scene.boxes).toHaveLength(2)
  expect(compose('headphones on a table').scene.boxes.length).toBeGreaterThan(4)
})

test('palm leaves rise behind a podium; sprigs lie about a bottle', () => {
  const stand = compose('a podium with palm leaves')
  const [podium, palm] = [0, 1].map((entity) => boxOf(stand, entity))
  expect(palm[1]).toBeLessThan(podium[1])
  expect(Math.abs(palm[0] + palm[2] / 2 - podium[0] - podium[2] / 2)).toBeLessThan(0.15 * stand.width)
  const made = compose('a perfume bottle with eucalyptus')
  expect(made.instances.filter(({ entity }) => entity === 1)).toHaveLength(3)
  expect(boxOf(made, 0)[3]).toBeGreaterThan(0.35 * made.height)
})

test('sunglasses in a flat lay show their lenses, tacos fill their plate, lavender lies in sprigs', () => {
  const [, , wide, tall] = boxOf(compose('flat lay of sunglasses and a camera'), 0)
  expect(wide).toBeGreaterThan(2 * tall)
  const tacos = compose('three tacos on a plate')
  const plate = boxOf(tacos, 1)
  expect(boxOf(tacos, 0)[2]).toBeGreaterThan(0.24 * plate[2])
  const jar = compose('a cream jar with lavender')
  expect(jar.graph.entities[1].kit).toBe('prop:lavender-sprig')
  expect(compose('a cream jar with green leaves').graph.entities[1].kit).toBe('prop:eucalyptus')
})

test('two dogs that look at each other both show their faces', () => {
  const { scene } = compose('two dogs')
  for (const instance of [1, 2]) {
    const [, head, face] = scene.solids
      .filter((solid) => solid.instance === instance)
      .map(({ kit, yaw }) => {
        const { min, max } = boundsOf([placeBody(kit, [0, 0, 0], 1, yaw)])
        return [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2]
      })
    expect((head[1] - face[1]) / Math.abs(face[0] - head[0]), String(instance)).toBeGreaterThan(0.7)
  }
})

test('horses stand before their carriage in harness, dogs only before what they pull', () => {
  for (const [prompt, cart, beast] of [
    ['a horse-drawn carriage', 1, 0],
    ['a carriage pulled by two white horses', 1, 0],
    ['dogs pulling a sled', 1, 0],
  ] as const) {
    const made = compose(prompt)
    const [behind, ahead] = [boxOf(made, cart), boxOf(made, beast)]
    expect(ahead[0] + ahead[2], prompt).toBeGreaterThan(behind[0] + behind[2] + 0.15 * made.width)
    expect(ahead[0], prompt).toBeGreaterThan(behind[0] + 0.4 * behind[2])
  }
  const bodies = (prompt: string) => compose(prompt).scene.solids.filter(({ instance }) => instance === 1).length
  expect(bodies('a horse and a carriage')).toBe(bodies('a horse and a bicycle') + 1)
  expect(bodies('a dog and a sled')).toBe(bodies('a dog and a bicycle'))
})

test('kittens in a basket and a hummingbird by itself fill their pictures', () => {
  const litter = compose('kittens in a basket')
  expect(boxOf(litter, 1)[3]).toBeGreaterThan(0.42 * litter.height)
  const bird = compose('a hummingbird')
  expect(boxOf(bird, 0)[2]).toBeGreaterThan(0.45 * bird.width)
})

test('more than six animals are drawn small', () => {
  const parts = (prompt: string) =>
    compose(prompt)
      .scene.solids.filter(({ instance }) => instance === 1)
      .reduce((sum, { kit }) => sum + kit.primitives.length, 0)
  expect(parts('seven horses in a meadow')).toBeLessThan(0.75 * parts('three horses in a meadow'))
})

test('sunglasses sit before the eyes of a cat that looks aside', () => {
  const { scene } = compose('a cat wearing sunglasses')
  const cat = scene.solids.find(({ instance }) => instance === 1)
  const glasses = scene.solids.find(({ instance }) => instance === 2)
  expect((glasses?.yaw ?? 0) - (cat?.yaw ?? 0)).toBeGreaterThan(0.2)
})
