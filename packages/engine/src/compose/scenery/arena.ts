import { type Face, glow, matte, type Slab, shadowless } from '../../kits/buildings/wall-faces.ts'
import type { Sky } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'
import { banners, spectators } from './stands.ts'

/**
 * Surroundings of an indoor arena's field behind `back`: boards, crowded stands, rows of lamps before a dark wall. `lit` is the light on the
 * spectators: low if the lamps only light the field.
 */
export function stands(stage: Stage, back: number, half: number, r: number, lit = 1): Slab[] {
  const rows = spectators(0.34 * r, stage.allows('people'))
  const people: Face = (axis, u, v, x, y, z, out) => {
    rows(axis, u, v, x, y, z, out)
    for (let i = 0; i < 3; i++) out[i] *= lit
  }
  const boxes = [shadowless(-half, 0, back - 0.5 * r, half, 0.6 * r, back - 0.3 * r, banners(2.6 * r))]
  for (let tier = 0; tier < 11; tier++) {
    const z = back + tier * 0.7 * r
    boxes.push(shadowless(-half, 0, z, half, (0.5 + tier * 0.56) * r, z + 0.7 * r, people))
  }
  const roof = 9 * r
  const dark: Face = (_a, _u, _v, _x, _y, _z, out) => matte(out, 0.05, 0.055, 0.07)
  boxes.push(shadowless(-half, 0, back + 7.8 * r, half, roof + 4 * r, back + 8 * r, dark))
  const lamp: Face = (_a, _u, _v, _x, _y, _z, out) => {
    matte(out, 1, 1, 0.97)
    glow(out, 5, 5, 4.7)
  }
  for (const row of [0, 1])
    for (let i = -3; i <= 3; i++) {
      const x = i * half * 0.24
      const y = (6.4 + row * 0.9) * r
      const z = back + (1 + row * 3) * r
      boxes.push(shadowless(x - 0.55 * r, y, z, x + 0.55 * r, y + 0.14 * r, z + 0.3 * r, lamp))
    }
  return boxes
}

/** Lamps under the roof, darkness above. */
export function arenaSky(sky: Sky): Sky {
  return { ...sky, ambient: [0.5, 0.5, 0.54], ground: [0.34, 0.26, 0.18], zenith: [0.05, 0.055, 0.07], horizon: [0.08, 0.085, 0.1], sunColor: [1.05, 1, 0.92],
    sunDirection: [0.45, 0.68, -0.58], clouds: 0, stars: 0, moon: 0, fog: 0, sunDisc: 0, airless: true }
}
