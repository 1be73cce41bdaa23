import { KitBuilder, linear, mixColor } from '../../../kits/builder/kit-builder.ts'
import { boards, type Face, glow, matte, shadowless } from '../../../kits/buildings/wall-faces.ts'
import { fbm, smoothstep } from '../../../render/noise.ts'
import type { Rgb, Sky, Solid, Vec3 } from '../../../render/scene.ts'
import { floorFace } from '../../scenery/floors.ts'
import { indoorSky } from '../../scenery/rooms.ts'
import { setPieces } from '../../scenery/set-pieces.ts'
import { defineSetting, type Stage } from '../../setting.ts'

/** Dark and light grain of a table's boards. */
const WOODS: readonly (readonly [Rgb, Rgb])[] = [[[0.19, 0.1, 0.05], [0.36, 0.21, 0.11]], [[0.4, 0.29, 0.19], [0.58, 0.45, 0.31]],
  [[0.11, 0.065, 0.04], [0.22, 0.13, 0.075]]]
const LINENS = ['#d9d0bf', '#aebdc4', '#c9b79a', '#93a58f'] as const

/** Half width of the served things in meters: everything laid beside them is measured in it. */
const servingOf = (stage: Stage): number => Math.min(0.5, Math.max(0.05, stage.groupHalfWidth))

/** A linen mat with a hem, slightly askew. */
function mat(stage: Stage, half: number, depth: number): Solid {
  const kit = new KitBuilder()
  const tone = linear(LINENS[stage.seed % LINENS.length])
  const cloth = kit.material({ color: tone, specular: 0.03, gloss: 6, cloth: 0.5,
    pattern: { kind: 'noise', color: mixColor(tone, [0, 0, 0], 0.16), scale: 3 / half } })
  const hem = kit.material({ color: mixColor(tone, [0.2, 0.14, 0.1], 0.4), specular: 0.03, gloss: 6 })
  const thin = 0.006 * half
  kit.box([0, thin, 0], [half, thin * 0.5, depth], thin, cloth)
  for (const side of [-1, 1]) for (const at of [0.9, 0.94]) kit.box([side * half * at, thin * 2, 0], [half * 0.008, thin * 0.2, depth * 0.99], thin * 0.3, hem)
  return { kit: kit.build(), position: [0, 0, stage.clearDepth * 0.5], yaw: stage.side * 0.14, scale: 1, instance: 0 }
}

/** The room behind, out of focus: a tall bright window on one side, the warm, dim room with a lamp on the other. */
function room(stage: Stage, half: number): Face {
  const dim = stage.night ? 0.12 : 1
  return (_axis, _u, _v, x, y, _z, out) => {
    const u = (x * stage.side) / half
    const v = y / half
    const wall = 0.62 + 0.22 * u + 0.1 * fbm(u * 1.3 + 3, v * 1.3, 2)
    matte(out, 0.46 * wall, 0.4 * wall, 0.32 * wall, 0)
    const pane = smoothstep(0.16, 0.3, u) * smoothstep(1.16, 1, u) * smoothstep(0.02, 0.16, v)
    const bar = 1 - 0.55 * Math.exp(-(((u - 0.62) / 0.035) ** 2))
    const light = 1.1 * pane * bar * dim
    // Foliage outside the lower part of the window.
    const leaves = smoothstep(0.75, 0.2, v + 0.25 * fbm(u * 4, v * 4, 3))
    const lamp = 0.3 * Math.exp(-((u + 0.66) ** 2 + (v - 0.62) ** 2) / 0.05)
    glow(out, light * (1 - 0.45 * leaves) + lamp, light * (1 - 0.25 * leaves) + lamp * 0.66, light * (0.96 - 0.6 * leaves) + lamp * 0.3)
  }
}

/** Light from a window beside the table and slightly behind it, which rakes across the dish. */
function windowLight(sky: Sky, stage: Stage): Sky {
  const way: Vec3 = [stage.side * 0.7, 0.6, 0.12]
  const length = Math.hypot(...way)
  return { ...indoorSky(sky, stage, [0.5, 0.49, 0.47], [1.85, 1.68, 1.44]), sunDirection: [way[0] / length, way[1] / length, way[2] / length] }
}

/** A wooden table by a window, with a mat under the dish and a glass behind it. */
export const windowTable = defineSetting('window-table', { indoor: true, time: 'day', vista: { height: 0.3, eye: 0.3, horizon: 0.42 } }, (stage) => {
  const s = servingOf(stage)
  const edge = stage.clearDepth + 2.6 * s + 0.06
  const back = edge + 1.2
  const wide = Math.max(2, stage.halfWidthAt(back) * 2)
  const [dark, light] = WOODS[stage.seed % WOODS.length]
  const wood = boards(dark, light, Math.min(0.3, Math.max(0.07, s * 0.8)), false, 0.2)
  const pieces = setPieces(
    stage,
    stage.empty || !stage.allows('props')
      ? []
      : [
          { kit: 'food:water', at: [-stage.side * 1.25 * s, 0, stage.clearDepth + 1.35 * s], height: 1.05 * s },
          { kit: 'prop:napkin', at: [stage.side * 1.75 * s, 0, stage.clearDepth + 0.5 * s], height: 0.09 * s, turn: 0.4 }])
  return {
    boxes: [
      shadowless(-wide, -0.06, -stage.distance - 2, wide, 0, edge, stage.floor ? floorFace(stage, light) : wood),
      { ...shadowless(-wide * 2, -3, back, wide * 2, 5, back + 0.2, room(stage, Math.max(0.3, stage.halfWidthAt(back)))), smooth: true }],
    solids: [...(stage.empty ? [] : [mat(stage, 1.5 * s, 1.05 * s)]), ...pieces.solids],
    decals: pieces.decals,
    lights: pieces.lights,
    sky: (sky) => windowLight(sky, stage),
  }
})

const CLOTHS: readonly Rgb[] = [[0.24, 0.035, 0.03], [0.05, 0.1, 0.075], [0.5, 0.46, 0.38]]

/** Tablecloth: its folds run down where it hangs, and it ripples slightly where it lies. */
function drape(color: Rgb): Face {
  return (axis, u, v, x, _y, z, out) => {
    const fold =
      axis === 1 ? 0.92 + 0.1 * fbm(x * 3 + 1, z * 5, 3) : 0.62 + 0.34 * Math.sin(u * 19 + 2.2 * Math.sin(u * 4.1) + 0.5 * v) + 0.1 * fbm(u * 9, v * 2, 2)
    matte(out, color[0] * fold, color[1] * fold, color[2] * fold, 0.05)
  }
}

/** The dark background of a still life: a wall with light across it from the left. */
function ground(stage: Stage, half: number): Face {
  return (_axis, _u, _v, x, y, _z, out) => {
    const u = x / half
    const v = (y - stage.eye) / half
    const pool = Math.exp(-((u - 0.45) ** 2) * 1.7 - (v - 0.1) ** 2 * 1.4)
    const k = 0.32 + 0.9 * pool + 0.12 * fbm(u * 3 + 7, v * 3, 4)
    matte(out, 0.13 * k, 0.095 * k, 0.06 * k, 0)
  }
}

/** A draped table before a dark wall, lit from the left, as in a painted still life. */
export const stillLife = defineSetting('still-life', { indoor: true, time: 'day', vista: { height: 0.3, eye: 0.3, horizon: 0.42 } }, (stage) => {
  const s = Math.max(0.1, stage.groupHalfWidth)
  const edge = stage.clearDepth + 0.5 * s
  const front = -0.55 * s
  const back = edge + 0.8 * s
  const wide = Math.max(1.35 * s, stage.halfWidthAt(front) * 0.94)
  const half = stage.halfWidthAt(back)
  const color = stage.palette[0] ?? CLOTHS[stage.seed % CLOTHS.length]
  return {
    boxes: [
      shadowless(-wide, -1.2, front, wide, 0, edge, stage.floor ? floorFace(stage, color) : drape(color)),
      { ...shadowless(-half * 3, -2, back, half * 3, stage.eye + 4 * half, back + 0.2, ground(stage, half)), smooth: true }],
    sky: (sky) => ({ ...indoorSky(sky, stage, [0.24, 0.22, 0.19], [2.5, 2.05, 1.45]), sunDirection: [-0.68, 0.56, -0.47] }),
  }
})
