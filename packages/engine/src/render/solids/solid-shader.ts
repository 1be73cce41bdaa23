import { fbm, smoothstep } from '../noise.ts'
import type { ShadingContext } from '../shading-context.ts'
import { blendedColor, patternShare } from '../surface-material.ts'
import { createSurroundings } from '../surroundings.ts'
import { blockAt } from './distance-grid.ts'
import { radiusInPixels } from './placed-solid.ts'
import { distanceAndGradient, gradient } from './signed-distance.ts'
import { createSoftSurfaces, SOFT_POINT } from './soft-surfaces.ts'

/** Numbers per shaded point of a solid: color 0..2, albedo 3..5, normal 6..8, fur 9, shares of sun 10 and sky 11. */
export const SOLID_LOOK = 12

/**
 * Shades the point of solid `index` at distance `t` along the view's current ray into `out`, without fog. `knownSun` and `knownOpen` are the
 * shares of sun and sky that reach the point, or -1 to compute them.
 */
export type SolidShader = (index: number, t: number, knownSun: number, knownOpen: number, out: Float64Array) => void

/** Mean of the noise by number of octaves. */
const HAIR_MEANS = [0, 0.25, 0.375, 0.45] as const

/** Openness plus the light that bright surfaces bounce into their own corners (Jimenez 2016): a white beard has no black folds. */
function withBounces(open: number, albedo: number): number {
  const a = 2.0404 * albedo - 0.3324
  const b = -4.7951 * albedo + 0.6417
  const c = 2.7552 * albedo + 0.6903
  return Math.max(open, ((open * a + b) * open + c) * open)
}

export function createSolidShader(context: ShadingContext): SolidShader {
  const { scene, view, placed, dome, lighting, shadows, glassLight, decals } = context
  const { ray } = view
  const { result, illuminate } = lighting
  const albedo = new Float64Array(3)
  const mirrored = new Float64Array(3)
  const skySun = scene.sky.sunColor
  const lookAround = createSurroundings(scene, dome)
  const soft = createSoftSurfaces(scene)
  // Detail finer than a pixel is noise: small bodies have fewer hairs and no pores.
  const sizes = placed.map((place) => radiusInPixels(view, place))
  const hairs = sizes.map((pixels) => (pixels < 70 ? 1 : pixels < 150 ? 2 : 3))
  const fine = sizes.map((pixels) => smoothstep(90, 220, pixels))
  const point = new Float64Array(SOFT_POINT)
  const [lx, ly, lz] = scene.sky.sunDirection

  return function shadeSolid(index, t, knownSun, knownOpen, out) {
    const place = placed[index]
    const { solid, body, grid, cos, sin, scale, perScale } = place
    const px = ray[0] + ray[3] * t
    const py = ray[1] + ray[4] * t
    const pz = ray[2] + ray[5] * t
    const wx = (px - solid.position[0]) * perScale
    const wz = (pz - solid.position[2]) * perScale
    const ox = wx * cos - wz * sin
    const oy = (py - solid.position[1]) * perScale
    const oz = wx * sin + wz * cos
    const { colorStart, colorCount, indices } = grid.members
    const block = blockAt(grid, ox, oy, oz)
    const from = colorStart[block]
    const to = from + colorCount[block]
    distanceAndGradient(body.data, indices.list, from, to, ox, oy, oz)
    const material = body.kit.materials[gradient[3]]
    blendedColor(body, indices.list, from, to, material, albedo)
    let patterned = 0
    if (material.pattern) {
      patterned = patternShare(material.pattern, ox, oy, oz)
      for (let c = 0; c < 3; c++) albedo[c] += (material.pattern.color[c] - albedo[c]) * patterned
    }
    let nx = gradient[0] * cos + gradient[2] * sin
    let ny = gradient[1]
    let nz = gradient[2] * cos - gradient[0] * sin
    const fur = material.fur ?? 0
    const unit = body.radius * scale
    const { skin = 0, cloth = 0, strands } = material
    const ruffled = skin > 0 || cloth > 0 || strands !== undefined
    if (ruffled) {
      point[0] = ox
      point[1] = oy
      point[2] = oz
      point[3] = nx
      point[4] = ny
      point[5] = nz
      point[6] = ray[3]
      point[7] = ray[4]
      point[8] = ray[5]
      soft.ruffle(material, body.radius, point, cos, sin, fine[index], albedo)
      nx = point[3]
      ny = point[4]
      nz = point[5]
    } else if (fur > 0) {
      // Strands: noise stretched along the body ruffles color and normal; cloth (tiny fur) shows only a trace of it.
      const k = 26 / body.radius
      const octaves = hairs[index]
      const noise = fbm(ox * k, oy * k * 0.37 + oz * k, octaves) - HAIR_MEANS[octaves]
      const ruffle = noise * Math.min(1, 0.25 + fur)
      const shade = 1 + ruffle * 0.7
      albedo[0] *= shade
      albedo[1] *= shade
      albedo[2] *= shade
      nx += ruffle * 0.5
      ny += ruffle * 0.3
      nz += ruffle * 0.5
      const inverse = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
      nx *= inverse
      ny *= inverse
      nz *= inverse
    }
    const painted = decals.paint(index, px, py, pz, nx, ny, nz, albedo)
    const lift = 0.062 * unit
    const wrap = skin > 0 ? 0.26 : fur > 0 ? 0.3 : 0.1
    const towardSun = nx * lx + ny * ly + nz * lz
    let past = knownSun
    if (past < 0) past = towardSun > -wrap ? shadows.sunlight(px + nx * lift, py + ny * lift, pz + nz * lift) : 0
    // Where light wraps around an edge, the body's own shadow must not cut it off abruptly.
    const creeping = 1 - (towardSun + wrap) / (wrap + 0.06)
    const sun = creeping > 0 ? past + (1 - past) * Math.min(1, creeping) * 0.6 : past
    const open = knownOpen < 0 ? shadows.openness(px, py, pz, nx, ny, nz) : knownOpen
    const lit = withBounces(open, Math.max(albedo[0], albedo[1], albedo[2]))
    const metal = material.metal ?? 0
    illuminate(px, py, pz, nx, ny, nz, ray[3], ray[4], ray[5], sun, lit, material.specular ?? 0.08, material.gloss ?? 16, wrap)
    glassLight?.(result, px, py, pz, nx, ny, nz, sun)
    const diffuse = 1 - metal * 0.75
    let r = albedo[0] * result[0] * diffuse + result[3]
    let g = albedo[1] * result[1] * diffuse + result[4]
    let b = albedo[2] * result[2] * diffuse + result[5]
    const facing = ray[3] * nx + ray[4] * ny + ray[5] * nz
    const grazing = 1 + Math.min(facing, 0)
    const clear = material.clear ?? 0
    if (clear > 0) {
      // A filled shape is a lens: it shows the background upside down, compressed toward the rim, where the glass is thick and dark.
      const bend = 1.1
      lookAround(ray[3] - (nx - facing * ray[3]) * bend, ray[4] - (ny - facing * ray[4]) * bend, ray[5] - (nz - facing * ray[5]) * bend, mirrored)
      const thick = (0.62 + 0.38 * (1 - grazing)) * (0.45 + 0.55 * open)
      r += (mirrored[0] * (0.12 + 0.88 * albedo[0]) * thick - r) * clear
      g += (mirrored[1] * (0.12 + 0.88 * albedo[1]) * thick - g) * clear
      b += (mirrored[2] * (0.12 + 0.88 * albedo[2]) * thick - b) * clear
      r += result[3]
      g += result[4]
      b += result[5]
    }
    const g2 = grazing * grazing
    const fresnel = metal + (1 - metal) * g2 * g2 * (skin > 0 ? 0.1 : cloth > 0 ? 0.06 : fur > 0 ? 0.18 : 0.3)
    if (fresnel > 0.002) {
      lookAround(ray[3] - 2 * facing * nx, ray[4] - 2 * facing * ny, ray[5] - 2 * facing * nz, mirrored)
      const tint = metal / Math.max(0.04, albedo[0], albedo[1], albedo[2])
      const k = fresnel * (0.35 + 0.65 * open)
      r += mirrored[0] * k * (1 - metal + albedo[0] * tint)
      g += mirrored[1] * k * (1 - metal + albedo[1] * tint)
      b += mirrored[2] * k * (1 - metal + albedo[2] * tint)
    }
    // Backlight gives hair and cloth a bright rim.
    const behind = ray[3] * lx + ray[4] * ly + ray[5] * lz
    if (fur > 0 && past > 0 && behind > -0.3) {
      const rim = grazing * g2 * past * (behind + 0.3) * 0.3 * Math.min(1, 0.4 + fur)
      r += skySun[0] * rim * (0.3 + albedo[0])
      g += skySun[1] * rim * (0.3 + albedo[1])
      b += skySun[2] * rim * (0.3 + albedo[2])
    }
    const { emission } = material
    if (emission) {
      const k = 1 - painted
      // Glowing materials show their pattern in their own light.
      const dark = material.pattern?.color
      const shown = (c: 0 | 1 | 2): number => (dark ? 1 + (Math.min(1, dark[c] / Math.max(0.01, material.color[c])) - 1) * patterned : 1)
      r += emission[0] * k * shown(0)
      g += emission[1] * k * shown(1)
      b += emission[2] * k * shown(2)
    }
    out[0] = r
    out[1] = g
    out[2] = b
    if (ruffled) soft.shine(material, point, past, open, albedo, out)
    out[3] = albedo[0]
    out[4] = albedo[1]
    out[5] = albedo[2]
    out[6] = nx
    out[7] = ny
    out[8] = nz
    out[9] = fur * (1 - painted)
    out[10] = past
    out[11] = open
  }
}
