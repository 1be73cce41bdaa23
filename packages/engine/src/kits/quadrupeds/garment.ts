import { colorOf } from '../../lexicon/colors.ts'
import { add, along, KitBuilder, lerp, linear, type Rgb, type SolidKit, shade, sub, surfacePoint, unit, type Vec3 } from '../builder/index.ts'
import { buildTrunk } from './body.ts'
import type { CoatMaterials, QuadrupedRow } from './row.ts'
import type { Skeleton } from './skeleton.ts'

/** Clothes for a trunk: color, and whether they have sleeves, a tie, a hood, a skirt or a print, or reach over the hips. */
type Cut = {
  readonly color: string
  readonly sleeves?: true
  readonly tie?: true
  readonly long?: true
  readonly hood?: true
  readonly skirt?: true
  readonly print?: 'stripes' | 'dots'
}

const GARMENTS: Readonly<Record<string, Cut>> = {
  coat: { color: '#c4303a', sleeves: true, long: true, hood: true }, raincoat: { color: '#f2c230', sleeves: true, long: true, hood: true },
  jacket: { color: '#3a3238', sleeves: true }, hoodie: { color: '#7d8288', sleeves: true, hood: true }, vest: { color: '#3a3d42' },
  pajamas: { color: '#8fb8d8', sleeves: true, long: true, print: 'stripes' }, suit: { color: '#1f2b45', sleeves: true, long: true, tie: true },
  uniform: { color: '#2d4a6e', sleeves: true, long: true }, sweater: { color: '#b5503a', sleeves: true }, shirt: { color: '#e9e5dc' },
  dress: { color: '#c8343c', long: true, skirt: true, print: 'dots' }, skirt: { color: '#d0507a', long: true, skirt: true },
  kimono: { color: '#b0203a', sleeves: true, long: true }, robe: { color: '#5a2f8a', sleeves: true, long: true }, armor: { color: '#aab1ba', long: true },
}

/** Footwear: its color, and how far up the leg it reaches, from the ankle to the knee. */
const SHOES: Readonly<Record<string, { readonly color: string; readonly up: number }>> = { boot: { color: '#5a3820', up: 0.5 },
  shoe: { color: '#b23a2e', up: 0.08 }, sneaker: { color: '#d8d5cc', up: 0.14 }, sock: { color: '#e6e2d6', up: 0.55 } }

type Worn = { readonly noun: string; readonly color: Rgb; readonly phrase: string }

function wornOf(wears: readonly string[], of: Readonly<Record<string, { readonly color: string }>>): Worn | undefined {
  for (const phrase of wears) {
    const noun = Object.keys(of).find((name) => phrase === name || phrase.endsWith(` ${name}`))
    if (noun === undefined) continue
    const named = phrase.slice(0, phrase.length - noun.length).trim()
    const color = (named === '' ? undefined : colorOf(named)) ?? linear(of[noun].color)
    return { noun, color, phrase }
  }
  return undefined
}

/** A coat, suit or sweater over trunk and upper legs, as a separate body: its edge must not fade into the fur. */
export function buildGarment(row: QuadrupedRow, bones: Skeleton,
  wears: readonly string[]): { readonly bodies: readonly SolidKit[]; readonly drew: readonly string[] } {
  const shod = buildShoes(row, bones, wears)
  const worn = wornOf(wears, GARMENTS)
  if (!worn) return shod
  const cut = GARMENTS[worn.noun]
  const { chest: R, hip, waist, neck } = row
  const kit = new KitBuilder()
  const metal = worn.noun === 'armor'
  const cloth = kit.material({
    color: worn.color,
    specular: metal ? 0.7 : 0.08,
    gloss: metal ? 40 : 10,
    ...(metal ? {} : { cloth: 1 }),
    ...(cut.print
      ? { pattern: { kind: cut.print, color: shade(worn.color, cut.print === 'dots' ? 2.4 : 0.45), scale: (cut.print === 'dots' ? 1.6 : 2.2) / R } }
      : {}),
  })
  const { pelvis, chest, neckStart, neckEnd } = bones
  const loose = 1.1
  const rear = cut.long ? pelvis : lerp(chest, pelvis, 0.62)
  const fitted: QuadrupedRow = { ...row, chest: R * loose, waist: waist * (loose + 0.05), hip: (cut.long ? hip : Math.min(waist, hip)) * loose,
    neck: { ...neck, base: neck.base * 1.06, tip: neck.base * 1.08 }, fur: 0, extra: undefined, mane: undefined }
  const all: CoatMaterials = {
    ...{ main: cloth, plain: cloth, belly: cloth, limbs: cloth, socks: cloth, feet: cloth, face: cloth },
    ...{ muzzle: cloth, ear: cloth, earInner: cloth, tail: cloth, tailTip: cloth },
  }
  buildTrunk(kit, fitted, { ...bones, pelvis: rear, neckEnd: lerp(neckStart, neckEnd, 0.5) }, all)
  if (cut.skirt) {
    // The skirt opens from the waist over the hips, as wide as its cloth.
    const wide = Math.max(waist, hip)
    kit.hemmed(lerp(rear, chest, 0.4), add(rear, [-hip * 0.5, 0, 0]), wide * 1.04, wide * 1.2, cloth, R * 0.1)
  }
  for (const leg of bones.legs) {
    if (leg.hind || !cut.sleeves) continue
    kit.cone(leg.root, leg.knee, R * 0.56, row.bone * 1.9, cloth, R * 0.3)
    kit.hemmed(leg.knee, lerp(leg.knee, leg.ankle, 0.6), row.bone * 1.8, row.bone * 1.6, cloth, row.bone)
  }
  const trim = new KitBuilder()
  const collar = trim.material({ color: shade(worn.color, cut.hood ? 0.8 : 0.6), specular: 0.06, gloss: 10 })
  const up = unit(sub(neckEnd, neckStart))
  const back: Vec3 = [-up[1], up[0], 0]
  const ring = lerp(neckStart, neckEnd, 0.5)
  trim.cone(along(ring, up, -neck.base * 0.1), along(ring, up, neck.base * 0.12), neck.base * 1.2, neck.base * 1.12, collar, 0)
  if (cut.hood) {
    // A hood lies in folds on the nape; a row of buttons runs down the chest.
    const nape = along(ring, back, neck.base * 0.75)
    trim.path([add(nape, [0, 0, neck.base * 0.8]), along(nape, back, neck.base * 0.3), add(nape, [0, 0, -neck.base * 0.8])],
      [neck.base * 0.28, neck.base * 0.42, neck.base * 0.28], collar, neck.base * 0.2)
    const button = trim.material({ color: [0.9, 0.88, 0.82], specular: 0.4, gloss: 30 })
    const shape = kit.build()
    for (const over of [0.1, -0.2, -0.5]) {
      const { point } = surfacePoint(shape, add(chest, [R * 4, R * over, 0]), [-1, 0, 0], R * 6)
      trim.sphere(point, R * 0.09, button)
    }
  }
  if (cut.tie) {
    const white = trim.material({ color: [0.85, 0.84, 0.82], specular: 0.05, gloss: 8 })
    const red = trim.material({ color: linear('#b5283a'), specular: 0.1, gloss: 12 })
    const front = add(chest, [R * 1.06, R * 0.24, 0])
    trim.ellipsoid(front, [R * 0.34, R * 0.52, R * 0.42], white, 0)
    trim.cone(add(front, [R * 0.3, R * 0.3, 0]), add(front, [R * 0.28, -R * 0.45, 0]), R * 0.08, R * 0.14, red, 0)
  }
  return { bodies: [kit.build(), trim.build(), ...shod.bodies], drew: [...namesOf(worn), ...shod.drew] }
}

const namesOf = ({ noun, phrase }: Worn): readonly string[] => phrase === noun ? [noun] : [noun, phrase]

/** A boot or shoe on every foot that stands. */
function buildShoes(row: QuadrupedRow, { legs }: Skeleton,
  wears: readonly string[]): { readonly bodies: readonly SolidKit[]; readonly drew: readonly string[] } {
  const worn = wornOf(wears, SHOES)
  if (!worn) return { bodies: [], drew: [] }
  const kit = new KitBuilder()
  const leather = kit.material({ color: worn.color, specular: 0.4, gloss: 30 })
  const sole = kit.material({ color: shade(worn.color, 0.4), specular: 0.1, gloss: 10 })
  const wide = row.bone * 1.75
  for (const { knee, ankle, toe, folded } of legs) {
    if (folded) continue
    kit.hemmed(ankle, lerp(ankle, knee, SHOES[worn.noun].up), wide * 0.9, wide * 1.05, leather)
    kit.cone(ankle, [toe[0] + row.bone * 0.5, toe[1] + row.bone * 0.3, toe[2]], wide, wide * 1.05, leather, wide * 0.4)
    kit.box([(ankle[0] + toe[0]) / 2 + row.bone * 0.4, toe[1] - wide * 0.5, toe[2]], [Math.abs(toe[0] - ankle[0]) / 2 + wide * 0.8, wide * 0.14, wide * 0.8],
      wide * 0.12, sole)
  }
  return { bodies: [kit.build()], drew: namesOf(worn) }
}
