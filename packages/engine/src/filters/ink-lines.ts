import type { GBuffer } from '../render/g-buffer.ts'
import { SURFACE } from '../render/g-buffer.ts'
import { smoothstep } from '../render/noise.ts'
import type { Camera } from '../render/scene.ts'
import { boxBlur } from './box-blur.ts'
import { pauseAlong, pauseAt } from './pause.ts'

export type InkLineOptions = {
  /** Line width in pixels. */
  readonly width: number
  /** 0 … 1: weight of folds inside a body and of painted borders, compared with outlines. Default 1. */
  readonly inner?: number
  /** 0 … 1: how much of the scenery is drawn. Default 1. */
  readonly scenery?: number
}

/** Scenery nearer than this many meters is outlined in full. */
const NEAR = 9

/**
 * Lines where the scene changes: outlines of things, depth steps, folds and borders of color. Read from the G-buffer, so that light, shadow and
 * noise draw no lines. Returns ink 0 … 1 per pixel.
 */
export function inkLines(buffer: GBuffer, camera: Camera, options: InkLineOptions): Float32Array {
  const { width, height } = buffer
  const { inner = 1, scenery = 1 } = options
  const parallel = camera.orthographic === true
  const lines = new Float32Array(width * height)
  for (let y = 1; y < height - 1; y++) {
    pauseAt(y)
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      lines[i] = lineAt(buffer, i, width, parallel, inner, scenery)
    }
  }
  thinOut(lines, buffer, Math.max(1.5, options.width))
  return thicken(lines, width, height, options.width)
}

/** Share of ink around a pixel at which lines begin to crowd, and at which they would merge to black. */
const BUSY = 0.24
const BLACK = 0.5

/**
 * Fades lines where they crowd: foliage, brickwork and lettering are recognized by their tones, and drawn line by line they would turn black.
 * Outlines of the subjects stay.
 */
function thinOut(lines: Float32Array, { width, height, instance }: GBuffer, lineWidth: number): void {
  const crowd = boxBlur(lines.slice(), width, height, 1, lineWidth * 4, 2)
  for (let i = 0; i < lines.length; i++) {
    pauseAlong(i)
    if (lines[i] === 0 || crowd[i] * lineWidth < BUSY) continue
    if (instance[i] !== instance[i + 1] || instance[i] !== instance[i + width]) continue
    lines[i] *= smoothstep(BLACK, BUSY, crowd[i] * lineWidth)
  }
}

function lineAt(buffer: GBuffer, i: number, width: number, parallel: boolean, inner: number, scenery: number): number {
  const { instance, surface, depth } = buffer
  const right = i + 1
  const below = i + width
  const own = instance[i]
  const kind = surface[i]
  const far = depth[i]
  if (own !== instance[right] || own !== instance[below]) return 1
  let line = 0
  if (kind !== surface[right] || kind !== surface[below]) {
    const nearest = Math.min(far, depth[right], depth[below])
    // A ridge against the sky is drawn at any distance: it defines a landscape.
    const ridge = surface[i] === SURFACE.sky || surface[right] === SURFACE.sky || surface[below] === SURFACE.sky
    line = own > 0 ? 1 : Math.min(1, parallel ? 0.8 : NEAR / nearest + (ridge ? 0.62 : 0.12)) * scenery
  }
  if (kind === SURFACE.sky || kind === SURFACE.water || kind === SURFACE.wet) return line
  const weight = own > 0 ? 1 : Math.min(1, parallel ? 0.8 : 14 / far) * scenery
  if (weight < 0.02) return line
  line = Math.max(line, bendAt(depth, i, width, parallel) * weight)
  if (kind < SURFACE.solid && own === 0) return line
  line = Math.max(line, foldAt(buffer.normal, i, right, below) * inner * weight)
  return Math.max(line, borderAt(buffer.albedo, i, right, below) * inner * weight)
}

/** Depth step in a parallel view that makes a full line, meters. */
const STEP = 0.12

/** Over a plane, depth (parallel view) or 1 / depth (perspective) is linear in the picture, so its second difference is zero except at folds and steps. */
function bendAt(depth: Float32Array, i: number, width: number, parallel: boolean): number {
  const far = depth[i]
  if (parallel) {
    const bend = Math.abs(2 * far - depth[i - 1] - depth[i + 1]) + Math.abs(2 * far - depth[i - width] - depth[i + width])
    return smoothstep(STEP * 0.4, STEP, bend)
  }
  const k = 1 / far
  const bend = Math.abs(2 * k - 1 / depth[i - 1] - 1 / depth[i + 1]) + Math.abs(2 * k - 1 / depth[i - width] - 1 / depth[i + width])
  return smoothstep(0.025, 0.08, bend / k)
}

function foldAt(normal: Float32Array, i: number, right: number, below: number): number {
  const a = i * 3
  const b = right * 3
  const c = below * 3
  const turn =
    2 -
    (normal[a] * normal[b] + normal[a + 1] * normal[b + 1] + normal[a + 2] * normal[b + 2]) -
    (normal[a] * normal[c] + normal[a + 1] * normal[c + 1] + normal[a + 2] * normal[c + 2])
  return turn > 0.2 ? smoothstep(0.2, 0.7, turn) * 0.8 : 0
}

/** Color difference between a pixel and its neighbors; square roots weight dark colors as the eye does. */
export function borderAt(albedo: Float32Array, i: number, right: number, below: number): number {
  let step = 0
  for (let c = 0; c < 3; c++) {
    const own = Math.sqrt(Math.max(0, albedo[i * 3 + c]))
    step += Math.abs(own - Math.sqrt(Math.max(0, albedo[right * 3 + c])))
    step += Math.abs(own - Math.sqrt(Math.max(0, albedo[below * 3 + c])))
  }
  return step > 0.2 ? smoothstep(0.2, 0.6, step) * 0.75 : 0
}

/** Turns one-pixel marks into smooth lines of the requested width. */
function thicken(marks: Float32Array, width: number, height: number, target: number): Float32Array {
  const radius = Math.max(1, Math.round(target / 2))
  boxBlur(marks, width, height, 1, radius, 2)
  // A mark's blurred profile peaks near 1 / (2r + 1); a line thinner than the blur is paler.
  const gain = (2 * radius + 1) * 1.1 * Math.min(1, target / 1.4)
  for (let i = 0; i < marks.length; i++) {
    pauseAlong(i)
    const v = marks[i] * gain
    marks[i] = v < 0.12 ? 0 : v > 0.85 ? Math.min(1, v) : Math.min(1, v) * smoothstep(0.1, 0.6, v)
  }
  return marks
}
