import { expect, test } from 'vitest'
import { buildPiece } from '../compose/build-piece.ts'
import type { KitInput } from './kit.ts'
import { boundsOf } from './kit-builder.ts'

function person(variant: string, more: Partial<KitInput> = {}) {
  return buildPiece(`human:${variant}`, {
    noun: variant,
    attributes: [],
    holds: [],
    wears: [],
    faces: 'natural',
    seed: 1,
    ...more,
  }).piece
}

test('people who do nothing do not all stand alike', () => {
  const hands = Array.from({ length: 16 }, (_, seed) => person('man', { seed }).anchors.hand)
  const places = new Set(hands.map((hand) => hand?.map((part) => part.toFixed(1)).join()))
  expect(places.size).toBeGreaterThan(4)
})

test('whoever sleeps lies along the ground on a mat and shows the viewer his face', () => {
  const piece = person('woman', { action: 'sleeping' })
  const { min, max } = boundsOf(piece.bodies)
  expect(max[0] - min[0]).toBeGreaterThan(2 * (max[1] - min[1]))
  const [face] = piece.decals ?? []
  expect(face.center[2]).toBeLessThan(0)
  expect(piece.bodies.length).toBe(person('woman', { action: 'abed' }).bodies.length + 1)
})

test('a cyclist sits over the pedals and reaches the bar', () => {
  const piece = person('boy', { action: 'cycling' })
  const { rest, hand } = piece.anchors
  const size = piece.height / 1.75
  expect(rest?.[1]).toBeGreaterThan(0.5 * size)
  expect(hand?.[0]).toBeGreaterThan(0.4 * size)
})

test('trades bring their tools, and only when they are at work', () => {
  const bodies = (action?: string) => person('chef', action ? { action } : {}).bodies.length
  expect(bodies('cooking')).toBe(bodies() + 1)
})

test('an elf shows pointed ears whatever the trade', () => {
  const plain = boundsOf(person('archer').bodies)
  const elf = person('archer', { attributes: ['elf'] })
  expect(elf.bodies.length).toBeGreaterThan(0)
  expect(boundsOf(elf.bodies).max[1]).not.toBe(plain.max[1])
})
