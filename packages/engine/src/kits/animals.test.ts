import { describe, expect, it } from 'vitest'
import { ask } from '../../test/ask-kit.ts'
import { patternShare } from '../render/surface-material.ts'
import { buildEye } from './animals/creature.ts'
import { buildFeatheredWing } from './animals/wings.ts'
import { boundsOf, KitBuilder, type KitInput, type KitPiece, linear } from './builder/index.ts'
import { kitFor } from './registry.ts'

describe('animals', () => {
  it('take the color the prompt gives and keep their markings', () => {
    const blue = ask(kitFor('quadruped'), 'fox', { color: [0.05, 0.1, 0.8] })
    const [main] = blue.bodies[0].materials
    expect(main.color).toEqual([0.05, 0.1, 0.8])
    expect(new Set(blue.bodies[0].materials.map(({ color }) => color.join())).size).toBeGreaterThan(3)
  })

  it('are made of the material the prompt gives', () => {
    const golden = ask(kitFor('quadruped'), 'horse', { material: 'golden' })
    expect(golden.bodies[0].materials.every(({ metal }) => (metal ?? 0) > 0)).toBe(true)
  })

  it('offer a rider the middle of their back', () => {
    const horse = ask(kitFor('quadruped'), 'horse')
    const [x, y] = horse.anchors.seat
    expect(Math.abs(x)).toBeLessThan(0.3)
    expect(y).toBeGreaterThan(1)
    expect(y).toBeLessThan(1.6)
  })

  it('lift their noses when they howl', () => {
    const wolf = ask(kitFor('quadruped'), 'wolf')
    const howling = ask(kitFor('quadruped'), 'wolf', { action: 'howling' })
    const rise = ({ anchors }: KitPiece) => {
      const [face, head] = [anchors.face ?? [0, 0, 0], anchors.head ?? [0, 0, 0]]
      return Math.atan2(face[1] - head[1], face[0] - head[0])
    }
    expect(rise(howling) - rise(wolf)).toBeGreaterThan(0.7)
  })

  it('stand on slim cannons over wider hooves where they are horses', () => {
    const cones = ask(kitFor('quadruped'), 'horse').bodies[0].primitives.filter(({ type }) => type === 'cone')
    const girthAt = (low: number, high: number) =>
      cones.flatMap((part) => {
        if (part.type !== 'cone') return []
        const middle = (part.a[1] + part.b[1]) / 2
        return middle > low && middle < high ? [Math.max(part.ra, part.rb)] : []
      })
    expect(Math.max(...girthAt(0.2, 0.4))).toBeLessThan(0.055)
    expect(Math.max(...girthAt(0, 0.1))).toBeGreaterThan(0.04)
    expect(Math.max(...girthAt(0.6, 0.9))).toBeGreaterThan(0.1)
  })

  it('are long and carry their heads low where they are big cats', () => {
    for (const variant of ['lion', 'tiger', 'panther', 'cheetah']) {
      const cat = ask(kitFor('quadruped'), variant, { action: 'standing' })
      const trunk = boundsOf(cat.bodies.slice(0, 1))
      expect(trunk.max[0] - trunk.min[0], variant).toBeGreaterThan(1.6 * cat.height)
      expect(cat.anchors.face[1], variant).toBeLessThan(1.12 * cat.anchors.seat[1])
    }
  })

  it('turn their faces to the viewer', () => {
    for (const variant of ['golden-retriever', 'corgi', 'tabby-cat', 'panda', 'cow', 'pig', 'rabbit', 'gorilla', 'horse']) {
      const { face, head = face } = ask(kitFor('quadruped'), variant, { action: 'standing' }).anchors
      expect((head[2] - face[2]) / (face[0] - head[0]), variant).toBeGreaterThan(0.15)
    }
  })

  it('wear raincoats, hoodies, vests and pajamas', () => {
    for (const noun of ['raincoat', 'hoodie', 'vest', 'pajamas']) {
      const { drew, bodies } = ask(kitFor('quadruped'), 'corgi', { wears: [`red ${noun}`] })
      expect(drew, noun).toContain(noun)
      expect(bodies.length, noun).toBeGreaterThan(ask(kitFor('quadruped'), 'corgi').bodies.length)
    }
  })

  it('sleep in a ring where they are dogs and cats, and shut their mouths', () => {
    for (const variant of ['dog', 'cat']) {
      const long = (action: string) => {
        const { min, max } = boundsOf(ask(kitFor('quadruped'), variant, { action }).bodies)
        return max[0] - min[0]
      }
      expect(long('sleeping'), variant).toBeLessThan(0.9 * long('lying'))
      const { min, max } = boundsOf(ask(kitFor('quadruped'), variant, { action: 'sleeping' }).bodies)
      expect((max[2] - min[2]) / (max[0] - min[0]), variant).toBeGreaterThan(0.7)
    }
    const pink = linear('#dd6f78').join()
    const pants = (action: string) =>
      ask(kitFor('quadruped'), 'dog', { action }).bodies.some(({ materials }) => materials.some(({ color }) => color.join() === pink))
    expect(pants('standing')).toBe(true)
    expect(pants('sleeping')).toBe(false)
  })

  it('are black all over where the prompt says so', () => {
    const { bodies } = ask(kitFor('quadruped'), 'cat', { color: [0.01, 0.01, 0.01] })
    const coat = bodies[0].materials.filter(({ fur = 0 }) => fur > 0)
    expect(Math.max(...coat.flatMap(({ color }) => color))).toBeLessThan(0.06)
    expect(coat.some(({ pattern }) => pattern)).toBe(false)
  })

  it('have ears like sails where they are elephants', () => {
    const parts = ask(kitFor('quadruped'), 'elephant').bodies[1].primitives
    const sails = parts.filter((part) => part.type === 'ellipsoid' && part.radii[1] > 5 * part.radii[2])
    expect(sails.length).toBe(4)
  })

  it('wear rosettes where they are leopards, and patches with lanes between them where they are giraffes', () => {
    const patternOf = (variant: string) => ask(kitFor('quadruped'), variant).bodies[0].materials.find(({ pattern }) => pattern)?.pattern
    const covered = (variant: string) => {
      const pattern = patternOf(variant)
      if (!pattern) throw new Error(variant)
      let sum = 0
      for (let i = 0; i < 900; i++) sum += patternShare({ ...pattern, scale: 1 }, (i % 30) * 0.31, Math.floor(i / 30) * 0.29, 0) / 900
      return [pattern.kind, sum] as const
    }
    const [rosettes, spotted] = covered('leopard')
    expect(rosettes).toBe('rosettes')
    expect(spotted).toBeGreaterThan(0.1)
    expect(spotted).toBeLessThan(0.4)
    const [patches, patched] = covered('giraffe')
    expect(patches).toBe('patches')
    expect(patched).toBeGreaterThan(0.6)
    expect(patched).toBeLessThan(0.92)
  })

  it('have wings with rows of primaries, secondaries and coverts', () => {
    const wing = new KitBuilder()
    const [covert, secondary, primary] = [0, 1, 2].map(() => wing.material({ color: [1, 1, 1] }))
    buildFeatheredWing(
      wing,
      {
        shoulder: [0, 0, 0],
        elbow: [0, 0.1, 0.3],
        wrist: [0.1, 0.2, 0.6],
        hand: [0, 0.3, 0.9],
        ...{ trail: [-1, 0, 0], upper: [0, 1, 0], secondary: 0.36, primary: 0.5, thick: 0.1, small: false },
      },
      { covert, secondary, primary },
    )
    const { primitives } = wing.build()
    const count = (material: number) => primitives.filter((part) => part.material === material).length
    expect([covert, secondary, primary].every((tone) => count(tone) >= 7)).toBe(true)
  })

  it('have flat feathers, and skin between the fingers where they are bats', () => {
    const wings = (variant: string) => ask(kitFor('bird'), variant, { action: 'flying' }).bodies[3].primitives
    const feathers = wings('eagle').filter((part) => part.type === 'cone' && part.thin)
    expect(feathers.length).toBeGreaterThan(60)
    expect(wings('bat').filter(({ type }) => type === 'plate')).toHaveLength(2)
    expect(wings('bat').some((part) => part.type === 'cone' && part.thin)).toBe(false)
  })

  it('have manes of fine strands where they are horses', () => {
    const mane = ask(kitFor('quadruped'), 'horse').bodies.at(-1)
    const strands = mane?.primitives.filter((part) => part.type === 'cone') ?? []
    expect(strands.length).toBeGreaterThan(50)
    expect(Math.max(...strands.flatMap((part) => (part.type === 'cone' ? [part.ra, part.rb] : [])))).toBeLessThan(0.035)
  })

  it('leave out what is finer than pixels where they are one of a herd', () => {
    const parts = (variant: string, more: Partial<KitInput>) =>
      ask(kitFor('quadruped'), variant, more).bodies.reduce((sum, { primitives }) => sum + primitives.length, 0)
    for (const variant of ['horse', 'zebra', 'golden-retriever']) expect(parts(variant, { small: true }), variant).toBeLessThan(0.75 * parts(variant, {}))
    const flock = (more: Partial<KitInput>) => ask(kitFor('bird'), 'seagull', { action: 'flying', ...more }).bodies[3].primitives.length
    expect(flock({ small: true })).toBeLessThan(0.7 * flock({}))
  })

  it('bend without kinks where they are snakes', () => {
    const [body] = ask(kitFor('quadruped'), 'snake').bodies
    const ways = body.primitives.flatMap((part) => {
      if (part.type !== 'cone') return []
      const [x, y, z] = [0, 1, 2].map((axis) => part.b[axis] - part.a[axis])
      const long = Math.hypot(x, y, z)
      return [[x / long, y / long, z / long]]
    })
    for (let i = 1; i < ways.length; i++) {
      const straight = [0, 1, 2].reduce((sum, axis) => sum + ways[i][axis] * ways[i - 1][axis], 0)
      expect(straight).toBeGreaterThan(0.5)
    }
  })

  it('hold their heads high where they are sphinxes', () => {
    const { anchors } = ask(kitFor('quadruped'), 'sphinx')
    expect(anchors.head?.[1]).toBeGreaterThan(1.5 * anchors.seat[1])
  })

  it('have eyes that lie in the head where faces are natural', () => {
    const standsOut = (faces: KitInput['faces'], almond = false) => {
      const kit = new KitBuilder()
      buildEye(kit, {
        point: [0, 0, 0],
        normal: [1, 0, 0],
        size: 1,
        forward: [1, 0, 0],
        upward: [0, 1, 0],
        iris: '#79b944',
        ...{ faces, almond },
        dark: kit.material({ color: [0, 0, 0] }),
      })
      return boundsOf([kit.build()]).max[0]
    }
    expect(standsOut('natural')).toBeLessThan(0.56)
    expect(standsOut('cartoon')).toBeGreaterThan(0.75)
    expect(standsOut('cartoon', true)).toBeLessThan(standsOut('cartoon') - 0.15)
  })

  it('have a mane of pointed locks where they are lions', () => {
    const parts = ask(kitFor('quadruped'), 'lion').bodies.flatMap(({ primitives }) => primitives)
    const points = parts.filter((part) => part.type === 'cone' && part.rb < part.ra * 0.2)
    expect(points.length).toBeGreaterThan(24)
  })

  it('have hands only when they sit up', () => {
    expect(ask(kitFor('quadruped'), 'cat').anchors.hand).toBeUndefined()
    expect(ask(kitFor('quadruped'), 'cat', { action: 'reading' }).anchors.hand).toBeDefined()
  })
})
