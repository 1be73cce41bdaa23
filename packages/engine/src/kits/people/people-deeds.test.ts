import { expect, test } from 'vitest'
import { plainInput } from '../../../test/plain-input.ts'
import { buildPiece } from '../../compose/build-piece.ts'
import { distance } from '../../render/solids/distance.ts'
import { compileKit } from '../../render/solids/solid-body.ts'
import { boundsOf, type KitInput, type KitPiece, type SolidKit, sub, type Vec3 } from '../builder/index.ts'
import { actingFor } from './action.ts'
import { casualCostume } from './costumes/casual.ts'
import { lookFor } from './look.ts'
import { proportionsOf, rigFor } from './pose.ts'

const PLAIN = plainInput('woman')

const person = (variant: string, more: Partial<KitInput> = {}): KitPiece => buildPiece(`human:${variant}`, { ...PLAIN, noun: variant, ...more }).piece

function from(body: SolidKit, [x, y, z]: Vec3): number {
  const { data, count } = compileKit(body)
  const all = Uint16Array.from({ length: count }, (_, i) => i)
  return distance(data, all, 0, count, x, y, z)
}

/** Skull radius, and a function for points of the head: to its left, up and forward of the center of the face, in radii. */
function headOf({ decals = [] }: KitPiece) {
  const [{ center, right, up }] = decals
  const r = Math.hypot(...right) / 1.02
  const ahead: Vec3 = [
    (up[1] * right[2] - up[2] * right[1]) / (1.02 * r) ** 2,
    (up[2] * right[0] - up[0] * right[2]) / (1.02 * r) ** 2,
    (up[0] * right[1] - up[1] * right[0]) / (1.02 * r) ** 2,
  ]
  const at = (left: number, high: number, forth: number): Vec3 =>
    [0, 1, 2].map((k) => center[k] + (right[k] * left + up[k] * high) / 1.02 + ahead[k] * (forth - 0.9) * r) as unknown as Vec3
  return { r, at }
}

/** Distance from a point of the head to the nearest thing held; held things are the bodies that the bare pose does not have. */
function nearestOf(piece: KitPiece, bare: KitPiece, point: Vec3): number {
  const count = bare.bodies.length
  const extra = piece.bodies.filter((_, i) => piece.bodies.length > count && i >= 2 && i < piece.bodies.length - 2)
  return Math.min(...extra.map((body) => from(body, point)))
}

test.each(['man', 'woman', 'girl'])('the telephone of a %s who is on it is at the ear', (variant) => {
  const piece = person(variant, { action: 'phoning' })
  const { r, at } = headOf(piece)
  expect(nearestOf(piece, person(variant, { action: 'waving' }), at(-1.1, -0.1, -0.05)) / r).toBeLessThan(0.3)
})

test('a camera is at the eyes of who takes a picture', () => {
  const piece = person('man', { action: 'photographing' })
  const { r, at } = headOf(piece)
  expect(nearestOf(piece, person('man', { action: 'waving' }), at(0, -0.05, 1.25)) / r).toBeLessThan(0.25)
})

test('who takes a selfie stretches one arm out before the head', () => {
  const piece = person('woman', { action: 'selfie' })
  const { at, r } = headOf(piece)
  const hand = piece.anchors.hand ?? [0, 0, 0]
  const way = sub(hand, at(0, 0, 0))
  expect(way[0] / r).toBeGreaterThan(1.8)
  expect(way[1] / r).toBeGreaterThan(-1.6)
})

test('a cup is at the lips of who drinks, a burger at those of who eats', () => {
  for (const [action, thing] of [
    ['drinking', 'coffee cup'],
    ['eating', 'burger'],
  ]) {
    const piece = person('woman', { action, holds: [thing] })
    const { at, r } = headOf(piece)
    const way = sub(piece.anchors.hand ?? [0, 0, 0], at(0, -0.67, 0.9))
    expect(Math.hypot(...way) / r, action).toBeLessThan(0.8)
  }
})

test('a bow is drawn: its string runs to the cheek, and an arrow lies on it', () => {
  const piece = person('archer')
  const { at, r } = headOf(piece)
  const held =
    piece.bodies[piece.parts?.[0]?.bodies[0] ?? -1] ??
    piece.bodies.find(
      ({ primitives }) =>
        primitives.filter(({ type }) => type === 'cone').length === primitives.length &&
        primitives.length > 8 &&
        boundsOf([{ primitives, materials: [] }]).max[1] > 1.2,
    )
  if (!held) throw new Error('no bow')
  expect(from(held, at(-0.5, -1, 0.62)) / r).toBeLessThan(0.9)
  const { min, max } = boundsOf([held])
  expect(Math.hypot(max[0] - min[0], max[2] - min[2])).toBeGreaterThan(0.7)
})

test('children have larger heads and shorter legs for their height than grown people', () => {
  const of = (age: 'child' | 'adult') => proportionsOf({ ...lookFor(PLAIN, {}), age }, true)
  expect(of('child').head).toBeGreaterThan(1.4 * of('adult').head)
  expect(of('child').leg).toBeLessThan(0.82 * of('adult').leg)
})

test('in an earnest manner no one grins but children and who is told to', () => {
  const seeds = Array.from({ length: 12 }, (_, seed) => seed)
  const faces = (more: Partial<KitInput>, own = {}) => new Set(seeds.map((seed) => lookFor({ ...PLAIN, seed, ...more }, own).expression))
  expect(faces({ solemn: true })).toEqual(new Set(['calm']))
  expect(faces({ solemn: true }, { expression: 'happy' })).toEqual(new Set(['calm']))
  expect(faces({ solemn: true }, { age: 'child' })).toContain('happy')
  expect(faces({ solemn: true, attributes: ['smiling'] })).toEqual(new Set(['happy']))
  expect(faces({})).toContain('happy')
})

test('who looks at the stars sits, leans on the hands and looks up', () => {
  const look = lookFor(PLAIN, {})
  const acting = actingFor('stargazing', [], { height: 1.7, top: '#ffffff' }, look, 1)
  expect(acting.stance).toBe('sit')
  const p = proportionsOf(look, true)
  const rig = rigFor(p, look, acting.stance, acting.arms, 0, 0, 1)
  expect(rig.wrists[0][0]).toBeLessThan(rig.shoulders[0][0])
  expect(rig.wrists[0][1]).toBeLessThan(0.35 * rig.shoulders[0][1])
})

test('hair in the wind streams far to one side, in films as well', () => {
  for (const faces of ['natural', 'anime'] as const) {
    const wide = (attributes: string[]) => {
      const { bodies } = person('woman', { faces, attributes })
      const { min, max } = boundsOf(bodies.slice(-1))
      return Math.max(max[2], -min[2])
    }
    expect(wide(['windblown hair'])).toBeGreaterThan(1.5 * wide(['long hair']))
  }
})

test('bunches of drawn hair end in points', () => {
  const { bodies } = person('girl', { faces: 'anime', attributes: ['pigtails'] })
  const hair = bodies[bodies.length - 1]
  const tips = hair.primitives.filter((part) => part.type === 'cone' && part.rb < 0.2 * part.ra)
  const { min, max } = boundsOf([hair])
  const half = (min[1] + max[1]) / 2
  for (const side of [1, -1]) expect(tips.filter((part) => part.type === 'cone' && part.b[2] * side > 0 && part.b[1] < half).length).toBeGreaterThanOrEqual(3)
})

test('water flies out of a hose ahead of who holds it', () => {
  const { max } = boundsOf(person('firefighter', { action: 'hosing' }).bodies)
  expect(max[0]).toBeGreaterThan(1.6)
})

test('a newspaper is spread between both hands, under the eyes of who reads it', () => {
  const piece = person('man', { action: 'reading', holds: ['newspaper'] })
  expect(piece.drew).toContain('newspaper')
  const [held] = piece.parts?.[0]?.bodies ?? []
  const { min, max } = boundsOf([piece.bodies[held]])
  expect(max[2] - min[2]).toBeGreaterThan(0.4)
  expect(Math.abs(max[2] + min[2])).toBeLessThan(0.1)
  expect(max[1]).toBeLessThan(headOf(piece).at(0, 0, 0.9)[1])
})

test('no one of drawn films is shaved, and hair that is spoken of can be seen', () => {
  const styles = (more: Partial<KitInput>) => new Set(Array.from({ length: 40 }, (_, seed) => lookFor({ ...PLAIN, seed, ...more }, { fem: 0 }).hair.style))
  expect(styles({ faces: 'anime' })).not.toContain('buzz')
  expect(styles({ attributes: ['brown hair'] })).not.toContain('buzz')
  expect(styles({})).toContain('buzz')
})

test('children who play run and jump, and do not all do the same', () => {
  const look = { ...lookFor(PLAIN, {}), age: 'child' as const }
  const costume = { height: 1.2, top: '#ffffff' }
  const stances = [0, 1, 2].map((seed) => actingFor('playing', [], costume, look, seed).stance)
  expect(new Set(stances)).toEqual(new Set(['run', 'jump']))
  expect(actingFor('playing', ['guitar'], costume, look, 1).holds).toBe('guitar')
})

test('no child wears a blazer', () => {
  const plain = (seed: number) => casualCostume({ ...PLAIN, variant: 'boy', seed }, 0).front?.motif
  const motifs = new Set(Array.from({ length: 60 }, (_, seed) => plain(seed)))
  expect(motifs).not.toContain('coat')
  expect(motifs).not.toContain('buttons')
  expect(motifs).toContain('overalls')
})
