import { type Face, matte } from '../../kits/buildings/wall-faces.ts'
import { pairs, triples } from '../../kits/tuples.ts'
import { hash2, smoothstep, valueNoise } from '../../render/noise.ts'
import type { Rgb } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'

/** Leaves per half of the picture's height. */
const LEAVES = 21
/** Cell size of a blossom relative to a leaf. */
const BLOSSOM = 2.5
/** Layers of leaves, nearest first: the cover from which each grows, and how much light falls on it. */
const LAYERS: readonly (readonly [least: number, light: number])[] = pairs([0.86, 1.15, 0.77, 0.72, 0.7, 0.4])
/** Max difference in cover between a point and the leaves that reach it. */
const NEAR = 0.35
const EVERYWHERE = (): number => 2
const PETALS: readonly Rgb[] = triples([0.78, 0.2, 0.34, 0.86, 0.5, 0.56, 0.84, 0.78, 0.72])

/**
 * A wall with roses that hang from above and climb up both sides, painted leaf by leaf; its middle stays calm behind the subjects. `back` is the
 * depth of the wall.
 */
export function climbingRoses(stage: Stage, back: number, wall: Face): Face {
  if (!stage.allows('plants') || !stage.allows('flowers')) return wall
  const [halfX, halfY] = [stage.halfWidthAt(back), stage.halfHeightAt(back)]
  const size = halfY / LEAVES
  const seed = stage.seed % 97
  // How far the roses reach into the picture: far at the top and along both edges, hardly into the middle.
  const cover = (x: number, y: number): number =>
    Math.max(((y - stage.eye) / halfY) * 1.05, (Math.abs(x) / halfX) * 1.08) +
    0.62 * (valueNoise((x / halfX) * 3.2 + seed, (y / halfY) * 3.2) - 0.42) +
    0.16 * (valueNoise(x / size / 1.7, y / size / 1.7 + seed) - 0.5)
  return (axis, u, v, x, y, z, out) => {
    const here = cover(x, y)
    if (here < 0.5) return wall(axis, u, v, x, y, z, out)
    if (here > 0.7 && blossomAt(x, y, size * BLOSSOM, cover, seed, out)) return
    for (const [layer, [least, light]] of LAYERS.entries()) {
      if (here < least - NEAR) continue
      // Deep inside the foliage every cell has a leaf, so the cover is not computed.
      const covered = here > least + NEAR ? EVERYWHERE : cover
      if (leafAt(x, y, size * (1 + layer * 0.12), layer, least, light, covered, seed, out)) return
    }
    wall(axis, u, v, x, y, z, out)
    const shade = 1 - 0.62 * smoothstep(0.52, 0.82, here)
    for (let i = 0; i < 3; i++) out[i] *= shade
  }
}

function leafAt(x: number, y: number, size: number, layer: number, least: number, light: number, cover: (x: number, y: number) => number, seed: number,
  out: Float64Array): boolean {
  const [i0, j0] = [Math.floor(x / size), Math.floor(y / size)]
  for (let n = 0; n < 9; n++) {
    const i = i0 + (n % 3) - 1
    const j = j0 + Math.floor(n / 3) - 1
    const key = hash2(i + seed + layer * 31, j + layer * 57)
    const cx = (i + 0.2 + 0.6 * key) * size
    const cy = (j + 0.2 + 0.6 * hash2(j + 19 + layer, i + seed)) * size
    const dx = x - cx
    const dy = y - cy
    if (dx * dx + dy * dy > 0.61 * size * size || cover(cx, cy) < least) continue
    const angle = key * 41
    const along = (dx * Math.cos(angle) + dy * Math.sin(angle)) / (0.78 * size)
    const across = (dy * Math.cos(angle) - dx * Math.sin(angle)) / (0.46 * size)
    if (along * along + Math.abs(across) ** 1.4 > 1) continue
    const rib = Math.abs(across) < 0.07 ? 1.25 : 1
    const tone = light * (0.62 + 0.55 * hash2(i, j + seed)) * (1 - 0.32 * across * Math.sign(0.5 - key)) * rib
    matte(out, (0.07 + 0.06 * key) * tone, 0.21 * tone, 0.045 * tone, 0.16)
    return true
  }
  return false
}

function blossomAt(x: number, y: number, size: number, cover: (x: number, y: number) => number, seed: number, out: Float64Array): boolean {
  const [i0, j0] = [Math.floor(x / size), Math.floor(y / size)]
  for (let n = 0; n < 9; n++) {
    const i = i0 + (n % 3) - 1
    const j = j0 + Math.floor(n / 3) - 1
    const key = hash2(i + seed + 7, j + 3)
    if (key > 0.62) continue
    const cx = (i + 0.25 + 0.5 * hash2(j, i + seed)) * size
    const cy = (j + 0.25 + 0.5 * hash2(i + 5, j + seed)) * size
    const dx = x - cx
    const dy = y - cy
    if (dx * dx + dy * dy > 0.29 * size * size || cover(cx, cy) < 0.86) continue
    const angle = Math.atan2(dy, dx)
    const radius = size * (0.32 + 0.2 * hash2(i + 2, j + 8))
    const far = Math.hypot(dx, dy) / (radius * (0.93 + 0.09 * Math.cos(angle * 5 + key * 9)))
    if (far > 1) continue
    const petal = PETALS[Math.floor(hash2(i + 13, j + seed) * PETALS.length)]
    // Petals form rings around the center, each darker where it goes under the next.
    const ring = (far * 3.2 + (angle / Math.PI) * 0.5 + 9) % 1
    const k = (0.55 + 0.5 * ring) * (0.62 + 0.42 * far) * (1 + 0.16 * (dy / radius))
    matte(out, petal[0] * k, petal[1] * k, petal[2] * k, 0.1)
    return true
  }
  return false
}
