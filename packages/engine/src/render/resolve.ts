import { type Band, HIT } from './band.ts'
import { FAR, type GBuffer, SURFACE } from './g-buffer.ts'
import type { Scene } from './scene.ts'

/** Full-size maps for the passes after shading. */
export type Covers = {
  /** Share of the pixel that shows water (not hidden by sprites), 0 … 1; absent without water. */
  readonly water?: Float32Array
  /** How strongly a wet pixel reflects, 0 … 1; absent in dry scenes. */
  readonly wet?: Float32Array
}

/**
 * Writes a finished strip into the G-buffer. With `samples` 2, every pixel is the mean of 2x2 samples, weighted so that a very bright sample
 * does not leave a jagged edge. With `only`, other pixels do not change.
 */
export function createResolve(
  buffer: GBuffer,
  covers: Covers,
  solidInstances: Uint16Array,
  boxInstances: Uint16Array,
  samples: 1 | 2,
  only?: Uint8Array,
): (band: Band, rows: number) => void {
  const { width } = buffer
  const quad = new Int32Array(4)
  const kinds = new Int32Array(4)

  function surfaceOf(band: Band, i: number): number {
    const hit = band.hit[i]
    if (band.sheer[i] === 1) return SURFACE.solid
    if (band.spriteDepth[i] !== 0) return SURFACE.sprite
    if (hit === HIT.sky) return SURFACE.sky
    if (hit === HIT.water) return SURFACE.water
    if (band.wet[i] > 0.02) return SURFACE.wet
    if (hit === HIT.terrain) return SURFACE.terrain
    return hit >= HIT.box ? SURFACE.box : SURFACE.solid
  }

  function instanceOf(band: Band, i: number): number {
    if (band.spriteDepth[i] !== 0) return band.spriteInstance[i]
    const hit = band.hit[i]
    if (hit <= 0) return 0
    return hit >= HIT.box ? boxInstances[(hit - HIT.box) >> 2] : solidInstances[hit - 1]
  }

  function writeIdentity(band: Band, i: number, o: number): void {
    buffer.surface[o] = surfaceOf(band, i)
    buffer.instance[o] = instanceOf(band, i)
    buffer.depth[o] = band.spriteDepth[i] !== 0 ? band.spriteDepth[i] : band.depth[i]
  }

  function resolveOne(band: Band, rows: number): void {
    const from = band.top * width
    const count = rows * width
    buffer.color.set(band.color.subarray(0, count * 3), from * 3)
    buffer.albedo.set(band.albedo.subarray(0, count * 3), from * 3)
    buffer.normal.set(band.normal.subarray(0, count * 3), from * 3)
    buffer.fur.set(band.fur.subarray(0, count), from)
    for (let i = 0; i < count; i++) {
      writeIdentity(band, i, from + i)
      if (covers.water && band.hit[i] === HIT.water) covers.water[from + i] = band.through[i]
      if (covers.wet) covers.wet[from + i] = band.wet[i] * band.through[i]
    }
  }

  /** Whether four samples show the same thing, without a card. */
  function isBare({ hit, spriteDepth }: Band, quad: Int32Array): boolean {
    const code = hit[quad[0]]
    for (let k = 0; k < 4; k++) if (hit[quad[k]] !== code || spriteDepth[quad[k]] !== 0) return false
    return true
  }

  /** The sample that represents the pixel: the nearest whose kind of surface at least one other sample shares. */
  function representative(band: Band, quad: Int32Array): number {
    let best = quad[0]
    let bestDepth = 1e9
    if (band.hit[best] === HIT.sky && isBare(band, quad)) return best
    for (let k = 0; k < 4; k++) kinds[k] = surfaceOf(band, quad[k])
    for (let q = 0; q < 4; q++) {
      const i = quad[q]
      const depth = band.spriteDepth[i] !== 0 ? band.spriteDepth[i] : band.depth[i]
      let alike = 0
      for (let k = 0; k < 4; k++) if (kinds[k] === kinds[q]) alike++
      if (alike >= 2 && depth < bestDepth) {
        bestDepth = depth
        best = i
      }
    }
    return best
  }

  function resolveFour(band: Band, rows: number): void {
    const { color, albedo, normal, hit, through } = band
    const wide = band.width
    for (let y = 0; y < rows / 2; y++)
      for (let x = 0; x < width; x++) {
        const o = (band.top / 2 + y) * width + x
        if (only && only[o] === 0) continue
        const first = y * 2 * wide + x * 2
        quad[0] = first
        quad[1] = first + 1
        quad[2] = first + wide
        quad[3] = first + wide + 1
        let r = 0
        let g = 0
        let b = 0
        let fur = 0
        let sum = 0
        let water = 0
        let wet = 0
        const j = o * 3
        for (let k = 0; k < 4; k++) {
          const i = quad[k]
          const c = i * 3
          const open = hit[i] === HIT.water ? through[i] : 0
          water += open
          wet += band.wet[i] * through[i]
          const weight = 1 / (1 + color[c] * 0.3 + color[c + 1] * 0.59 + color[c + 2] * 0.11)
          r += color[c] * weight
          g += color[c + 1] * weight
          b += color[c + 2] * weight
          sum += weight * (1 - open)
          fur += band.fur[i]
        }
        const p = first * 3
        const q = p + wide * 3
        for (let a = 0; a < 3; a++) {
          buffer.albedo[j + a] = (albedo[p + a] + albedo[p + 3 + a] + albedo[q + a] + albedo[q + 3 + a]) * 0.25
          buffer.normal[j + a] = (normal[p + a] + normal[p + 3 + a] + normal[q + a] + normal[q + 3 + a]) * 0.25
        }
        buffer.fur[o] = fur * 0.25
        // Water is drawn later into the share it covers, so the color only represents the rest.
        const scale = sum > 1e-6 ? (1 - water / 4) / sum : 0
        buffer.color[j] = r * scale
        buffer.color[j + 1] = g * scale
        buffer.color[j + 2] = b * scale
        if (covers.water) covers.water[o] = water / 4
        if (covers.wet) covers.wet[o] = wet / 4
        writeIdentity(band, representative(band, quad), o)
      }
  }

  return samples === 1 ? resolveOne : resolveFour
}

/** An empty G-buffer; depth starts at `FAR`. */
export function createGBuffer(width: number, height: number): GBuffer {
  const pixels = width * height
  return {
    width,
    height,
    color: new Float32Array(pixels * 3),
    albedo: new Float32Array(pixels * 3),
    normal: new Float32Array(pixels * 3),
    depth: new Float32Array(pixels).fill(FAR),
    surface: new Uint8Array(pixels),
    instance: new Uint16Array(pixels),
    fur: new Float32Array(pixels),
  }
}

/** Maps for water and wet ground, if the scene has them. */
export function createCovers(scene: Scene, pixels: number): Covers {
  const wet = scene.wetness > 0 || scene.boxes.length > 0
  return { ...(scene.water ? { water: new Float32Array(pixels) } : {}), ...(wet ? { wet: new Float32Array(pixels) } : {}) }
}
