import type { Band } from './band.ts'
import { blockAt } from './distance-grid.ts'
import { smoothstep } from './noise.ts'
import { type PlacedSolid, placeSolid } from './placed-solid.ts'
import type { Scene, SolidKit } from './scene.ts'
import { sphereRange, TILE } from './screen-tiles.ts'
import type { ShadingContext } from './shading-context.ts'
import { distance, distanceAndGradient, gradient } from './signed-distance.ts'
import { createSolidMarch } from './solid-march.ts'
import { createSurroundings } from './surroundings.ts'

/** Walls of one vessel that a ray is followed through: its front and its back, and the rim between. */
const WALLS = 3
/** Of one wall: premultiplied colour 0..2, share that it hides 3, normal 4..6, distance 7. */
const WALL = 8

/** True for a body of thin glass. */
export function isSheer({ primitives, materials }: SolidKit): boolean {
  return materials[primitives[0]?.material]?.sheer !== undefined
}

/**
 * Lays thin glass over what a strip shows so far, after its cards and before anything is shaded: it takes the share it hides, adds what
 * it mirrors, and leaves the rest to what is behind.
 */
export function createSheerPass(
  scene: Scene,
  { view, dome, fog, lighting }: Pick<ShadingContext, 'view' | 'dome' | 'fog' | 'lighting'>,
): (band: Band) => void {
  const { ray, castRay, rightX, rightZ } = view
  const { result, illuminate } = lighting
  const { ambient, sunColor } = scene.sky
  const { march } = createSolidMarch(view)
  const lookAround = createSurroundings(scene, dome)
  const across = Math.ceil(view.width / TILE)
  const down = Math.ceil(view.height / TILE)
  // A glass begins nearer than what is in it.
  const away = ({ x, y, z, radius }: PlacedSolid) => Math.hypot(x - view.x, y - view.y, z - view.z) - radius
  // The farthest first: each lies over those behind it.
  const vessels = scene.solids
    .filter(({ kit }) => isSheer(kit))
    .map((solid) => placeSolid(solid, view))
    .sort((a, b) => away(b) - away(a))
    .map((place) => {
      const range = new Int32Array(4)
      sphereRange(view, place, across, down, range)
      return { place, range }
    })
  const seen = new Float64Array(3)
  const mirrored = new Float64Array(3)
  const walls = new Float64Array(WALLS * WALL)
  // What windows and lamps of a room throw on glass, whatever is behind it.
  const gleam = [0, 1, 2].map((c) => ambient[c] * 0.7 + sunColor[c] * 0.25)

  /** Distance to the vessel's surface `t` metres along the ray; with `slope` its gradient too. */
  function distanceAt({ solid, cos, sin, perScale, grid, body }: PlacedSolid, t: number, slope: boolean) {
    const wx = (ray[0] + ray[3] * t - solid.position[0]) * perScale
    const oy = (ray[1] + ray[4] * t - solid.position[1]) * perScale
    const wz = (ray[2] + ray[5] * t - solid.position[2]) * perScale
    const ox = wx * cos - wz * sin
    const oz = wx * sin + wz * cos
    const { shapeStart, shapeCount, colorStart, colorCount, indices } = grid.members
    const block = blockAt(grid, ox, oy, oz)
    if (!slope) {
      const from = shapeStart[block]
      return distance(body.data, indices.list, from, from + shapeCount[block], ox, oy, oz)
    }
    const from = colorStart[block]
    return distanceAndGradient(body.data, indices.list, from, from + colorCount[block], ox, oy, oz)
  }

  function lightWall(place: PlacedSolid, t: number, at: number): void {
    const { cos, sin, body } = place
    distanceAt(place, t, true)
    const nx = gradient[0] * cos + gradient[2] * sin
    const ny = gradient[1]
    const nz = gradient[2] * cos - gradient[0] * sin
    const material = body.kit.materials[gradient[3]]
    const facing = Math.min(0, ray[3] * nx + ray[4] * ny + ray[5] * nz)
    const grazing = 1 + facing
    const edge = smoothstep(0.5, 0.96, grazing)
    // Thick towards its edges, glass bends in what is beside it, and turns dark or bright against what is behind.
    const bend = 1.1
    lookAround(
      ray[3] - (nx - facing * ray[3]) * bend,
      ray[4] - (ny - facing * ray[4]) * bend,
      ray[5] - (nz - facing * ray[5]) * bend,
      seen,
    )
    lookAround(ray[3] - 2 * facing * nx, ray[4] - 2 * facing * ny, ray[5] - 2 * facing * nz, mirrored)
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
    // A tall window to the left shows as a band of light, a lamp to the right as a thin one.
    const side = nx * rightX + nz * rightZ
    const upright = 1 - smoothstep(0.35, 0.75, Math.abs(ny))
    const band =
      smoothstep(-0.78, -0.72, side) * (1 - smoothstep(-0.56, -0.44, side)) * 0.5 +
      smoothstep(0.7, 0.76, side) * (1 - smoothstep(0.8, 0.84, side)) * 0.3
    const streak = band * upright
    const { sheer = 0 } = material
    const hidden = sheer + (0.72 - 0.4 * sheer) * edge
    const mirror = 0.03 + 0.22 * grazing ** 4
    const clear = fog.dense ? 1 - fog.amount(t, ray[4]) : 1
    for (let c = 0; c < 3; c++) {
      const tint = 0.2 + 0.8 * material.color[c]
      const through = seen[c] * tint * (0.95 - 0.68 * edge) * hidden
      walls[at + c] =
        (through + mirrored[c] * mirror + result[3 + c] + gleam[c] * (streak + 0.08 * edge * edge)) * clear
    }
    walls[at + 3] = Math.min(0.92, hidden + streak * 0.5) * clear
    walls[at + 4] = nx
    walls[at + 5] = ny
    walls[at + 6] = nz
    walls[at + 7] = t
  }

  /** The far side of the wall that the ray enters at `t`. */
  function leaveWall(place: PlacedSolid, t: number, limit: number): number {
    const least = place.radius * 0.004
    // Nearer than this the march would take the wall for met again.
    const free = view.pixelSize * (view.orthographic ? 1 : t)
    let at = t + least
    for (let i = 0; i < 60 && at < limit; i++) {
      const d = distanceAt(place, at, false) * place.scale
      if (d > free) return at
      at += Math.max(least, Math.abs(d))
    }
    return limit
  }

  function lookThrough(place: PlacedSolid, band: Band, i: number): void {
    const { spriteDepth, color, through, normal } = band
    const card = spriteDepth[i]
    const limit = card !== 0 ? Math.min(card, band.depth[i]) : band.depth[i]
    let count = 0
    let start = 0.05
    while (count < WALLS && start < limit) {
      const t = march(place, start, limit)
      if (t >= limit) break
      lightWall(place, t, count * WALL)
      count++
      start = leaveWall(place, t, limit)
    }
    if (count === 0) return
    const j = i * 3
    for (let k = count - 1; k >= 0; k--) {
      const at = k * WALL
      const open = 1 - walls[at + 3]
      for (let c = 0; c < 3; c++) color[j + c] = color[j + c] * open + walls[at + c]
      through[i] *= open
    }
    spriteDepth[i] = walls[7]
    band.spriteInstance[i] = place.solid.instance
    band.sheer[i] = 1
    for (let c = 0; c < 3; c++) normal[j + c] = walls[4 + c]
  }

  return (band) => {
    const bottom = band.top + band.filled
    for (const { place, range } of vessels) {
      const right = Math.min(view.width, (range[2] + 1) * TILE)
      const last = Math.min(bottom, (range[3] + 1) * TILE)
      for (let y = Math.max(band.top, range[1] * TILE); y < last; y++)
        for (let x = range[0] * TILE; x < right; x++) {
          const i = (y - band.top) * band.width + x
          if (band.through[i] < 0.02) continue
          castRay(x, y)
          lookThrough(place, band, i)
        }
    }
  }
}
