import { type GBuffer, SURFACE } from '../../render/g-buffer.ts'
import { hash2, smoothstep, valueNoise } from '../../render/noise.ts'
import type { Scene } from '../../render/scene.ts'
import { createView } from '../../render/view.ts'
import { pauseAt } from '../pause.ts'
import { type Ink, inkOf, mixInk, type Picture } from '../picture.ts'

const SOIL = inkOf('#8f6242')
const SOIL_DEEP = inkOf('#5c3d2c')
const PEBBLE = inkOf('#b39a80')
const DEEP = inkOf('#0f5c74')
const BED = inkOf('#c9b184')
/** Share of the bed in a side of water. */
const BED_SHARE = 0.2
/** Light on the two visible sides of the block. */
const LEFT = 0.74
const RIGHT = 0.92
/** Half the block's diagonal, as a share of half the view's shorter side, and its thickness in pixels of a 1024 picture. */
const REACH = 0.95
const THICK = 92
/** Min thickness, space below the block, and length of the shadow below it, in pixels of a 1024 picture. */
const THIN = 16
const MARGIN = 24
const FALL = 55
/** Plants this near the rim, in pixels of a 1024 picture, are left out: half a plant would hang in the air. */
const BARE_RIM = 34
/** Min share of open ground for cutting a block: rooms and streets have less. */
const MIN_GROUND = 0.4
/** Max share of the picture that subjects may cover outside the block. */
const MAX_BESIDE = 0.012

/** Cuts the ground of a parallel view to a square block of earth in front of `backdrop`; subjects stay whole. */
export function cutDiorama(picture: Picture, buffer: GBuffer, { camera }: Scene, unit: number, backdrop: (share: number) => Ink): void {
  if (!camera.orthographic) return
  const { width, height, data } = picture
  const { surface, instance } = buffer
  const kept = placesOnBlock(buffer, camera, unit)
  let ground = 0
  let beside = 0
  for (let i = 0; i < kept.length; i++) {
    if (instance[i] > 0 && kept[i] < 0.5) beside++
    if (instance[i] === 0 && (surface[i] === SURFACE.terrain || surface[i] === SURFACE.water)) ground++
  }
  if (ground < kept.length * MIN_GROUND || beside > kept.length * MAX_BESIDE) return
  const isGround = (i: number): boolean => instance[i] === 0 && (surface[i] === SURFACE.terrain || surface[i] === SURFACE.water) && kept[i] > 0.5
  /** First and last row of the block's top in every column, -1 outside it, and the color of its rim. */
  const top = new Int32Array(width).fill(-1)
  const edge = new Int32Array(width).fill(-1)
  const rims: Ink[] = []
  const wet = new Uint8Array(width)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      if (!isGround(i)) continue
      if (top[x] < 0) top[x] = y
      edge[x] = y
      rims[x] = [data[i * 3], data[i * 3 + 1], data[i * 3 + 2]]
      wet[x] = surface[i] === SURFACE.water ? 1 : 0
    }
  }
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const behind = backdrop(y / height)
    let near = behind
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      if (isGround(i)) near = [data[o], data[o + 1], data[o + 2]]
      if (instance[i] > 0 || kept[i] === 1) continue
      // Anything in front of the block is removed; the ground behind it takes the look of the ground beside it.
      const ink = top[x] >= 0 && y > top[x] && y < edge[x] ? near : behind
      for (let c = 0; c < 3; c++) data[o + c] += (ink[c] - data[o + c]) * (1 - kept[i])
    }
  }
  // The block's foot is level, even if its ground is not.
  const slope = createView(camera, width, height).pitchSin
  let foot = 0
  for (let x = 0; x < width; x++) if (edge[x] >= 0) foot = Math.max(foot, edge[x] + Math.abs(x - width / 2) * slope)
  foot = Math.min(foot + THICK * unit, height - MARGIN * unit)
  for (let x = 0; x < width; x++) {
    if (edge[x] < 0) continue
    const thick = Math.max(THIN * unit, foot - Math.abs(x - width / 2) * slope - edge[x])
    const side = wet[x] === 1 ? waterSide : earthSide
    digColumn(picture, instance, x, edge[x], thick, (down) => side(x, down, thick, rims[x], unit), unit)
  }
}

/** 1 where the visible thing stands on the block, 0 outside. */
function placesOnBlock({ width, height, depth, surface, instance }: GBuffer, camera: Scene['camera'], unit: number): Float32Array {
  const view = createView(camera, width, height)
  const half = (camera.fov * REACH) / Math.SQRT2
  const kept = new Float32Array(width * height)
  const { ray } = view
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      view.castRay(x, y)
      const dx = Math.abs(ray[0] + ray[3] * depth[i] - camera.target[0])
      const dz = Math.abs(ray[2] + ray[5] * depth[i] - camera.target[2])
      const rim = surface[i] === SURFACE.sprite && instance[i] === 0 ? BARE_RIM * unit : 0
      const inside = (half - Math.max(dx, dz)) / view.pixelSize - rim
      kept[i] = inside > 0.5 ? 1 : inside < -0.5 ? 0 : inside + 0.5
    }
  }
  return kept
}

/** A little of the rim's color, then earth with pebbles. */
function earthSide(x: number, down: number, thick: number, rim: Ink, unit: number): Ink {
  const turf = Math.min(thick, THICK * unit) * (0.16 + 0.16 * valueNoise(x / (13 * unit), 3))
  const cell = 11 * unit
  const column = Math.floor(x / cell)
  const row = Math.floor(down / cell)
  const pebble = hash2(column, row + 9) > 0.86 && Math.hypot(x / cell - column - 0.5, down / cell - row - 0.5) < 0.2 + 0.2 * hash2(row, column)
  const earth = pebble ? PEBBLE : mixInk(SOIL, SOIL_DEEP, smoothstep(0.2, 1, down / thick))
  return mixInk(rim, earth, smoothstep(turf - 1, turf + 1, down))
}

/** Clear water, darker further down, over a bed of sand. */
function waterSide(x: number, down: number, thick: number, rim: Ink, unit: number): Ink {
  const bed = thick * (1 - BED_SHARE * (0.8 + 0.5 * valueNoise(x / (40 * unit), 7)))
  const water = mixInk(rim, DEEP, smoothstep(-0.2, 1, down / bed))
  return mixInk(water, BED, smoothstep(bed - 1.5 * unit, bed + 1.5 * unit, down))
}

/** One column of a side of the block, and the shadow below it. */
function digColumn(picture: Picture, instance: Uint16Array, x: number, edge: number, thick: number, inkAt: (down: number) => Ink, unit: number): void {
  const { width, height, data } = picture
  const light = x < width / 2 ? LEFT : RIGHT
  for (let y = edge + 1; y < Math.min(height, edge + thick + FALL * unit); y++) {
    const i = y * width + x
    if (instance[i] > 0) continue
    const down = y - edge
    const o = i * 3
    if (down > thick) {
      const shade = 1 - 0.14 * smoothstep(thick + FALL * unit, thick, down)
      for (let c = 0; c < 3; c++) data[o + c] *= shade
      continue
    }
    const ink = inkAt(down)
    for (let c = 0; c < 3; c++) data[o + c] = ink[c] * light
  }
}
