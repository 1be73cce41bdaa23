import { linear, pairs, SIDES, type Vec3 } from '../../builder/index.ts'
import { GOLD, type HatKind, type HatTools, STEEL } from './cloth.ts'

/** Helmets, crowns, horns and the like. */
export function hardHat(hat: HatKind, tools: HatTools): void {
  const { kit, r, color, main, deep, at, dome, cone, ring, shell } = tools
  switch (hat) {
    case 'crown':
    case 'tiara': {
      const gold = kit.material(GOLD)
      const gem = kit.material({ color: linear('#c01838'), specular: 1.6, gloss: 90, emission: [0.08, 0, 0.01] })
      const low = hat === 'crown' ? 0.62 : 0.66
      ring(low, 0.86, 0.1, gold)
      if (hat === 'crown') ring(low + 0.16, 0.87, 0.09, gold)
      const count = hat === 'crown' ? 7 : 5
      for (let i = 0; i < count; i++) {
        const angle = hat === 'crown' ? (i / count) * Math.PI * 2 : (i - 2) * 0.34
        const high = hat === 'crown' ? 0.5 : 0.34 - 0.07 * Math.abs(i - 2)
        const point = (y: number, out: number): Vec3 => [-0.04 + Math.cos(angle) * out, y, Math.sin(angle) * out]
        cone(point(low + 0.1, 0.87), point(low + 0.2 + high, 0.96), 0.14, 0.05, gold)
        kit.sphere(at(...point(low + 0.26 + high, 0.98)), r * 0.08, i % 2 ? gold : gem)
      }
      kit.sphere(at(0.86, low + 0.1, 0), r * 0.1, gem)
      break
    }
    case 'graduate': {
      const gold = kit.material({ ...GOLD, color: linear('#e8b23a') })
      dome(-0.1, 0.66, [1.1, 0.56, 1.1], main)
      kit.box(at(-0.04, 1.24, 0), [r * 1.12, r * 0.035, r * 1.12], r * 0.03, main, 0, Math.PI / 4).sphere(at(-0.04, 1.33, 0), r * 0.1, gold)
      cone([-0.04, 1.32, 0], [0.62, 1.32, 0.98], 0.045, 0.045, gold)
      cone([0.62, 1.32, 0.98], [0.64, 0.72, 1.02], 0.045, 0.045, gold)
      cone([0.64, 0.72, 1.02], [0.64, 0.42, 1.02], 0.08, 0.15, gold)
      break
    }
    case 'helmet':
    case 'plume': {
      const steel = kit.material({ ...STEEL, color: hat === 'plume' ? linear('#c08a3a') : STEEL.color })
      shell(0.44, 1.02, 1.06, steel)
      for (const side of SIDES) cone([0.3, 0.2, side * 0.98], [0.4, -0.62, side * 0.78], 0.24, 0.2, steel, 0.1)
      cone([-0.75, 0.1, 0], [-0.72, -0.55, 0], 0.5, 0.46, steel, 0.1)
      kit.path([at(0.98, 0.62, -0.6), at(1.16, 0.56, 0), at(0.98, 0.62, 0.6)], [r * 0.13, r * 0.13, r * 0.13], steel, r * 0.04)
      cone([1.12, 0.62, 0], [1.16, 0.08, 0], 0.09, 0.06, steel, 0.04)
      const crest = kit.material({ color, fur: 0.5, specular: 0.06, gloss: 10 })
      kit.path([at(0.5, 1.3, 0), at(-0.1, hat === 'plume' ? 1.75 : 1.62, 0), at(-0.95, 1.4, 0), at(-1.4, 0.5, 0)], [r * 0.14, r * 0.26, r * 0.28, r * 0.08],
        crest, r * 0.05)
      break
    }
    case 'kabuto': {
      const gold = kit.material(GOLD)
      shell(0.42, 1.02, 1.08, main)
      for (const [y, wide] of pairs([0.3, 1.2, 0.02, 1.36, -0.28, 1.5]))
        for (const side of SIDES)
          kit.path([at(0.25, y, side * wide * 0.88), at(-0.5, y - 0.04, side * wide * 0.86), at(-1.1, y - 0.06, 0)], [r * 0.12, r * 0.16, r * 0.16],
            y < 0.2 && y > -0.1 ? deep : main, r * 0.05)
      kit.ellipsoid(at(0.9, 0.56, 0), [r * 0.4, r * 0.08, r * 0.8], deep)
      for (const side of SIDES)
        kit.path([at(1.02, 0.78, side * 0.14), at(1.0, 1.25, side * 0.62), at(0.86, 1.9, side * 0.72)], [r * 0.12, r * 0.11, r * 0.03], gold)
      kit.sphere(at(1.04, 0.82, 0), r * 0.17, gold)
      break
    }
    case 'viking': {
      const steel = kit.material({ ...STEEL, color: linear('#8d9197') })
      const bone = kit.material({ color: linear('#efe3c6'), specular: 0.3, gloss: 24 })
      shell(0.46, 1, 1.04, steel)
      ring(0.48, 1.1, 0.11, kit.material(GOLD))
      for (const side of SIDES)
        kit.path([at(-0.05, 0.72, side * 0.9), at(0, 0.95, side * 1.5), at(0.06, 1.7, side * 1.75)], [r * 0.26, r * 0.2, r * 0.03], bone)
      break
    }
    case 'fire':
    case 'hard':
      shell(0.46, 1, 1, main)
      kit.ellipsoid(at(0.12, 0.46, 0), [r * 1.42, r * 0.07, r * 1.2], main)
      kit.path([at(0.95, 0.75, 0), at(0.2, 1.42, 0), at(-0.8, 1.15, 0)], [r * 0.1, r * 0.13, r * 0.1], hat === 'fire' ? deep : main, r * 0.06)
      if (hat === 'fire') kit.box(at(1.02, 0.9, 0), [r * 0.06, r * 0.26, r * 0.22], r * 0.05, kit.material(GOLD))
      break
    case 'nemes': {
      const gold = kit.material(GOLD)
      dome(-0.12, 0.3, [1.1, 0.98, 1.14], main)
      for (const side of SIDES) {
        kit.path([at(0.1, 0.75, side * 0.7), at(-0.1, 0.1, side * 1.3), at(0, -0.75, side * 1.42)], [r * 0.36, r * 0.42, r * 0.3], main, r * 0.1)
        kit.path([at(0.1, -0.75, side * 1.2), at(0.35, -1.7, side * 0.7)], [r * 0.3, r * 0.26], gold, r * 0.08)
      }
      kit.path([at(0.66, 0.66, -0.6), at(0.9, 0.62, 0), at(0.66, 0.66, 0.6)], [r * 0.12, r * 0.12, r * 0.12], gold, r * 0.04)
      cone([0.95, 0.68, 0], [1.08, 1.1, 0], 0.1, 0.14, gold)
      break
    }
    case 'ninja':
      dome(-0.08, 0.3, [1.06, 0.9, 1.08], main)
      dome(0.1, -0.72, [0.92, 0.62, 0.9], main, 0.1)
      for (const side of SIDES) kit.cone(at(-0.3, -0.3, side * 0.82), at(-0.3, 0.3, side * 0.86), r * 0.3, r * 0.3, main, r * 0.2)
      kit.path([at(0.8, 0.5, -0.66), at(1.02, 0.46, 0), at(0.8, 0.5, 0.66)], [r * 0.15, r * 0.15, r * 0.15], deep, r * 0.04)
      kit.path([at(-0.95, 0.4, 0), at(-1.5, 0.2, 0.3), at(-1.9, -0.3, 0.4)], [r * 0.13, r * 0.14, r * 0.06], deep, r * 0.05)
      break
    case 'bubble': {
      const gray = kit.material({ color: linear('#8f96a3'), specular: 0.5, gloss: 36 })
      const visor = kit.material({ color: linear('#2e1d08'), specular: 2, gloss: 130, metal: 0.75 })
      const shell = kit.material({ color: linear('#eceef2'), specular: 0.35, gloss: 30 })
      dome(-0.08, 0.02, [1.42, 1.4, 1.4], shell)
      dome(0.46, 0.04, [1.1, 1.04, 1.16], visor)
      for (const side of SIDES) kit.cone(at(-0.15, 0.1, side * 1.3), at(-0.15, 0.1, side * 1.46), r * 0.36, r * 0.3, gray)
      kit.torus(at(-0.06, -1.16, 0), r * 0.92, r * 0.2, 'y', gray)
      break
    }
    case 'horns': {
      for (const side of SIDES)
        kit.path([at(0.25, 0.85, side * 0.45), at(0.35, 1.3, side * 0.75), at(0.15, 1.75, side * 0.7)], [r * 0.22, r * 0.16, r * 0.03], main, r * 0.02)
      break
    }
    case 'halo':
      kit.torus(at(-0.05, 1.55, 0), r * 0.66, r * 0.07, 'y', kit.material({ color: linear('#ffe08a'), emission: [1.4, 1.05, 0.4] }))
      break
    case 'headband':
      ring(0.5, 0.99, 0.09, main)
      break
    case 'flowers':
    case 'bridal':
      for (let i = 0; i < 9; i++) {
        const angle = (i / 9) * Math.PI * 2
        const petal = kit.material({ color: i % 3 === 0 ? linear('#f7f2ea') : i % 3 === 1 ? color : linear('#f2c14a'), specular: 0.1, gloss: 10 })
        kit.sphere(at(-0.04 + Math.cos(angle) * 0.98, 0.58, Math.sin(angle) * 0.98), r * 0.2, petal)
      }
      if (hat === 'bridal') bridalVeil(tools)
      break
  }
}

/** Falls from the back of the crown and shows beside the neck. */
function bridalVeil({ kit, r, white, at }: HatTools): void {
  for (let i = -3; i <= 3; i++) {
    const aside = i / 3
    kit.path([at(-0.5, 0.95, aside * 0.35), at(-1.05, 0.3, aside * 0.85), at(-1.15, -1, aside * 1.2), at(-1.2, -3.1, aside * 1.45)],
      [r * 0.16, r * 0.26, r * 0.3, r * 0.3], white, r * 0.2)
  }
}
