import { describe, expect, test } from 'vitest'
import { featuresOf, paintTrial, trialContext } from '../../test/trial-picture.ts'
import { lightnessMap, type Picture } from '../filters/picture.ts'
import { SURFACE } from '../render/g-buffer.ts'
import { developScene } from './develop-scene.ts'

const SIDE = 256
const context = trialContext(SIDE, SIDE)
const { buffer } = context
/** The scene's light without any style. */
const plain = developScene(context)

const painted = new Map<string, Picture>()
function paint(id: string): Picture {
  const picture = painted.get(id) ?? paintTrial(id, context)
  painted.set(id, picture)
  return picture
}

const pixels = Array.from({ length: SIDE * SIDE }, (_, i) => i).filter((i) => {
  const x = i % SIDE
  return x > 3 && x < SIDE - 4 && i > SIDE * 4 && i < SIDE * (SIDE - 4)
})
const isSubject = (i: number): boolean => buffer.instance[i] > 0
const outline = pixels.filter((i) => [1, -1, SIDE, -SIDE].some((step) => isSubject(i) !== isSubject(i + step)))
const drawn = new Set(outline)
const inside = pixels.filter((i) => isSubject(i) && !drawn.has(i))
const outside = pixels.filter((i) => !isSubject(i) && !drawn.has(i))
const sky = pixels.filter((i) => buffer.surface[i] === SURFACE.sky)

const far = pixels.filter((i) => !isSubject(i) && buffer.depth[i] > 20)

/** Variation of the lightness in the distance. */
function spread(picture: Picture): number {
  const light = lightnessMap(picture)
  const middle = mean(light, far)
  return Math.sqrt(far.reduce((sum, i) => sum + (light[i] - middle) ** 2, 0) / far.length)
}

const mean = (values: Float32Array, at: readonly number[]): number => at.reduce((sum, i) => sum + values[i], 0) / at.length

const lightOf = (id: string, at: readonly number[]): number => mean(lightnessMap(paint(id)), at)

/** Mean of one channel, 0 red … 2 blue. */
const channel = (picture: Picture, c: number, at: readonly number[]): number => at.reduce((sum, i) => sum + picture.data[i * 3 + c], 0) / at.length

/** Mean difference from the scene's own light. */
function change(id: string, at: readonly number[]): number {
  const a = lightnessMap(paint(id))
  const b = lightnessMap(plain)
  return at.reduce((sum, i) => sum + Math.abs(a[i] - b[i]), 0) / at.length
}

/** Share of pixels as light as their right neighbor. */
function calm(picture: Picture): number {
  const light = lightnessMap(picture)
  return pixels.filter((i) => Math.abs(light[i] - light[i + 1]) < 0.004).length / pixels.length
}

/** Lightness, color and texture as measured by `featuresOf`. */
function looksOf(picture: Picture): { readonly light: number; readonly color: number; readonly texture: number } {
  const features = featuresOf(picture)
  return { light: features[0], color: features[1], texture: features[6] }
}

const scene = looksOf(plain)

describe('a painted style keeps its word', { timeout: 30_000 }, () => {
  test('photorealistic: the light of the scene, and the grain of a film over it', () => {
    expect(change('photorealistic', pixels)).toBeLessThan(0.08)
    expect(calm(paint('photorealistic'))).toBeLessThan(0.6 * calm(plain))
  })

  test('anime: a thin dark contour, a bright sky bluer than the scene’s', () => {
    expect(lightOf('anime', outline)).toBeLessThan(lightOf('anime', inside) - 0.08)
    expect(channel(paint('anime'), 2, sky)).toBeGreaterThan(channel(plain, 2, sky) + 0.05)
  })

  test('cartoon and graffiti: a thick black contour; cartoon is flat within, graffiti rough with its wall', () => {
    for (const id of ['cartoon', 'graffiti']) expect(lightOf(id, outline), id).toBeLessThan(0.45 * lightOf(id, inside))
    expect(calm(paint('cartoon'))).toBeGreaterThan(calm(plain))
    expect(looksOf(paint('graffiti')).texture).toBeGreaterThan(5 * scene.texture)
  })

  test('oil-painting and impressionist: brush strokes all over, impressionist in lighter, purer color', () => {
    const [oil, dabs] = ['oil-painting', 'impressionist'].map((id) => looksOf(paint(id)))
    for (const { texture } of [oil, dabs]) expect(texture).toBeGreaterThan(5 * scene.texture)
    expect(dabs.color).toBeGreaterThan(oil.color + 0.05)
    expect(dabs.light).toBeGreaterThan(oil.light)
    // The relief of the paint does not hide the motif.
    for (const { texture } of [oil, dabs]) expect(texture).toBeLessThan(0.3)
  })

  test('nano-banana: a clear day whose distance keeps its forms and its blue', () => {
    const picture = paint('nano-banana')
    expect(spread(picture)).toBeGreaterThan(0.8 * spread(plain))
    expect(channel(picture, 2, far)).toBeGreaterThan(channel(picture, 0, far))
  })

  test('baroque: the beam shows the subject as bright as it is', () => expect(lightOf('baroque', inside)).toBeGreaterThan(mean(lightnessMap(plain), inside)))

  test('digital-art: richer color than the scene, without the relief of oil', () => {
    const digital = looksOf(paint('digital-art'))
    expect(digital.color).toBeGreaterThan(scene.color + 0.08)
    expect(digital.texture).toBeLessThan(0.5 * looksOf(paint('oil-painting')).texture)
  })

  test('3d-render: smooth and more colorful than the scene', () => {
    expect(calm(paint('3d-render'))).toBeGreaterThan(0.9 * calm(plain))
    expect(looksOf(paint('3d-render')).color).toBeGreaterThan(scene.color + 0.04)
  })

  test('fantasy: the subject glows before a darker, bluer place', () => {
    const glow = lightOf('fantasy', inside) - lightOf('fantasy', outside)
    expect(glow).toBeGreaterThan(mean(lightnessMap(plain), inside) - mean(lightnessMap(plain), outside) + 0.08)
    const blueness = (picture: Picture) => channel(picture, 2, outside) - channel(picture, 1, outside)
    expect(blueness(paint('fantasy'))).toBeGreaterThan(blueness(plain))
  })

  test('cyberpunk: night in violet and cyan, under the lines of a screen', () => {
    const violet = (picture: Picture) => channel(picture, 2, pixels) - channel(picture, 1, pixels)
    expect(violet(paint('cyberpunk'))).toBeGreaterThan(violet(plain) + 0.08)
    expect(looksOf(paint('cyberpunk')).light).toBeLessThan(scene.light - 0.08)
    expect(looksOf(paint('cyberpunk')).texture).toBeGreaterThan(5 * scene.texture)
  })

  test('surreal: the place is bent, what stands in it stays', () => expect(change('surreal', outside)).toBeGreaterThan(1.3 * change('surreal', inside)))

  test('surreal: what is dreamt differs from picture to picture', () => {
    const dreams = Array.from({ length: 12 }, (_, k) => paintTrial('surreal', { ...context, seed: k + 1 }))
    const green = dreams.map(({ data }) => pixels.filter((i) => data[i * 3 + 1] > data[i * 3] + 0.1 && data[i * 3 + 1] > data[i * 3 + 2] + 0.2).length)
    const night = dreams.map(({ data }) => pixels.filter((i) => data[i * 3 + 2] > 0.12 && data[i * 3] < 0.1).length)
    const plainest = (counts: readonly number[]): number => Math.min(...counts)
    for (const counts of [green, night]) {
      const many = counts.filter((count) => count > plainest(counts) + 250).length
      expect(many).toBeGreaterThan(0)
      expect(many).toBeLessThan(dreams.length)
    }
  })

  test('abstract: in no school the subject or the place keep their shapes', () => {
    const light = lightnessMap(plain)
    for (const seed of [1, 2, 4, 5]) {
      const drawing = lightnessMap(paintTrial('abstract', { ...context, seed }))
      for (const at of [inside, outside]) {
        const off = at.reduce((sum, i) => sum + Math.abs(drawing[i] - light[i]), 0) / at.length
        expect(off, `${seed}`).toBeGreaterThan(1.3 * change('photorealistic', at))
      }
    }
  })

  test('abstract: its compositions are of four schools', () => {
    const looks = Array.from({ length: 8 }, (_, k) => featuresOf(paintTrial('abstract', { ...context, seed: k + 1 })))
    const schools: number[][] = []
    for (const look of looks) {
      const known = schools.some((school) => Math.hypot(...school.map((v, k) => v - look[k])) < 0.3)
      if (!known) schools.push(look)
    }
    expect(schools.length).toBeGreaterThanOrEqual(4)
  })
})
