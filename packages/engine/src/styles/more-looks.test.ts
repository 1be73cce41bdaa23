import { describe, expect, test } from 'vitest'
import { featuresOf, paintTrial, trialContext } from '../../test/trial-picture.ts'
import { facet } from '../filters/motifs/triangles.ts'
import { createPicture, lightnessMap, type Picture } from '../filters/picture.ts'
import { findSubjects } from '../filters/subject-mask.ts'
import { SURFACE } from '../render/g-buffer.ts'
import { hash2 } from '../render/noise.ts'
import { BRICK_COLORS, studSize } from './crafted/grids.ts'

const SIDE = 256
const context = trialContext(SIDE, SIDE)
const { buffer } = context
const painted = new Map<string, Picture>()

function paint(id: string): Picture {
  const picture = painted.get(id) ?? paintTrial(id, context)
  painted.set(id, picture)
  return picture
}

type Pixel = readonly [red: number, green: number, blue: number]

function pixel(id: string, x: number, y: number): Pixel {
  const { data } = paint(id)
  const o = (y * SIDE + x) * 3
  return [data[o], data[o + 1], data[o + 2]]
}

/** Share of pixels, of the subject or elsewhere, that satisfy a condition. */
function share(id: string, isSo: (ink: Pixel, i: number) => boolean, counts = (_i: number) => true): number {
  const { data } = paint(id)
  let so = 0
  let all = 0
  for (let i = 0, o = 0; i < SIDE * SIDE; i++, o += 3) {
    if (!counts(i)) continue
    all++
    if (isSo([data[o], data[o + 1], data[o + 2]], i)) so++
  }
  return so / Math.max(1, all)
}

const lightOf = ([r, g, b]: Pixel): number => 0.3 * r + 0.59 * g + 0.11 * b
const chromaOf = (ink: Pixel): number => Math.max(...ink) - Math.min(...ink)
const isSubject = (i: number): boolean => buffer.instance[i] > 0
const isSky = (i: number): boolean => buffer.surface[i] === SURFACE.sky

function meanLight(id: string, counts: (i: number) => boolean): number {
  const light = lightnessMap(paint(id))
  let sum = 0
  let all = 0
  for (let i = 0; i < light.length; i++) {
    if (!counts(i)) continue
    sum += light[i]
    all++
  }
  return sum / Math.max(1, all)
}

describe('a style of the second shelf keeps its word', { timeout: 30_000 }, () => {
  test('toy-bricks: every stud is cast in one of the brick colors', () => {
    const size = studSize(SIDE, SIDE)
    for (let y = 2; y < SIDE; y += size)
      for (let x = 2; x < SIDE; x += size) {
        const ink = pixel('toy-bricks', x, y)
        const off = Math.min(...BRICK_COLORS.map((cast) => Math.max(...cast.map((v, c) => Math.abs(v - ink[c])))))
        expect(off).toBeLessThan(0.06)
      }
  })

  test('low-poly: flat facets, as many colors as triangles', () => {
    const source = createPicture(60, 60)
    for (let i = 0; i < source.data.length; i++) source.data[i] = hash2(i, 3)
    const mesh = facet(source, new Float32Array(3600), 20, 1, 0)
    const colors = new Set<number>()
    for (let o = 0; o < mesh.data.length; o += 3) colors.add(mesh.data[o] * 7 + mesh.data[o + 1])
    expect(colors.size).toBeLessThanOrEqual(3 * 3 * 2)
    expect(colors.size).toBeGreaterThan(8)
    expect(lightnessMap(mesh).every((l) => l > 0)).toBe(true)
  })

  test('voxel: the tops of the cubes are lighter than their sides', () => {
    const light = lightnessMap(paint('voxel'))
    const side = 2.5
    let tops = 0
    let sides = 0
    for (let row = 2; row < 60; row++)
      for (let column = 2; column < 55; column++) {
        const x = (column + (row & 1) * 0.5) * side * Math.sqrt(3)
        const y = row * side * 1.5
        tops += light[Math.round(y - side * 0.5) * SIDE + Math.round(x)]
        sides += light[Math.round(y + side * 0.4) * SIDE + Math.round(x + side * 0.5)]
      }
    expect(tops).toBeGreaterThan(sides * 1.12)
  })

  test.each(['film-noir', 'manga'])('%s: no color at all', (id) => expect(share(id, (ink) => chromaOf(ink) > 0.03)).toBe(0))

  test('manga: mostly bare paper or solid ink, film-noir: black bars above and below', () => {
    expect(share('manga', (ink) => lightOf(ink) > 0.9 || lightOf(ink) < 0.12)).toBeGreaterThan(0.4)
    for (const y of [1, SIDE - 2]) expect(lightOf(pixel('film-noir', 128, y))).toBeLessThan(0.02)
  })

  test('charcoal: coal, chalk and buff paper, all of one warm family', () => {
    expect(share('charcoal', ([r, g, b]) => r >= g - 1e-3 && g >= b - 1e-3)).toBe(1)
    // The lightness of paper is about 0.65: charcoal is less than half of it, chalk well above.
    expect(share('charcoal', (ink) => lightOf(ink) < 0.3)).toBeGreaterThan(0.02)
    expect(share('charcoal', (ink) => lightOf(ink) > 0.75)).toBeGreaterThan(0.005)
  })

  test('blueprint and x-ray: blue to white and nothing warm', () => {
    for (const id of ['blueprint', 'x-ray'])
      expect(
        share(id, ([r, , b]) => b >= r - 0.04),
        id,
      ).toBe(1)
  })

  test('x-ray: the subject glows before a dark sky', () => expect(meanLight('x-ray', isSubject)).toBeGreaterThan(meanLight('x-ray', isSky) * 2))

  test('ink-wash: black ink on paper, and only the seal is red', () => {
    const inSeal = (i: number): boolean => i % SIDE < 28 && i / SIDE > 226
    expect(
      share(
        'ink-wash',
        (ink) => chromaOf(ink) > 0.12,
        (i) => !inSeal(i),
      ),
    ).toBe(0)
    expect(share('ink-wash', ([r, g]) => r - g > 0.4, inSeal)).toBeGreaterThan(0.1)
  })

  test('silhouette: what is near is dark against a light sky', () => {
    expect(meanLight('silhouette', isSubject)).toBeLessThan(meanLight('silhouette', isSky) * 0.5)
  })

  test('double-exposure: the ground stays pale, the subject carries the picture', () => {
    const ground = meanLight('double-exposure', (i) => !isSubject(i))
    expect(ground).toBeGreaterThan(0.7)
    expect(meanLight('double-exposure', isSubject)).toBeLessThan(ground - 0.1)
  })

  test('synthwave: violet rules over green', () => expect(share('synthwave', ([r, g, b]) => (r + b) / 2 > g)).toBeGreaterThan(0.8))

  test('kawaii: lighter than a photograph, psychedelic: far more colorful', () => {
    const [photo, photoChroma] = featuresOf(paint('photorealistic'))
    expect(featuresOf(paint('kawaii'))[0]).toBeGreaterThan(photo + 0.12)
    expect(featuresOf(paint('psychedelic'))[1]).toBeGreaterThan(photoChroma * 1.8)
  })

  test('mosaic and cross-stitch: a surface far rougher than the scene; paper-cut: calmer', () => {
    const texture = (id: string): number => featuresOf(paint(id))[6]
    for (const id of ['mosaic', 'cross-stitch']) expect(texture(id), id).toBeGreaterThan(texture('minimalist') * 1.5)
    expect(texture('paper-cut')).toBeLessThan(texture('mosaic'))
  })

  test('mosaic: features of the subject are of stones cut to their shape', () => {
    const albedo = buffer.albedo.slice()
    const color = buffer.color.slice()
    const dark: number[] = []
    const light: number[] = []
    const { x, y } = findSubjects(buffer)
    for (let v = Math.round(y) - 9; v < y + 9; v++)
      for (let u = Math.round(x) - 9; u < x + 9; u++) {
        const i = v * SIDE + u
        if (!isSubject(i)) continue
        const isDark = u % 4 < 2
        for (const part of [albedo, color]) part.fill(isDark ? 0.01 : 0.9, i * 3, i * 3 + 3)
        if (isDark) dark.push(i)
        else light.push(i)
      }
    expect(dark.length).toBeGreaterThan(100)
    const drawn = lightnessMap(paintTrial('mosaic', { ...context, buffer: { ...buffer, albedo, color } }))
    const mean = (at: readonly number[]): number => at.reduce((sum, i) => sum + drawn[i], 0) / at.length
    expect(mean(light) - mean(dark)).toBeGreaterThan(0.35)
  })

  test('stained-glass: dark lead through the glass, which is purer than the scene', () => {
    expect(share('stained-glass', (ink) => lightOf(ink) < 0.14)).toBeGreaterThan(0.08)
    expect(featuresOf(paint('stained-glass'))[1]).toBeGreaterThan(featuresOf(paint('photorealistic'))[1])
  })

  test('polaroid: the card is widest at its foot', () => {
    expect(lightOf(pixel('polaroid', 128, SIDE - 30))).toBeGreaterThan(0.9)
    expect(lightOf(pixel('polaroid', 4, 128))).toBeGreaterThan(0.9)
    expect(lightOf(pixel('polaroid', 128, 30))).toBeLessThan(0.9)
  })

  test('claymation: the sheen and dents of clay, no fiber of the scene', () => {
    const [, , , , , edges] = featuresOf(paint('claymation'))
    expect(edges).toBeLessThan(featuresOf(paint('photorealistic'))[5] + 0.05)
  })

  test('pointillism: many colors side by side; pastel: plum paper at the rim', () => {
    expect(featuresOf(paint('pointillism'))[7]).toBeGreaterThan(featuresOf(paint('photorealistic'))[7])
    const [r, g, b] = pixel('pastel', 0, 128)
    expect(b).toBeGreaterThan(g)
    expect(r).toBeGreaterThan(g)
  })

  test('printed and framed ones keep their margin whatever the scene', () => {
    const other = trialContext(SIDE, SIDE, 5, { solids: [], sprites: [], exposure: 0.5 })
    for (const id of ['art-deco', 'ukiyo-e', 'linocut', 'risograph', 'cross-stitch', 'chalkboard']) {
      const b = paintTrial(id, other).data
      const [x, y] = [1, 128]
      for (let c = 0; c < 3; c++) expect(Math.abs(pixel(id, x, y)[c] - b[(y * SIDE + x) * 3 + c]), id).toBeLessThan(0.08)
    }
  })

  test('a preview has the look of the picture', () => {
    for (const id of ['paper-cut', 'ukiyo-e', 'ink-wash', 'art-deco', 'synthwave', 'manga', 'kawaii', 'polaroid']) {
      const large = featuresOf(paintTrial(id, trialContext(400, 400)))
      const small = featuresOf(paintTrial(id, trialContext(160, 160)))
      for (const k of [0, 1, 2]) expect(Math.abs(large[k] - small[k]), `${id} ${k}`).toBeLessThan(0.12)
    }
  })
})
