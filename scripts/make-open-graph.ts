// Draws the link preview pictures of the site: npm run open-graph [-- --only NAME,NAME] [--scale 1]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createEngine } from '@easel/engine/engine'
import sharp from 'sharp'
import { MARK } from '../apps/web/site-build/picture-cuts.ts'
import { SAMPLES, type SampleName } from '../apps/web/src/content/samples.ts'
import { OPEN_GRAPH, OPEN_GRAPH_SAMPLES } from '../apps/web/src/shared/lib/open-graph.ts'

const FOLDER = join(import.meta.dirname, '../apps/web/public/og')
const { width: WIDTH, height: HEIGHT } = OPEN_GRAPH
const MAX_BYTES = 90_000
/** The brand's picture: one scene in several styles, joined at straight seams through its subject; each slice begins at `left`. */
const SLICES = [
  { name: 'fox-sketch', left: 0 },
  { name: 'fox-watercolor', left: 280 },
  { name: 'fox-pop-art', left: 410 },
  { name: 'fox-oil-painting', left: 540 },
  { name: 'fox-photorealistic', left: 680 },
] as const

const { values } = parseArgs({
  options: {
    /** Comma-separated names of samples, or `easel`; default all. */
    only: { type: 'string' },
    /** Share of the full size to draw; below 1 for a quick look. */
    scale: { type: 'string', default: '1' },
  },
})
const wanted = values.only === undefined ? undefined : new Set(values.only.split(','))
const engine = createEngine()

/** The sample's scene in the widest aspect ratio, cropped to the ratio of link previews. */
async function drawWide(name: SampleName): Promise<Buffer> {
  const { prompt, style, seed } = SAMPLES[name]
  const { png } = await engine.draw({
    prompt,
    style,
    aspect: '16:9',
    seed,
    scale: Number(values.scale) * 0.8,
  })
  return sharp(png).resize(WIDTH, HEIGHT, { fit: 'cover', position: 'center' }).png().toBuffer()
}

async function drawBrand(): Promise<Buffer> {
  const strips = await Promise.all(
    SLICES.map(async ({ name, left }, index) => {
      const width = (SLICES[index + 1]?.left ?? WIDTH) - left
      const input = await sharp(await drawWide(name))
        .extract({ left, top: 0, width, height: HEIGHT })
        .toBuffer()
      return { input, left, top: 0 }
    }),
  )
  const seams = SLICES.slice(1).map(({ left }) => ({
    left: left - 1,
    top: 0,
    input: { create: { width: 3, height: HEIGHT, channels: 3 as const, background: '#ffffff' } },
  }))
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } })
    .composite([...strips, ...seams])
    .png()
    .toBuffer()
}

async function save(name: string, picture: Buffer): Promise<void> {
  for (let quality = 84; ; quality -= 6) {
    const file = await sharp(picture)
      .composite([{ input: MARK }])
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (file.length > MAX_BYTES && quality > 50) continue
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(join(FOLDER, `${name}.jpg`), file)
    console.log(`og/${name}.jpg: ${Math.ceil(file.length / 1000)} kB`)
    return
  }
}

if (wanted?.has('easel') ?? true) await save('easel', await drawBrand())
for (const name of OPEN_GRAPH_SAMPLES) if (wanted?.has(name) ?? true) await save(name, await drawWide(name))
await engine.close()
