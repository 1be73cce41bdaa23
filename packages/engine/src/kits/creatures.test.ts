import { describe, expect, it } from 'vitest'
import { ask } from '../../test/ask-kit.ts'
import { ANIMALS } from '../lexicon/nouns/animals.ts'
import { BIRDS } from '../lexicon/nouns/birds.ts'
import { FANTASY } from '../lexicon/nouns/fantasy.ts'
import { INSECTS } from '../lexicon/nouns/insects.ts'
import type { Noun } from '../lexicon/nouns/noun.ts'
import { PEOPLE } from '../lexicon/nouns/people.ts'
import { SCI_FI } from '../lexicon/nouns/sci-fi.ts'
import { SEA_LIFE } from '../lexicon/nouns/sea-life.ts'
import { boundsOf, type KitInput, type KitPiece, linear, type SolidKit } from './builder/index.ts'
import { kitFor } from './registry.ts'

const FAMILIES = ['quadruped', 'bird', 'sea', 'insect', 'dragon', 'robot', 'human'] as const
const POSES: Readonly<Record<string, readonly string[]>> = {
  quadruped: ['', 'walking', 'running', 'sitting', 'lying', 'sleeping', 'eating', 'dancing', 'howling'],
  bird: ['', 'flying', 'swimming', 'sleeping'],
  // biome-ignore format: a list
  human: [
    '', 'walking', 'running', 'sitting', 'seated', 'riding', 'waving', 'dancing', 'reading', 'jumping', 'flying', 'sleeping', 'fighting', 'praying',
    'meditating', 'tree pose', 'warrior pose', 'downward dog', 'push-ups', 'handstand', 'squats',
  ],
  robot: ['', 'walking', 'sitting', 'riding'],
}
/** Max parts per figure; groups are several figures, and spines and armor are many small parts. */
const MAX_PARTS = { quadruped: 255, bird: 205, sea: 120, insect: 60, dragon: 260, robot: 60, human: 250 } as const
const GROUPS = ['couple', 'family', 'crowd']

const partNumbers = (body: SolidKit): number[] =>
  body.primitives.flatMap((part) => {
    const shared = [part.blend, part.material]
    if (part.type === 'cone') return [...shared, ...part.a, ...part.b, part.ra, part.rb, ...(part.thin?.across ?? [])]
    if (part.type === 'ellipsoid') return [...shared, ...part.center, ...part.radii]
    if (part.type === 'box') return [...shared, ...part.center, ...part.half, part.round, part.yaw]
    if (part.type === 'lathe') return [...shared, ...part.center, ...part.profile.flat(), part.round]
    if (part.type === 'plate') return [...shared, ...part.center, ...part.outline.flat(), part.half]
    return [...shared, ...part.center, part.radius, part.tube]
  })

const fingerprint = (piece: KitPiece): string => piece.bodies.map((body) => partNumbers(body).join(' ')).join('|')

const NOUNS: readonly Noun[] = [...ANIMALS, ...BIRDS, ...FANTASY, ...INSECTS, ...PEOPLE, ...SCI_FI, ...SEA_LIFE].filter((noun) =>
  FAMILIES.some((family) => noun.kit.startsWith(`${family}:`)),
)

describe('creature and people kits', () => {
  it('draw every creature and person the lexicon names', () => {
    const missing = NOUNS.filter((noun) => {
      const [family, variant] = noun.kit.split(':')
      return !kitFor(family).variants.includes(variant)
    })
    expect(missing.map((noun) => noun.kit)).toEqual([])
  })

  it('stand within 15 % of the real height of a noun they are drawn for, whatever the pose', () => {
    const off: string[] = []
    for (const kit of new Set(NOUNS.map((noun) => noun.kit))) {
      const [family, variant] = kit.split(':')
      const heights = NOUNS.filter((noun) => noun.kit === kit).map((noun) => noun.height)
      const { height } = ask(kitFor(family), variant)
      if (!heights.some((real) => Math.abs(height / real - 1) <= 0.15)) off.push(`${kit} ${height}`)
      const lying = ask(kitFor(family), variant, { action: 'sleeping' }).height
      if (Math.abs(lying - height) > 1e-9) off.push(`${kit} changes with the pose`)
    }
    expect(off).toEqual([])
  }, 60_000)

  for (const family of FAMILIES)
    describe(family, () => {
      const kit = kitFor(family)

      it('builds finite parts on the ground, within its budget, in every pose', () => {
        const wrong: string[] = []
        for (const variant of kit.variants)
          for (const action of POSES[family] ?? ['']) {
            const piece = ask(kit, variant, action ? { action } : {})
            const name = `${variant} ${action}`
            const { min, max } = boundsOf(piece.bodies)
            const parts = piece.bodies.reduce((sum, body) => sum + body.primitives.length, 0)
            if (!piece.bodies.every((body) => partNumbers(body).every(Number.isFinite))) wrong.push(`${name}: not finite`)
            if (piece.bodies.some((body) => body.primitives.some((part) => !body.materials[part.material]))) wrong.push(`${name}: no material`)
            if (Math.abs(min[1]) > piece.height * 0.03) wrong.push(`${name}: lowest point ${min[1]}`)
            if (!GROUPS.includes(variant) && parts > MAX_PARTS[family]) wrong.push(`${name}: ${parts} parts`)
            if (!GROUPS.includes(variant) && piece.bodies.some((body) => body.primitives.length > 200)) wrong.push(`${name}: a body too large to bake in time`)
            const { face, seat, head } = piece.anchors
            for (const point of [face, seat, head ?? face]) {
              const inside = [0, 1, 2].every((axis) => point[axis] >= min[axis] - piece.height * 0.2 && point[axis] <= max[axis] + piece.height * 0.2)
              if (!inside) wrong.push(`${name}: anchor ${point.map((value) => value.toFixed(2))} outside`)
            }
          }
        expect(wrong).toEqual([])
      }, 60_000)

      it('gives the same thing for the same seed', () => {
        for (const variant of kit.variants.slice(0, 12)) expect(fingerprint(ask(kit, variant, { seed: 7 }))).toBe(fingerprint(ask(kit, variant, { seed: 7 })))
      })

      it('refuses a variant it does not know', () => expect(() => ask(kit, 'no-such-thing')).toThrow(/^No [a-z ]+ "no-such-thing"$/))
    })
})

describe('people', () => {
  const human = kitFor('human')

  it('have faces that differ from seed to seed', () => {
    const faces = new Set(
      Array.from({ length: 8 }, (_, seed) => {
        const [face] = ask(human, 'woman', { seed }).decals ?? []
        let hash = 0
        for (const value of face.pixels) hash = (Math.imul(hash, 31) + value) | 0
        return hash
      }),
    )
    expect(faces.size).toBe(8)
  })

  it('have faces that follow the manner of the style', () => {
    const drawn = (['natural', 'anime', 'cartoon', 'ink', 'simple'] as const).map((faces) => {
      const [face] = ask(human, 'woman', { faces }).decals ?? []
      return face.pixels.join()
    })
    expect(new Set(drawn).size).toBe(5)
  })

  it('rest on the underside of the pelvis when they ride, knees apart and lower than the hip', () => {
    const rider = ask(human, 'astronaut', { action: 'riding' })
    const rest = rider.anchors.rest ?? [0, 0, 0]
    expect(rest[1]).toBeGreaterThan(0.4)
    expect(rest[1]).toBeLessThan(1.1)
    expect(ask(human, 'man', { action: 'sitting' }).anchors.rest?.[1]).toBeCloseTo(0, 1)
  })

  it('keep the colors of a parrot apart, whatever its own', () => {
    const colors = (more: Partial<KitInput> = {}) =>
      new Set(ask(kitFor('bird'), 'parrot', more).bodies.flatMap(({ materials }) => materials.map(({ color }) => color.join())))
    expect(colors().size).toBeGreaterThan(10)
    const green = colors({ color: [0.05, 0.4, 0.05] })
    for (const tone of [linear('#2456c4'), linear('#e8c832')]) expect(green).toContain(tone.join())
  })

  it('hold what their trade holds, and say so when it was asked for', () => {
    const asked = ask(human, 'wizard', { holds: ['staff'] })
    expect(asked.drew).toContain('staff')
    expect(asked.lights?.length).toBe(1)
    expect(ask(human, 'wizard').drew).toEqual([])
    expect(ask(human, 'man', { holds: ['pizza'] }).drew).toEqual([])
    expect(ask(human, 'man', { holds: ['pizza'] }).anchors.hand).toBeDefined()
  })

  it('put on what the prompt dresses them in, in its color', () => {
    const dressed = ask(human, 'woman', { wears: ['green dress'] })
    expect(dressed.drew).toContain('dress')
    const greens = dressed.bodies.flatMap((body) => body.materials).filter(({ color: [r, g, b] }) => g > r * 2 && g > b * 1.5)
    expect(greens.length).toBeGreaterThan(0)
  })

  it('have the hair and the skin of the prompt', () => {
    const red = ask(human, 'woman', { attributes: ['long red hair'] })
    const reds = red.bodies.flatMap((body) => body.materials).filter(({ color: [r, g], fur }) => fur !== undefined && r > g * 3)
    expect(reds.length).toBeGreaterThan(0)
    const parts = (piece: KitPiece) => piece.bodies.reduce((sum, body) => sum + body.primitives.length, 0)
    expect(parts(ask(human, 'man', { attributes: ['bald'] }))).toBeLessThan(parts(ask(human, 'man', { attributes: ['long brown hair'] })))
  })
})
