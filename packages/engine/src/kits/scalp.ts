import type { Vec3 } from '../render/scene.ts'
import type { KitBuilder } from './kit-builder.ts'
import type { Frame } from './vector.ts'

/** Draws hair as a few large locks over a cap: chunks read as a haircut, strands come from the fur pass. */
export class Scalp {
  readonly #kit: KitBuilder
  readonly #frame: Frame
  readonly #r: number
  readonly #material: number

  constructor(kit: KitBuilder, frame: Frame, r: number, material: number) {
    this.#kit = kit
    this.#frame = frame
    this.#r = r
    this.#material = material
  }

  at(x: number, y: number, z: number): Vec3 {
    return this.#frame.at([x * this.#r, y * this.#r, z * this.#r])
  }

  /** Point over the skull: azimuth 0 is the forehead, positive to the left; elevation in radians. */
  over(azimuth: number, elevation: number, lift = 1): Vec3 {
    const flat = Math.cos(elevation) * lift
    return this.at(
      Math.cos(azimuth) * flat * 0.98 - 0.03,
      0.1 + Math.sin(elevation) * lift * 0.97,
      Math.sin(azimuth) * flat * 0.96,
    )
  }

  cap(size: number, back: number, up: number): void {
    const r = this.#r
    this.#kit.ellipsoid(this.at(-back, 0.1 + up, 0), [r * size, r * size * 0.98, r * size], this.#material, 0)
  }

  lock(points: readonly Vec3[], radii: readonly number[], blend = 0.1): void {
    this.#kit.path(
      points,
      radii.map((radius) => radius * this.#r),
      this.#material,
      blend * this.#r,
    )
  }

  ball(center: Vec3, radius: number, blend = 0.08): void {
    this.#kit.sphere(center, radius * this.#r, this.#material, blend * this.#r)
  }
}
