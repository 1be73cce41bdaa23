import { describe, expect, test } from 'vitest'
import { featuresOf, paintTrial, trialContext } from '../../test/trial-picture.ts'
import { inkOf, lightnessMap, type Picture } from '../filters/picture.ts'
import { SURFACE } from '../render/g-buffer.ts'
import { developScene } from './develop-scene.ts'

const SIDE = 256
const context = trialContext(SIDE, SIDE)
const { buffer } = context
/** The scene's light without any style. */
const plain = lightnessMap(developScene(context))

const painted = new Map<string, Picture>()
function paint(id: string): Picture {
  const picture = painted.get(id) ?? paintTrial(id, context)
  painted.set(id, picture)
  return picture
}

type Pixel = readonly [red: number, green: number, blue: number]

/** Pixels well inside every frame and margin. */
const field = Array.from({ length: SIDE * SIDE }, (_, i) => i).filter((i) => {
  const [x, y] = [i % SIDE, Math.floor(i / SIDE)]
  return Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y) > 16
})
const isSubject = (i: number): boolean => buffer.instance[i] > 0
const outline = field.filter((i) => [1, -1, SIDE, -SIDE].some((step) => isSubject(i) !== isSubject(i + step)))
const edge = new Set(outline)
const inside = field.filter((i) => isSubject(i) && !edge.has(i))
const sky = field.filter((i) => buffer.surface[i] === SURFACE.sky)

function inkAt(id: string, i: number): Pixel {
  const { data } = paint(id)
  return [data[i * 3], data[i * 3 + 1], data[i * 3 + 2]]
}

const lightOf = ([r, g, b]: Pixel): number => 0.3 * r + 0.59 * g + 0.11 * b
const chromaOf = (ink: Pixel): number => Math.max(...ink) - Math.min(...ink)
const apart = (a: Pixel, b: Pixel): number => Math.max(...a.map((v, c) => Math.abs(v - b[c])))

const share = (id: string, at: readonly number[], isSo: (ink: Pixel) => boolean): number => at.filter((i) => isSo(inkAt(id, i))).length / at.length

const meanLight = (id: string, at: readonly number[]): number => at.reduce((sum, i) => sum + lightOf(inkAt(id, i)), 0) / at.length

/** Correlation between the lightness of the styled picture and of the scene. */
function follows(id: string, at: readonly number[]): number {
  const light = lightnessMap(paint(id))
  const mean = (map: Float32Array): number => at.reduce((sum, i) => sum + map[i], 0) / at.length
  const [a, b] = [mean(light), mean(plain)]
  let product = 0
  let first = 0
  let second = 0
  for (const i of at) {
    product += (light[i] - a) * (plain[i] - b)
    first += (light[i] - a) ** 2
    second += (plain[i] - b) ** 2
  }
  return product / Math.sqrt(first * second)
}

/** Number of colors in a picture, in steps of a tenth. */
const colors = (id: string, at: readonly number[]): number =>
  new Set(
    at.map((i) =>
      inkAt(id, i)
        .map((v) => Math.round(v * 10))
        .join(),
    ),
  ).size

/** Mean difference from the surrounding pixels: strokes, dots and grain. */
const texture = (id: string): number => featuresOf(paint(id))[6]

describe('a printed or drawn style keeps its word', { timeout: 30_000 }, () => {
  test('chalkboard: colored chalk on dark green slate, within a frame of wood', () => {
    const board = sky.filter((i) => lightOf(inkAt('chalkboard', i)) < 0.34)
    expect(board.length).toBeGreaterThan(0.2 * sky.length)
    expect(share('chalkboard', board, ([r, g, b]) => g > r && g > b - 0.02)).toBeGreaterThan(0.8)
    const wood = inkAt('chalkboard', 128 * SIDE + 3)
    expect(wood[0]).toBeGreaterThan(wood[1] + 0.05)
    expect(wood[1]).toBeGreaterThan(wood[2] + 0.03)
  })

  test('chalkboard: the outline is laid in chalk, and light parts carry more of it than dark ones', () => {
    expect(meanLight('chalkboard', outline)).toBeGreaterThan(meanLight('chalkboard', sky) + 0.12)
    expect(follows('chalkboard', inside)).toBeGreaterThan(0.25)
    expect(texture('chalkboard')).toBeGreaterThan(3 * texture('minimalist'))
  })

  test('art-deco: a stepped gilt frame, gold between bands of night', () => {
    const band = (x: number): Pixel => inkAt('art-deco', 128 * SIDE + x)
    for (const x of [1, 7, 10]) expect(lightOf(band(x)), `${x}`).toBeLessThan(0.25)
    for (const x of [5, 8]) {
      const [r, g, b] = band(x)
      expect(r, `${x}`).toBeGreaterThan(g)
      expect(g, `${x}`).toBeGreaterThan(b + 0.1)
    }
  })

  test('art-deco: petrol to gold to cream behind the subject, and rays that fan out from it', () => {
    expect(share('art-deco', sky, ([r, g, b]) => r > g + 0.03 && b > g + 0.03)).toBeLessThan(0.01)
    const light = lightnessMap(paint('art-deco'))
    const [x0, y0] = [0, 1].map((k) => inside.reduce((sum, i) => sum + (k === 0 ? i % SIDE : Math.floor(i / SIDE)), 0) / inside.length)
    let turns = 0
    let rising: boolean | undefined
    let last: number | undefined
    for (let a = 0.15; a < Math.PI - 0.15; a += 0.02) {
      const i = Math.round(y0 - Math.sin(a) * 88) * SIDE + Math.round(x0 + Math.cos(a) * 88)
      if (buffer.surface[i] !== SURFACE.sky) continue
      if (last !== undefined && Math.abs(light[i] - last) > 0.015) {
        const up = light[i] > last
        if (rising !== undefined && up !== rising) turns++
        rising = up
      }
      last = light[i]
    }
    expect(turns).toBeGreaterThanOrEqual(6)
  })

  test('ukiyo-e: the sky is wiped from indigo at the top, and a red seal is pressed into the corner', () => {
    const rows = (from: number, to: number) => sky.filter((i) => i >= from * SIDE && i < to * SIDE)
    expect(meanLight('ukiyo-e', rows(17, 22))).toBeLessThan(meanLight('ukiyo-e', rows(45, 60)) - 0.08)
    expect(share('ukiyo-e', rows(17, 22), ([r, , b]) => b > r)).toBeGreaterThan(0.9)
    const corner = field.filter((i) => i % SIDE > 205 && i > 205 * SIDE)
    expect(share('ukiyo-e', corner, ([r, g]) => r - g > 0.3)).toBeGreaterThan(0.01)
  })

  test('ukiyo-e: flat pigments, few of them, within a key line darker than what it bounds', () => {
    const land = field.filter((i) => buffer.surface[i] !== SURFACE.sky)
    expect(colors('ukiyo-e', land)).toBeLessThan(0.8 * colors('photorealistic', land))
    expect(meanLight('ukiyo-e', outline)).toBeLessThan(meanLight('ukiyo-e', inside) - 0.08)
    expect(follows('ukiyo-e', inside)).toBeGreaterThan(0.4)
  })

  test('linocut: black, paper and one color under the black, another one with another seed', () => {
    const hueOf = ([r, g, b]: Pixel): number => Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b)
    const paper = inkOf('#f2ead9')
    expect(share('linocut', field, (ink) => lightOf(ink) < 0.2)).toBeGreaterThan(0.05)
    expect(share('linocut', field, (ink) => apart(ink, paper) < 0.12)).toBeGreaterThan(0.03)
    const colored = field.map((i) => inkAt('linocut', i)).filter((ink) => chromaOf(ink) > 0.3)
    expect(colored.length).toBeGreaterThan(0.03 * field.length)
    const [x, y] = [Math.cos, Math.sin].map((of) => colored.reduce((sum, ink) => sum + of(hueOf(ink)), 0))
    // All of one hue: the sum of the directions equals their number.
    expect(Math.hypot(x, y) / colored.length).toBeGreaterThan(0.97)
    const second = (seed: number): Pixel => {
      const { data } = paintTrial('linocut', { ...context, seed })
      const inks = field.map((i): Pixel => [data[i * 3], data[i * 3 + 1], data[i * 3 + 2]])
      return inks.reduce((best, ink) => (chromaOf(ink) > chromaOf(best) ? ink : best))
    }
    expect(apart(second(0), second(1))).toBeGreaterThan(0.3)
  })

  test('linocut: tone is carved in strokes, wider where it is light', () => {
    expect(texture('linocut')).toBeGreaterThan(5 * texture('minimalist'))
    expect(follows('linocut', inside)).toBeGreaterThan(0.3)
    const [dark, bright] = [0, 1].map((half) => {
      const sorted = inside.slice().sort((a, b) => plain[a] - plain[b])
      return sorted.slice(half * (sorted.length >> 1), (half + 1) * (sorted.length >> 1))
    })
    const black = (at: readonly number[]): number => share('linocut', at, (ink) => lightOf(ink) < 0.25)
    expect(black(dark)).toBeGreaterThan(black(bright) * 1.2)
  })

  test('risograph: ink only darkens the paper, whose margin stays bare', () => {
    const paper = inkOf('#f6f1e6')
    expect(share('risograph', field, (ink) => ink.some((v, c) => v > paper[c] + 0.005))).toBe(0)
    for (const x of [1, SIDE - 2]) expect(apart(inkAt('risograph', 128 * SIDE + x), paper)).toBeLessThan(0.02)
  })

  test('risograph: yellow, pink and blue screens that multiply where they overlap and never quite meet', () => {
    const near = (hex: string) => share('risograph', field, (ink) => apart(ink, inkOf(hex)) < 0.2)
    expect(near('#1c4fa8')).toBeGreaterThan(0.002)
    // Pink and yellow rarely appear alone: they are detected by the light they absorb from the paper.
    expect(share('risograph', field, ([r, g, b]) => g < r - 0.15 && b > g)).toBeGreaterThan(0.01)
    expect(share('risograph', field, ([r, g, b]) => b < g - 0.25 && r > 0.5)).toBeGreaterThan(0.002)
    expect(share('risograph', field, (ink) => lightOf(ink) < 0.3)).toBeGreaterThan(0.005)
    expect(texture('risograph')).toBeGreaterThan(3 * texture('minimalist'))
  })

  test.each([
    ['chalkboard', ['charcoal', 'neon', 'sketch', 'pastel']],
    ['art-deco', ['art-nouveau', 'minimalist', 'paper-cut', 'linocut']],
    ['ukiyo-e', ['ink-wash', 'anime', 'minimalist', 'art-nouveau', 'comic-book']],
    ['linocut', ['manga', 'film-noir', 'ink-wash', 'charcoal', 'comic-book']],
    ['risograph', ['pop-art', 'comic-book', 'pointillism', 'graffiti']],
  ])('%s is no other by mistake: far from its kin by every measure together', (id, kin) => {
    const own = featuresOf(paint(id))
    for (const other of kin) {
      const features = featuresOf(paint(other))
      expect(Math.hypot(...own.map((v, k) => v - features[k])), other).toBeGreaterThan(0.22)
    }
  })
})
