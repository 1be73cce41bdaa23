// Draws the pictures that the site's own pages show: npm run samples [-- --only NAME,NAME] [--scale 1]
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { DrawnPicture } from '@easel/engine/drawn-picture'
import { createEngine } from '@easel/engine/engine'
import { PICTURE_SIZES } from '@easel/engine/picture-request'
import { STYLE_IDS } from '@easel/engine/styles/registry'
import sharp, { type Sharp } from 'sharp'
import { PICTURES } from '../apps/web/src/content/blog/pictures.ts'
import { type Sample, STYLE_SCENE } from '../apps/web/src/content/samples.ts'
import { STYLE_GUIDES } from '../apps/web/src/content/styles/style-guides.ts'
import { fillTemplate, TEMPLATE_SEED, type Template } from '../apps/web/src/content/templates/template.ts'
import { TEMPLATES } from '../apps/web/src/content/templates/templates.ts'

const PUBLIC = join(import.meta.dirname, '../apps/web/public')
/** Longest side and weight of a sample. */
const SAMPLE_SIDE = 1024
const SAMPLE_BYTES = 80_000
/** Longest side and weight of a template's picture, and the longer side at which it is drawn. */
const TEMPLATE_SIDE = 480
const TEMPLATE_BYTES = 22_000
const TEMPLATE_DRAWN = 960
/** Size and weight of a style preview. */
const PREVIEW = { width: 480, height: 320 }
/** Longer side of the picture a preview is cut out of. */
const PREVIEW_DRAWN = 960
const PREVIEW_BYTES = 25_000
/** Below it blocks show more than a smaller picture does. */
const MIN_QUALITY = 32
const BEST_QUALITY = 86
const QUALITY_STEP = 6
/** How much of a preview's height the subject takes. */
const SUBJECT_SHARE = 0.7

/** Styles whose frame is part of the picture. */
const FRAMED = new Set(['art-nouveau', 'baroque', 'gothic', 'watercolor', 'vintage'])

const { values } = parseArgs({
  options: {
    /** Comma-separated names of samples, ids of templates or of styles; default all of them. */
    only: { type: 'string' },
    /** Share of the size that the files need, below 1 for a quick look. */
    scale: { type: 'string', default: '1' },
  },
})
const wanted = values.only === undefined ? undefined : new Set(values.only.split(','))
const share = Number(values.scale)
const engine = createEngine()

/** Encodes as well as `most` bytes allow: quality falls to a point, then what is too restless for it gets smaller. */
async function encodeWithin(picture: Sharp, most: number): Promise<Buffer> {
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true })
  for (let share = 1; ; share *= 0.85) {
    const sized = sharp(data).resize(Math.round(info.width * share))
    const file = await bestWithin(sized, most)
    if (file) return file
  }
}

/** Halves the steps of quality that are left: a higher quality never weighs less. */
async function bestWithin(picture: Sharp, most: number): Promise<Buffer | undefined> {
  let best: Buffer | undefined
  for (let low = 0, high = (BEST_QUALITY - MIN_QUALITY) / QUALITY_STEP; low <= high; ) {
    const step = (low + high) >> 1
    const quality = MIN_QUALITY + step * QUALITY_STEP
    const file = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
    if (file.length <= most) {
      best = file
      low = step + 1
    } else high = step - 1
  }
  return best
}

function draw(
  { prompt, aspectRatio, seed }: Omit<Sample, 'style'>,
  style: string,
  side: number,
): Promise<DrawnPicture> {
  const scale = Math.min(1, (side / Math.max(...PICTURE_SIZES[aspectRatio])) * share)
  return engine.draw({ prompt, style, aspect: aspectRatio, seed, scale })
}

async function makeSample(name: string, sample: Sample): Promise<void> {
  const { png } = await draw(sample, sample.style, SAMPLE_SIDE)
  const picture = sharp(png).resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'inside', withoutEnlargement: true })
  save('samples', name, await encodeWithin(picture, SAMPLE_BYTES))
}

/** A close crop around the subject: on a card this small, a style shows only up close. */
async function makePreview(style: string): Promise<void> {
  const { png, width, height, report } = await draw(STYLE_SCENE, style, PREVIEW_DRAWN)
  const [x, y, boxWidth, boxHeight] = report.entities[0]?.instances[0]?.box ?? [0, 0, width, height]
  const needed = Math.max(boxHeight, (boxWidth * PREVIEW.height) / PREVIEW.width) / SUBJECT_SHARE
  // Styles with a frame keep it: they are shown whole.
  const cropHeight = FRAMED.has(style) ? height : Math.min(height, Math.round(needed))
  const cropWidth = Math.min(width, Math.round((cropHeight * PREVIEW.width) / PREVIEW.height))
  const within = (middle: number, size: number, side: number) =>
    Math.round(Math.min(side - size, Math.max(0, middle - size / 2)))
  const picture = sharp(png)
    .extract({
      left: within(x + boxWidth / 2, cropWidth, width),
      top: within(y + boxHeight / 2, cropHeight, height),
      width: cropWidth,
      height: cropHeight,
    })
    .resize(PREVIEW.width, PREVIEW.height, { fit: 'cover' })
  save('styles', style, await encodeWithin(picture, PREVIEW_BYTES))
}

/** What a template draws before anything is filled in. */
async function makeTemplate({ id, text, style, aspectRatio }: Template): Promise<void> {
  const { png } = await draw(
    { prompt: fillTemplate(text), aspectRatio, seed: TEMPLATE_SEED },
    style,
    TEMPLATE_DRAWN,
  )
  const picture = sharp(png).resize(TEMPLATE_SIDE, TEMPLATE_SIDE, { fit: 'inside', withoutEnlargement: true })
  save('templates', id, await encodeWithin(picture, TEMPLATE_BYTES))
}

function save(folder: string, name: string, file: Buffer): void {
  mkdirSync(join(PUBLIC, folder), { recursive: true })
  writeFileSync(join(PUBLIC, folder, `${name}.webp`), file)
  console.log(`${folder}/${name}.webp: ${Math.ceil(file.length / 1000)} kB`)
}

/** Pictures of the site's own pages, then those that only the page of their style shows. */
const samples: Record<string, Sample> = { ...PICTURES }
for (const [style, { examples }] of Object.entries(STYLE_GUIDES))
  for (const { name, ...settings } of examples)
    samples[name] ??= { ...settings, style: style as Sample['style'] }

const jobs = [
  ...Object.entries(samples).map(([name, sample]) => ({ name, run: () => makeSample(name, sample) })),
  ...TEMPLATES.map((template) => ({ name: template.id, run: () => makeTemplate(template) })),
  ...STYLE_IDS.map((style) => ({ name: style, run: () => makePreview(style) })),
].filter(({ name }) => wanted?.has(name) ?? true)
const queue = jobs[Symbol.iterator]()
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const job of queue) await job.run()
  }),
)
await engine.close()
