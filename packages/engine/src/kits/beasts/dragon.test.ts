import { expect, test } from 'vitest'
import { plainInput } from '../../../test/plain-input.ts'
import type { KitPiece, SolidKit, Vec3 } from '../builder/index.ts'
import { dragonKit } from './dragon.ts'

const ask = (variant: string): KitPiece => dragonKit.build(plainInput(variant))

const ends = (body: SolidKit): Vec3[] => body.primitives.flatMap((part) => (part.type === 'cone' ? [part.a, part.b] : [part.center]))

test('a dragon raises its wings over its head, and its tail is longer than its trunk', () => {
  const { bodies, anchors } = ask('dragon')
  const points = bodies.flatMap(ends)
  const highest = Math.max(...points.map(([, y]) => y))
  expect(highest).toBeGreaterThan((anchors.head?.[1] ?? 0) * 1.1)
  const [seat, face] = [anchors.seat?.[0] ?? 0, anchors.face?.[0] ?? 0]
  const tail = Math.min(...points.map(([x]) => x))
  expect(seat - tail).toBeGreaterThan(face - seat)
})

test('the talons of a raised foot hang from it and do not reach for the ground', () => {
  const { bodies, height } = ask('wyvern')
  const low = bodies.flatMap(ends).filter(([, y]) => y < 0.06 * height)
  const feet = low.map(([x]) => x)
  expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(0.6 * height)
})
