import { KitBuilder, linear } from '../../kits/builder/kit-builder.ts'
import { signBoard } from '../../kits/buildings/facade.ts'
import { type Face, glow, matte, type Slab, shadowless } from '../../kits/buildings/wall-faces.ts'
import { pairs, triples } from '../../kits/tuples.ts'
import { hash2 } from '../../render/noise.ts'
import type { Rgb, Solid } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'

/** Depth of the tracks below the platform. */
export const PIT = -0.95
/** Size of a car, meters. */
export const CAR = { wide: 2.7, tall: 2.75, long: 17 } as const

type Livery = { readonly body: Rgb; readonly band: Rgb; readonly roof: Rgb }

/** Colors of the stripe on subway and railroad trains. */
const BANDS: Readonly<Record<'metro' | 'rail', readonly Rgb[]>> = {
  metro: triples([0.62, 0.04, 0.05, 0.03, 0.2, 0.5, 0.8, 0.42, 0.02]),
  rail: triples([0.55, 0.03, 0.04, 0.02, 0.16, 0.3, 0.03, 0.24, 0.12]),
}

/** Paint of the waiting train, in the color that the prompt asks for. */
export function liveryOf(stage: Stage, metro: boolean): Livery {
  const band = stage.palette[0] ?? BANDS[metro ? 'metro' : 'rail'][stage.seed % 3]
  return metro ? { body: [0.55, 0.58, 0.62], band, roof: [0.3, 0.32, 0.35] } : { body: [0.74, 0.74, 0.72], band, roof: [0.16, 0.17, 0.19] }
}

/** Paving of a platform whose edge is at x = -side * edge: a pale rim and a yellow line of studs. */
export function platformFloor(side: number, edge: number, wet: number): Face {
  return (axis, _u, _v, x, _y, z, out) => {
    const a = Math.abs(x) / 0.6
    const b = z / 0.6
    const joint = Math.min(Math.abs(a - Math.round(a)), Math.abs(b - Math.round(b))) < 0.018
    const k = (joint ? 0.7 : 0.92 + 0.14 * hash2(Math.round(a + 0.5), Math.round(b + 0.5))) * (1 - 0.4 * wet)
    matte(out, 0.42 * k, 0.42 * k, 0.43 * k, 0.4)
    if (axis !== 1) return
    out[7] = wet
    const d = -x * side - edge
    if (d > -0.1) matte(out, 0.75, 0.75, 0.73)
    else if (d > -0.62 && d < -0.24) {
      const stud = Math.hypot(((x / 0.12) % 1) - 0.5 * Math.sign(x), Math.abs((z / 0.12) % 1) - 0.5) < 0.3
      matte(out, stud ? 0.95 : 0.8, stud ? 0.66 : 0.5, 0.03, 0.2)
    }
  }
}

/** Ballast between ties. */
export const BALLAST: Face = (_axis, _u, _v, x, _y, z, out) => {
  const sleeper = Math.abs(z / 0.7 - Math.round(z / 0.7)) * 0.7 < 0.13
  const k = sleeper ? 1.5 : 0.6 + 0.8 * hash2(Math.floor(x * 14), Math.floor(z * 14))
  matte(out, 0.11 * k, 0.1 * k, 0.095 * k)
}

/** Side of a car, `u` from its front end: pairs of doors, lit windows, a stripe. */
export function carSide({ body, band, roof }: Livery): Face {
  return (_axis, u, v, _x, _y, _z, out) => {
    const y = v + PIT + 0.25
    matte(out, body[0], body[1], body[2], 0.5)
    if (y > 2.4) matte(out, roof[0], roof[1], roof[2], 0.3)
    if (y < 0.12) matte(out, 0.04, 0.042, 0.048)
    if (y > 0.72 && y < 0.92) matte(out, band[0], band[1], band[2], 0.5)
    const bay = u % 4.2
    const joint = u % 17 < 0.16
    const door = Math.abs(bay - 2.1)
    if (joint) matte(out, 0.02, 0.02, 0.022)
    else if (door < 0.72 && y < 2.12) {
      matte(out, band[0] * 0.85 + 0.03, band[1] * 0.85 + 0.03, band[2] * 0.85 + 0.03, 0.5)
      if (door < 0.02 || door > 0.69) matte(out, 0.05, 0.05, 0.055)
    }
    const pane = door < 0.72 ? Math.abs(door - 0.36) < 0.25 : door > 0.92
    if (!joint && pane && y > 1.02 && y < 1.92) {
      matte(out, 0.03, 0.04, 0.05, 0.9)
      const seat = y < 1.25 ? 0.4 : 1
      glow(out, 1.0 * seat, 0.95 * seat, 0.78 * seat)
    }
  }
}

/** The front of a train: windshield, destination, two headlights. */
export function carFront({ body, band, roof }: Livery, text: string): Face {
  const board = signBoard(text, 1.5, 0.26, [0.01, 0.01, 0.01], [1, 0.6, 0.1], [2.2, 1.2, 0.2], 'sans')
  return (axis, u, v, x, y, z, out) => {
    const s = u - CAR.wide / 2
    const h = v + PIT + 0.25
    matte(out, body[0], body[1], body[2], 0.6)
    if (axis !== 2) return
    const shoulder = Math.max(0, h - 2.2) * 0.7
    if (h > 2.62 || Math.abs(s) > 1.29 - shoulder) matte(out, roof[0] * 0.8, roof[1] * 0.8, roof[2] * 0.8, 0.3)
    if (h < 0.16) matte(out, 0.03, 0.032, 0.036)
    else if (h < 0.98 && h > 0.44) matte(out, band[0], band[1], band[2], 0.6)
    const glass = Math.max(Math.abs(s) - 1.06 + Math.max(0, h - 1.5) * 0.18, 1.12 - h, h - 2.12)
    if (glass < 0.05) matte(out, 0.012, 0.013, 0.016, 0.9)
    if (glass < 0) {
      const shine = Math.abs(s + h * 0.5 - 0.5) < 0.16 ? 0.22 : 0.06
      glow(out, shine * 0.8, shine * 0.9, shine)
    }
    if (Math.abs(s) < 0.75 && h > 2.24 && h < 2.5) board(axis, s + 0.75, h - 2.24, x, y, z, out)
    const lamp = Math.hypot(Math.abs(s) - 0.92, (h - 0.71) * 1.2)
    if (lamp < 0.2) matte(out, 0.05, 0.05, 0.055, 0.8)
    if (lamp < 0.14) glow(out, 5, 4.8, 4)
  }
}

/** A two-sided clock on a bracket from above. */
export function stationClock(x: number, y: number, z: number): Solid {
  const kit = new KitBuilder()
  const iron = kit.material({ color: linear('#1c1f22'), specular: 0.5, gloss: 30 })
  const face = kit.material({ color: linear('#fbf6e6'), emission: [0.5, 0.47, 0.38] })
  kit.cone([0, 0.4, 0], [0, 3, 0], 0.03, 0.03, iron).lathe([-0.08, 0, 0], pairs([0, 0.42, 0.16, 0.42]), 'x', iron, 0.02)
  kit.lathe([0.08, 0, 0], pairs([0, 0.36, 0.03, 0.36]), 'x', face, 0.005)
  kit.cone([0.125, 0, 0], [0.125, 0.2, 0.12], 0.02, 0.015, iron).cone([0.125, 0, 0], [0.125, 0.27, -0.08], 0.016, 0.012, iron)
  return { kit: kit.build('station-clock'), position: [x, y, z], yaw: Math.PI / 2, scale: 1, instance: 0 }
}

/** A line map or an advertisement on the wall. */
export function poster(seed: number, width: number, height: number): Face {
  const tones: readonly Rgb[] = triples([0.7, 0.12, 0.1, 0.05, 0.28, 0.5, 0.85, 0.6, 0.08, 0.06, 0.38, 0.26])
  const [a, b] = [tones[seed % 4], tones[(seed + 1) % 4]]
  return (axis, u, v, _x, _y, _z, out) => {
    const [s, t] = [u / width, v / height]
    matte(out, 0.12, 0.13, 0.14, 0.3)
    if (axis === 1 || Math.min(u, width - u, v, height - v) < 0.05) return
    const disc = Math.hypot((s - 0.5) * width, (t - 0.6) * height) < width * 0.3
    const line = t < 0.24 && Math.abs((t * 22) % 1) < 0.5 && s > 0.16 && s < 0.5 + 0.35 * hash2(Math.floor(t * 22), seed)
    const tone: Rgb = disc ? b : line ? [0.9, 0.9, 0.88] : a
    matte(out, tone[0], tone[1], tone[2], 0.3)
    glow(out, tone[0] * 0.35, tone[1] * 0.35, tone[2] * 0.35)
  }
}

/** The station's name on a board scaled by `r`, with its middle at `x` and its lower edge at `low`. */
export function nameBoard(text: string, x: number, low: number, z: number, r: number): Slab {
  const name = signBoard(text, 2.4, 0.42, [0.02, 0.08, 0.24], [0.92, 0.92, 0.9], [0.3, 0.3, 0.3], 'sans')
  return shadowless(x - 1.2 * r, low, z, x + 1.2 * r, low + 0.42 * r, z + 0.08, (axis, u, v, px, py, pz, out) => name(axis, u / r, v / r, px, py, pz, out))
}
