import { expect, test } from 'vitest'
import { look, person } from '../../../test/person.ts'
import { distance } from '../../render/solids/distance.ts'
import { compileKit } from '../../render/solids/solid-body.ts'
import { boundsOf, sub } from '../builder/index.ts'
import { handsFor } from './body.ts'
import { proportionsOf, rigFor } from './pose.ts'

test('people who do nothing do not all stand alike', () => {
  const hands = Array.from({ length: 16 }, (_, seed) => person('man', { seed }).anchors.hand)
  const places = new Set(hands.map((hand) => hand?.map((part) => part.toFixed(1)).join()))
  expect(places.size).toBeGreaterThan(4)
})

test('what is blown is at the lips', () => {
  for (const instrument of ['trumpet', 'trombone', 'saxophone', 'clarinet', 'flute', 'french horn', 'harmonica'])
    for (const variant of ['man', 'girl']) {
      const piece = person(variant, { action: 'playing', holds: [instrument] })
      const [held] = piece.parts?.[0]?.bodies ?? []
      const [{ center, right, up }] = piece.decals ?? []
      const skull = Math.hypot(...right) / 1.02
      const { data, count } = compileKit(piece.bodies[held])
      const all = Uint16Array.from({ length: count }, (_, i) => i)
      const [x, y, z] = [0, 1, 2].map((k) => center[k] - (up[k] * 0.6) / 1.02)
      expect(distance(data, all, 0, count, x, y, z) / skull, `${variant}, ${instrument}`).toBeLessThan(1.1)
      expect(piece.drew).toContain(instrument)
    }
})

test('the one who sleeps lies along the ground on a mat and shows the viewer his face', () => {
  const piece = person('woman', { action: 'sleeping' })
  const { min, max } = boundsOf(piece.bodies)
  expect(max[0] - min[0]).toBeGreaterThan(2 * (max[1] - min[1]))
  const [face] = piece.decals ?? []
  expect(face.center[2]).toBeLessThan(0)
})

test('a quilt covers who sleeps in a bed, up to the shoulders', () => {
  const { bodies, decals = [] } = person('woman', { action: 'abed' })
  const { min, max } = boundsOf(bodies.slice(-1))
  const body = boundsOf(bodies.slice(0, 2))
  expect(max[0]).toBeGreaterThan(body.max[0] - 0.15)
  expect(max[1]).toBeGreaterThan(0.7 * body.max[1])
  expect(decals[0].center[0]).toBeLessThan(min[0] + 0.3)
  const [legs] = bodies
  const knee = legs.primitives.find((part) => part.type === 'cone' && part.b[1] > 0.1)
  if (knee?.type !== 'cone') throw new Error('no leg')
  const { data, count } = compileKit(bodies[bodies.length - 1])
  const all = Uint16Array.from({ length: count }, (_, i) => i)
  const [x, y, z] = knee.b
  expect(distance(data, all, 0, count, x, y + knee.rb, z)).toBeLessThan(0)
})

test('hands and feet of who does push-ups are on the ground, and the body is over it', () => {
  const { bodies } = person('man', { action: 'push-ups' })
  const [legs, trunk] = bodies.map((body) => boundsOf([body]))
  const { max } = boundsOf(bodies.slice(0, 2))
  expect(Math.abs(legs.min[1] - trunk.min[1])).toBeLessThan(0.06)
  expect(max[0] - trunk.min[0]).toBeGreaterThan(0.4)
  expect(trunk.max[1]).toBeGreaterThan(0.5)
})

test('who does squats goes down, though not to the ground', () => {
  const seat = (action?: string) => person('woman', action ? { action } : {}).anchors.face[1]
  expect(seat('squats')).toBeLessThan(0.8 * seat())
  expect(seat('squats')).toBeGreaterThan(0.55 * seat())
})

test('a handstand has the head under the feet', () => {
  const upright = person('man').anchors.face[1]
  const piece = person('man', { action: 'handstand' })
  expect(piece.anchors.face[1]).toBeLessThan(upright * 0.3)
  expect(boundsOf(piece.bodies).min[1]).toBeCloseTo(0, 6)
})

test('yoga means different poses to different people, each on a mat', () => {
  const shapes = [0, 1, 2].map((seed) => {
    const { min, max } = boundsOf(person('woman', { action: 'yoga', seed }).bodies.slice(0, -1))
    return `${(max[0] - min[0]).toFixed(1)} ${(max[1] - min[1]).toFixed(1)}`
  })
  expect(new Set(shapes).size).toBe(3)
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

test('who casts a spell has its light over the hand, and a fisherman has his rod', () => {
  const caster = person('wizard', { action: 'casting spells' })
  const [light] = caster.lights ?? []
  expect(light.position[1]).toBeGreaterThan((caster.anchors.hand?.[1] ?? 0) + 0.1)
  const wide = (piece: ReturnType<typeof person>) => {
    const { min, max } = boundsOf(piece.bodies)
    return max[2] - min[2]
  }
  expect(wide(person('fisherman'))).toBeGreaterThan(wide(person('sailor')) + 0.2)
})

test('who blows bubbles has the ring before the lips', () => {
  const { bodies, anchors } = person('child', { action: 'blowing bubbles' })
  const rings = bodies.flatMap(({ primitives }) => primitives.filter(({ type }) => type === 'torus'))
  const near = rings.map((ring) => (ring.type === 'torus' ? Math.hypot(...sub(ring.center, anchors.face ?? [0, 0, 0])) : 9))
  expect(Math.min(...near)).toBeLessThan(0.12)
})

test('of crossed arms one lies over the other, its hand on the other arm, the other hand tucked away', () => {
  for (const fem of [0, 1])
    for (const side of [1, -1] as const) {
      const own = look({ faces: 'natural' }, { fem })
      const { elbows, wrists } = rigFor(proportionsOf(own, true), own, 'stand', 'crossed', 0, 0, side)
      const [over, under] = side > 0 ? [1, 0] : [0, 1]
      expect(wrists[over][0]).toBeGreaterThan(wrists[under][0] + 0.05)
      expect(wrists[over][1]).toBeGreaterThan(wrists[under][1] + 0.03)
      for (const arm of [0, 1]) {
        expect(wrists[arm][2] * elbows[arm][2]).toBeLessThan(0)
        expect(Math.abs(wrists[arm][1] - elbows[arm][1])).toBeLessThan(0.13)
      }
      expect(handsFor('crossed', side, false, false)[under]).toBe('tucked')
    }
})

test('a quilt lies over who is abed from the shoulder to the toes, and no shirt is painted on it', () => {
  for (const variant of ['child', 'woman', 'man']) {
    const { bodies, decals = [] } = person(variant, { action: 'abed' })
    expect(decals).toHaveLength(1)
    const legs = boundsOf(bodies.slice(0, 1))
    const quilt = boundsOf(bodies.slice(-1))
    expect(quilt.max[0]).toBeGreaterThan(legs.max[0])
    expect(quilt.max[1]).toBeGreaterThan(boundsOf(bodies.slice(1, 2)).max[1] - 0.02)
  }
})

test('of many who dance not all lift the same leg', () => {
  const lifted = Array.from({ length: 6 }, (_, seed) => {
    const [legs] = person('man', { action: 'dancing', seed }).bodies
    const left = legs.primitives.flatMap((part) => (part.type === 'cone' && part.b[2] > 0.02 ? [part.b[1]] : []))
    const right = legs.primitives.flatMap((part) => (part.type === 'cone' && part.b[2] < -0.02 ? [part.b[1]] : []))
    return Math.min(...left) > Math.min(...right)
  })
  expect(new Set(lifted).size).toBe(2)
})

test('who skis has skis under both feet, and keeps them in the air', () => {
  for (const action of ['skiing', 'jumping']) {
    const bare = boundsOf(person('skier', { action: 'skiing' }).bodies.slice(0, 1))
    const { min, max } = boundsOf(person('skier', { action, attributes: ['on skis'] }).bodies)
    expect(max[0] - min[0]).toBeGreaterThan(1.4)
    expect(bare.max[0] - bare.min[0]).toBeLessThan(max[0] - min[0])
  }
})

test('who flies on a broom sits on it and has both hands at it', () => {
  const { bodies } = person('witch', { action: 'flying', attributes: ['on a broom'] })
  const broom = bodies.find(({ primitives }) => primitives.length === 3 && primitives[0].type === 'cone')
  const [shaft] = broom?.primitives ?? []
  if (shaft?.type !== 'cone') throw new Error('no broom')
  expect(shaft.a[0]).toBeLessThan(-0.3)
  expect(shaft.b[0]).toBeGreaterThan(0.5)
  expect(Math.abs(shaft.a[2])).toBeLessThan(0.03)
  // Held upright, the shaft would be as tall as she is.
  expect(shaft.b[1] - shaft.a[1]).toBeLessThan(shaft.b[0] - shaft.a[0])
})

test('a tennis player has a racket over the hand, a golfer has none', () => {
  expect(person('tennis-player').bodies.length).toBe(person('golfer').bodies.length + 1)
})

test('a hand on the hip touches it', () => {
  for (const variant of ['man', 'woman']) {
    const idlers = Array.from({ length: 16 }, (_, i) => person(variant, { seed: i, attributes: ['standing'] }))
    const gaps = idlers.map(({ bodies }) => {
      // The trunk's first part is the shirt over the hips.
      const [shirt] = bodies[1].primitives
      if (shirt?.type !== 'cone') throw new Error('no shirt')
      return bodies[1].primitives.flatMap((part) =>
        part.type === 'cone' && part.b[1] > shirt.a[1] - 0.06 && part.b[1] < shirt.a[1] + 0.08 && part.rb < 0.05 ? [Math.abs(part.b[2]) - shirt.ra] : [],
      )
    })
    const near = gaps.flat().filter((gap) => gap > -0.01)
    expect(near.length).toBeGreaterThan(0)
    expect(Math.min(...near)).toBeLessThan(0.07)
  }
})
