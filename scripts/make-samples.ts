// Draws the pictures on the site's own pages: npm run samples [-- --only NAME,NAME] [--scale 1]
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { STYLE_IDS, type StyleId } from '@easel/contract/styles'
import type { DrawnPicture } from '@easel/engine/drawn-picture'
import { createEngine } from '@easel/engine/engine'
import { PICTURE_SIZES } from '@easel/engine/picture-request'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'
import sharp, { type Region, type Sharp } from 'sharp'
import { PICTURES } from '../apps/web/src/content/blog/pictures.ts'
import { type LibraryPrompt, PROMPT_LIBRARY } from '../apps/web/src/content/prompts/prompt-library.ts'
import {
  PROMPT_PICTURE,
  PROMPT_SEED,
  promptPictureName,
} from '../apps/web/src/content/prompts/prompt-picture.ts'
import type { Sample } from '../apps/web/src/content/samples.ts'
import { STYLE_GUIDES } from '../apps/web/src/content/styles/style-guides.ts'
import { STYLE_PREVIEWS } from '../apps/web/src/content/styles/style-previews.ts'
import { fillTemplate, TEMPLATE_SEED, type Template } from '../apps/web/src/content/templates/template.ts'
import { TEMPLATES } from '../apps/web/src/content/templates/templates.ts'

const PUBLIC = join(import.meta.dirname, '../apps/web/public')
/** Longest side and maximum bytes of a sample. */
const SAMPLE_SIDE = 1024
const SAMPLE_BYTES = 80_000
/** Longest side and maximum bytes of a template's picture, and the longer side at which it is drawn. */
const TEMPLATE_SIDE = 480
const TEMPLATE_BYTES = 22_000
const TEMPLATE_DRAWN = 960
/** Maximum bytes of a prompt's picture in the library, and the longer side at which it is drawn. */
const PROMPT_BYTES = 4_000
const PROMPT_DRAWN = 480
/** AVIF qualities, tried in turn. */
const PROMPT_QUALITIES = [50, 45, 40, 35, 30, 25, 20, 15, 10, 5]
/** Size and maximum bytes of a style preview. */
const PREVIEW = { width: 480, height: 320 }
const PREVIEW_BYTES = 25_000
/** Below this quality, blocks are more visible than the loss from a smaller picture. */
const MIN_QUALITY = 32
const BEST_QUALITY = 86
const QUALITY_STEP = 6
/** Space above the head of a subject that is taller than its crop, as a share of the crop. */
const HEADROOM = 0.04

const { values } = parseArgs({
  options: {
    /** Comma-separated sample names, template or style ids, or `prompts:` with a category of the library; default all. */
    only: { type: 'string' },
    /** Share of the needed size to draw; below 1 for a quick look. */
    scale: { type: 'string', default: '1' },
  },
})
const wanted = values.only === undefined ? undefined : new Set(values.only.split(','))
const share = Number(values.scale)
const engine = createEngine()

/** Encodes at the best quality within `most` bytes: quality falls to a minimum, then a picture with too much detail gets smaller. */
async function encodeWithin(picture: Sharp, most: number): Promise<Buffer> {
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true })
  for (let share = 1; ; share *= 0.85) {
    const sized = sharp(data).resize(Math.round(info.width * share))
    const file = await bestWithin(sized, most)
    if (file) return file
  }
}

/** Binary search over the quality steps: a higher quality never makes a smaller file. */
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
  const file = await encodeWithin(picture, SAMPLE_BYTES)
  // Visitors download these files: the metadata says that an algorithm made them.
  save('samples', `${name}.webp`, writeMetadata(file, { sourceType: 'algorithmicMedia' }))
}

/** Crops the part of a sample that shows its style on a small card. */
async function makePreview(style: StyleId): Promise<void> {
  const { sample, left = 0, top, width: share = 1 } = STYLE_PREVIEWS[style]
  const picture = sharp(join(PUBLIC, 'samples', `${sample}.webp`))
  const { width, height } = await picture.metadata()
  const cut = [
    Math.min(Math.floor(width * share), Math.floor((height * PREVIEW.width) / PREVIEW.height)),
    Math.min(Math.floor((width * share * PREVIEW.height) / PREVIEW.width), height),
  ] as const
  const cutOut = picture.extract({
    left: Math.min(Math.round(left * width), width - cut[0]),
    top: Math.min(Math.round(top === undefined ? (height - cut[1]) / 2 : top * height), height - cut[1]),
    width: cut[0],
    height: cut[1],
  })
  save(
    'styles',
    `${style}.webp`,
    await encodeWithin(cutOut.resize(PREVIEW.width, PREVIEW.height), PREVIEW_BYTES),
  )
}

/** Draws a template before anything is filled in. */
async function makeTemplate({ id, text, style, aspectRatio }: Template): Promise<void> {
  const { png } = await draw(
    { prompt: fillTemplate(text), aspectRatio, seed: TEMPLATE_SEED },
    style,
    TEMPLATE_DRAWN,
  )
  const picture = sharp(png).resize(TEMPLATE_SIDE, TEMPLATE_SIDE, { fit: 'inside', withoutEnlargement: true })
  save('templates', `${id}.webp`, await encodeWithin(picture, TEMPLATE_BYTES))
}

/** Draws a prompt of the library, cropped to the card's shape around its first subject. */
async function makePromptPicture([style, aspectRatio, prompt]: LibraryPrompt): Promise<void> {
  const { png, width, height, report } = await draw(
    { prompt, aspectRatio, seed: PROMPT_SEED },
    style,
    PROMPT_DRAWN,
  )
  const box = report.entities[0]?.instances[0]?.box ?? [0, 0, width, height]
  const cut = [
    Math.min(width, Math.round((height * PROMPT_PICTURE.width) / PROMPT_PICTURE.height)),
    Math.min(height, Math.round((width * PROMPT_PICTURE.height) / PROMPT_PICTURE.width)),
  ] as const
  const card = sharp(png)
    .extract(around(box, cut, [width, height]))
    .resize(PROMPT_PICTURE.width, PROMPT_PICTURE.height, { fit: 'cover' })
  for (const quality of PROMPT_QUALITIES) {
    const file = await card.clone().avif({ quality, effort: 6 }).toBuffer()
    if (file.length <= PROMPT_BYTES || quality === PROMPT_QUALITIES.at(-1))
      return save('prompts', `${promptPictureName(prompt)}.avif`, file)
  }
}

type Size = readonly [width: number, height: number]
type Box = readonly [x: number, y: number, width: number, height: number]

/** A crop of this size with the subject in its middle; a subject taller than the crop is shown from the head down. */
function around([x, y, boxWidth, boxHeight]: Box, [width, height]: Size, [w, h]: Size): Region {
  const middle = boxHeight > height ? y + height * (0.5 - HEADROOM) : y + boxHeight / 2
  const start = (at: number, size: number, side: number) =>
    Math.round(Math.min(side - size, Math.max(0, at - size / 2)))
  return { left: start(x + boxWidth / 2, width, w), top: start(middle, height, h), width, height }
}

function save(folder: string, file: string, bytes: Uint8Array): void {
  mkdirSync(join(PUBLIC, folder), { recursive: true })
  writeFileSync(join(PUBLIC, folder, file), bytes)
  console.log(`${folder}/${file}: ${Math.ceil(bytes.length / 1000)} kB`)
}

/** Pictures of the site's own pages, then those that only a style's page shows. */
const samples: Record<string, Sample> = { ...PICTURES }
for (const [style, { examples }] of Object.entries(STYLE_GUIDES))
  for (const { name, ...settings } of examples)
    samples[name] ??= { ...settings, style: style as Sample['style'] }

const jobs = [
  ...Object.entries(samples).map(([name, sample]) => ({ name, run: () => makeSample(name, sample) })),
  ...TEMPLATES.map((template) => ({ name: template.id, run: () => makeTemplate(template) })),
  ...PROMPT_LIBRARY.flatMap(({ id, prompts }) =>
    prompts.map((prompt) => ({ name: `prompts:${id}`, run: () => makePromptPicture(prompt) })),
  ),
  ...STYLE_IDS.map((style) => ({ name: style, run: () => makePreview(style) })),
].filter(({ name }) => wanted?.has(name) ?? true)
const queue = jobs[Symbol.iterator]()
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const job of queue) await job.run()
  }),
)
await engine.close()
