import { KitBuilder } from '../../kits/builder/kit-builder.ts'
import { type Face, glow, matte, type Slab, shadowless, slab } from '../../kits/buildings/wall-faces.ts'
import { pairs, triples } from '../../kits/tuples.ts'
import { fbm, hash2 } from '../../render/noise.ts'
import type { Rgb, Solid } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'

const TONES: readonly Rgb[] = triples([0.25, 1.5, 2.3, 2.1, 0.3, 1.5, 1.2, 0.45, 2.4, 2.2, 1.3, 0.5])

/** Glass walls lit in bands, ribs, a net or only at a few places. */
function glassFace(seed: number, unit: number, lit: boolean): Face {
  const tone = TONES[seed % TONES.length]
  const kind = seed % 4
  const glass: Rgb = lit ? [0.05, 0.08, 0.13] : [0.2, 0.3, 0.38]
  return (axis, u, v, x, y, z, out) => {
    const k = 0.8 + 0.4 * fbm(u / unit / 5, v / unit / 7 + seed, 2)
    const sheen = lit ? 0 : 0.14 + 0.1 * fbm(x * 0.05 + y * 0.08, z * 0.05 + seed, 2)
    matte(out, glass[0] * k, glass[1] * k, glass[2] * k, 0.9)
    if (axis === 1) return
    const [a, b] = [u / unit, v / unit]
    const floor = Math.floor(b)
    const band = b - floor
    const bay = a - Math.floor(a)
    const open = hash2(Math.floor(a / 3) + seed, floor * 7 + seed)
    const shines =
      kind === 0
        ? band > 0.2 && band < 0.62 && open < 0.7
        : kind === 1
          ? Math.abs(((a / 1.6) % 1) - 0.5) < 0.16 && hash2(Math.floor(a / 1.6), Math.floor(b / 9) + seed) < 0.72
          : kind === 2
            ? Math.min(Math.abs((((a + b * 0.5) / 3) % 1) - 0.5), Math.abs((((a - b * 0.5) / 3 + 90) % 1) - 0.5)) < 0.05
            : bay > 0.16 && bay < 0.84 && band > 0.25 && band < 0.75 && hash2(Math.floor(a), floor + seed) < 0.3
    if (!lit) {
      const frame = band < 0.08 || bay < 0.06
      glow(out, sheen * 0.6, sheen * 0.9, sheen * 1.1)
      if (frame) matte(out, 0.5, 0.55, 0.6, 0.4)
      if (shines && kind !== 3) matte(out, 0.62, 0.68, 0.72, 0.6)
      return
    }
    if (!shines) return
    const warm = hash2(floor, seed) < 0.4
    const level = 0.35 + 0.55 * open
    const light = warm && kind !== 2 ? ([1.3, 0.95, 0.6] as const) : tone
    glow(out, light[0] * level, light[1] * level, light[2] * level)
  }
}

/** Outlines of round towers: pairs of height share and radius in widths. */
const ROUND: readonly (readonly (readonly [number, number])[])[] = [
  // A needle with a saucer near its top.
  pairs([0, 0.116, 0.2, 0.068, 0.62, 0.044, 0.66, 0.17, 0.69, 0.177, 0.72, 0.054, 0.86, 0.02, 1, 0.004]),
  // A bud shape.
  pairs([0, 0.102, 0.18, 0.092, 0.45, 0.156, 0.62, 0.163, 0.82, 0.095, 0.94, 0.027, 1, 0.003]),
  // A waisted shape.
  pairs([0, 0.17, 0.3, 0.112, 0.55, 0.092, 0.8, 0.129, 0.9, 0.136, 0.905, 0.102, 1, 0.007])]

function roundTower(kind: number, tone: Rgb, lit: boolean): Solid['kit'] {
  const kit = new KitBuilder()
  const glass = kit.material({ color: lit ? [0.07, 0.1, 0.16] : [0.5, 0.58, 0.64], specular: 1, gloss: 60, metal: 0.35,
    ...(lit ? { emission: [tone[0] * 0.035, tone[1] * 0.035, tone[2] * 0.045] as const } : {}) })
  const light = kit.material({ color: [0.9, 0.95, 1], emission: lit ? [tone[0] * 1.5, tone[1] * 1.5, tone[2] * 1.5] : [0.1, 0.16, 0.2] })
  const profile = ROUND[kind % ROUND.length]
  kit.lathe([0, 0, 0], profile, 'y', glass)
  const radiusAt = (h: number): number => {
    const i = Math.max(1, profile.findIndex(([at]) => at >= h))
    const [a, b] = [profile[i - 1], profile[i]]
    return a[1] + ((b[1] - a[1]) * (h - a[0])) / Math.max(1e-6, b[0] - a[0])
  }
  for (const h of [0.14, 0.3, 0.44, 0.56, 0.675, 0.79]) kit.torus([0, h, 0], radiusAt(h) + 0.001, 0.004, 'y', light)
  return kit.build(`future-tower:${kind % ROUND.length}:${lit}:${tone.join()}`)
}

/** A ring standing on edge between towers, lit along its rim. */
function ringTower(tone: Rgb, lit: boolean): Solid['kit'] {
  const kit = new KitBuilder()
  const shell = kit.material({ color: lit ? [0.08, 0.1, 0.15] : [0.6, 0.66, 0.7], specular: 1, gloss: 60, metal: 0.3 })
  const rim = kit.material({ color: [0.9, 0.95, 1], emission: lit ? [tone[0] * 1.6, tone[1] * 1.6, tone[2] * 1.6] : [0.1, 0.16, 0.2] })
  kit.torus([0, 0.52, 0], 0.42, 0.065, 'x', shell).torus([0.03, 0.52, 0], 0.35, 0.012, 'x', rim)
  kit.cone([0, -0.1, -0.06], [0, 0.14, -0.1], 0.09, 0.06, shell).cone([0, -0.1, 0.06], [0, 0.14, 0.1], 0.09, 0.06, shell)
  return kit.build(`future-ring:${lit}:${tone.join()}`)
}

/** Landmarks that rise above the clusters of towers on either side of a gap: column, height, kind. */
const LANDMARKS = triples([-0.56, 0.94, 0, 0.3, 1.02, 1, 0.74, 0.72, 2, -0.2, 0.6, 3, -0.86, 0.62, 1, 0.52, 0.5, 0])

/** A city of the future: round towers and rings over stepped and slanting blocks, bridges between them, lanes of lights. */
export function futureCity(stage: Stage, near: number, lit: boolean): { readonly boxes: Slab[]; readonly solids: Solid[] } {
  const boxes: Slab[] = []
  const solids: Solid[] = []
  const unit = Math.max(0.3, stage.halfHeightAt(near) * 0.024)
  const neon =
    (tone: Rgb, k = 1): Face =>
    (_axis, _u, _v, _x, _y, _z, out) => {
      matte(out, 0.3, 0.35, 0.4, 0.4)
      if (lit) glow(out, tone[0] * k, tone[1] * k, tone[2] * k)
    }
  for (let row = 0; row < 3; row++) {
    const z = near * (1.1 + row * 0.42)
    const half = stage.halfWidthAt(z) * 1.2
    const tall = 2 * stage.halfHeightAt(z)
    let x = -half
    for (let i = 0; x < half; i++) {
      const seed = stage.seed * 3 + row * 41 + i * 13
      const w = near * (0.07 + 0.05 * hash2(seed, 3))
      const away = Math.abs(x + w / 2 - stage.side * 0.08 * half) / half
      // Blocks are low in the middle, in front of the landmarks.
      const height = tall * (0.14 + 0.1 * row + 0.26 * away * away + 0.16 * hash2(seed, 5))
      const face = glassFace(seed, unit * (0.9 + 0.4 * row), lit)
      const kind = seed % 3
      if (kind === 0) {
        // A slanting crown.
        const lean = hash2(seed, 8) < 0.5 ? { left: [0, w * 0.5] as const } : { right: [0, w * 0.5] as const }
        boxes.push(slab(x, -8, z, x + w, height * 0.72, z + w, face))
        boxes.push({ ...slab(x, height * 0.72, z, x + w, height, z + w, face), lean })
      } else if (kind === 1) {
        // Setback tiers.
        for (let step = 0; step < 3; step++)
          boxes.push(
            slab(x + w * 0.14 * step, step === 0 ? -8 : height * (0.4 + 0.24 * (step - 1)), z + w * 0.1 * step, x + w * (1 - 0.1 * step),
              height * (0.4 + 0.3 * step), z + w, face))
      } else boxes.push({ ...slab(x, -8, z, x + w, height, z + w, face), lean: { left: [0, w * 0.22], right: [0, w * 0.22] } })
      if (seed % 4 === 1) {
        const thin = w * 0.03
        boxes.push(shadowless(x + w / 2 - thin, height, z, x + w / 2 + thin, height * 1.2, z + thin, neon(TONES[seed % 4], 0.8)))
      }
      x += w * (1.04 + 0.3 * hash2(seed, 9))
    }
  }
  const z = near * 1.34
  const tall = 2 * stage.halfHeightAt(z)
  LANDMARKS.forEach(([column, share, kind], i) => {
    const tone = TONES[(i + stage.seed) % TONES.length]
    const height = tall * share * (stage.empty ? 0.74 : 0.7)
    const depth = z * (1 + 0.08 * (i % 3))
    solids.push({ kit: kind === 3 ? ringTower(tone, lit) : roundTower(kind, tone, lit), position: [stage.side * column * stage.halfWidthAt(depth), -0.4, depth],
      yaw: Math.PI / 2, scale: height, instance: 0 })
  })
  // High bridges between the towers, and lanes of aircraft that form lines of light.
  for (const [i, [from, to, high]] of triples([-0.56, -0.2, 0.3, 0.3, 0.74, 0.36, -0.86, -0.56, 0.42]).entries()) {
    const depth = z * 0.99
    const wide = stage.halfWidthAt(depth)
    const [a, b] = [stage.side * from * wide, stage.side * to * wide].sort((p, q) => p - q)
    const y = tall * high * 0.8
    boxes.push(shadowless(a, y, depth, b, y + tall * 0.012, depth + 1, glassFace(stage.seed + i, unit, lit)))
    boxes.push(shadowless(a, y - tall * 0.004, depth - 0.1, b, y, depth + 1, neon(TONES[(i + 1) % 4])))
  }
  if (lit && stage.allows('lights'))
    for (let lane = 0; lane < 4; lane++) {
      const depth = near * (0.98 + 0.1 * lane)
      const wide = stage.halfWidthAt(depth) * 1.1
      const y = 2 * stage.halfHeightAt(depth) * (0.1 + 0.085 * lane)
      const tone = lane % 2 ? ([2.4, 0.5, 0.25] as const) : ([1.5, 1.7, 2.1] as const)
      let x = -wide
      for (let k = 0; x < wide; k++) {
        const long = wide * (0.03 + 0.13 * hash2(k, lane + stage.seed))
        if (hash2(k + 5, lane * 3 + stage.seed) < 0.55) boxes.push(shadowless(x, y, depth, x + long, y + tall * 0.0034, depth + 0.1, neon(tone, 0.9)))
        x += long * 1.25
      }
    }
  return { boxes, solids }
}
