import { windowed } from '../../../kits/buildings/facade.ts'
import { type Face, masonry, matte, plain, type Slab, slab } from '../../../kits/buildings/wall-faces.ts'
import type { PointLight } from '../../../render/scene.ts'
import { benchSolid } from '../../scenery/furnishings.ts'
import { BALLAST, CAR, carFront, carSide, liveryOf, nameBoard, PIT, platformFloor, stationClock } from '../../scenery/railway.ts'
import { plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { defineSetting } from '../../setting.ts'

/** Two tracks and the ground between platform and fence, meters. */
const TRACKS = [0.75, 2.25, 5.1, 6.6]
const BEYOND = 8.2
/** Posts under the roof, behind the subjects. */
const POSTS = [6.4, 11, 15.6, 20.2, 24.8]
const IRON = plain([0.03, 0.07, 0.06], 0.4)

/** A platform under the open sky: the train waits beside it, a roof on iron posts runs along the station house. */
export const railwayPlatform = defineSetting('railway-platform', { time: 'day', vista: { height: 2.4, eye: 1.75, horizon: 0.5 } }, (stage) => {
  const r = Math.max(1, stage.reach)
  const side = stage.seed % 2 ? 1 : -1
  const dark = stage.night || stage.time === 'dusk'
  const lit = dark || stage.rain || stage.weather.has('fog')
  const back = stage.clearDepth + 64 * r
  const front = -stage.distance - 3
  const edge = Math.max(stage.groupHalfWidth + 0.5, (stage.empty ? 0.05 : 1.05) * r)
  const house = Math.max(edge + 2.6 * r, stage.halfWidthAt(stage.clearDepth + 5 * r) * 0.92)
  const eaves = Math.max(stage.groupHalfWidth + 1.1, house - 3.3 * r)
  const high = 3.3 * r
  const nose = stage.clearDepth + (stage.empty ? 3.4 : 2) * r
  const livery = liveryOf(stage, false)
  const text = stage.texts[0] ?? 'CENTRAL'
  // Everything is laid out with the train on the left and turned over for the other side.
  const put = ([x0, y0, z0]: readonly [number, number, number], [x1, y1, z1]: readonly [number, number, number], face: Face, shadow = true): Slab =>
    side > 0 ? slab(x0, y0, z0, x1, y1, z1, face, shadow) : slab(-x1, y0, z0, -x0, y1, z1, face, shadow)
  const track = (at: number): Slab =>
    put([-edge - at * r - 0.05, PIT * r, front], [-edge - at * r + 0.05, PIT * r + 0.12, back], plain([0.4, 0.4, 0.42], 0.9), false)
  const wall = windowed(masonry([0.3, 0.13, 0.085], [0.42, 0.2, 0.13], 0.34, 0.13), back, lit, { sill: 1.1 * r, storey: 3.4 * r, rows: 2, bay: 2.9 * r,
    width: 1.3 * r, height: 1.7 * r, frame: [0.7, 0.67, 0.58], lit: 0.9, arched: true, seed: stage.seed % 71, light: [1.5, 1, 0.5] })
  // Boards hang from the edge of the roof.
  const valance: Face = (_axis, u, v, _x, _y, z, out) => {
    const tooth = Math.abs((z / (0.24 * r)) % 1) < 0.5
    const k = tooth ? 1 : 0.8
    matte(out, 0.62 * k, 0.6 * k, 0.52 * k)
    if (v < 0.02 && u < 0) matte(out, 0, 0, 0)
  }
  const slates: Face = (axis, u, v, _x, _y, _z, out) => {
    const k = axis === 1 ? 0.8 + 0.3 * Math.abs(((u / 0.4) % 1) - 0.5) + 0.2 * ((v / 0.3) % 1) : 1.5
    matte(out, 0.1 * k, 0.11 * k, 0.125 * k, stage.rain ? 0.6 : 0.1)
  }
  const sides = carSide(livery)
  const head = carFront(livery, text)
  const car: Face = (axis, u, v, x, y, z, out) => {
    if (axis === 2) head(axis, u / r, v / r, x, y, z, out)
    else if (axis === 0) sides(axis, (z - nose) / r, v / r, x, y, z, out)
    else matte(out, livery.roof[0], livery.roof[1], livery.roof[2], stage.rain ? 0.6 : 0.2)
  }
  const inner = -edge - 0.06 * r
  const posts = POSTS.map((z) => stage.clearDepth + z * r)
  const field = stage.snow ? plain([0.8, 0.83, 0.88]) : plain([0.1, 0.16, 0.06])
  const signX = eaves + 1.3 * r
  const signZ = stage.clearDepth + 3.4 * r
  const lamps: PointLight[] = posts
    .slice(0, 4)
    .map((z) => ({ position: [side * (eaves + 1 * r), high - 0.5 * r, z + 1.6 * r], color: [2.1, 1.35, 0.65], radius: 7 * r }))
  const fence: Face = (axis, u, _v, _x, _y, _z, out) => matte(out, axis === 2 || u % (0.3 * r) < 0.2 * r ? 0.2 : 0.1, 0.13, 0.09)
  return {
    boxes: [
      put([-edge, PIT * r - 0.2, front], [house + 0.4, 0, back], platformFloor(side, edge, stage.rain ? 0.85 : 0.12), false),
      put([-edge - BEYOND * r, PIT * r - 0.2, front], [-edge, PIT * r, back], BALLAST, false),
      put([-edge - 200 * r, PIT * r - 0.3, front], [-edge - BEYOND * r, PIT * r, back + 200], field, false),
      put([-edge - BEYOND * r, PIT * r - 0.3, back], [house + 200 * r, PIT * r, back + 200], field, false),
      put([-edge - (BEYOND + 0.1) * r, PIT * r, front], [-edge - BEYOND * r, 0.5 * r, back], fence),
      ...TRACKS.map(track),
      put([house, 0, front], [house + 4, 6.4 * r, stage.clearDepth + 30 * r], wall),
      // The roof along the house, and the boards at its edge.
      put([eaves - 0.5 * r, high, front], [house + 0.2, high + 0.14 * r, stage.clearDepth + 30 * r], slates),
      put([eaves - 0.56 * r, high - 0.24 * r, front], [eaves - 0.5 * r, high + 0.16 * r, stage.clearDepth + 30 * r], valance, false),
      ...posts.flatMap((z) => [
        put([eaves - 0.09 * r, 0, z - 0.09 * r], [eaves + 0.09 * r, high, z + 0.09 * r], IRON),
        put([eaves - 0.4 * r, high - 0.5 * r, z - 0.04 * r], [eaves + 0.5 * r, high - 0.36 * r, z + 0.04 * r], IRON),
        // The wire over the tracks hangs from masts.
        put([-edge - 3.75 * r, PIT * r, z + 2 * r], [-edge - 3.6 * r, 5.6 * r, z + 2.15 * r], plain([0.2, 0.21, 0.22])),
        put([-edge - 6.4 * r, 5.1 * r, z + 2 * r], [-edge - 0.9 * r, 5.18 * r, z + 2.1 * r], plain([0.2, 0.21, 0.22]), false)]),
      put([inner - CAR.wide * r, (PIT + 0.25) * r, nose], [inner, (PIT + 0.25 + CAR.tall) * r, nose + CAR.long * 2 * r], car),
      nameBoard(text, side * signX, 2.34 * r, signZ, r)],
    solids: stage.allows('furniture')
      ? [
          benchSolid(side * (house - 0.7 * r), 0, stage.clearDepth + 3.4 * r, side > 0 ? Math.PI : 0, r),
          stationClock(side * (eaves - 0.2 * r), 2.56 * r, signZ - 0.6 * r)]
      : [],
    sprites: plantWood(stage, () => PIT * r, seasonalTrees(stage, ['oak', 'birch', 'oak']), 46, [5, 70], [4, 8], 0,
      (x, z) => -x * side > edge + (BEYOND + 1.5) * r || z > back),
    lights: [{ position: [-side * (edge + CAR.wide * 0.5 * r), 0.2 * r, nose - 0.7 * r], color: [1.4, 1.3, 1.05], radius: 5 * r }, ...(lit ? lamps : [])],
    wetness: stage.rain ? 0.9 : 0,
    sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, stage.rain ? 0.02 : 0.006) }),
  }
})
