import { describe, expect, test } from 'vitest'
import { trialScene } from '../../test/trial-scene.ts'
import { SURFACE } from '../render/g-buffer.ts'
import { renderScene } from '../render/render-scene.ts'
import { createGBuffer } from '../render/resolve.ts'
import { boxBlur } from './box-blur.ts'
import { keepFeatures } from './feature-mask.ts'
import { halftoneAt } from './halftone.ts'
import { inkLines } from './ink-lines.ts'
import { kuwahara } from './kuwahara.ts'
import { applyShade } from './light/ambient-occlusion.ts'
import { focusLens } from './light/depth-of-field.ts'
import { flattenLight } from './light/flat-light.ts'
import { addClarity, gradePicture, stretchLevels } from './light/grade.ts'
import { toneMap } from './light/tone-map.ts'
import { choosePalette, indexPalette, quantize } from './palette.ts'
import { withPauses } from './pause.ts'
import { clampPicture, coverWithInk, createPicture, lightnessAt, lightnessMap, type Picture } from './picture.ts'
import { splatDisc, splatLine } from './splat.ts'
import { paintStrokes } from './strokes/brush-strokes.ts'
import { addFur } from './strokes/fur-strokes.ts'
import { createFlow } from './structure-tensor.ts'
import { findSubjects } from './subject-mask.ts'

/** Left half dark red, right half light blue, with a little noise. */
function halves(width: number, height: number): Picture {
  const picture = createPicture(width, height)
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o += 3) {
      const n = ((x * 7 + y * 13) % 5) * 0.02
      picture.data.set(x < width / 2 ? [0.5 + n, 0.1 + n, 0.1] : [0.6 + n, 0.7 + n, 0.9], o)
    }
  return picture
}

test('cel light leaves a subject of one strong color as bright as it is', () => {
  const buffer = createGBuffer(64, 64)
  buffer.instance.fill(1)
  const red = createPicture(64, 64)
  for (let o = 0; o < red.data.length; o += 3) red.data.set([0.8, 0.1, 0.1], o)
  const flat = createPicture(64, 64)
  flattenLight(flat, red, red, buffer, { shade: [0.5, 0.5, 0.5], split: 0.5, softness: 0.1, smoothing: 2 })
  expect(flat.data[0]).toBeCloseTo(0.8, 2)
})

test('what the subjects stand on from side to side is not one of them, unless it is alone', () => {
  const buffer = createGBuffer(40, 40)
  buffer.instance.fill(2, 40 * 20)
  expect(findSubjects(buffer).share).toBeCloseTo(0.5)
  for (let y = 15; y < 30; y++) buffer.instance.fill(1, y * 40 + 10, y * 40 + 20)
  const cup = findSubjects(buffer)
  expect(cup.share).toBeCloseTo(150 / 1600)
  expect([cup.x, cup.y]).toEqual([14.5, 22])
})

describe('blur', () => {
  test('is the mean of the box around each place, with repeated borders', () => {
    const data = Float32Array.from({ length: 7 * 5 }, (_, i) => (i * 37) % 11)
    const at = (x: number, y: number): number => data[Math.min(4, Math.max(0, y)) * 7 + Math.min(6, Math.max(0, x))]
    const blurred = boxBlur(data.slice(), 7, 5, 1, 2)
    for (let y = 0; y < 5; y++)
      for (let x = 0; x < 7; x++) {
        let sum = 0
        for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) sum += at(x + dx, y + dy)
        expect(blurred[y * 7 + x]).toBeCloseTo(sum / 25, 4)
      }
  })

  test('survives a radius wider than the picture', () => {
    const flat = boxBlur(new Float32Array(3 * 2 * 3).fill(0.5), 3, 2, 3, 40, 2)
    for (const v of flat) expect(v).toBeCloseTo(0.5, 5)
  })
})

describe('a pass over a whole picture', () => {
  const picture = halves(512, 512)
  const cover = new Float32Array(512 * 512).fill(0.5)
  const passes: readonly (readonly [name: string, run: () => void])[] = [
    ['grading', () => gradePicture(picture, {})],
    ['stretching', () => stretchLevels(picture, 0.5)],
    ['clarity', () => addClarity(picture, 3, 0.2)],
    ['clamping', () => clampPicture(picture)],
    ['ink', () => coverWithInk(picture, cover, [0, 0, 0])],
    ['lightness', () => lightnessMap(picture)],
    ['shade', () => applyShade(picture.data, cover, 0.3)],
    ['features', () => keepFeatures(picture.data, picture.data, cover)],
    ['a palette', () => quantize(picture, [[0, 0, 0]])],
  ]
  test.each(passes)('asks every 65,536 pixels at least whether it is still wanted: %s', (_, run) => {
    let asked = 0
    withPauses(() => {
      asked++
    }, run)
    expect(asked).toBeGreaterThanOrEqual(4)
  })
})

test('what a larger picture left behind changes nothing in the next', () => {
  const paint = (width: number, height: number): Picture => {
    const scene = trialScene(width, height)
    const buffer = renderScene(scene)
    const light = focusLens(buffer, { focus: 4, aperture: 6 })
    const picture = toneMap(light, width, height, { exposure: 1 }, { width, height, data: light })
    addFur(picture, buffer, scene.camera, 1, 5)
    addClarity(picture, 4, 0.3)
    return picture
  }
  const before = paint(60, 50)
  paint(110, 90)
  expect(paint(60, 50)).toEqual(before)
})

test('hairs are a little darker and lighter than the picture at their roots, however many overlap', () => {
  const [width, height] = [96, 64]
  const buffer = createGBuffer(width, height)
  buffer.fur.fill(1)
  buffer.instance.fill(1)
  buffer.depth.fill(4)
  const picture = createPicture(width, height)
  for (let i = 0; i < width * height; i++) picture.data.set(i % width < width / 2 ? [0.5, 0, 0] : [0, 0, 0.5], i * 3)
  addFur(picture, buffer, trialScene(width, height).camera, 1, 5)
  // No hair reaches from one half into the outer third of the other.
  const colors = (from: number, channel: number) =>
    Array.from({ length: (width / 3) * height }, (_, k) => picture.data[((k % height) * width + from + Math.floor(k / height)) * 3 + channel])
  for (const [from, own, other] of [
    [0, 0, 2],
    [64, 2, 0],
  ]) {
    const light = colors(from, own)
    expect(Math.min(...light)).toBeGreaterThanOrEqual(0.5 * 0.8 - 1e-6)
    expect(Math.min(...light)).toBeLessThan(0.5 * 0.9)
    expect(Math.max(...light)).toBeLessThanOrEqual(0.5 * 1.26 + 1e-6)
    expect(Math.max(...light)).toBeGreaterThan(0.5 * 1.1)
    expect(Math.max(...colors(from, other))).toBe(0)
  }
})

describe('painting filters', () => {
  test('Kuwahara evens areas out and keeps the edge between them', () => {
    const source = halves(40, 24)
    const smooth = kuwahara(source, 4)
    const spread = (picture: Picture): number => {
      const row = Array.from({ length: 12 }, (_, x) => lightnessAt(picture.data, (12 * 40 + x + 2) * 3))
      return Math.max(...row) - Math.min(...row)
    }
    expect(spread(smooth)).toBeLessThan(spread(source) * 0.5)
    expect(lightnessAt(smooth.data, (12 * 40 + 21) * 3) - lightnessAt(smooth.data, (12 * 40 + 18) * 3)).toBeGreaterThan(0.35)
  })

  test('directions follow an edge', () => {
    const flow = createFlow(halves(40, 40), 3)
    const i = 10 * flow.width + 10
    expect(Math.abs(flow.direction[i * 2 + 1])).toBeGreaterThan(0.95)
    expect(flow.coherence[i]).toBeGreaterThan(0.8)
  })

  test('strokes cover the ground with the colors of the source', () => {
    const source = halves(96, 96)
    const { picture } = paintStrokes(source, createPicture(96, 96), {
      seed: 1,
      layers: [
        { radius: 8, length: 4, spacing: 0.7, threshold: 0, jitter: 0.05, opacity: 1 },
        { radius: 4, length: 4, spacing: 0.7, threshold: 0, jitter: 0.05, opacity: 1 },
      ],
    })
    const bare = Array.from({ length: 96 * 96 }, (_, i) => i).filter((i) => lightnessAt(picture.data, i * 3) < 0.08)
    expect(bare.length).toBeLessThan(96 * 96 * 0.03)
    expect(picture.data[(48 * 96 + 80) * 3 + 2]).toBeGreaterThan(0.7)
    expect(picture.data[(48 * 96 + 12) * 3 + 2]).toBeLessThan(0.3)
  })

  test('splats keep inside the picture and lay the ink they are given', () => {
    const picture = createPicture(20, 20)
    splatDisc(picture, 10, 10, 4, [1, 0.5, 0], 1, 0)
    expect(Array.from(picture.data.slice((10 * 20 + 10) * 3, (10 * 20 + 10) * 3 + 3))).toEqual([1, 0.5, 0])
    splatLine(picture, -30, -30, 2, 60, 55, 1, [0, 0, 1], 1)
    splatDisc(picture, -3, 25, 9, [1, 1, 1], 1, 1)
    expect(picture.data.every((v) => v >= 0 && v <= 1)).toBe(true)
  })
})

describe('printing filters', () => {
  test('a palette names the colors that are there, and a mask restricts it', () => {
    const picture = halves(60, 40)
    const palette = choosePalette(picture, 2, 3).toSorted((a, b) => a[2] - b[2])
    expect(palette[0][2]).toBeLessThan(0.2)
    expect(palette[1][2]).toBeGreaterThan(0.8)
    const left = Float32Array.from({ length: 60 * 40 }, (_, i) => (i % 60 < 30 ? 1 : 0))
    for (const ink of choosePalette(picture, 3, 3, left)) expect(ink[2]).toBeLessThan(0.2)
    expect(choosePalette(picture, 3, 3, new Float32Array(60 * 40))).toEqual([])
    const printed = quantize(picture, palette)
    expect(new Set(Array.from({ length: 60 * 40 }, (_, i) => printed.data[i * 3 + 2])).size).toBe(2)
    expect(indexPalette(palette)(2, -1, 5)).toBe(1)
  })

  test('a dot screen covers as much as the tone asks', () => {
    const cover = (tone: number): number => {
      let sum = 0
      for (let y = 0; y < 120; y++) for (let x = 0; x < 120; x++) sum += halftoneAt(x, y, tone, 10, 0.8, 0.6)
      return sum / 14400
    }
    expect(cover(0)).toBe(0)
    expect(cover(0.3)).toBeGreaterThan(0.2)
    expect(cover(0.6)).toBeGreaterThan(cover(0.3) + 0.2)
    expect(cover(1)).toBeGreaterThan(0.95)
  })
})

describe('camera filters', () => {
  test('the tone curve rises, keeps black black and never leaves 0 … 1', () => {
    const light = Float32Array.from({ length: 60 * 3 }, (_, i) => Math.floor(i / 3) ** 2 * 0.02)
    const { data } = toneMap(light, 60, 1, { exposure: 1, saturation: 1.2 })
    expect(data[0]).toBe(0)
    for (let i = 3; i < data.length; i += 3) expect(data[i]).toBeGreaterThanOrEqual(data[i - 3])
    expect(data[59 * 3]).toBeGreaterThan(0.95)
    expect(toneMap(new Float32Array([Number.NaN, -1, 1e9]), 1, 1, { exposure: 1 }).data.every(Number.isFinite)).toBe(true)
  })

  test('a lens keeps what is in focus and calms what is far', () => {
    const buffer = renderScene(trialScene(120, 100))
    const blurred = focusLens(buffer, { focus: 4, aperture: 12 })
    let near = 0
    let far = 0
    for (let i = 0; i < buffer.depth.length; i++) {
      const change = Math.abs(blurred[i * 3] - buffer.color[i * 3])
      if (Math.abs(buffer.depth[i] - 4) < 0.3) near += change
      if (buffer.surface[i] === SURFACE.terrain && buffer.depth[i] > 30) far += change
    }
    expect(near).toBe(0)
    expect(far).toBeGreaterThan(0)
  })

  test('ink runs round the subjects and leaves the open sky alone', () => {
    const scene = trialScene(120, 100)
    const buffer = renderScene(scene)
    const lines = inkLines(buffer, scene.camera, { width: 2 })
    let outline = 0
    let marked = 0
    for (let y = 2; y < 98; y++)
      for (let x = 2; x < 118; x++) {
        const i = y * 120 + x
        if (buffer.instance[i] !== buffer.instance[i + 1]) {
          outline++
          if (lines[i] > 0.4) marked++
        }
      }
    expect(marked).toBeGreaterThan(outline * 0.9)
    expect(lines[3 * 120 + 60]).toBe(0)
  })
})
