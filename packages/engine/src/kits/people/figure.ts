import { KitBuilder, type KitInput, type KitPiece, lerp, linear, type Material, mixColor, type Rgb, type SolidKit, shade, toHex,
  type Vec3 } from '../builder/index.ts'
import type { Acting } from './action.ts'
import { buildLegs, buildTorso, handsFor } from './body.ts'
import type { Costume } from './costumes/casual.ts'
import { faceDecal } from './face/face.ts'
import { frontDecal } from './front/decal.ts'
import type { Motif } from './front/emblems.ts'
import { buildArmor, buildBackpack, buildBelt, buildCape, buildCollar, buildGear, buildTail, buildWings } from './garments.ts'
import { neckRadius } from './head.ts'
import { buildHeld } from './held/held.ts'
import { BLOWN } from './held/music.ts'
import { buildNeckband, buildShirtCollar, buildSkirt, neckbandOf } from './neckband.ts'
import type { Look } from './person.ts'
import { proportionsOf, type Rig, rigFor } from './pose.ts'
import { buildTop } from './top.ts'

/** A figure 1.75 units tall, before scaling and rotation. */
export type Figure = {
  readonly bodies: readonly SolidKit[]
  readonly decals: NonNullable<KitPiece['decals']>
  readonly light: Vec3 | undefined
  readonly rig: Rig
  readonly headRadius: number
  /** Indices of the bodies of held and worn things. */
  readonly parts: { readonly held?: number; readonly hat?: number; readonly glasses?: number }
}

/** How far the head turns to look at the viewer, radians; the eyes turn the rest. */
const TO_VIEWER = 0.17
const GLANCE = 0.13
/** Fronts with a neckline around a bare neck. */
const BARE_NECKS: ReadonlySet<Motif | undefined> = new Set<Motif>(['vee', 'scoop'])
/** A neckband is a little darker than its shirt. */
const BAND_SHADE = 0.84

export function buildFigure(look: Look, costume: Costume, acting: Acting, input: KitInput, finish: Material | undefined): Figure {
  const measured = proportionsOf(look, input.faces === 'natural')
  const p = costume.bulk ? { ...measured, thick: measured.thick * costume.bulk, hips: measured.hips * (0.5 + 0.5 * costume.bulk) } : measured
  // A wind player looks along the instrument.
  const turn =
    acting.glance ?? (BLOWN.has(acting.holds ?? '') ? 0 : ((input.seed % 7) - 3) * (input.facesViewer ? 0.012 : 0.035) - (input.facesViewer ? TO_VIEWER : 0))
  const nod =
    acting.arms === 'read' || acting.arms === 'spread'
      ? -0.3
      : acting.arms === 'prop up'
        ? 0.42
        : acting.stance === 'cycle'
          ? 0.3
          : acting.arms === 'raised' || acting.arms === 'cheer' || acting.stance === 'fly' ? 0.12 : look.expression === 'sad' ? -0.14 : 0
  const side = acting.side ?? (input.seed % 2 === 0 ? 1 : -1)
  const rig = rigFor(p, look, acting.stance, acting.arms, turn, nod, side)
  const tint = input.color
  const skinColor = costume.tinted === 'skin' && tint ? tint : look.skin
  const person: Look = skinColor === look.skin ? look : { ...look, skin: skinColor }
  const paint = (hex: string): Rgb => (hex === 'skin' || hex === 'fur' ? skinColor : linear(hex))
  const recolored = costume.tinted === undefined || costume.tinted === 'top' ? tint : undefined
  const topColor = recolored && costume.top !== 'skin' ? recolored : paint(costume.top)
  const sameAsTop = (hex: string): Rgb => (recolored && hex === costume.top ? recolored : paint(hex))
  const furry = costume.top === 'fur'
  const cloth = (kit: KitBuilder, color: Rgb, patterned = false) =>
    kit.material(
      finish ?? { color, specular: 0.03, gloss: 8, ...(furry ? { fur: 0.9 } : { cloth: 1 }),
        ...(patterned && costume.pattern ? { pattern: { ...costume.pattern, color: linear(costume.pattern.color) } } : {}) })
  const skinOf = (kit: KitBuilder) => kit.material(finish ?? { color: skinColor, specular: 0.07, gloss: 22, ...(furry ? { fur: 0.8 } : { skin: 1 }) })
  const bodies: SolidKit[] = []
  const decals: NonNullable<KitPiece['decals']>[number][] = []

  const lower = new KitBuilder()
  if (costume.tail === 'fish' || costume.tail === 'ghost' || costume.tail === 'smoke') {
    buildTail(lower, rig, costume.tail, cloth(lower, sameAsTop(costume.legs ?? costume.top)), p.hips)
  } else {
    const thigh = costume.legs === 'skin' ? skinOf(lower) : cloth(lower, sameAsTop(costume.legs ?? '#34466b'))
    const shin = costume.shins === undefined ? thigh : costume.shins === 'skin' ? skinOf(lower) : cloth(lower, sameAsTop(costume.shins))
    const shoeColor = paint(costume.shoes ?? '#3a2a22')
    const shoe = lower.material(finish ?? { color: shoeColor, specular: 0.3, gloss: 28 })
    const sole = lower.material(finish ?? { color: mixColor(shoeColor, [0.5, 0.48, 0.45], 0.5), specular: 0.1, gloss: 10 })
    const covered = costume.skirt && costume.skirt.gap === undefined
    const veiled = covered && costume.skirt.length > 0.5 && !rig.folded
    const hip = covered ? cloth(lower, sameAsTop(costume.skirt.color), costume.skirt.color === costume.top) : thigh
    buildLegs(lower, rig, p, look, { hip, thigh: veiled ? hip : thigh, shin, shoe, sole, kind: costume.footwear ?? 'shoe', loose: costume.loose ?? 1.06 })
    if (costume.tail === 'demon') buildTail(lower, rig, 'demon', cloth(lower, skinColor), p.hips)
  }
  bodies.push(lower.build())

  const upper = new KitBuilder()
  const skin = skinOf(upper)
  const top = costume.top === 'skin' ? skin : cloth(upper, topColor, true)
  const sleeve = costume.sleeves ? cloth(upper, paint(costume.sleeves)) : top
  const glove = costume.gloves ? upper.material(finish ?? { color: paint(costume.gloves), specular: 0.2, gloss: 20 }) : skin
  buildTorso(upper, rig, p, look, { top, sleeve, slope: BARE_NECKS.has(costume.front?.motif) && !finish ? skin : top, skin, glove, cut: costume.cut ?? 'long',
    hands: handsFor(acting.arms, side, input.holds.length > 0, costume.mitts ?? false) })
  const band = neckbandOf(costume)
  const neck = neckRadius(person, p.head)
  if (band && band.shirt === undefined) buildNeckband(upper, rig, neck, finish ? top : cloth(upper, shade(topColor, BAND_SHADE)))
  const trunk = upper.build()
  bodies.push(trunk)
  if (band?.shirt !== undefined) {
    const collar = new KitBuilder()
    buildShirtCollar(collar, trunk, rig, neck, cloth(collar, sameAsTop(band.shirt)))
    bodies.push(collar.build())
  }

  const drape = new KitBuilder()
  if (costume.skirt) {
    const color = sameAsTop(costume.skirt.color)
    const main = cloth(drape, color, costume.skirt.color === costume.top)
    buildSkirt(drape, rig, p, costume.skirt, main, costume.skirt.trim ? cloth(drape, linear(costume.skirt.trim)) : main)
  }
  if (costume.cape)
    buildCape(drape, rig, p, cloth(drape, costume.tinted === 'cape' && tint ? tint : paint(costume.cape)), acting.stance === 'fly' || acting.stance === 'run')
  if (drape.count > 0) bodies.push(drape.build())

  const fittings = new KitBuilder()
  const trimOf = (hex: string, metal: boolean) =>
    fittings.material(finish ?? { color: paint(hex), specular: metal ? 1 : 0.2, gloss: metal ? 50 : 16, ...(metal ? { metal: 0.5 } : {}) })
  if (costume.armor)
    buildArmor(fittings, rig, p, look, trimOf(costume.tinted === 'armor' && tint ? '#000000' : costume.armor.plate, true), trimOf(costume.armor.trim, true),
      !(costume.skirt && costume.skirt.length > 0.6))
  if (costume.belt && !rig.folded) buildBelt(fittings, rig, p, look, trimOf(costume.belt, false), trimOf('#e0b84a', true), costume.skirt !== undefined)
  if (costume.collar)
    buildCollar(
      fittings,
      rig,
      costume.collar.kind,
      costume.collar.kind === 'fur'
        ? fittings.material({ color: paint(costume.collar.color), fur: 0.8 })
        : trimOf(costume.collar.color, costume.collar.kind === 'necklace'),
      p,
      neckRadius(look, p.head))
  if (costume.backpack) buildBackpack(fittings, trunk, rig, trimOf(costume.backpack, false), fittings.material({ color: shade(paint(costume.backpack), 0.6) }))
  const wings = costume.wings ?? (input.attributes.includes('winged') ? { kind: 'feather' as const, color: '#f6f5f2' } : undefined)
  if (wings)
    buildWings(fittings, rig, wings.kind,
      fittings.material({ color: paint(wings.color), specular: 0.3, gloss: 20, ...(wings.kind === 'fairy' ? { emission: [0.12, 0.16, 0.18] as const } : {}) }),
      1.25)
  if (acting.gear) bodies.push(buildGear(acting.gear, rig))
  const hands = rig.wrists.map((wrist, index) => gripOf(rig.elbows[index], wrist))
  if (fittings.count > 0) bodies.push(fittings.build())
  const grip = new KitBuilder()
  const light = acting.holds ? buildHeld(grip, acting.holds, hands[1], hands[0], rig, input.heldColor) : undefined
  const held = grip.count > 0 ? bodies.push(grip.build()) - 1 : undefined

  const crown = buildTop(rig, person, costume, p.head, input, finish)
  const above = bodies.length
  bodies.push(...crown.bodies)
  if (costume.beast === undefined && costume.hat !== 'bubble') {
    const bearded = look.beard === 'full' || look.beard === 'long' || look.beard === 'moustache'
    decals.push(faceDecal(person, input.faces, rig.head, p.head, bearded, input.facesViewer ? GLANCE : 0, costume.paint))
  }
  if (costume.front && !finish)
    decals.push(frontDecal(rig, costume.front.motif, frontColors(costume, recolored, skinColor, topColor), p.thick * (0.8 + 0.2 * look.girth)))
  const parts = {
    ...(held === undefined ? {} : { held }),
    ...(crown.hat === undefined ? {} : { hat: above + crown.hat }),
    ...(crown.glasses === undefined ? {} : { glasses: above + crown.glasses }),
  }
  return { bodies, decals, light, rig, headRadius: p.head, parts }
}

/** Colors of lapels and the like, which follow the garment when the prompt recolors it. */
function frontColors(costume: Costume, tint: Rgb | undefined, skin: Rgb, top: Rgb): readonly [string, string] {
  const [first, second] = costume.front?.colors ?? ['#ffffff', '#ffffff']
  const resolved = (color: string): string => (color === 'skin' ? toHex(skin) : color === 'top' ? toHex(shade(top, BAND_SHADE)) : color)
  const colors = [resolved(first), resolved(second)] as const
  if (!tint) return colors
  const hex = toHex(shade(tint, 0.85))
  return [colors[0] === costume.top ? hex : colors[0], colors[1] === costume.top ? hex : colors[1]]
}

const gripOf = (elbow: Vec3, wrist: Vec3): Vec3 => lerp(elbow, wrist, 1.17)
