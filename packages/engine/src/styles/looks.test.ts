import { describe, expect, test } from 'vitest'
import { featuresOf, paintTrial, trialContext } from '../../test/trial-picture.ts'
import { pauseAt } from '../filters/pause.ts'
import { lightnessMap, type Picture } from '../filters/picture.ts'
import { SURFACE } from '../render/g-buffer.ts'
import { blockSize, PIXEL_ART_COLORS } from './crafted/grids.ts'

const context = trialContext(256, 256)
const { buffer } = context
const painted = new Map<string, Picture>()

function paint(id: string): Picture {
  const picture = painted.get(id) ?? paintTrial(id, context)
  painted.set(id, picture)
  return picture
}

function chromaOf(picture: Picture): number {
  const { data } = picture
  let most = 0
  for (let o = 0; o < data.length; o += 3) most = Math.max(most, Math.max(data[o], data[o + 1], data[o + 2]) - Math.min(data[o], data[o + 1], data[o + 2]))
  return most
}

function meanWhere(map: Float32Array, chosen: (pixel: number) => boolean): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < map.length; i++) {
    if (!chosen(i)) continue
    sum += map[i]
    count++
  }
  return sum / Math.max(1, count)
}

/** Mean absolute difference between the lightness of a pixel and the one `shift` pixels to the right: low where a pattern repeats. */
function mismatch(light: Float32Array, width: number, shift: number): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < light.length - shift; i++) {
    if ((i % width) + shift >= width) continue
    sum += Math.abs(light[i] - light[i + shift])
    count++
  }
  return sum / count
}

describe('a style keeps its word', { timeout: 30_000 }, () => {
  test('pixel-art: few colors, each block of the grid one of them', () => {
    const { data, width, height } = paint('pixel-art')
    const block = blockSize(width, height)
    const colors = new Set<string>()
    for (let y = 0; y < height; y++) {
      pauseAt(y)
      for (let x = 0; x < width; x++) {
        const o = (y * width + x) * 3
        const corner = ((y - (y % block)) * width + x - (x % block)) * 3
        for (let c = 0; c < 3; c++) expect(data[o + c]).toBe(data[corner + c])
        colors.add(`${data[o]},${data[o + 1]},${data[o + 2]}`)
      }
    }
    expect(block).toBeGreaterThan(1)
    expect(colors.size).toBeLessThanOrEqual(PIXEL_ART_COLORS)
    expect(colors.size).toBeGreaterThan(8)
  })

  test.each(['line-art', 'sketch'])('%s: no color at all', (id) => expect(chromaOf(paint(id))).toBeLessThan(0.03))

  test('line-art: nearly all paper or ink, sketch: many grays', () => {
    const grays = (id: string): number =>
      meanWhere(
        lightnessMap(paint(id)).map((l) => (l > 0.2 && l < 0.85 ? 1 : 0)),
        () => true,
      )
    expect(grays('line-art')).toBeLessThan(0.12)
    expect(grays('sketch')).toBeGreaterThan(grays('line-art') * 1.5)
  })

  test('comic-book and pop-art: a dot screen repeats over the tones', () => {
    // The pop-art screen is rotated by 45°, so it repeats along a row every cell times the square root of two.
    const pop = lightnessMap(paintTrial('pop-art', trialContext(512, 512)))
    const period = Math.round(13 * 0.5 * Math.SQRT2)
    expect(mismatch(pop, 512, period)).toBeLessThan(mismatch(pop, 512, Math.round(period / 2)) * 0.95)
    const [, , , , , , plain] = featuresOf(paint('cartoon'))
    const [, , , , , , screened] = featuresOf(paint('comic-book'))
    expect(screened).toBeGreaterThan(plain)
  })

  test('neon: dark all over, light in the lines', () => {
    const light = lightnessMap(paint('neon'))
    const sorted = light.slice().sort()
    expect(sorted[Math.floor(sorted.length * 0.5)]).toBeLessThan(0.3)
    expect(sorted[Math.floor(sorted.length * 0.97)]).toBeGreaterThan(0.5)
  })

  test('gothic: drained of green and blue; vintage: yellowed', () => {
    const [, gothic] = featuresOf(paint('gothic'))
    const [, photo] = featuresOf(paint('photorealistic'))
    expect(gothic).toBeLessThan(photo * 0.75)
    const { data } = paint('vintage')
    let red = 0
    let blue = 0
    for (let o = 0; o < data.length; o += 3) {
      red += data[o]
      blue += data[o + 2]
    }
    expect(red).toBeGreaterThan(blue * 1.15)
  })

  test('watercolor: the margin is bare paper', () => {
    const { data, width } = paint('watercolor')
    for (const x of [1, width - 2]) for (const c of [0, 1, 2]) expect(data[(3 * width + x) * 3 + c]).toBeGreaterThan(0.8)
  })

  test('baroque: the subject stands in the light, the rest in the dark', () => {
    const light = lightnessMap(paint('baroque'))
    const inside = (i: number): boolean => {
      const x = i % buffer.width
      const y = Math.floor(i / buffer.width)
      return Math.min(x, y, buffer.width - x, buffer.height - y) > 30
    }
    const subject = meanWhere(light, (i) => buffer.instance[i] === 1)
    const around = meanWhere(light, (i) => buffer.instance[i] === 0 && inside(i))
    expect(subject).toBeGreaterThan(around)
  })

  test('minimalist: large calm areas', () => {
    const [, , , , , , texture] = featuresOf(paint('minimalist'))
    const [, , , , , , photo] = featuresOf(paint('photorealistic'))
    expect(texture).toBeLessThan(photo * 0.6)
  })

  test('minimalist: the sun is one plain disc of color', () => {
    const { data } = paint('minimalist')
    const counts = new Map<string, number>()
    for (let i = 0; i < buffer.surface.length; i++) {
      if (buffer.surface[i] !== SURFACE.sky || data[i * 3] - data[i * 3 + 2] < 0.2) continue
      const ink = [0, 1, 2].map((c) => Math.round(data[i * 3 + c] * 16)).join()
      counts.set(ink, (counts.get(ink) ?? 0) + 1)
    }
    expect(Math.max(...counts.values())).toBeGreaterThan(buffer.surface.length * 0.02)
  })

  test('pop-art: rays behind a subject before a bare wall', () => {
    const color = buffer.color.slice()
    for (let i = 0; i < buffer.instance.length; i++) if (buffer.instance[i] === 0) color.fill(0.3, i * 3, i * 3 + 3)
    const wall = { ...buffer, color, surface: new Uint8Array(buffer.surface.length).fill(SURFACE.box), depth: new Float32Array(buffer.depth.length).fill(9) }
    const { data } = paintTrial('pop-art', { ...context, buffer: wall })
    const rim = Array.from({ length: 256 }, (_, x) => data[(8 * 256 + x) * 3])
    expect(Math.max(...rim) - Math.min(...rim)).toBeGreaterThan(0.4)
  })

  test('isometric: the sky is a plain backdrop, whatever the weather', () => {
    const { data } = paint('isometric')
    let sky = 0
    for (let i = 0; i < buffer.surface.length; i++) {
      if (buffer.surface[i] !== SURFACE.sky) continue
      sky++
      if (
        i > buffer.width &&
        buffer.surface[i - 1] === SURFACE.sky &&
        buffer.surface[i + 1] === SURFACE.sky &&
        buffer.surface[i + buffer.width] === SURFACE.sky
      ) {
        expect(Math.min(data[i * 3], data[i * 3 + 1], data[i * 3 + 2])).toBeGreaterThan(0.5)
      }
    }
    expect(sky).toBeGreaterThan(0)
  })

  test('isometric: open ground is a block of earth before the backdrop', () => {
    const camera = { position: [-60, 39.3, -60], target: [0, 0, 0], fov: 6, orthographic: true } as const
    const ground = trialContext(256, 256, 5, { camera, solids: [], sprites: [], boxes: [] })
    const { data } = paintTrial('isometric', ground)
    const at = (x: number, y: number): readonly number[] => [...data.slice((y * 256 + x) * 3, (y * 256 + x) * 3 + 3)]
    for (const [x, y] of [
      [4, 4],
      [251, 4],
      [4, 251],
      [251, 251],
    ])
      expect(Math.min(...at(x, y)), `${x} ${y}`).toBeGreaterThan(0.7)
    expect(Math.min(...at(128, 128))).toBeLessThan(0.7)
    // Both visible sides are earth, the left one in the shade.
    const [left, right] = [at(64, 174), at(192, 174)]
    for (const [r, , b] of [left, right]) expect(r).toBeGreaterThan(b + 0.08)
    expect(right[0]).toBeGreaterThan(left[0])
  })

  test('nano-banana: brighter than a photograph', () => {
    const [banana] = featuresOf(paint('nano-banana'))
    const [photo] = featuresOf(paint('photorealistic'))
    expect(banana).toBeGreaterThan(photo + 0.05)
  })

  test('steampunk, art-nouveau, baroque, comic-book and vintage: a frame that the scene does not change', () => {
    const other = trialContext(256, 256, 5, { solids: [], sprites: [], exposure: 0.5 })
    for (const id of ['steampunk', 'art-nouveau', 'baroque', 'comic-book', 'vintage']) {
      const a = paint(id).data
      const b = paintTrial(id, other).data
      const o = (128 * 256 + 2) * 3
      for (let c = 0; c < 3; c++) expect(Math.abs(a[o + c] - b[o + c]), id).toBeLessThan(0.08)
    }
  })

  test('a preview has the look of the picture', () => {
    for (const id of ['photorealistic', 'oil-painting', 'watercolor', 'neon', 'gothic', 'pop-art', 'sketch', 'anime']) {
      const large = featuresOf(paintTrial(id, trialContext(400, 400)))
      const small = featuresOf(paintTrial(id, trialContext(160, 160)))
      // Light, color and contrast; edges and grain naturally differ with size.
      for (const k of [0, 1, 2]) expect(Math.abs(large[k] - small[k]), `${id} ${k}`).toBeLessThan(0.12)
    }
  })
})
