import { describe, expect, it } from 'vitest'
import { plainInput } from '../../test/plain-input.ts'
import type { Primitive } from '../render/scene.ts'
import { boundsOf, dot, type KitInput, type KitPiece, sub } from './builder/index.ts'
import { kitFor } from './registry.ts'

const built = (kit: string, more: Partial<KitInput> = {}): KitPiece =>
  kitFor(kit).build(plainInput(kit.slice(kit.indexOf(':') + 1), { noun: 'thing', ...more }))

const partsOf = (piece: KitPiece): readonly Primitive[] => piece.bodies.flatMap(({ primitives }) => primitives)

describe('a face that is asked for on a thing', () => {
  it('is on its front: two eyes side by side over a smile, large', () => {
    const [plain, smiling] = [built('food:mug'), built('food:mug', { attributes: ['smiling face'] })]
    const { max, min } = boundsOf([plain.bodies[0]])
    const added = partsOf(smiling).slice(-(partsOf(smiling).length - partsOf(plain).length))
    expect(partsOf(smiling).length).toBeGreaterThan(partsOf(plain).length + 8)
    const eyes = smiling.bodies[0].primitives
      .filter((part) => part.type === 'ellipsoid')
      .filter(({ center }) => center[0] > max[0] * 0.6 && Math.abs(center[2]) > 0.05 * (max[2] - min[2]))
    expect(added.length).toBeGreaterThan(0)
    expect(new Set(eyes.map(({ center }) => Math.sign(center[2]))).size).toBe(2)
    expect(Math.max(...eyes.map(({ center }) => center[1]))).toBeGreaterThan(0.45 * plain.height)
  })

  it('is not given twice to what has its own', () => {
    const plain = partsOf(built('prop:teddy-bear')).length
    expect(partsOf(built('prop:teddy-bear', { attributes: ['smiling face'] }))).toHaveLength(plain)
  })
})

it('bubble tea is one clear cup with its pearls at the foot', () => {
  const piece = built('food:bubble-tea')
  const pearls = piece.bodies[0].primitives.filter((part) => part.type === 'ellipsoid' && part.radii[0] === part.radii[1])
  expect(pearls.length).toBeGreaterThan(40)
  for (const pearl of pearls) if (pearl.type === 'ellipsoid') expect(pearl.center[1]).toBeLessThan(0.35 * piece.height)
  expect(piece.bodies.some(({ materials, primitives }) => materials[primitives[0].material].sheer)).toBe(true)
})

it('a basket is woven, and its handle is round', () => {
  const { bodies } = built('prop:basket')
  expect(bodies[0].materials.some(({ pattern }) => pattern?.kind === 'checks')).toBe(false)
  const { max } = boundsOf(bodies)
  const bows = bodies[0].primitives.filter((part): part is Extract<Primitive, { type: 'cone' }> => part.type === 'cone' && part.a[1] > 0.62 * max[1])
  expect(bows.length).toBeGreaterThan(20)
  for (let i = 1; i < bows.length; i++) {
    const way = ({ a, b }: (typeof bows)[number]) => sub(b, a)
    const [u, v] = [way(bows[i - 1]), way(bows[i])]
    // At one place a strand ends and the next begins.
    if (bows[i].a[1] !== bows[i - 1].b[1]) continue
    expect(dot(u, v) / (Math.hypot(...u) * Math.hypot(...v))).toBeGreaterThan(0.8)
  }
})

it('syrup runs down pancakes in thin streams', () => {
  const piece = built('food:pancakes')
  const { max } = boundsOf(piece.bodies)
  const runs = partsOf(piece).filter((part) => part.type === 'cone' && Math.abs(part.a[1] - part.b[1]) > 0.05 * piece.height)
  expect(runs.length).toBeGreaterThan(8)
  for (const run of runs) if (run.type === 'cone') expect(Math.max(run.ra, run.rb)).toBeLessThan(0.05 * max[0])
})

it('a skull has two rows of teeth, hollow eyes and a jaw that is as wide as its cheeks', () => {
  const piece = built('prop:skull')
  const teeth = partsOf(piece).filter((part) => part.type === 'box')
  const rows = new Set(teeth.map((part) => (part.type === 'box' ? part.center[1].toFixed(4) : '')))
  expect(teeth.length).toBeGreaterThanOrEqual(16)
  expect(rows.size).toBe(2)
})

it('a chessboard has all its men, a typewriter four rows of keys, a treasure chest a heap of coins', () => {
  const count = (kit: string, is: (part: Primitive) => boolean) => partsOf(built(kit)).filter(is).length
  expect(count('sport:chessboard', ({ type }) => type === 'lathe')).toBe(32)
  expect(count('tool:typewriter', ({ type }) => type === 'lathe')).toBeGreaterThanOrEqual(80)
  expect(count('prop:treasure-chest', ({ type }) => type === 'lathe')).toBeGreaterThan(90)
})

it('fruit that is asked for in a basket lies in one', () => {
  const woven = (kit: string) => partsOf(built(kit)).filter(({ type }) => type === 'cone').length
  expect(woven('food:fruit-basket')).toBeGreaterThan(woven('food:fruit-bowl') + 100)
})

it('steam is soft where light is real, and a line where pictures are drawn in lines', () => {
  const sheer = (faces: KitInput['faces']) =>
    built('food:ramen', { faces }).bodies.filter(({ materials, primitives }) => materials[primitives[0].material].sheer !== undefined).length
  expect(sheer('natural')).toBe(1)
  expect(sheer('cartoon')).toBe(0)
  const [real, drawn] = (['natural', 'cartoon'] as const).map((faces) => built('food:ramen', { faces }))
  expect(real.bodies[0].key).not.toBe(drawn.bodies[0].key)
})
