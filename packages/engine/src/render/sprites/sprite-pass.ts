import type { Band } from '../band.ts'
import type { Lighting } from '../lighting.ts'
import type { Scene, Sprite } from '../scene.ts'
import type { Fog } from '../sky/fog.ts'
import { pixelsPerMeter, type View } from '../view.ts'
import { type MipLevel, mipLevel, TEXEL, TEXEL_MAX } from './sprite-texture.ts'

const UNIT = 1 / TEXEL_MAX

/** A card's position in the picture. */
type PlacedSprite = {
  readonly sprite: Sprite
  readonly level: MipLevel
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly distance: number
  /** Unit horizontal direction from the camera. */
  readonly awayX: number
  readonly awayZ: number
  readonly fog: number
  readonly fogColor: Float64Array
  /** Sunlight shining through from behind. */
  readonly translucent: number
}

/** Draws cards into a strip, front to back and before any shading: the background of opaque texels is never shaded. */
export function createSpritePass(scene: Scene, view: View, fog: Fog, lighting: Lighting): (band: Band) => void {
  const placed = scene.sprites.flatMap((sprite) => placeSprite(sprite, scene, view, fog)).sort((a, b) => a.distance - b.distance)
  const { sky } = scene
  const [lx, ly, lz] = sky.sunDirection
  const { result, illuminate } = lighting
  const normal = new Float64Array(3)

  function lightCard(place: PlacedSprite, u: number, v: number, light: number): void {
    const { sprite, awayX, awayZ } = place
    const y = sprite.position[1] + sprite.height * (1 - v)
    // A crown is round: its sides face sideways, its lit texels up.
    const side = (u - 0.5) * 1.9 * (sprite.flip ? -1 : 1)
    let nx = view.rightX * side - awayX * 0.6
    let ny = 0.35 + (light - 0.5) * 0.7 + (0.5 - v) * 0.5
    let nz = view.rightZ * side - awayZ * 0.6
    const inverse = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
    nx *= inverse
    ny *= inverse
    nz *= inverse
    normal[0] = nx
    normal[1] = ny
    normal[2] = nz
    const open = 0.5 + 0.5 * (1 - v * 0.6) * (0.35 + 0.65 * light)
    const sun = 0.35 + 0.6 * light
    if (scene.lights.length > 0) {
      illuminate(sprite.position[0], y, sprite.position[2], nx, ny, nz, awayX, 0, awayZ, sun, open, 0, 1, 0.4)
      return
    }
    const facing = (nx * lx + ny * ly + nz * lz + 0.4) / 1.4
    const direct = facing > 0 ? facing * sun : 0
    const up = 0.5 + 0.5 * ny
    for (let c = 0; c < 3; c++) {
      result[c] = sky.sunColor[c] * direct + (sky.ground[c] + (sky.ambient[c] - sky.ground[c]) * up) * open
      result[3 + c] = 0
    }
  }

  function drawCard(place: PlacedSprite, band: Band): void {
    const { sprite, level, left, top, width, height, fog: haze, fogColor, distance } = place
    const bottom = band.top + band.filled
    if (top >= bottom || top + height < band.top) return
    const { texels, width: mw, height: mh, first, last } = level
    const { color, albedo, through, depth, spriteDepth, spriteInstance, normal: normals } = band
    const near = distance * 0.995
    const y1 = Math.min(bottom, Math.ceil(top + height))
    const perTexel = width / mw
    for (let y = Math.max(band.top, Math.floor(top)); y < y1; y++) {
      const v = (y + 0.5 - top) / height
      if (v < 0 || v >= 1) continue
      const row = Math.min(mh - 1, (v * mh) | 0)
      if (last[row] < 0) continue
      let fv = v * mh - 0.5
      fv = fv < 0 ? 0 : Math.min(fv, mh - 1.001)
      const iv = fv | 0
      const bv = fv - iv
      let from = left + (first[row] - 1) * perTexel
      let to = left + (last[row] + 2) * perTexel
      if (sprite.flip) {
        const mirrored = left + width - (to - left)
        to = left + width - (from - left)
        from = mirrored
      }
      const x1 = Math.min(band.width, Math.ceil(Math.min(to, left + width)))
      for (let x = Math.max(0, Math.floor(Math.max(from, left))); x < x1; x++) {
        const i = (y - band.top) * band.width + x
        const free = through[i]
        if (free < 0.02 || depth[i] < near) continue
        let u = (x + 0.5 - left) / width
        if (u < 0 || u >= 1) continue
        if (sprite.flip) u = 1 - u
        let fu = u * mw - 0.5
        fu = fu < 0 ? 0 : Math.min(fu, mw - 1.001)
        const iu = fu | 0
        const bu = fu - iu
        const k = (iv * mw + iu) * TEXEL
        const l = k + mw * TEXEL
        const w0 = (1 - bu) * (1 - bv) * UNIT
        const w1 = bu * (1 - bv) * UNIT
        const w2 = (1 - bu) * bv * UNIT
        const w3 = bu * bv * UNIT
        const alpha = texels[k + 3] * w0 + texels[k + 8] * w1 + texels[l + 3] * w2 + texels[l + 8] * w3
        if (alpha < 0.031) continue
        const inverse = 1 / alpha
        const ar = (texels[k] * w0 + texels[k + 5] * w1 + texels[l] * w2 + texels[l + 5] * w3) * inverse
        const ag = (texels[k + 1] * w0 + texels[k + 6] * w1 + texels[l + 1] * w2 + texels[l + 6] * w3) * inverse
        const ab = (texels[k + 2] * w0 + texels[k + 7] * w1 + texels[l + 2] * w2 + texels[l + 7] * w3) * inverse
        const light = (texels[k + 4] * w0 + texels[k + 9] * w1 + texels[l + 4] * w2 + texels[l + 9] * w3) * inverse
        lightCard(place, u, v, light)
        const back = place.translucent * light
        let r = ar * (result[0] + sky.sunColor[0] * back) + result[3]
        let g = ag * (result[1] + sky.sunColor[1] * back) + result[4]
        let b = ab * (result[2] + sky.sunColor[2] * back) + result[5]
        r += (fogColor[0] - r) * haze
        g += (fogColor[1] - g) * haze
        b += (fogColor[2] - b) * haze
        const j = i * 3
        const weight = alpha * free
        color[j] += r * weight
        color[j + 1] += g * weight
        color[j + 2] += b * weight
        through[i] = free - weight
        if (alpha > 0.5 && spriteDepth[i] === 0) {
          spriteDepth[i] = distance
          spriteInstance[i] = sprite.instance
          albedo[j] = ar
          albedo[j + 1] = ag
          albedo[j + 2] = ab
          normals[j] = normal[0]
          normals[j + 1] = normal[1]
          normals[j + 2] = normal[2]
        }
      }
    }
  }

  return (band) => {
    for (const place of placed) drawCard(place, band)
  }
}

const projected = new Float64Array(3)

function placeSprite(sprite: Sprite, scene: Scene, view: View, fog: Fog): PlacedSprite[] {
  const [x, y, z] = sprite.position
  view.project(x, y, z, projected)
  const depth = projected[2]
  if (depth <= 0.5) return []
  const scale = pixelsPerMeter(view, depth)
  const width = sprite.width * scale
  const height = sprite.height * scale
  const left = projected[0] - width / 2
  const top = projected[1] - height
  if (left > view.width || left + width < 0 || top > view.height || top + height < 0) return []
  const dx = x - view.x
  const dy = y + sprite.height * 0.3 - view.y
  const dz = z - view.z
  const distance = view.orthographic ? depth : Math.sqrt(dx * dx + dy * dy + dz * dz)
  const flat = 1 / Math.sqrt(dx * dx + dz * dz + 1e-9)
  const awayX = view.orthographic ? view.forwardX : dx * flat
  const awayZ = view.orthographic ? view.forwardZ : dz * flat
  const toSun = awayX * scene.sky.sunDirection[0] + awayZ * scene.sky.sunDirection[2]
  const fogColor = new Float64Array(3)
  if (fog.dense) fog.color(awayX, awayZ, fogColor)
  return [
    {
      sprite,
      level: mipLevel(sprite.texture, width),
      left,
      top,
      width,
      height,
      distance,
      awayX,
      awayZ,
      fog: fog.dense ? fog.amount(distance) : 0,
      fogColor,
      translucent: toSun <= 0 ? 0 : toSun ** 4 * 0.45,
    },
  ]
}
