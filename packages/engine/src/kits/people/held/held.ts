import { add, type KitBuilder, linear, pairs, type Rgb, type Vec3 } from '../../builder/index.ts'
import type { Arms } from '../arm-rows.ts'
import type { Rig } from '../pose.ts'
import { buildDrawnBow, buildHose, buildLens, buildPhone, buildSheets, buildSpell } from './devices.ts'
import { buildPlayed, PLAYED } from './music.ts'
import { buildTradeTool } from './trades.ts'

/** Things that people hold in their hands, with the arm pose each needs. Keys are the lexicon's nouns. */
export const HELD_ARMS: Readonly<Record<string, Arms>> = {
  staff: 'staff', spear: 'staff', broom: 'staff', rake: 'staff', scythe: 'staff', sword: 'hold', katana: 'hold', wand: 'hold', axe: 'hold', hammer: 'hold',
  torch: 'hold', microphone: 'sing', book: 'read', 'open book': 'read', newspaper: 'spread', map: 'spread', guitar: 'play', 'electric guitar': 'play',
  ukulele: 'play', violin: 'fiddle', trumpet: 'trumpet', trombone: 'trombone', 'french horn': 'horn', saxophone: 'sax', clarinet: 'clarinet', flute: 'flute',
  harmonica: 'harmonica', accordion: 'squeeze', drum: 'beat', 'tennis racket': 'hold', umbrella: 'hold', shield: 'hold', bow: 'draw bow', hose: 'hose',
  'phone at the ear': 'phone', 'phone held out': 'selfie', 'camera at the eyes': 'photo', 'frying pan': 'cook', bouquet: 'posy', paintbrush: 'paint',
  'fishing rod': 'angle', knitting: 'read', spell: 'cast', 'bubble wand': 'blow',
}

/** Draws `thing` in the hands at `right` and `left`, or at the `mouth`; returns the position of its light if it glows. */
export function buildHeld(kit: KitBuilder, thing: string, right: Vec3, left: Vec3, { mouth, ear }: Pick<Rig, 'mouth' | 'ear'>,
  color: Rgb | undefined): Vec3 | undefined {
  if (PLAYED.has(thing)) {
    buildPlayed(kit, thing, right, left, mouth, color)
    return undefined
  }
  const wood = kit.material({ color: linear('#6b4424'), specular: 0.15, gloss: 14 })
  const steel = kit.material({ color: linear('#cfd6de'), metal: 0.6, specular: 1.2, gloss: 70 })
  const gold = kit.material({ color: linear('#e0aa3a'), metal: 0.5, specular: 1, gloss: 50 })
  const dark = kit.material({ color: linear('#231b1a'), specular: 0.3, gloss: 24 })
  const at = (x: number, y: number, z: number): Vec3 => add(right, [x, y, z])
  const low = -right[1] + 0.012
  switch (thing) {
    case 'staff': {
      const glow = kit.material({ color: [0.25, 0.8, 0.95], emission: [0.5, 2.1, 2.7], specular: 1, gloss: 60 })
      kit.path([at(0.04, low, 0), at(0.045, 0, 0), at(0.03, 0.5, 0)], [0.02, 0.019, 0.026], wood)
      for (const side of [1, -1])
        kit.path([at(0.03, 0.5, 0), at(0.03, 0.58, side * 0.075), at(0.03, 0.68, side * 0.085), at(0.03, 0.75, side * 0.04)], [0.024, 0.021, 0.016, 0.006],
          wood, 0.012)
      const orb = at(0.03, 0.64, 0)
      kit.sphere(orb, 0.062, glow)
      return orb
    }
    case 'spear':
      kit.cone(at(0.04, low, 0), at(0.04, 0.75, 0), 0.016, 0.015, wood).cone(at(0.04, 0.75, 0), at(0.04, 0.98, 0), 0.035, 0.003, steel)
      return undefined
    case 'broom':
      kit.cone(at(0.04, low + 0.3, 0), at(0.04, 0.55, 0), 0.017, 0.016, wood)
      kit.cone(at(0.04, low + 0.34, 0), at(0.04, low + 0.1, 0), 0.035, 0.1, kit.material({ color: linear('#d8a850'), fur: 0.5 }))
      return undefined
    case 'rake':
      kit.cone(at(0.04, low, 0), at(0.04, 0.5, 0), 0.017, 0.016, wood).cone(at(0.04, 0.5, -0.1), at(0.04, 0.5, 0.1), 0.014, 0.014, steel)
      for (const z of [-0.1, 0, 0.1]) kit.cone(at(0.04, 0.5, z), at(0.05, 0.74, z), 0.014, 0.006, steel)
      return undefined
    case 'scythe':
      kit.cone(at(0.04, low, 0), at(0.04, 0.72, 0), 0.02, 0.018, wood)
      kit.path([at(0.04, 0.72, 0), at(0.1, 0.78, -0.28), at(0.12, 0.62, -0.55)], [0.035, 0.035, 0.004], steel)
      return undefined
    case 'sword':
    case 'katana': {
      const long = thing === 'katana' ? 0.78 : 0.7
      kit.cone(at(-0.05, -0.11, 0), at(0.03, 0.05, 0), 0.019, 0.019, dark)
      if (thing === 'sword') {
        kit.cone(at(0.04, 0.07, -0.1), at(0.04, 0.07, 0.1), 0.02, 0.02, gold).sphere(at(-0.06, -0.13, 0), 0.03, gold)
      } else kit.ellipsoid(at(0.04, 0.07, 0), [0.04, 0.015, 0.04], gold)
      // Held outward, away from the face.
      kit.path([at(0.045, 0.08, 0), at(0.14, 0.08 + long * 0.55, -0.12), at(0.2, 0.05 + long, -0.26)], [0.03, 0.028, 0.006], steel)
      return undefined
    }
    case 'wand': {
      kit.cone(at(-0.03, -0.06, 0), at(0.14, 0.26, 0), 0.015, 0.008, wood)
      const tip = at(0.16, 0.3, 0)
      kit.sphere(tip, 0.032, kit.material({ color: [1, 0.85, 0.4], emission: [2.4, 1.7, 0.6] }))
      return tip
    }
    case 'bubble wand': {
      const plastic = kit.material({ color: color ?? linear('#e0486a'), specular: 0.6, gloss: 40 })
      const film = kit.material({ color: linear('#bfe4f2'), specular: 1, gloss: 80 })
      const ring = add(mouth, [0.1, 0, 0])
      kit.torus(ring, 0.05, 0.009, 'x', plastic).ellipsoid(ring, [0.003, 0.046, 0.046], film)
        .cone(add(ring, [0, -0.05, 0]), at(-0.02, -0.05, 0), 0.008, 0.011, plastic)
      return undefined
    }
    case 'torch': {
      kit.cone(at(0, -0.16, 0), at(0.06, 0.2, 0), 0.02, 0.032, wood)
      const flame = kit.material({ color: [1, 0.5, 0.1], emission: [3, 1.3, 0.25] })
      kit.cone(at(0.06, 0.24, 0), at(0.08, 0.44, 0), 0.065, 0.01, flame)
      return at(0.07, 0.32, 0)
    }
    case 'axe':
    case 'hammer': {
      const top = at(0.1, 0.46, -0.2)
      kit.cone(at(-0.04, -0.2, 0.08), add(top, [0.01, 0.05, -0.03]), 0.018, 0.018, wood)
      if (thing === 'axe') {
        kit.cone(top, add(top, [0.13, -0.02, -0.02]), 0.05, 0.03, steel)
        kit.cone(add(top, [0.13, -0.13, 0.02]), add(top, [0.15, 0.1, -0.06]), 0.022, 0.022, steel, 0.05)
      } else kit.cone(add(top, [-0.09, 0.03, 0]), add(top, [0.12, 0.02, 0]), 0.055, 0.055, steel)
      return undefined
    }
    case 'microphone':
      kit.cone(at(-0.02, -0.07, 0.02), at(0.03, 0.08, 0.03), 0.014, 0.018, dark).sphere(at(0.04, 0.11, 0.03), 0.034, steel)
      return undefined
    case 'book':
    case 'open book': {
      const middle: Vec3 = [(right[0] + left[0]) / 2 + 0.05, (right[1] + left[1]) / 2 + 0.05, 0]
      const cover = kit.material({ color: color ?? linear('#a8322a'), specular: 0.2, gloss: 20 })
      const page = kit.material({ color: linear('#f4eddc') })
      for (const side of [1, -1]) {
        const yaw = -side * 0.35
        kit.box(add(middle, [-0.01, 0, side * 0.088]), [0.008, 0.115, 0.086], 0.004, cover, 0, yaw)
        kit.box(add(middle, [-0.024, 0, side * 0.084]), [0.01, 0.105, 0.076], 0.004, page, 0, yaw)
      }
      return undefined
    }
    case 'newspaper':
    case 'map':
      buildSheets(kit, thing, right, left, color)
      return undefined
    case 'guitar':
    case 'ukulele':
    case 'electric guitar': {
      const body = kit.material({ color: color ?? linear(thing === 'electric guitar' ? '#c42a2a' : '#c9823a'), specular: 0.7, gloss: 50 })
      const base: Vec3 = [right[0] + 0.015, right[1] - 0.02, right[2] + 0.02]
      kit.ellipsoid(add(base, [-0.03, -0.01, -0.08]), [0.045, 0.135, 0.15], body).ellipsoid(add(base, [-0.03, 0.035, 0.1]), [0.043, 0.105, 0.115], body, 0.04)
        .ellipsoid(add(base, [0.012, 0.01, 0.03]), [0.008, 0.045, 0.045], dark)
        .cone(add(base, [0.016, 0.04, 0.12]), add(left, [0.03, 0.03, 0.06]), 0.016, 0.014, wood)
        .cone(add(left, [0.03, 0.03, 0.06]), add(left, [0.03, 0.05, 0.16]), 0.02, 0.026, dark)
      return undefined
    }
    case 'violin': {
      const varnish = kit.material({ color: color ?? linear('#8a4420'), specular: 0.8, gloss: 60 })
      kit.ellipsoid(add(left, [-0.19, 0.06, -0.21]), [0.09, 0.028, 0.085], varnish, 0.03)
      kit.ellipsoid(add(left, [-0.11, 0.05, -0.12]), [0.072, 0.026, 0.068], varnish, 0.03)
      kit.cone(add(left, [-0.12, 0.075, -0.13]), add(left, [0.05, 0.02, 0.04]), 0.014, 0.011, dark)
      // The bow lies across the strings.
      kit.cone(at(-0.02, 0.02, 0), add(left, [-0.13, 0.1, 0.2]), 0.007, 0.005, wood)
      return undefined
    }
    case 'umbrella': {
      const cloth = kit.material({ color: color ?? linear('#c9303a'), specular: 0.2, gloss: 20 })
      kit.cone(at(0.02, -0.12, 0), at(0.02, 1.08, 0.1), 0.012, 0.01, dark)
      kit.path([at(0.02, -0.12, 0), at(0.05, -0.17, 0), at(0.09, -0.13, 0)], [0.014, 0.014, 0.012], wood, 0.01)
      const wide = 0.6
      kit.lathe(at(0.02, 0.78, 0.1),
        pairs([0.245, 0, 0.2, wide * 0.38, 0.1, wide * 0.76, -0.01, wide * 0.98, 0, wide, 0.12, wide * 0.77, 0.225, wide * 0.38, 0.27, 0]), 'y', cloth, 0.004)
      for (let i = 0; i < 8; i++) {
        const angle = (i / 8) * Math.PI * 2
        const rib = (share: number, y: number): Vec3 => at(0.02 + Math.cos(angle) * wide * share, 0.78 + y, 0.1 + Math.sin(angle) * wide * share)
        kit.path([rib(0, 0.272), rib(0.38, 0.228), rib(0.77, 0.122), rib(1.01, -0.01)], [0.006, 0.006, 0.006, 0.008], dark)
      }
      return undefined
    }
    case 'shield': {
      kit.ellipsoid(add(left, [0.05, 0.02, 0.03]), [0.03, 0.26, 0.21], steel).sphere(add(left, [0.075, 0.02, 0.03]), 0.055, gold)
      return undefined
    }
    case 'bow':
      buildDrawnBow(kit, right, left)
      return undefined
    case 'hose':
      buildHose(kit, right, left)
      return undefined
    case 'phone at the ear':
      buildPhone(kit, ear, right, color)
      return undefined
    case 'phone held out':
      buildPhone(kit, add(right, [0, 0.12, 0]), right, color)
      return undefined
    case 'camera at the eyes':
      buildLens(kit, right, left)
      return undefined
    case 'spell':
      return buildSpell(kit, right, left)
    default:
      buildTradeTool(kit, thing, right, left, color)
      return undefined
  }
}
