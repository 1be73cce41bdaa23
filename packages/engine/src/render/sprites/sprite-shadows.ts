import { clamp } from '../noise.ts'
import type { SpriteTexture } from '../painting.ts'
import type { Camera, Scene, Sky, Sprite } from '../scene.ts'
import type { View } from '../view.ts'
import { alphaAt, mipLevel } from './sprite-texture.ts'

/** Share of sunlight that cards (trees, bushes) leave on the ground at (x, z), 0.15 … 1. */
export type SpriteShadows = (x: number, z: number) => number

const CELLS = 320
const SIDE = 56
const PER_METER = CELLS / SIDE
/** Width of the card from which its outline is taken, pixels: shadows have soft edges. */
const OUTLINED = 48
/** Max shadow length per meter of height: real sunset shadows would cross the whole map. */
const LONGEST = 3.5

/** A picture and its preview share their cards, so they share this map too. */
const maps = new WeakMap<readonly Sprite[], { readonly sky: Sky; readonly camera: Camera; readonly shadows: SpriteShadows }>()

/**
 * A map of the shadows that cards cast on the ground near the camera. A card represents a round thing with its outline, so its shadow is that
 * outline swept along the sun's direction. Undefined when no card casts a shadow.
 */
export function createSpriteShadows(scene: Scene, view: View): SpriteShadows | undefined {
  const [lx, ly, lz] = scene.sky.sunDirection
  if (!scene.terrain || scene.sprites.length === 0 || ly <= 0.03) return undefined
  const known = maps.get(scene.sprites)
  if (known && known.sky === scene.sky && known.camera === scene.camera) return known.shadows
  const level = Math.sqrt(lx * lx + lz * lz)
  const x0 = view.x + view.forwardX * SIDE * 0.42 - SIDE / 2
  const z0 = view.z + view.forwardZ * SIDE * 0.42 - SIDE / 2
  const shade = new Uint8Array(CELLS * CELLS)
  const slant = { awayX: level > 1e-4 ? -lx / level : 0, awayZ: level > 1e-4 ? -lz / level : 1, perHeight: Math.min(LONGEST, level / ly) }
  for (const sprite of scene.sprites) cast(sprite, slant, shade, x0, z0)

  const shadows: SpriteShadows = (x, z) => {
    const u = (x - x0) * PER_METER - 0.5
    const v = (z - z0) * PER_METER - 0.5
    if (!(u >= 0 && v >= 0 && u < CELLS - 1 && v < CELLS - 1)) return 1
    const i = u | 0
    const j = v | 0
    const a = u - i
    const b = v - j
    const k = j * CELLS + i
    const top = shade[k] + (shade[k + 1] - shade[k]) * a
    const bottom = shade[k + CELLS] + (shade[k + CELLS + 1] - shade[k + CELLS]) * a
    return 1 - (top + (bottom - top) * b) / 255
  }
  maps.set(scene.sprites, { sky: scene.sky, camera: scene.camera, shadows })
  return shadows
}

/** Direction of shadows on the ground, a unit vector, and their length per meter of height. */
type Slant = { readonly awayX: number; readonly awayZ: number; readonly perHeight: number }

/** Darkens the map's cells in the shadow of a card; the map's corner is at (x0, z0). */
function cast(sprite: Sprite, { awayX, awayZ, perHeight }: Slant, shade: Uint8Array, x0: number, z0: number) {
  const [px, , pz] = sprite.position
  const reach = sprite.height * perHeight
  const half = sprite.width / 2 + 0.3
  const footReach = sprite.width * 0.32
  const widest = sprite.width * 0.5 + blurAt(reach)
  const outline = outlineOf(sprite.texture)
  const left = Math.min(px, px + awayX * reach) - half
  const right = Math.max(px, px + awayX * reach) + half
  const near = Math.min(pz, pz + awayZ * reach) - half
  const far = Math.max(pz, pz + awayZ * reach) + half
  const j1 = Math.min(CELLS - 1, Math.floor((far - z0) * PER_METER))
  for (let j = Math.max(0, Math.floor((near - z0) * PER_METER)); j <= j1; j++) {
    const dz = z0 + (j + 0.5) / PER_METER - pz
    // Most cells in a slanted shadow's bounds lie outside it: each row only visits the cells between its border lines and at the foot.
    const startsAt = -(dz * awayZ) / awayX
    const endsAt = (reach - dz * awayZ) / awayX
    const oneSide = (dz * awayX - widest) / awayZ
    const otherSide = (dz * awayX + widest) / awayZ
    let from = Math.max(left - px, Math.min(startsAt, endsAt), Math.min(oneSide, otherSide))
    let to = Math.min(right - px, Math.max(startsAt, endsAt), Math.max(oneSide, otherSide))
    if (Math.abs(dz) < footReach) {
      from = Math.min(from, -footReach)
      to = Math.max(to, footReach)
    }
    const i1 = Math.min(CELLS - 1, Math.ceil((px + to - x0) * PER_METER))
    for (let i = Math.max(0, Math.floor((px + from - x0) * PER_METER) - 1); i <= i1; i++) {
      const dx = x0 + (i + 0.5) / PER_METER - px
      const along = dx * awayX + dz * awayZ
      const across = Math.abs(dz * awayX - dx * awayZ)
      const blur = blurAt(along)
      const near2 = dx * dx + dz * dz
      const beside = along < 0 || along > reach || across > sprite.width * 0.5 + blur
      if (beside && near2 >= footReach * footReach) continue
      const h = reach > 0.01 ? clamp(along / reach) : 0
      const ends = along < 0 || along > reach ? 0 : 1
      const width = outline[Math.min(31, (h * 32) | 0)] * sprite.width * 0.5
      let dark = ends * clamp(0.5 + (width - across) / (2 * blur)) * 0.8
      // A thing on the ground darkens it around its foot, in any sunlight.
      if (near2 < footReach * footReach) {
        const foot = (1 - Math.sqrt(near2) / footReach) * 0.55
        if (foot > dark) dark = foot
      }
      const value = (dark * 255) | 0
      const k = j * CELLS + i
      if (value > shade[k]) shade[k] = value
    }
  }
}

/** Blur of a shadow's edge at this distance from its caster, meters. */
const blurAt = (along: number) => 0.06 + 0.035 * Math.max(0, along)

const outlines = new WeakMap<SpriteTexture, Float32Array>()

/** Half width of the texture's opaque part in 32 slices from foot to top, as a share of the card's half width. */
function outlineOf(texture: SpriteTexture): Float32Array {
  const known = outlines.get(texture)
  if (known) return known
  const level = mipLevel(texture, OUTLINED)
  const { width, height } = level
  const outline = new Float32Array(32)
  for (let slice = 0; slice < 32; slice++) {
    const row = Math.min(height - 1, Math.floor((1 - (slice + 0.5) / 32) * height))
    let covered = 0
    for (let x = 0; x < width; x++) if (alphaAt(level, x, row) > 0.4) covered++
    outline[slice] = covered / width
  }
  outlines.set(texture, outline)
  return outline
}
