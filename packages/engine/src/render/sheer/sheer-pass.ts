import type { Band } from '../band.ts'
import { smoothstep } from '../noise.ts'
import type { Scene } from '../scene.ts'
import { boundsRange, TILE } from '../screen-tiles.ts'
import type { ShadingContext } from '../shading-context.ts'
import { standSolid } from '../solids/placed-solid.ts'
import { createSurroundings } from '../surroundings.ts'
import { isSheer, type SheerBody, sheerBody } from './sheer-body.ts'
import { createWalls, WALL } from './sheer-walls.ts'

/** Max walls that a ray passes, over all glass in its path. */
const MAX_WALLS = 12
/** Glass with a higher transmittance takes the depth of the thing behind it. */
const SEEN_THROUGH = 0.7
/** A liquid of higher opacity is focused on itself, not on the thing behind it. */
const DRINK = 0.3
/** Numbers per wall: premultiplied color 0..2, transmittance per color 3..5, normal 6..8, distance 9. */
const LOOK = 10

/**
 * Adds thin glass and clear liquids to a strip, after its cards and before any shading: they cover their share, add their reflections, and leave
 * the rest, tinted, to the things behind them.
 */
export function createSheerPass(scene: Scene, { view, dome, fog, lighting }: Pick<ShadingContext, 'view' | 'dome' | 'fog' | 'lighting'>): (band: Band) => void {
  const { ray, castRay, rightX, rightZ } = view
  const { result, illuminate } = lighting
  const { ambient, sunColor } = scene.sky
  const lookAround = createSurroundings(scene, dome)
  const across = Math.ceil(view.width / TILE)
  const down = Math.ceil(view.height / TILE)
  const bodies = scene.solids.filter(({ kit }) => isSheer(kit)).map((solid) => sheerBody(standSolid(solid)))
  const tiles = new Map<number, SheerBody[]>()
  const range = new Int32Array(4)
  for (const body of bodies) {
    if (!boundsRange(view, body, across, down, range)) continue
    for (let y = range[1]; y <= range[3]; y++)
      for (let x = range[0]; x <= range[2]; x++) {
        const tile = y * across + x
        tiles.set(tile, [...(tiles.get(tile) ?? []), body])
      }
  }
  const { data: met, find } = createWalls()
  const seen = new Float64Array(3)
  const mirrored = new Float64Array(3)
  const looks = new Float64Array(MAX_WALLS * LOOK)
  const entered = new Float64Array(MAX_WALLS * WALL)
  const owners: SheerBody[] = []
  const order = new Uint8Array(MAX_WALLS)
  // Light that windows and lamps of a room reflect on glass, whatever is behind it.
  const gleam = [0, 1, 2].map((c) => ambient[c] * 0.7 + sunColor[c] * 0.25)

  /** Writes the light of wall `wall` in `entered` to the same row of `looks`; glass behind other glass has no highlights. */
  function lightWall({ material, radius, hue }: SheerBody, wall: number, isNear: boolean): void {
    const at = wall * LOOK
    const from = wall * WALL
    const t = entered[from]
    const nx = entered[from + 2]
    const ny = entered[from + 3]
    const nz = entered[from + 4]
    const facing = Math.min(0, ray[3] * nx + ray[4] * ny + ray[5] * nz)
    const grazing = 1 + facing
    // Flat parts, such as the foot of a wine glass, have edges only at the rim.
    const edge = smoothstep(0.5, 0.96, grazing) * (1 - 0.6 * ny * ny)
    // Thick toward its edges, glass refracts its surroundings there and is darker or brighter than the background.
    const bend = 1.1
    lookAround(ray[3] - (nx - facing * ray[3]) * bend, ray[4] - (ny - facing * ray[4]) * bend, ray[5] - (nz - facing * ray[5]) * bend, seen)
    lookAround(ray[3] - 2 * facing * nx, ray[4] - 2 * facing * ny, ray[5] - 2 * facing * nz, mirrored)
    const { sheer = 0, liquid } = material
    if (isNear || liquid) {
      illuminate(
        ray[0] + ray[3] * t,
        ray[1] + ray[4] * t,
        ray[2] + ray[5] * t,
        nx,
        ny,
        nz,
        ray[3],
        ray[4],
        ray[5],
        1,
        1,
        material.specular ?? 1,
        material.gloss ?? 120,
        0,
      )
    } else result.fill(0)
    const clear = fog.dense ? 1 - fog.amount(t, ray[4]) : 1
    looks[at + 6] = nx
    looks[at + 7] = ny
    looks[at + 8] = nz
    looks[at + 9] = t
    if (liquid) {
      const way = (entered[from + 1] - t) / radius
      const hidden = 1 - (1 - sheer) ** way
      const mirror = 0.02 + 0.3 * grazing ** 5
      for (let c = 0; c < 3; c++) {
        const own = material.color[c] * (0.6 * result[c] + 0.7 * seen[c])
        looks[at + c] = (own * hidden + mirrored[c] * mirror + result[3 + c]) * clear
        looks[at + 3 + c] = 1 - (1 - (1 - hidden) * hue[c] ** way) * clear
      }
      return
    }
    // A tall window to the left reflects as a band of light, a lamp to the right as a thin one.
    const side = nx * rightX + nz * rightZ
    const upright = 1 - smoothstep(0.35, 0.75, Math.abs(ny))
    const band =
      smoothstep(-0.78, -0.72, side) * (1 - smoothstep(-0.56, -0.44, side)) * 0.5 + smoothstep(0.7, 0.76, side) * (1 - smoothstep(0.8, 0.84, side)) * 0.3
    const streak = band * upright
    const hidden = sheer + (0.72 - 0.4 * sheer) * edge
    const mirror = 0.03 + 0.22 * grazing ** 4
    const open = 1 - Math.min(0.92, hidden + streak * 0.5) * clear
    for (let c = 0; c < 3; c++) {
      const tint = 0.2 + 0.8 * material.color[c]
      const through = seen[c] * tint * (0.95 - 0.68 * edge) * hidden
      looks[at + c] = (through + mirrored[c] * mirror + result[3 + c] + gleam[c] * (streak + 0.08 * edge * edge)) * clear
      looks[at + 3 + c] = open * (1 - (1 - hue[c]) * clear)
    }
  }

  /** Fills `entered` with all walls that the ray enters before `limit`, and `order` with their order from near to far. */
  function enter(list: readonly SheerBody[], limit: number): number {
    let count = 0
    for (const body of list) {
      const walls = find(body, ray[0], ray[1], ray[2], ray[3], ray[4], ray[5], 0.05, limit)
      for (let w = 0; w < walls && count < MAX_WALLS; w++) {
        const t = met[w * WALL]
        for (let k = 0; k < WALL; k++) entered[count * WALL + k] = met[w * WALL + k]
        owners[count] = body
        let k = count
        for (; k > 0 && entered[order[k - 1] * WALL] > t; k--) order[k] = order[k - 1]
        order[k] = count++
      }
    }
    return count
  }

  function lookThrough(list: readonly SheerBody[], band: Band, i: number): void {
    const { spriteDepth, color, tint, through, normal } = band
    const card = spriteDepth[i]
    const count = enter(list, card !== 0 ? Math.min(card, band.depth[i]) : band.depth[i])
    if (count === 0) return
    const j = i * 3
    for (let c = 0; c < 3; c++) tint[j + c] = 1
    let isDrink = false
    for (let k = count - 1; k >= 0; k--) {
      const at = order[k] * LOOK
      const { liquid, sheer = 0 } = owners[order[k]].material
      isDrink ||= liquid === true && sheer > DRINK
      lightWall(owners[order[k]], order[k], k < 2)
      for (let c = 0; c < 3; c++) {
        color[j + c] = color[j + c] * looks[at + 3 + c] + looks[at + c]
        tint[j + c] *= looks[at + 3 + c]
      }
    }
    const most = Math.max(tint[j], tint[j + 1], tint[j + 2], 1e-3)
    for (let c = 0; c < 3; c++) tint[j + c] /= most
    // Never fully 1: anything behind glass must not be interpolated.
    through[i] *= Math.min(most, 0.999)
    const first = order[0] * LOOK
    // Through a clear lens, focus depends on the thing behind it; glass that hides it, or that holds a drink, uses its own depth.
    if (most < SEEN_THROUGH || isDrink) spriteDepth[i] = looks[first + 9]
    else if (card === 0) spriteDepth[i] = band.depth[i]
    band.spriteInstance[i] = owners[order[0]].solid.instance
    band.sheer[i] = 1
    for (let c = 0; c < 3; c++) normal[j + c] = looks[first + 6 + c]
  }

  return (band) => {
    const bottom = band.top + band.filled
    for (const [tile, list] of tiles) {
      const left = (tile % across) * TILE
      const upper = Math.floor(tile / across) * TILE
      const right = Math.min(view.width, left + TILE)
      const last = Math.min(bottom, upper + TILE)
      for (let y = Math.max(band.top, upper); y < last; y++)
        for (let x = left; x < right; x++) {
          const i = (y - band.top) * band.width + x
          // A card hides glass behind it, but not in front of it.
          if (band.through[i] < 0.02 && band.spriteDepth[i] === 0) continue
          castRay(x, y)
          lookThrough(list, band, i)
        }
    }
  }
}
