import { readFileSync } from 'node:fs'
import { createEngine } from '@easel/engine/engine'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { SAMPLES, type Sample } from '../../apps/web/src/content/samples.ts'

const SIDE = 24
/**
 * Root mean square over the colors, 0 … 255. Drawn small, the samples are 3 to 8 away from their files; of samples drawn by an older engine,
 * three were 15 to 45 away.
 */
const MAX_DISTANCE = 12
const NAMES = [
  'lake-photorealistic',
  'fox-watercolor',
  'moon-3d-render',
  'cafe-photorealistic',
  'castle-dragon',
  'owl-night',
]

const engine = createEngine()
afterAll(() => engine.close())

test.each(NAMES)(
  'the sample %s is what the engine draws today for its prompt, style and seed',
  async (name) => {
    const { prompt, style, aspectRatio, seed } = (SAMPLES as Readonly<Record<string, Sample>>)[name] as Sample
    const { png } = await engine.draw({ prompt, style, aspect: aspectRatio, seed, scale: 0.25 })
    const shown = readFileSync(new URL(`../../apps/web/public/samples/${name}.webp`, import.meta.url))
    const [drawn, kept] = await Promise.all([pixelsOf(Buffer.from(png)), pixelsOf(shown)])
    const sum = drawn.reduce((total, value, at) => total + (value - (kept[at] ?? 0)) ** 2, 0)
    expect(Math.sqrt(sum / drawn.length)).toBeLessThan(MAX_DISTANCE)
  },
)

function pixelsOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).resize(SIDE, SIDE, { fit: 'fill' }).removeAlpha().raw().toBuffer()
}
