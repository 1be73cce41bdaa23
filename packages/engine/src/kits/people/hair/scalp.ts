import { add, cross, curveThrough, dot, type Frame, type KitBuilder, lerp, scaled, sub, unit, type Vec3 } from '../../builder/index.ts'
import type { Look } from '../person.ts'

/** Straight segments per turn of a curl. */
const STEPS_A_TURN = 3
/** Max segments between two points of a strand, and how far a segment may bend, radians. */
const PIECES = 4
const BEND = 0.16

/** Draws hair as a few large locks over a cap: the locks read as a haircut, and the fur pass adds strands. */
export class Scalp {
  readonly #kit: KitBuilder
  readonly #frame: Frame
  readonly #r: number
  readonly #material: number
  readonly #wide: number

  /** `wide` is the skull's width relative to its height. */
  constructor(kit: KitBuilder, frame: Frame, r: number, material: number, wide = 1) {
    this.#kit = kit
    this.#frame = frame
    this.#r = r
    this.#material = material
    this.#wide = wide
  }

  at(x: number, y: number, z: number): Vec3 {
    return this.#frame.at([x * this.#r, y * this.#r, z * this.#r])
  }

  /** Point over the skull: azimuth 0 is the forehead, positive to the left; elevation in radians. */
  over(azimuth: number, elevation: number, lift = 1): Vec3 {
    const flat = Math.cos(elevation) * lift
    return this.at(Math.cos(azimuth) * flat * 0.98 - 0.03, 0.1 + Math.sin(elevation) * lift * 0.97, Math.sin(azimuth) * flat * 0.96)
  }

  cap(size: number, back: number, up: number): void {
    const r = this.#r
    this.#kit.ellipsoid(this.at(-back, 0.1 + up, 0), [r * size, r * size * 0.98, r * size], this.#material, 0)
  }

  /** A shell in the shape of the skull: its intersection with the skull is the hairline. */
  shell(back: number, up: number, size: number, material = this.#material): void {
    const r = this.#r * size
    this.#kit.ellipsoid(this.at(-0.03 - back, 0.1 + up, 0), [r, r * 0.99, r * 0.98 * this.#wide], material, 0)
  }

  lock(points: readonly Vec3[], radii: readonly number[], blend = 0.1): void {
    this.#kit.path(points, radii.map((radius) => radius * this.#r), this.#material, blend * this.#r)
  }

  /** A smooth lock through the points. */
  strand(points: readonly Vec3[], radii: readonly number[], blend = 0.1): void {
    const fine: Vec3[] = []
    const thick: number[] = []
    for (let i = 0; i + 1 < points.length; i++) {
      const [before, from, to, after] = [i - 1, i, i + 1, i + 2].map((k) => Math.min(points.length - 1, Math.max(0, k)))
      const way = unit(sub(points[to], points[from]))
      const turned = (a: number, b: number) => Math.acos(Math.min(1, Math.max(-1, dot(unit(sub(points[b], points[a])), way))))
      const pieces = Math.max(1, Math.min(PIECES, Math.round((turned(before, to) + turned(from, after)) / BEND)))
      for (let s = 0; s < pieces; s++) {
        const t = s / pieces
        const through = (k: (at: number) => number) => curveThrough(k(before), k(from), k(to), k(after), t)
        fine.push([through((at) => points[at][0]), through((at) => points[at][1]), through((at) => points[at][2])])
        thick.push(Math.max(0.01, through((at) => radii[at])))
      }
    }
    this.lock([...fine, points[points.length - 1]], [...thick, radii[radii.length - 1]], blend)
  }

  /** A corkscrew of hair from `a` to `b`, with `turns` turns at the distance `wide` from its axis. */
  curl(a: Vec3, b: Vec3, radius: number, wide: number, turns: number, phase: number, blend = 0.05): void {
    const axis = unit(sub(b, a))
    const aside = unit(cross(axis, [0.3, 0.2, 0.93]))
    const across = cross(axis, aside)
    const steps = Math.max(3, Math.round(turns * STEPS_A_TURN))
    const points = Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps
      const angle = phase + t * turns * 2 * Math.PI
      const out = wide * this.#r * Math.min(1, 0.4 + 2 * t)
      return add(lerp(a, b, t), add(scaled(aside, Math.cos(angle) * out), scaled(across, Math.sin(angle) * out)))
    })
    const radii = points.map((_, i) => radius * (i === steps ? 0.45 : 1))
    this.lock(points, radii, blend)
  }

  ball(center: Vec3, radius: number, blend = 0.08): void {
    this.#kit.sphere(center, radius * this.#r, this.#material, blend * this.#r)
  }
}

/** Beard and moustache, leaving the mouth free. */
export function buildBeard(kit: KitBuilder, frame: Frame, r: number, look: Look, material: number): void {
  const scalp = new Scalp(kit, frame, r, material)
  const { beard } = look
  if (beard === 'none' || beard === 'stubble') return
  if (beard === 'full' || beard === 'long') {
    const drop = beard === 'long' ? 2.05 : 0.42
    scalp.ball(scalp.at(0.46, -0.82, 0), 0.46, 0.2)
    for (const side of [1, -1]) {
      scalp.lock([scalp.at(0.06, 0.02, side * 0.9), scalp.at(0.2, -0.46, side * 0.82), scalp.at(0.48, -0.78, side * 0.46)], [0.1, 0.2, 0.27], 0.14)
      scalp.lock([scalp.at(0.5, -0.78, side * 0.36), scalp.at(0.6, -0.9 - drop * 0.5, side * 0.34), scalp.at(0.6, -0.85 - drop * 0.86, side * 0.16)],
        [0.3, 0.28, 0.06], 0.1)
    }
    scalp.lock([scalp.at(0.62, -0.82, 0), scalp.at(0.72, -0.92 - drop * 0.5, 0), scalp.at(0.7, -0.9 - drop, 0)], [0.26, 0.3, 0.05], 0.1)
  } else if (beard === 'goatee') {
    scalp.lock([scalp.at(0.68, -0.82, 0), scalp.at(0.72, -1.12, 0)], [0.2, 0.05], 0.06)
  }
  // Both halves of the moustache hang from under the nose around the corners of the mouth, into the beard if there is one.
  const low = beard === 'moustache' || beard === 'goatee' ? -0.66 : -0.78
  for (const side of [1, -1])
    scalp.strand([scalp.at(0.9, -0.47, 0), scalp.at(0.885, -0.49, side * 0.16), scalp.at(0.8, -0.56, side * 0.35), scalp.at(0.66, low, side * 0.48)],
      [0.06, 0.085, 0.075, 0.03], 0.05)
}
