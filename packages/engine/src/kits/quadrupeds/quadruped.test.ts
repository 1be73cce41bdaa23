import { describe, expect, it } from 'vitest'
import { plainInput } from '../../../test/plain-input.ts'
import type { Primitive } from '../../render/scene.ts'
import { patternShare } from '../../render/surface-material.ts'
import { buildEye } from '../animals/creature.ts'
import { quadrupedKit } from '../beasts/quadruped.ts'
import { boundsOf, frameAt, KitBuilder, type KitInput, type KitPiece, linear, type SolidKit, sub, unit, type Vec3 } from '../builder/index.ts'
import { hasBeastHead } from '../people/costumes/fabled.ts'
import { animalHead } from './bust.ts'
import { QUADRUPEDS } from './rows.ts'
import { skeletonFor } from './skeleton.ts'

type Cone = Extract<Primitive, { type: 'cone' }>

const ask = (variant: string, more: Partial<KitInput> = {}): KitPiece => quadrupedKit.build(plainInput(variant, more))

const conesOf = (body: SolidKit): Cone[] => body.primitives.filter((part) => part.type === 'cone')

const WHITE: Vec3 = [0.9, 0.9, 0.9]
const BROWN: Vec3 = [0.2, 0.08, 0.03]

describe('cattle', () => {
  const patternOf = (more: Partial<KitInput> = {}) => ask('cow', more).bodies[0].materials.find(({ pattern }) => pattern)?.pattern

  it('wear wide fields of two colors, and none in one color', () => {
    const pattern = patternOf()
    if (!pattern) throw new Error('plain')
    let covered = 0
    let edges = 0
    for (let i = 0; i < 400; i++) {
      const [x, y] = [(i % 40) * 0.05, Math.floor(i / 40) * 0.05]
      const share = patternShare(pattern, x, y, 0)
      covered += share / 400
      if (Math.abs(share - patternShare(pattern, x + 0.05, y, 0)) > 0.5) edges++
    }
    expect(covered).toBeGreaterThan(0.2)
    expect(covered).toBeLessThan(0.8)
    // Few color changes along the flank: patches, not dots.
    expect(edges).toBeLessThan(40)
    expect(patternOf({ color: BROWN })).toBeUndefined()
    expect(patternOf({ color: BROWN, color2: WHITE })?.color).toEqual(WHITE)
  })

  it('have muzzles as broad as their brows', () => {
    const [, head] = ask('cow', { action: 'eating' }).bodies
    const { face } = ask('cow', { action: 'eating' }).anchors
    const ahead = conesOf(head).filter(({ a }) => a[0] > face[0])
    const half = Math.max(...ahead.map(({ a, ra }) => Math.abs(a[2]) + ra))
    expect(half).toBeGreaterThan(0.1)
  })
})

describe('apes', () => {
  it('stand on their knuckles, the shoulders over the hips', () => {
    for (const variant of ['gorilla', 'chimpanzee']) {
      const { chest, pelvis } = skeletonFor(QUADRUPEDS[variant], 'stand', 0)
      expect(chest[1], variant).toBeGreaterThan(1.3 * pelvis[1])
    }
  })
})

describe('tails', () => {
  it('are ringed where they are raccoons', () => {
    const [body] = ask('raccoon').bodies
    const rear = conesOf(body).filter(({ a }) => a[0] < -0.24)
    const tones = rear.map(({ material }) => body.materials[material].color.join())
    const changes = tones.filter((tone, i) => i > 0 && tone !== tones[i - 1]).length
    expect(changes).toBeGreaterThan(4)
  })

  it('of squirrels that sit up rise behind the back', () => {
    const row = QUADRUPEDS.squirrel
    const { tail, pelvis } = skeletonFor(row, 'upright', 0)
    const risen = tail.filter(([, y]) => y > pelvis[1] + row.hip)
    expect(risen.length).toBeGreaterThan(1)
    for (const [x] of risen) expect(x).toBeLessThan(pelvis[0] - row.hip)
  })
})

describe('horns and hair', () => {
  it('bend without kinks where they are goats, and a beard hangs from the chin', () => {
    const { bodies, anchors } = ask('goat')
    const extras = conesOf(bodies[3])
    const [crown, chin] = [anchors.head ?? [0, 0, 0], anchors.face[1]]
    const horns = extras.filter(({ a }) => a[1] > crown[1] - 0.02)
    for (let i = 1; i < horns.length; i++) {
      const [before, next] = [horns[i - 1], horns[i]]
      if (before.b.some((value, k) => value !== next.a[k])) continue
      const ways = [before, next].map(({ a, b }) => unit(sub(b, a)))
      const straight = [0, 1, 2].reduce((sum, k) => sum + ways[0][k] * ways[1][k], 0)
      expect(straight).toBeGreaterThan(0.8)
    }
    expect(horns.length).toBeGreaterThan(10)
    expect(extras.some(({ b, rb, ra }) => b[1] < chin - 0.1 && rb < ra * 0.3)).toBe(true)
  })

  it('are close-set spines where they are hedgehogs', () => {
    const spines = ask('hedgehog').bodies.flatMap(conesOf)
    expect(spines.filter(({ ra, rb }) => rb < ra * 0.2).length).toBeGreaterThan(90)
  })
})

describe('clothes', () => {
  it('follow the trunk, and a raincoat has a row of buttons', () => {
    const { bodies } = ask('corgi', { wears: ['raincoat'] })
    const [coat, trim] = bodies.slice(-2)
    const [own] = bodies
    const wide = (body: SolidKit) => boundsOf([body]).max[2]
    expect(wide(coat)).toBeLessThan(1.3 * wide(own))
    const buttons = trim.primitives.filter(({ type }) => type === 'ellipsoid')
    expect(buttons.length).toBe(3)
  })
})

describe('heads on people', () => {
  it('keep the markings of the animal', () => {
    const dark = (variant: string) =>
      animalHead(variant, frameAt([0, 0, 0]), 0.1, undefined, 'natural').some(({ materials }) =>
        materials.some(({ color }) => color.join() === linear('#1f1c1d').join()),
      )
    expect(dark('panda')).toBe(true)
    expect(dark('polar-bear')).toBe(false)
  })

  it('are there for every animal that people name', () => {
    for (const animal of ['panda', 'monkey', 'hamster', 'cow', 'pig']) expect(hasBeastHead('astronaut', animal), animal).toBe(true)
  })
})

describe('ears and eyes', () => {
  it('hang over the brow where they are pigs', () => {
    const [, head] = ask('pig').bodies
    const { face } = ask('pig').anchors
    expect(conesOf(head).some(({ b, rb, ra }) => rb < ra * 0.6 && b[0] > face[0] - 0.12 && b[1] > face[1])).toBe(true)
  })

  it('have pupils that lie level where they are goats', () => {
    const eye = (level: boolean) => {
      const kit = new KitBuilder()
      buildEye(kit, {
        point: [0, 0, 0],
        normal: [1, 0, 0],
        size: 1,
        forward: [1, 0, 0],
        upward: [0, 1, 0],
        iris: '#b3894a',
        ...{ level, slit: !level, almond: true, faces: 'natural' },
        dark: kit.material({ color: [0, 0, 0] }),
      })
      const pupil = conesOf(kit.build()).find(({ ra }) => ra < 0.2)
      const way = pupil ? sub(pupil.b, pupil.a) : [0, 0, 0]
      return Math.abs(way[2]) > Math.abs(way[1])
    }
    expect(eye(true)).toBe(true)
    expect(eye(false)).toBe(false)
  })

  it('are pale tufts round a nose like a spoon where they are koalas', () => {
    const { bodies } = ask('koala')
    const { min, max } = boundsOf(bodies.slice(2))
    expect(max[1] - min[1]).toBeGreaterThan(0.06)
  })
})
