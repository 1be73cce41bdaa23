import { add, KitBuilder, type KitInput, linear, type Material, mixColor, type SolidKit, sub, unit } from '../builder/index.ts'
import { animalHead } from '../quadrupeds/bust.ts'
import type { Costume } from './costumes/casual.ts'
import { buildEarrings, buildGlasses } from './garments.ts'
import { buildHair } from './hair/hair.ts'
import { buildBeard } from './hair/scalp.ts'
import { poleOf } from './hair/short.ts'
import { buildHat, coversHair } from './hats/hats.ts'
import { buildHead } from './head.ts'
import type { HairStyle, Look } from './person.ts'
import type { Rig } from './pose.ts'

/** Cuts that are all bumps. */
const SLEEK: Partial<Record<HairStyle, number>> = {
  curly: 0, afro: 0, braids: 0, locs: 0, mohawk: 0, messy: 0.4, crop: 0.4, fade: 0.4, part: 0.5, quiff: 0.5, slick: 0.6, pixie: 0.5, wavy: 0.6,
}

/** Hats that hide all hair. */
const HIDES_HAIR: ReadonlySet<Costume['hat']> = new Set(['ninja', 'veil', 'hijab', 'turban'])

export function buildTop(rig: Rig, look: Look, costume: Costume, r: number, input: KitInput,
  finish: Material | undefined): { readonly bodies: SolidKit[]; readonly hat?: number; readonly glasses?: number } {
  if (costume.beast) {
    const neck = new KitBuilder()
    neck.cone(add(rig.neck, [0, -0.04, 0]), add(rig.head.origin, [-0.02, -r * 0.5, 0]), r * 0.7, r * 0.75, neck.material({ color: look.skin, fur: 0.8 }))
    const color = costume.marked ? undefined : look.skin
    return { bodies: [neck.build(), ...animalHead(costume.beast, rig.head, r, color, input.faces)] }
  }
  const bodies: SolidKit[] = []
  const head = new KitBuilder()
  const skin = head.material(finish ?? { color: look.skin, specular: 0.04, gloss: 22, skin: 1 })
  const nose = costume.paint === 'clown' ? head.material({ color: linear('#d8202c'), specular: 0.6, gloss: 50 }) : undefined
  const blush =
    nose ??
    head.material(finish ?? { color: mixColor(look.skin, [look.skin[0], look.skin[1] * 0.62, look.skin[2] * 0.55], 0.35), specular: 0.16, gloss: 22, skin: 1 })
  const enclosed = costume.hat === 'bubble'
  if (!enclosed) buildHead(head, rig, r, look, { skin, blush, ears: costume.ears ?? 'round', nose: costume.nose ?? 1 })
  if (!enclosed) bodies.push(head.build())
  const hair = new KitBuilder()
  const strands = hair.material(
    finish ?? {
      color: look.hair.color,
      fur: 0.08,
      specular: 0,
      strands: { center: rig.head.at([-r * 0.15, r * 0.1, 0]), radius: r, pole: unit(sub(rig.head.at(poleOf(look)), rig.head.origin)),
        sleek: SLEEK[look.hair.style] ?? 0.85, ...(look.drawn ? { band: 0.8 } : {}) },
    })
  const stubble = hair.material(finish ?? { color: mixColor(look.skin, look.hair.color, 0.62), fur: 0.05, specular: 0.02, gloss: 10 })
  if (!enclosed && !HIDES_HAIR.has(costume.hat)) buildHair(hair, rig.head, r, look, strands, stubble, coversHair(costume.hat))
  // A beard in another color than the hair is a separate body.
  const beard = look.beardColor === look.hair.color ? hair : new KitBuilder()
  if (beard !== hair) for (const material of hair.build().materials) beard.material({ ...material, color: look.beardColor })
  if (!enclosed) buildBeard(beard, rig.head, r, look, strands)
  if (beard !== hair && beard.count > 0) bodies.push(beard.build())
  if (hair.count > 0) bodies.push(hair.build())
  const worn: { hat?: number; glasses?: number } = {}
  if (costume.hat) {
    const hat = new KitBuilder()
    const hatTint = costume.tinted === 'hat' ? input.color : undefined
    buildHat(hat, rig.head, r, costume.hat, hatTint ?? linear(costume.hatColor ?? '#6b4a30'))
    if (hat.count > 0) worn.hat = bodies.push(hat.build()) - 1
  }
  if (look.glasses && !enclosed) {
    const glasses = new KitBuilder()
    buildGlasses(glasses, rig.head, r, look)
    worn.glasses = bodies.push({ ...glasses.build(), castsShadow: false }) - 1
  }
  if (costume.earrings && !enclosed) {
    const jewels = new KitBuilder()
    const { hoops, color } = costume.earrings
    const metal = jewels.material({ color: linear(color), specular: 1.2, gloss: 70, metal: 0.4 })
    buildEarrings(jewels, rig.head, r, look.face.width, hoops, metal)
    bodies.push(jewels.build())
  }
  return { bodies, ...worn }
}
