import { type Band, HIT } from './band.ts'
import type { DecalPass } from './decal-pass.ts'
import { blockAt } from './distance-grid.ts'
import type { Fog } from './fog.ts'
import type { Lighting } from './lighting.ts'
import { fbm, smoothstep } from './noise.ts'
import type { PlacedSolid } from './placed-solid.ts'
import type { Scene } from './scene.ts'
import type { ScreenTiles } from './screen-tiles.ts'
import type { Shadows } from './shadows.ts'
import { distanceAndGradient, gradient } from './signed-distance.ts'
import type { SkyColor } from './sky.ts'
import type { SpriteShadows } from './sprite-shadows.ts'
import { blendedColor, patternShare } from './surface-material.ts'
import type { TerrainMap } from './terrain-march.ts'
import type { View } from './view.ts'

/** What shading a pixel needs to know of the picture. */
export type ShadingContext = {
  readonly scene: Scene
  readonly view: View
  readonly tiles: ScreenTiles
  readonly placed: readonly PlacedSolid[]
  readonly terrainMap: TerrainMap | undefined
  readonly sky: SkyColor
  readonly dome: SkyColor
  readonly fog: Fog
  readonly lighting: Lighting
  readonly shadows: Shadows
  readonly spriteShadows: SpriteShadows | undefined
  readonly decals: DecalPass
}

/** Shades one pixel of a strip completely: colour, albedo, normal, fur, wetness. Water is left to the reflection pass. */
export type Shader = {
  readonly shadePixel: (band: Band, i: number, x: number, y: number) => void
  /** As `shadePixel` for boxes, with the light already in `lighting.result` when `lit`. */
  readonly shadeBox: (band: Band, i: number, x: number, y: number, lit: boolean) => void
}

export function createShader(context: ShadingContext): Shader {
  const { scene, view, placed, sky, dome, fog, lighting, shadows, spriteShadows, decals } = context
  const { terrain, boxes } = scene
  const { ray, castRay, pixelSize, orthographic } = view
  const { result, illuminate } = lighting
  const albedo = new Float64Array(3)
  const mirrored = new Float64Array(3)
  const haze = new Float64Array(3)
  const face = new Float64Array(8)
  const skySun = scene.sky.sunColor
  const [lx, ly, lz] = scene.sky.sunDirection
  const footprint = (t: number): number => pixelSize * (orthographic ? 1 : t)

  function put(band: Band, i: number, r: number, g: number, b: number): void {
    const j = i * 3
    const free = band.through[i]
    band.color[j] += r * free
    band.color[j + 1] += g * free
    band.color[j + 2] += b * free
  }

  function putSurface(band: Band, i: number, nx: number, ny: number, nz: number): void {
    if (band.spriteDepth[i] !== 0) return
    const j = i * 3
    band.albedo[j] = albedo[0]
    band.albedo[j + 1] = albedo[1]
    band.albedo[j + 2] = albedo[2]
    band.normal[j] = nx
    band.normal[j + 1] = ny
    band.normal[j + 2] = nz
  }

  function putFogged(band: Band, i: number, t: number, r: number, g: number, b: number): void {
    if (!fog.dense) {
      put(band, i, r, g, b)
      return
    }
    const share = fog.amount(t)
    fog.color(ray[3], ray[5], haze)
    put(band, i, r + (haze[0] - r) * share, g + (haze[1] - g) * share, b + (haze[2] - b) * share)
  }

  function shadeSky(band: Band, i: number, y: number): void {
    // A parallel view has one direction only: its sky is spread over the picture's height instead.
    const up = orthographic ? 0.05 + 0.5 * (1 - y / view.height) : ray[4]
    sky(ray[3], up, ray[5], albedo)
    put(band, i, albedo[0], albedo[1], albedo[2])
    putSurface(band, i, 0, 0, 0)
  }

  function shadeTerrain(band: Band, i: number): void {
    if (!terrain) return
    const t = band.depth[i]
    const x = ray[0] + ray[3] * t
    const y = ray[1] + ray[4] * t
    const z = ray[2] + ray[5] * t
    const e = Math.max(0.004, footprint(t) * 0.9)
    const octaves = t < 12 ? 9 : t < 60 ? 8 : 7
    const h = terrain.height(x, z, octaves)
    let nx = h - terrain.height(x + e, z, octaves)
    let nz = h - terrain.height(x, z + e, octaves)
    let ny = e
    const inverse = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
    nx *= inverse
    ny *= inverse
    nz *= inverse
    terrain.albedo(x, y, z, ny, albedo)
    if (scene.wetness > 0) {
      const flat = smoothstep(0.86, 0.98, ny) * scene.wetness
      band.wet[i] = flat * 0.8
      const dark = 1 - 0.4 * scene.wetness
      albedo[0] *= dark
      albedo[1] *= dark
      albedo[2] *= dark
    }
    let sun = t < 60 ? shadows.sunlight(x, y + 0.01, z) : 1
    if (spriteShadows && sun > 0) sun *= spriteShadows(x, z)
    if (sun > 0.05) sun *= shadows.pastHills(x, y, z)
    const open = t < 40 ? shadows.openness(x, y, z, nx, ny, nz) : 1
    const shine = 0.06 * (terrain.sparkle ?? 0)
    illuminate(x, y, z, nx, ny, nz, ray[3], ray[4], ray[5], sun, open, shine, 30, 0.15)
    putFogged(
      band,
      i,
      t,
      albedo[0] * result[0] + result[3],
      albedo[1] * result[1] + result[4],
      albedo[2] * result[2] + result[5],
    )
    putSurface(band, i, nx, ny, nz)
  }

  function shadeBox(band: Band, i: number, x: number, y: number, lit: boolean): void {
    castRay(x, y)
    const code = band.hit[i] - HIT.box
    const box = boxes[code >> 2]
    const axis = (code & 3) as 0 | 1 | 2
    const t = band.depth[i]
    const px = ray[0] + ray[3] * t
    const py = ray[1] + ray[4] * t
    const pz = ray[2] + ray[5] * t
    const sign = ray[3 + axis] > 0 ? -1 : 1
    const nx = axis === 0 ? sign : 0
    const ny = axis === 1 ? sign : 0
    const nz = axis === 2 ? sign : 0
    face.fill(0)
    const u = axis === 0 ? pz - box.min[2] : px - box.min[0]
    const v = axis === 1 ? pz - box.min[2] : py - box.min[1]
    box.face(axis, u, v, px, py, pz, face)
    albedo[0] = face[0]
    albedo[1] = face[1]
    albedo[2] = face[2]
    if (box.instance > 0) decals.paint(box.instance, px, py, pz, nx, ny, nz, albedo)
    if (!lit) {
      const sun = shadows.sunlight(px + nx * 0.01, py + ny * 0.01, pz + nz * 0.01)
      const open = shadows.openness(px, py, pz, nx, ny, nz)
      illuminate(px, py, pz, nx, ny, nz, ray[3], ray[4], ray[5], sun, open, 1, 40, 0)
    }
    const shine = face[6]
    putFogged(
      band,
      i,
      t,
      albedo[0] * result[0] + result[3] * shine + face[3],
      albedo[1] * result[1] + result[4] * shine + face[4],
      albedo[2] * result[2] + result[5] * shine + face[5],
    )
    putSurface(band, i, nx, ny, nz)
    if (ny > 0.5) band.wet[i] = Math.max(face[7], scene.wetness)
  }

  function shadeSolid(band: Band, i: number): void {
    const index = band.hit[i] - 1
    const place = placed[index]
    const { solid, body, grid, cos, sin, scale, perScale } = place
    const t = band.depth[i]
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
    if (material.pattern) {
      const share = patternShare(material.pattern, ox, oy, oz)
      for (let c = 0; c < 3; c++) albedo[c] += (material.pattern.color[c] - albedo[c]) * share
    }
    let nx = gradient[0] * cos + gradient[2] * sin
    let ny = gradient[1]
    let nz = gradient[2] * cos - gradient[0] * sin
    const fur = material.fur ?? 0
    const unit = body.radius * scale
    if (fur > 0) {
      // Strands: noise drawn out along the body ruffles colour and normal; cloth (tiny fur) shows only a trace of it.
      const k = 26 / body.radius
      const ruffle = (fbm(ox * k, oy * k * 0.37 + oz * k, 3) - 0.45) * Math.min(1, 0.25 + fur)
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
    const painted = decals.paint(solid.instance, px, py, pz, nx, ny, nz, albedo)
    const lift = 0.062 * unit
    const wrap = fur > 0 ? 0.3 : 0.1
    const towardsSun = nx * lx + ny * ly + nz * lz
    const past = towardsSun > -wrap ? shadows.sunlight(px + nx * lift, py + ny * lift, pz + nz * lift) : 0
    // Where light creeps around an edge, the body's own shadow must not cut it off at once.
    const creeping = 1 - (towardsSun + wrap) / (wrap + 0.06)
    const sun = creeping > 0 ? past + (1 - past) * Math.min(1, creeping) * 0.6 : past
    const open = shadows.openness(px, py, pz, nx, ny, nz)
    const metal = material.metal ?? 0
    illuminate(
      px,
      py,
      pz,
      nx,
      ny,
      nz,
      ray[3],
      ray[4],
      ray[5],
      sun,
      open,
      material.specular ?? 0.08,
      material.gloss ?? 16,
      wrap,
    )
    const diffuse = 1 - metal * 0.75
    let r = albedo[0] * result[0] * diffuse + result[3]
    let g = albedo[1] * result[1] * diffuse + result[4]
    let b = albedo[2] * result[2] * diffuse + result[5]
    const facing = ray[3] * nx + ray[4] * ny + ray[5] * nz
    const grazing = 1 + (facing < 0 ? facing : 0)
    const g2 = grazing * grazing
    const fresnel = metal + (1 - metal) * g2 * g2 * (fur > 0 ? 0.18 : 0.3)
    if (fresnel > 0.002) {
      reflectInto(nx, ny, nz, facing)
      const tint = metal / Math.max(0.04, albedo[0], albedo[1], albedo[2])
      const k = fresnel * (0.35 + 0.65 * open)
      r += mirrored[0] * k * (1 - metal + albedo[0] * tint)
      g += mirrored[1] * k * (1 - metal + albedo[1] * tint)
      b += mirrored[2] * k * (1 - metal + albedo[2] * tint)
    }
    // Light from behind lines hair and cloth with a bright rim.
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
      r += emission[0] * k
      g += emission[1] * k
      b += emission[2] * k
    }
    band.fur[i] = fur * (1 - painted)
    putFogged(band, i, t, r, g, b)
    putSurface(band, i, nx, ny, nz)
  }

  /** What the surface mirrors: the sky dome above, the lit ground below. */
  function reflectInto(nx: number, ny: number, nz: number, facing: number): void {
    const up = ray[4] - 2 * facing * ny
    if (up > -0.05) {
      dome(ray[3] - 2 * facing * nx, up > 0.02 ? up : 0.02, ray[5] - 2 * facing * nz, mirrored)
      return
    }
    const { ground } = scene.sky
    mirrored[0] = ground[0]
    mirrored[1] = ground[1]
    mirrored[2] = ground[2]
  }

  function shadePixel(band: Band, i: number, x: number, y: number): void {
    castRay(x, y)
    const hit = band.hit[i]
    if (hit === HIT.sky) shadeSky(band, i, y)
    else if (hit === HIT.terrain) shadeTerrain(band, i)
    else shadeSolid(band, i)
  }

  return { shadePixel, shadeBox }
}
