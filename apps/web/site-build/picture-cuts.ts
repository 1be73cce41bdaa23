import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { STYLE_GUIDES } from '../src/content/styles/style-guides.ts'
import { HERO_SLICES, sliceBand } from '../src/features/landing/hero-pictures.ts'
import { SMALL_EFFECT } from '../src/features/text-effects/effect-pictures.ts'
import { SIDES, SMALL_STYLE, TINY_STYLE } from '../src/shared/pictures/site-sources.ts'
import { OPEN_GRAPH, openGraphSignature } from './open-graph-signature.ts'

export const PUBLIC = join(import.meta.dirname, '../public')

/** A picture of the built site that is made of others. */
export type Cut = {
  /** Below the site's root, as it is asked for. */
  readonly path: string
  /** Below `public`. */
  readonly sources: readonly string[]
  readonly make: (sources: readonly Buffer[]) => Promise<Buffer>
}

/** Height of a slice of the landing page's picture on phones. */
const SMALL_SLICE = 640
const BEST_QUALITY = 50
const MIN_QUALITY = 34
/** At the least effort AVIF is half of what WebP at its most takes, at the same distance from the source, and is made in a tenth of the time. */
const EFFORT = 0

/** What small screens, cards and unfolded links are sent instead of the pictures in `public`. */
export function pictureCuts(): readonly Cut[] {
  return [
    ...namesIn('samples').flatMap((name) => [
      cut(`samples/small/${name}.avif`, `samples/${name}.webp`, 15_000, within(SIDES.small)),
      cut(`samples/medium/${name}.avif`, `samples/${name}.webp`, 30_000, within(SIDES.medium)),
    ]),
    ...namesIn('styles').flatMap((name) => [
      cut(`styles/tiny/${name}.avif`, `styles/${name}.webp`, 6_000, (picture) => picture.resize(TINY_STYLE)),
      cut(`styles/small/${name}.avif`, `styles/${name}.webp`, 11_000, (picture) =>
        picture.resize(SMALL_STYLE),
      ),
    ]),
    ...namesIn('text-effects').map((name) =>
      cut(`text-effects/small/${name}.avif`, `text-effects/${name}.webp`, 11_000, (picture, side) =>
        picture.resize(SMALL_EFFECT * side),
      ),
    ),
    ...HERO_SLICES.flatMap(({ name }, index) => {
      const source = `samples/${name}.webp`
      return [
        cut(`samples/slices/${name}.avif`, source, 26_000, slice(index)),
        cut(`samples/slices/${name}-small.avif`, source, 10_000, slice(index, SMALL_SLICE)),
      ]
    }),
    ...Object.entries(STYLE_GUIDES).map(([id, { examples }]) => ({
      path: `og/styles/${id}.jpg`,
      sources: examples.slice(0, 2).map(({ name }) => `samples/${name}.webp`),
      make: styleCard,
    })),
  ]
}

function namesIn(folder: string): readonly string[] {
  return readdirSync(join(PUBLIC, folder))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.slice(0, -'.webp'.length))
}

type Shape = (picture: Sharp, side: number) => Sharp

/** `side`, as the shape is told it, is the source's width; a file beyond `most` bytes is encoded with less fine grain. */
function cut(path: string, source: string, most: number, shape: Shape): Cut {
  async function make([bytes]: readonly Buffer[]): Promise<Buffer> {
    const { width } = await sharp(bytes).metadata()
    const { data, info } = await shape(sharp(bytes), width).raw().toBuffer({ resolveWithObject: true })
    for (let quality = BEST_QUALITY; ; quality -= 8) {
      const file = await sharp(data, { raw: info }).avif({ quality, effort: EFFORT }).toBuffer()
      if (file.length <= most || quality <= MIN_QUALITY) return file
    }
  }
  return { path, sources: [source], make }
}

function within(side: number): Shape {
  return (picture) => picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })
}

/** Of each of the landing page's six pictures a sixth is seen, a little more when it is pointed at: the rest of it is not sent. */
function slice(index: number, height?: number): Shape {
  const { start, share } = sliceBand(index)
  return (picture, side) =>
    // Sources are square; one that is not would be cut beyond its edge, and that is an error.
    picture
      .extract({ left: Math.round(start * side), top: 0, width: Math.round(share * side), height: side })
      .resize({ height: height ?? side })
}

/** What a link to a style's page unfolds into: two of its pictures on a seam. */
async function styleCard(sources: readonly Buffer[]): Promise<Buffer> {
  const { width, height } = OPEN_GRAPH
  const each = (width - SEAM) / 2
  const halves = await Promise.all(
    sources.map((source) =>
      sharp(source).resize(each, height, { fit: 'cover', position: 'attention' }).toBuffer(),
    ),
  )
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      ...halves.map((input, index) => ({ input, left: index * (each + SEAM), top: 0 })),
      { input: openGraphSignature(), left: 0, top: 0 },
    ])
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer()
}

/** Pixels of white between two pictures. */
const SEAM = 4
