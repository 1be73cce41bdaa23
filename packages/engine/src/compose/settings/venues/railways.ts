import { windowed } from '../../../kits/buildings/facade.ts'
import { type Face, glow, masonry, matte, plain, type Slab, slab } from '../../../kits/buildings/wall-faces.ts'
import type { PointLight } from '../../../render/scene.ts'
import { benchSolid } from '../../scenery/furnishings.ts'
import { BALLAST, CAR, carFront, carSide, liveryOf, nameBoard, PIT, platformFloor, poster, stationClock } from '../../scenery/railway.ts'
import { block, indoorSky, outdoors } from '../../scenery/rooms.ts'
import { plantWood, seasonalTrees } from '../../scenery/woods.ts'
import { type BuiltPlace, defineSetting, type Stage } from '../../setting.ts'

/** Rails of two tracks, and the distance from the platform to the fence, meters. */
const TRACKS = [0.75, 2.25, 5.1, 6.6]
const BEYOND = 8.2
/** Posts under the roof, behind the subjects. */
const POSTS = [6.4, 11, 15.6, 20.2, 24.8]
const IRON = plain([0.03, 0.07, 0.06], 0.4)

/** An open-air platform: the train waits beside it, and a roof on iron posts runs along the station house. */
export const railwayPlatform = defineSetting('railway-platform', { time: 'day', vista: { height: 2.4, eye: 1.75, horizon: 0.5 } }, (stage) => {
  const r = Math.max(1, stage.reach)
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
  // Everything is laid out with the train on the left and mirrored for the other side.
  const put = ([x0, y0, z0]: readonly [number, number, number], [x1, y1, z1]: readonly [number, number, number], face: Face, shadow = true): Slab =>
    stage.side > 0 ? slab(x0, y0, z0, x1, y1, z1, face, shadow) : slab(-x1, y0, z0, -x0, y1, z1, face, shadow)
  const track = (at: number): Slab =>
    put([-edge - at * r - 0.05, PIT * r, front], [-edge - at * r + 0.05, PIT * r + 0.12, back], plain([0.4, 0.4, 0.42], 0.9), false)
  const wall = windowed(masonry([0.3, 0.13, 0.085], [0.42, 0.2, 0.13], 0.34, 0.13), back, lit, { sill: 1.1 * r, storey: 3.4 * r, rows: 2, bay: 2.9 * r,
    width: 1.3 * r, height: 1.7 * r, frame: [0.7, 0.67, 0.58], lit: 0.9, arched: true, seed: stage.seed % 71, light: [1.5, 1, 0.5] })
  // A valance of boards along the edge of the roof.
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
    .map((z) => ({ position: [stage.side * (eaves + 1 * r), high - 0.5 * r, z + 1.6 * r], color: [2.1, 1.35, 0.65], radius: 7 * r }))
  const fence: Face = (axis, u, _v, _x, _y, _z, out) => matte(out, axis === 2 || u % (0.3 * r) < 0.2 * r ? 0.2 : 0.1, 0.13, 0.09)
  return {
    boxes: [
      put([-edge, PIT * r - 0.2, front], [house + 0.4, 0, back], platformFloor(stage.side, edge, stage.rain ? 0.85 : 0.12), false),
      put([-edge - BEYOND * r, PIT * r - 0.2, front], [-edge, PIT * r, back], BALLAST, false),
      put([-edge - 200 * r, PIT * r - 0.3, front], [-edge - BEYOND * r, PIT * r, back + 200], field, false),
      put([-edge - BEYOND * r, PIT * r - 0.3, back], [house + 200 * r, PIT * r, back + 200], field, false),
      put([-edge - (BEYOND + 0.1) * r, PIT * r, front], [-edge - BEYOND * r, 0.5 * r, back], fence),
      ...TRACKS.map(track),
      put([house, 0, front], [house + 4, 6.4 * r, stage.clearDepth + 30 * r], wall),
      // The roof along the house, with the valance at its edge.
      put([eaves - 0.5 * r, high, front], [house + 0.2, high + 0.14 * r, stage.clearDepth + 30 * r], slates),
      put([eaves - 0.56 * r, high - 0.24 * r, front], [eaves - 0.5 * r, high + 0.16 * r, stage.clearDepth + 30 * r], valance, false),
      ...posts.flatMap((z) => [
        put([eaves - 0.09 * r, 0, z - 0.09 * r], [eaves + 0.09 * r, high, z + 0.09 * r], IRON),
        put([eaves - 0.4 * r, high - 0.5 * r, z - 0.04 * r], [eaves + 0.5 * r, high - 0.36 * r, z + 0.04 * r], IRON),
        // Masts that carry the overhead wire.
        put([-edge - 3.75 * r, PIT * r, z + 2 * r], [-edge - 3.6 * r, 5.6 * r, z + 2.15 * r], plain([0.2, 0.21, 0.22])),
        put([-edge - 6.4 * r, 5.1 * r, z + 2 * r], [-edge - 0.9 * r, 5.18 * r, z + 2.1 * r], plain([0.2, 0.21, 0.22]), false)]),
      put([inner - CAR.wide * r, (PIT + 0.25) * r, nose], [inner, (PIT + 0.25 + CAR.tall) * r, nose + CAR.long * 2 * r], car),
      nameBoard(text, stage.side * signX, 2.34 * r, signZ, r)],
    solids: stage.allows('furniture')
      ? [
          benchSolid(stage.side * (house - 0.7 * r), 0, stage.clearDepth + 3.4 * r, stage.side > 0 ? Math.PI : 0, r),
          stationClock(stage.side * (eaves - 0.2 * r), 2.56 * r, signZ - 0.6 * r)]
      : [],
    sprites: plantWood(stage, () => PIT * r, seasonalTrees(stage, ['oak', 'birch', 'oak']), 46, [5, 70], [4, 8], 0,
      (x, z) => -x * stage.side > edge + (BEYOND + 1.5) * r || z > back),
    lights: [{ position: [-stage.side * (edge + CAR.wide * 0.5 * r), 0.2 * r, nose - 0.7 * r], color: [1.4, 1.3, 1.05], radius: 5 * r }, ...(lit ? lamps : [])],
    wetness: stage.rain ? 0.9 : 0,
    sky: (sky) => ({ ...sky, fog: Math.max(sky.fog, stage.rain ? 0.02 : 0.006) }),
  }
})

/** A platform that runs to the back, with a waiting train beside it. */
function platform(stage: Stage, metro: boolean): BuiltPlace {
  const r = Math.max(1, stage.reach)
  const back = stage.clearDepth + 26 * r
  const front = -stage.distance - 3
  // The train keeps clear of the subjects on one side.
  const edge = Math.max(stage.groupHalfWidth + 0.5, (stage.empty ? 0.1 : 1.05) * r)
  const nose = stage.clearDepth + (stage.empty ? 2.2 : 1.8) * r
  const wall = edge + (CAR.wide + 0.7) * r
  const open = Math.max(wall, stage.halfWidthAt(stage.clearDepth + 4 * r) * 0.9)
  const high = (metro ? 3.5 : 5.6) * r
  const livery = liveryOf(stage, metro)
  const text = stage.texts[0] ?? 'CENTRAL'
  // Everything is laid out with the train on the left and mirrored for the other side.
  const put = (x0: number, y0: number, z0: number, x1: number, y1: number, z1: number, face: Face, shadow = true): Slab =>
    stage.side > 0 ? slab(x0, y0, z0, x1, y1, z1, face, shadow) : slab(-x1, y0, z0, -x0, y1, z1, face, shadow)
  const stone = platformFloor(stage.side, edge, 0.12)
  const brick = metro ? masonry([0.78, 0.79, 0.76], [0.84, 0.84, 0.82], 0.3, 0.15, 0.05) : masonry([0.36, 0.17, 0.11], [0.48, 0.25, 0.17], 0.36, 0.14)
  const walls: Face = (axis, u, v, x, y, z, out) => {
    brick(axis, u, v, x, y, z, out)
    if (metro) {
      const band = Math.abs(y / r - 2.62) < 0.22
      if (band || y / r < 0.5) matte(out, livery.band[0] * 0.8, livery.band[1] * 0.8, livery.band[2] * 0.8, 0.4)
      return
    }
    // Round-arched windows of the hall.
    const bay = 3.4 * r
    const du = Math.abs(z / bay - Math.round(z / bay)) * bay
    const spring = 3.7 * r
    const half = 1.15 * r
    const inside = y > 1.5 * r && (y < spring ? du < half : Math.hypot(du, y - spring) < half)
    if (!inside || axis !== 0) return
    const bar = Math.min(Math.abs((du / r) % 0.58), Math.abs((y / r) % 0.7)) < 0.05
    if (bar || du > half - 0.07 * r) matte(out, 0.05, 0.07, 0.065)
    else outdoors(stage, 0.55, out)
  }
  const end: Face = (axis, u, v, x, y, z, out) => {
    if (metro) {
      brick(axis, u, v, x, y, z, out)
      const tunnel = Math.hypot((-x * stage.side - edge - CAR.wide * 0.55 * r) / (1.9 * r), (y - 0.7 * r) / (2.1 * r)) < 1
      if (tunnel) matte(out, 0.008, 0.008, 0.01)
      return
    }
    // A glass fanlight under the roof's arch, open air below it.
    const spoke = Math.atan2(y - 1.6 * r, x) / 0.26
    const ring = Math.hypot(x, y - 1.6 * r) / (1.5 * r)
    const iron = y > 2.9 * r && Math.min(Math.abs(spoke - Math.round(spoke)) * ring, Math.abs(ring - Math.round(ring))) < 0.05
    if (iron) matte(out, 0.05, 0.07, 0.065)
    else outdoors(stage, y > 0.6 * r ? 0.6 : 0.1, out)
  }
  const roof: Face = (_axis, _u, _v, x, _y, z, out) => {
    const bay = (metro ? 3 : 3.4) * r
    const rib = Math.abs(z / bay - Math.round(z / bay)) * bay
    if (metro) {
      matte(out, 0.5, 0.5, 0.49)
      const tube = Math.abs(-x * stage.side - edge + 0.9 * r) < 0.1 * r || Math.abs(-x * stage.side - edge + 3.2 * r) < 0.1 * r
      if (rib < 0.1 * r) matte(out, 0.3, 0.3, 0.3)
      else if (tube && rib > 0.3 * r) glow(out, 2.2, 2.2, 2.1)
      return
    }
    const purlin = Math.abs(x / (1.1 * r) - Math.round(x / (1.1 * r))) < 0.05
    if (rib < 0.16 * r || purlin) matte(out, 0.05, 0.07, 0.065)
    else outdoors(stage, 0.9, out)
  }
  const columns = [1.2, 4.4, 7.6, 10.8, 14].map((z) => stage.clearDepth + z * r)
  const columnX = Math.max(stage.groupHalfWidth + 0.9, 1.9) * r
  const pillar: Face = metro
    ? (axis, u, v, x, y, z, out) => {
        brick(axis, u, v, x, y, z, out)
        if (y < 0.5 * r || Math.abs(y / r - 2.62) < 0.22) matte(out, livery.band[0] * 0.8, livery.band[1] * 0.8, livery.band[2] * 0.8, 0.4)
      }
    : plain([0.045, 0.085, 0.075], 0.4)
  const half = (metro ? 0.26 : 0.14) * r
  const sides = carSide(livery)
  const car: Face = (axis, u, v, x, y, z, out) => {
    if (axis === 2) frontFace(axis, u / r, v / r, x, y, z, out)
    else if (axis === 0) sides(axis, (z - nose) / r, v / r, x, y, z, out)
    else matte(out, livery.roof[0], livery.roof[1], livery.roof[2])
  }
  const frontFace = carFront(livery, text)
  const inner = -edge - 0.06 * r
  const outer = inner - CAR.wide * r
  const signZ = stage.clearDepth + 2.2 * r
  const signX = 0.9 * r
  return {
    boxes: [
      put(-edge, PIT * r - 0.2, front, open + 0.4, 0, back, stone, false),
      put(-wall, PIT * r - 0.2, front, -edge, PIT * r, back, BALLAST, false),
      ...[0.55, 2.05].map((at) => put(inner - at * r - 0.05, PIT * r, front, inner - at * r + 0.05, PIT * r + 0.12, back, plain([0.4, 0.4, 0.42], 0.9), false)),
      put(-wall - 0.4, PIT * r, front, -wall, high, back, walls, false),
      put(open, 0, front, open + 0.4, high, back, walls, false),
      put(-wall, PIT * r, back, open, high + (metro ? 0 : 2 * r), back + 0.4, end, false),
      put(-wall, high, front, open, high + 0.2, back, roof, false),
      put(outer, (PIT + 0.25) * r, nose, inner, (PIT + 0.25 + CAR.tall) * r, nose + CAR.long * r, car),
      ...columns.map((z) => put(columnX - half, 0, z - half, columnX + half, high, z + half, pillar)),
      ...[3.2, 6.6].map((z, i) => {
        const at = stage.clearDepth + z * r
        return put(open - 0.06, 0.9 * r, at, open, 2.25 * r, at + 1.9 * r,
          (axis, u, v, x, y, w, out) => poster(i + stage.seed, 1.9 * r, 1.35 * r)(axis, u, v, x, y, w, out), false)
      }),
      // The station's name hangs over the platform.
      ...[-1, 1].map((s) => block(stage.side * (signX + s * 0.9 * r), 2.72 * r, signZ, 0.03 * r, high - 2.7 * r, 0.03 * r, [0.05, 0.05, 0.055])),
      nameBoard(text, stage.side * signX, 2.3 * r, signZ, r)],
    solids: stage.allows('furniture')
      ? [
          benchSolid(stage.side * (open - 0.6 * r), 0, stage.clearDepth + 2.4 * r, stage.side > 0 ? Math.PI : 0, r),
          ...(metro ? [] : [stationClock(stage.side * (signX + 1.9 * r), 2.7 * r, signZ + 0.5)])]
      : [],
    lights: [
      { position: [-stage.side * (edge + CAR.wide * 0.5 * r), 0.2 * r, nose - 0.7 * r], color: [1.4, 1.3, 1.05], radius: 5 * r },
      { position: [stage.side * 0.8 * r, high - 0.6 * r, stage.clearDepth + 0.8 * r], color: metro ? [1.1, 1.12, 1.1] : [0.9, 0.85, 0.75], radius: 7 * r }],
    sky: (sky) => indoorSky(sky, stage, metro ? [0.5, 0.52, 0.53] : [0.58, 0.6, 0.62], metro ? [0.85, 0.86, 0.84] : [1.15, 1.08, 0.96]),
  }
}

/** An underground platform: tiles, tube lights, a train with its headlights on. */
export const subwayStation = defineSetting('subway-station', { indoor: true, time: 'day', vista: { height: 1.7, eye: 1.6, horizon: 0.5 } }, (stage) =>
  platform(stage, true))

/** The hall of a train station: iron and glass overhead, arched windows, a clock. */
export const trainStation = defineSetting('train-station', { indoor: true, time: 'day', vista: { height: 1.9, eye: 1.6, horizon: 0.46 } }, (stage) =>
  platform(stage, false))
