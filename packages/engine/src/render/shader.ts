import { type Band, HIT } from './band.ts'
import { leaningNormal } from './leaning-box.ts'
import { smoothstep } from './noise.ts'
import type { ShadingContext } from './shading-context.ts'
import { createSolidShader, SOLID_LOOK } from './solids/solid-shader.ts'

/** Shades pixels of a strip, except water, which the reflection pass shades. */
export type Shader = {
  /**
   * Shades a pixel completely: color, albedo, normal, fur, wetness. `knownSun` and `knownOpen` are the shares of sun and sky that reach it, or
   * -1 to compute them. With `knownNormal` the strip already has the slope of the ground.
   */
  readonly shadePixel: (band: Band, i: number, x: number, y: number, knownSun: number, knownOpen: number, knownNormal: boolean) => void
  /** Like `shadePixel`, for boxes, with the light already in `lighting.result` when `lit`. */
  readonly shadeBox: (band: Band, i: number, x: number, y: number, lit: boolean) => void
}

/** Share of the sun left on the ground right below a body: otherwise a low sun would shine through and the body would seem to float. */
const contact = (open: number): number => 0.3 + 0.7 * smoothstep(0.2, 0.9, open)

export function createShader(context: ShadingContext): Shader {
  const { scene, view, placed, sky, fog, lighting, shadows, glassLight, spriteShadows, decals } = context
  const { terrain, boxes } = scene
  const { ray, castRay, pixelSize, orthographic } = view
  const { result, illuminate } = lighting
  const albedo = new Float64Array(3)
  const haze = new Float64Array(3)
  const face = new Float64Array(8)
  const faceNormal = new Float64Array(3)
  const shadeSolid = createSolidShader(context)
  const solidLook = new Float64Array(SOLID_LOOK)
  const footprint = (t: number): number => pixelSize * (orthographic ? 1 : t)

  function put(band: Band, i: number, r: number, g: number, b: number): void {
    const j = i * 3
    const free = band.through[i]
    const { color, tint } = band
    if (band.sheer[i] === 1) {
      color[j] += r * free * tint[j]
      color[j + 1] += g * free * tint[j + 1]
      color[j + 2] += b * free * tint[j + 2]
      return
    }
    color[j] += r * free
    color[j + 1] += g * free
    color[j + 2] += b * free
  }

  function putSurface(band: Band, i: number, nx: number, ny: number, nz: number): void {
    const behindGlass = band.sheer[i] === 1
    if (band.spriteDepth[i] !== 0 && !behindGlass) return
    const j = i * 3
    band.albedo[j] = albedo[0]
    band.albedo[j + 1] = albedo[1]
    band.albedo[j + 2] = albedo[2]
    if (behindGlass) return
    band.normal[j] = nx
    band.normal[j + 1] = ny
    band.normal[j + 2] = nz
  }

  function putFogged(band: Band, i: number, t: number, r: number, g: number, b: number): void {
    if (!fog.dense) {
      put(band, i, r, g, b)
      return
    }
    const share = fog.amount(t, ray[4])
    fog.color(ray[3], ray[5], haze, ray[4])
    put(band, i, r + (haze[0] - r) * share, g + (haze[1] - g) * share, b + (haze[2] - b) * share)
  }

  function shadeSky(band: Band, i: number, y: number): void {
    // A parallel view has only one direction: its sky is spread over the picture's height instead.
    const up = orthographic ? 0.05 + 0.5 * (1 - y / view.height) : ray[4]
    sky(ray[3], up, ray[5], albedo)
    put(band, i, albedo[0], albedo[1], albedo[2])
    putSurface(band, i, 0, 0, 0)
  }

  function shadeTerrain(band: Band, i: number, knownSun: number, knownOpen: number, knownNormal: boolean): void {
    if (!terrain) return
    const t = band.depth[i]
    const x = ray[0] + ray[3] * t
    const y = ray[1] + ray[4] * t
    const z = ray[2] + ray[5] * t
    let nx = band.normal[i * 3]
    let ny = band.normal[i * 3 + 1]
    let nz = band.normal[i * 3 + 2]
    if (!knownNormal) {
      ny = Math.max(0.004, footprint(t) * 0.9)
      const octaves = t < 12 ? 9 : t < 60 ? 8 : 7
      const h = terrain.height(x, z, octaves)
      nx = h - terrain.height(x + ny, z, octaves)
      nz = h - terrain.height(x, z + ny, octaves)
    }
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
    let sun = knownSun
    if (sun < 0) {
      sun = t < 60 ? shadows.sunlight(x, y + 0.01, z) : 1
      if (spriteShadows && sun > 0) sun *= spriteShadows(x, z)
      if (sun > 0.05) sun *= shadows.pastHills(x, y, z)
    }
    let open = knownOpen
    if (open < 0) open = t < 40 ? shadows.openness(x, y, z, nx, ny, nz) : 1
    band.sun[i] = sun
    band.open[i] = open
    const shine = 0.06 * (terrain.sparkle ?? 0)
    illuminate(x, y, z, nx, ny, nz, ray[3], ray[4], ray[5], sun * contact(open), open, shine, 30, 0.15)
    glassLight?.(result, x, y, z, nx, ny, nz, sun * contact(open))
    putFogged(band, i, t, albedo[0] * result[0] + result[3], albedo[1] * result[1] + result[4], albedo[2] * result[2] + result[5])
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
    for (let k = 0; k < 3; k++) faceNormal[k] = k === axis ? sign : 0
    if (box.lean && axis !== 1) leaningNormal(box, axis, px, py, pz, faceNormal)
    const nx = faceNormal[0]
    const ny = faceNormal[1]
    const nz = faceNormal[2]
    for (let k = 0; k < face.length; k++) face[k] = 0
    const u = axis === 0 ? pz - box.min[2] : px - box.min[0]
    const v = axis === 1 ? pz - box.min[2] : py - box.min[1]
    box.face(axis, u, v, px, py, pz, face)
    albedo[0] = face[0]
    albedo[1] = face[1]
    albedo[2] = face[2]
    if (box.instance > 0) decals.paint(-box.instance, px, py, pz, nx, ny, nz, albedo)
    if (!lit) {
      const sun = shadows.sunlight(px + nx * 0.01, py + ny * 0.01, pz + nz * 0.01)
      const open = shadows.openness(px, py, pz, nx, ny, nz)
      const lightOfSun = ny > 0.5 ? sun * contact(open) : sun
      illuminate(px, py, pz, nx, ny, nz, ray[3], ray[4], ray[5], lightOfSun, open, 1, 40, 0)
      glassLight?.(result, px, py, pz, nx, ny, nz, lightOfSun)
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

  function shadePixel(band: Band, i: number, x: number, y: number, knownSun: number, knownOpen: number, knownNormal: boolean): void {
    castRay(x, y)
    const hit = band.hit[i]
    if (hit === HIT.sky) shadeSky(band, i, y)
    else if (hit === HIT.terrain) shadeTerrain(band, i, knownSun, knownOpen, knownNormal)
    else {
      shadeSolid(hit - 1, band.depth[i], knownSun, knownOpen, solidLook)
      band.sun[i] = solidLook[10]
      band.open[i] = solidLook[11]
      for (let c = 0; c < 3; c++) albedo[c] = solidLook[3 + c]
      band.fur[i] = solidLook[9]
      const [r, g, b] = solidLook
      if (placed[hit - 1].solid.kit.beyondAir) put(band, i, r, g, b)
      else putFogged(band, i, band.depth[i], r, g, b)
      putSurface(band, i, solidLook[6], solidLook[7], solidLook[8])
    }
  }

  return { shadePixel, shadeBox }
}
