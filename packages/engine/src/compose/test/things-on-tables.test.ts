import { describe, expect, test, vi } from 'vitest'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { createView } from '../../render/view.ts'
import type { StyleHints } from '../../styles/hint-rows.ts'
import { composeScene } from '../compose-scene.ts'

// Painting the flowers for the first time takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const SIDE = 256

function compose(prompt: string, hints: StyleHints = {}, width = SIDE, height = SIDE) {
  const graph = parsePrompt(prompt, '')
  return { graph, width, height, ...composeScene(graph, { width, height, seed: 7, hints }) }
}

type Composed = ReturnType<typeof compose>

/** Boxes of an entity's instances: left, top, width, height. */
function boxesOf({ instances, boxes }: Composed, entity: number) {
  const own = new Set(instances.filter((each) => each.entity === entity).map(({ instance }) => instance))
  return boxes.filter(({ instance }) => own.has(instance)).map(({ box }) => box)
}

describe('what is stacked', () => {
  test('who sits on books sits on a stack of them, indoors', () => {
    const made = compose('a cat sitting on books')
    expect(made.graph.entities.map(({ noun }) => noun)).toEqual(['cat', 'stack of books'])
    expect(made.setting).toBe('room')
    const [[cat], [books]] = [boxesOf(made, 0), boxesOf(made, 1)]
    expect(cat[1] + cat[3]).toBeLessThan(books[1] + 0.5 * books[3])
  })

  test('counted books lie on one another, as many as were asked for; one alone, one that is read and those of a shelf stay', () => {
    const noun = (prompt: string) => parsePrompt(prompt, '').entities.map((entity) => entity.noun)
    expect(noun('old books')).toEqual(['stack of books'])
    expect(noun('a book')).toEqual(['book'])
    expect(noun('a girl holding two books')).toContain('book')
    expect(noun('a bookshelf full of books')).toContain('book')
    const tops = boxesOf(compose('three old books'), 0)
    expect(tops).toHaveLength(3)
    for (const [, , width, height] of tops) expect(width).toBeGreaterThan(2 * height)
  })

  test.each(['a stack of suitcases', 'a stack of gifts'])('%s is a tower', (prompt) => {
    const tops = boxesOf(compose(prompt), 0)
    expect(tops.length).toBeGreaterThan(2)
    const middles = tops.map(([left, , width]) => left + width / 2)
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(0.4 * tops[0][2])
    const heights = tops.map(([, top]) => top).sort((a, b) => a - b)
    for (let i = 1; i < heights.length; i++) expect(heights[i] - heights[i - 1]).toBeGreaterThan(5)
  })

  test('a pile of pumpkins has a broad foot and one on top', () => {
    const boxes = boxesOf(compose('a pile of pumpkins'), 0)
    const rows = new Set(boxes.map(([, top, , height]) => Math.round((top + height / 2) / (0.5 * height))))
    expect(boxes.length).toBe(6)
    expect(rows.size).toBeGreaterThanOrEqual(3)
  })

  test('who sits on a stack sits on its uppermost', () => {
    const made = compose('a cat sitting on a stack of suitcases')
    const [[cat], cases] = [boxesOf(made, 0), boxesOf(made, 1)]
    const top = Math.min(...cases.map((box) => box[1]))
    expect(Math.abs(cat[1] + cat[3] - top)).toBeLessThan(0.35 * cat[3])
  })
})

describe('what is served', () => {
  test.each(['a bowl of ramen', 'a stack of pancakes with syrup', 'a burger and a glass of cola'])('%s stands on a laid table', (prompt) => {
    expect(compose(prompt).setting).toBe('window-table')
  })

  test.each(['a burger on a white background', 'a perfume bottle', 'a pizza on a pink background', 'a burger, studio light', 'a pizza sticker'])(
    '%s is shown before paper',
    (prompt) => expect(compose(prompt).setting).toBe('studio'),
  )

  test('a style that is sparing with scenery shows a dish before paper', () => {
    expect(compose('a hamburger', { detail: 0.3 }).setting).toBe('studio')
    expect(compose('a hamburger', { detail: 0.6 }).setting).toBe('window-table')
  })

  test('steam takes no room: a bowl is as large in the picture with it', () => {
    const [bowl] = boxesOf(compose('a bowl of ramen'), 0)
    expect(bowl[2]).toBeGreaterThan(0.55 * SIDE)
  })

  test('a cup of bubble tea is one cup', () => {
    const { entities } = parsePrompt('a cup of bubble tea with a smiling face', '')
    expect(entities.map(({ noun }) => noun)).toEqual(['bubble tea'])
    expect(entities[0].attributes).toContain('smiling face')
  })
})

test('a thing with a face looks at the viewer', () => {
  const yaw = (prompt: string) => compose(prompt).scene.solids.find(({ instance }) => instance === 1)?.yaw
  expect(yaw('a pink mug with a smiling face')).toBeCloseTo(Math.PI / 2, 6)
  expect(yaw('a pink mug')).not.toBeCloseTo(Math.PI / 2, 2)
})

test('a flat lay of skincare is of several things', () => expect(parsePrompt('skincare flat lay', '').entities.length).toBeGreaterThanOrEqual(5))

describe('a still life', () => {
  test('lies on a draped table before a dark wall, its things close together', () => {
    const made = compose('still life with skull, candle and books')
    expect(made.setting).toBe('still-life')
    const boxes = [0, 1, 2].flatMap((entity) => boxesOf(made, entity)).sort((a, b) => a[0] - b[0])
    expect(boxes).toHaveLength(3)
    for (let i = 1; i < boxes.length; i++) expect(boxes[i][0] - (boxes[i - 1][0] + boxes[i - 1][2])).toBeLessThan(0.04 * SIDE)
    // All stand on the same cloth.
    const cloth = made.scene.boxes.filter(({ max }) => Math.abs(max[1]) < 1e-6)
    expect(cloth.length).toBeGreaterThan(0)
  })

  test('is of fruit when nothing is named', () => expect(parsePrompt('a still life', '').entities.map(({ noun }) => noun)).toEqual(['fruit bowl']))
})

describe('cut flowers', () => {
  test('flowers in a vase are one full bunch of their kind, its stems in the vase', () => {
    for (const prompt of ['bouquet of peonies in a glass vase', 'tulips in a vase', 'a vase of roses']) {
      const made = compose(prompt)
      const flowers = made.graph.entities.findIndex(({ kit }) => kit.startsWith('plant:'))
      expect(flowers, prompt).toBeGreaterThanOrEqual(0)
      expect(boxesOf(made, flowers), prompt).toHaveLength(1)
      const [[bunch], [vase]] = [boxesOf(made, flowers), boxesOf(made, 1 - flowers)]
      expect(bunch[3], prompt).toBeGreaterThan(1.1 * vase[3])
      expect(bunch[1] + bunch[3], prompt).toBeGreaterThan(vase[1] + 0.3 * vase[3])
    }
  })
})

test('a bouquet of two flowers is one bunch of both; a pot of flowers is of clay, and potted plants have their own', () => {
  const kits = (prompt: string) => parsePrompt(prompt, '').entities.map(({ kit }) => kit)
  const [bunch, ...others] = parsePrompt('a bouquet of lavender and daisies', '').entities
  expect(others).toEqual([])
  expect(bunch.attributes).toEqual(['lavender', 'daisy'])
  expect(kits('a woman with a bouquet and a rose')).toContain('plant:rose')
  expect(kits('a white orchid in a pot')).toEqual(['plant:orchid', 'prop:vase'])
  expect(kits('a basil plant in a pot')).toEqual(['plant:potted-plant'])
})

describe('a room in an isometric view', () => {
  const ISOMETRIC: StyleHints = { camera: 'isometric' }

  test.each([
    ['isometric bedroom with a desk and computer', 1],
    ['isometric kitchen', 1],
    ['a living room with a sofa', 1],
    ['a classroom', 1.5],
    ['an office with a desk', 0.66],
    ['a cozy cafe', 1],
  ])('%s is a box cut open that lies wholly within the picture', (prompt, aspect) => {
    const [width, height] = aspect >= 1 ? [SIDE * aspect, SIDE] : [SIDE, SIDE / aspect]
    const { scene } = compose(prompt, ISOMETRIC, width, height)
    const view = createView(scene.camera, width, height)
    expect(scene.camera.orthographic).toBe(true)
    const point = new Float64Array(3)
    for (const { min, max } of scene.boxes)
      for (let i = 0; i < 8; i++) {
        view.project(i & 1 ? max[0] : min[0], i & 2 ? max[1] : min[1], i & 4 ? max[2] : min[2], point)
        expect(point[0]).toBeGreaterThan(0)
        expect(point[0]).toBeLessThan(width)
        expect(point[1]).toBeGreaterThan(0)
        expect(point[1]).toBeLessThan(height)
      }
    for (const { position } of scene.solids) {
      view.project(...position, point)
      expect(point[0]).toBeGreaterThan(0)
      expect(point[0]).toBeLessThan(width)
    }
  })
})
