import { colorOf } from '../../lexicon/colors.ts'
import { add, along, cross, KitBuilder, linear, pairs, type SolidKit, scaled, shade, unit, type Vec3 } from '../builder/index.ts'

/** Thinnest part of a neck: its center, its direction, its radius, and its front. */
export type Neck = {
  readonly at: Vec3
  readonly way: Vec3
  readonly radius: number
  readonly front: Vec3
  /** The head sits on the chest, so things worn in front hang below the beak. */
  readonly isShort?: boolean
}

const OWN: Readonly<Record<string, string>> = { scarf: '#c4303a', 'bow tie': '#b5283a', tie: '#b5283a', necklace: '#e0ae42', collar: '#b5283a',
  bandana: '#b5283a' }
const AROUND = 18

/** A thing worn around an animal's neck: one body for the first such noun in `wears`. */
export function buildNeckwear(neck: Neck,
  wears: readonly string[]): { readonly noun: string; readonly drew: readonly string[]; readonly body: SolidKit } | undefined {
  for (const phrase of wears) {
    const noun = Object.keys(OWN).find((name) => phrase === name || phrase.endsWith(` ${name}`))
    if (noun === undefined) continue
    const named = phrase.slice(0, phrase.length - noun.length).trim()
    const color = (named === '' ? undefined : colorOf(named)) ?? linear(OWN[noun])
    const kit = new KitBuilder()
    const metal = noun === 'necklace'
    const cloth = kit.material(metal ? { color, metal: 0.5, specular: 1, gloss: 50 } : { color, specular: 0.05, gloss: 8, cloth: 1 })
    const deep = kit.material({ color: shade(color, 0.7), specular: 0.05, gloss: 8 })
    drawNeckwear(kit, neck, noun, cloth, deep)
    return { noun, drew: [noun, phrase], body: kit.build() }
  }
  return undefined
}

/** A bow below a beak: how far down, how far out, and its size. */
const LOW = 0.3
const OUT = 0.42
const SMALL = 0.74

function drawBow(kit: KitBuilder, at: Vec3, front: Vec3, side: Vec3, r: number, cloth: number, deep: number): void {
  for (const sign of [1, -1]) kit.cone(along(at, side, sign * r * 0.1), along(at, side, sign * r * 0.62), r * 0.1, r * 0.32, cloth, r * 0.03)
  kit.sphere(along(at, front, r * 0.06), r * 0.17, deep)
}

function drawNeckwear(kit: KitBuilder, neck: Neck, noun: string, cloth: number, deep: number): void {
  const { at, radius: r } = neck
  const way = unit(neck.way)
  const front = unit(neck.front)
  const side = unit(cross(way, front))
  const ring = (along0: number, wide: number, thick: number) =>
    kit.path(
      Array.from({ length: AROUND + 1 }, (_, i): Vec3 => {
        const turn = (i / AROUND) * Math.PI * 2
        const out = add(scaled(front, Math.cos(turn)), scaled(side, Math.sin(turn)))
        return along(along(at, way, along0), out, wide)
      }),
      Array.from({ length: AROUND + 1 }, () => thick),
      cloth,
      thick * 0.3)
  const chest = along(at, front, r * 1.05)
  switch (noun) {
    case 'scarf':
      ring(-r * 0.16, r * 1.06, r * 0.24)
      ring(r * 0.16, r * 1.0, r * 0.22)
      for (const [aside, long] of pairs([0.28, 1.5, -0.12, 1.15])) {
        const knot = along(along(chest, side, aside * r), front, r * 0.12)
        const end: Vec3 = [knot[0] + front[0] * r * 0.22, knot[1] - long * r, knot[2] + side[2] * aside * r * 0.6]
        kit.path([knot, end], [r * 0.2, r * 0.27], cloth, r * 0.08)
        kit.cone([end[0], end[1] + r * 0.02, end[2]], [end[0], end[1] - r * 0.16, end[2]], r * 0.25, r * 0.24, deep)
      }
      return
    case 'bow tie':
      if (!neck.isShort) ring(0, r * 0.98, r * 0.08)
      drawBow(kit, neck.isShort ? along(along(chest, way, -r * LOW), front, r * OUT) : chest, front, side, neck.isShort ? r * SMALL : r, cloth, deep)
      return
    case 'tie': {
      ring(0, r * 0.98, r * 0.08)
      const knot = along(chest, front, r * 0.08)
      kit.sphere(knot, r * 0.18, deep)
      kit.path([knot, [knot[0] + front[0] * r * 0.15, knot[1] - r * 1.1, knot[2]], [knot[0], knot[1] - r * 1.5, knot[2]]], [r * 0.12, r * 0.26, r * 0.05],
        cloth, r * 0.05)
      return
    }
    case 'bandana':
      ring(0, r * 1.02, r * 0.16)
      kit.path([along(chest, side, r * 0.5), [chest[0], chest[1] - r * 0.8, chest[2]], along(chest, side, -r * 0.5)], [r * 0.14, r * 0.1, r * 0.14], cloth,
        r * 0.3)
      return
    default:
      ring(0, r * 1.03, r * (noun === 'necklace' ? 0.07 : 0.12))
      kit.sphere([chest[0], chest[1] - r * 0.2, chest[2]], r * 0.16, deep)
  }
}
