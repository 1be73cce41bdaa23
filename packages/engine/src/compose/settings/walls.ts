import { boards, type Face, matte, plaster, shadowless } from '../../kits/buildings/wall-faces.ts'
import { fbm, hash2 } from '../../render/noise.ts'
import type { Rgb, Sky } from '../../render/scene.ts'
import { climbingRoses } from '../scenery/climbing-roses.ts'
import { floorFace } from '../scenery/floors.ts'
import { type BuiltPlace, defineSetting, type Setting, type Stage } from '../setting.ts'

/** Distance between the subjects and the wall, meters at reach 1. */
const GAP = 0.45
/** Max courses of bricks over the picture's height: from afar, finer ones would flicker. */
const COURSES = 34

/** Sunlight from behind the viewer, so that the wall is lit and shadows fall on it. */
function overShoulder(sky: Sky, stage: Stage): Sky {
  const [x, y, z] = [stage.side * 0.55, 0.62, -0.72]
  const length = Math.hypot(x, y, z)
  // Full sun would bleach a wall that it strikes straight on.
  const dim = ([r, g, b]: Rgb): Rgb => [r * 0.74, g * 0.74, b * 0.74]
  return { ...sky, sunDirection: [x / length, y / length, z / length], sunColor: dim(sky.sunColor), ambient: dim(sky.ambient), fog: 0 }
}

/** Weathered bricks in pale mortar, some of them burnt dark. */
function bricks(stage: Stage, back: number): Face {
  const high = Math.max(0.075, (2 * stage.halfHeightAt(back)) / COURSES)
  const long = high * 2.9
  return (_axis, u, v, _x, _y, _z, out) => {
    const row = Math.floor(v / high)
    const column = u / long + (row & 1) * 0.5
    const [i, dv] = [Math.floor(column), v / high - row]
    const du = (column - i) * 2.9
    const rough = 0.05 * fbm(u * 14, v * 14, 2)
    const edge = Math.min(du, 2.9 - du, dv, 1 - dv) + rough
    const stain = 0.74 + 0.44 * fbm(u * 0.6, v * 0.6 + 9, 4)
    if (edge < 0.085) return matte(out, 0.3 * stain, 0.285 * stain, 0.26 * stain)
    const t = hash2(i * 7 + 3, row * 13 + 5)
    const burnt = hash2(i + 31, row + 17) > 0.86 ? 0.6 : 1
    const k = stain * burnt * (0.8 + 0.36 * fbm(u * 11, v * 11, 3)) * (edge < 0.13 ? 0.82 : 1)
    matte(out, (0.2 + 0.17 * t) * k, (0.07 + 0.075 * t) * k, (0.045 + 0.05 * t) * k)
  }
}

/** Concrete with the marks of its formwork: large panels with tie holes. */
function panels(color: Rgb): Face {
  const rough = plaster(color)
  return (axis, u, v, x, y, z, out) => {
    rough(axis, u, v, x, y, z, out)
    const [across, up] = [(u / 1.3 + 900) % 1, (v / 1.05) % 1]
    const seam = across < 0.008 || up < 0.01
    const hole = Math.hypot(((across * 1.3 + 0.05) % 0.65) - 0.2, (up - 0.5) * 1.05) < 0.016
    const stain = 0.84 + 0.3 * fbm(u * 0.8 + 2, v * 2.1, 4)
    const k = stain * (hole ? 0.4 : seam ? 0.62 : 1)
    for (let i = 0; i < 3; i++) out[i] *= k
  }
}

function beforeWall(stage: Stage, wall: (stage: Stage, back: number) => Face, floor: Rgb): BuiltPlace {
  const reach = Math.max(0.35, stage.reach)
  const back = stage.clearDepth + GAP * reach
  const wide = stage.halfWidthAt(back) * 2.5
  const top = stage.eye + 4 * stage.halfHeightAt(back)
  const paving: Face = (_axis, _u, _v, x, _y, z, out) => {
    const size = 0.62 * reach
    const [i, j] = [Math.floor(x / size), Math.floor(z / size)]
    const [du, dv] = [x / size - i, z / size - j]
    const k = (du < 0.022 || dv < 0.022 ? 0.55 : 1) * (0.8 + 0.2 * hash2(i, j) + 0.24 * fbm(x * 5, z * 5, 4))
    matte(out, floor[0] * k, floor[1] * k, floor[2] * k, 0.1)
  }
  return {
    boxes: [
      shadowless(-wide, -0.5, -stage.distance - 4, wide, 0, back, stage.floor ? floorFace(stage, floor) : paving),
      shadowless(-wide, 0, back, wide, top, back + 0.4, wall(stage, back))],
    wetness: stage.rain ? 0.7 : 0,
    sky: (sky) => overShoulder(sky, stage),
  }
}

const VISTA: Setting['vista'] = { height: 1.5, eye: 1.2, horizon: 0.5 }
const STREET: Rgb = [0.27, 0.265, 0.26]

export const brickBackdrop = defineSetting('brick-backdrop', { time: 'day', vista: VISTA }, (stage) => beforeWall(stage, bricks, STREET))

export const concreteBackdrop = defineSetting('concrete-backdrop', { time: 'day', vista: VISTA }, (stage) =>
  beforeWall(stage, () => panels([0.34, 0.335, 0.325]), STREET))

export const plankBackdrop = defineSetting('plank-backdrop', { time: 'day', vista: VISTA }, (stage) =>
  beforeWall(stage, () => boards([0.2, 0.115, 0.06], [0.38, 0.235, 0.13], 0.2 * Math.max(0.6, Math.min(1.5, stage.reach)), true), [0.3, 0.27, 0.23]))

export const plasterBackdrop = defineSetting('plaster-backdrop', { time: 'day', vista: VISTA }, (stage) =>
  beforeWall(stage, () => plaster(stage.palette[0] ?? [0.58, 0.55, 0.5]), [0.36, 0.34, 0.315]))

export const flowerBackdrop = defineSetting('flower-backdrop', { time: 'day', vista: VISTA }, (stage) =>
  beforeWall(stage, (_stage, back) => climbingRoses(stage, back, plaster(stage.palette[0] ?? [0.62, 0.55, 0.46])), [0.38, 0.355, 0.32]))
