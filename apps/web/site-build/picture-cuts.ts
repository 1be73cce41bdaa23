import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { STYLE_GUIDES } from '../src/content/styles/style-guides.ts'
import { HERO_SLICES, sliceBand } from '../src/features/landing/hero-pictures.ts'
import { smallEffectWidth } from '../src/features/text-effects/effect-pictures.ts'
import { OPEN_GRAPH } from '../src/shared/lib/open-graph.ts'
import { SIDES, SMALL_STYLE, TINY_STYLE } from '../src/shared/pictures/site-sources.ts'

const PUBLIC = join(import.meta.dirname, '../public')
/** The product's mark on a light tile, lower left. */
export const MARK = join(import.meta.dirname, 'open-graph-mark.svg')

/** A picture of the built site, made from others. */
export type Cut = {
  /** Below the site's root, as in its URL. */
  readonly path: string
  readonly sources: readonly string[]
  readonly make: () => Promise<Buffer>
}

/** Height of a slice of the landing page's picture on phones. */
const SMALL_SLICE = 640
/** Pixels of white between two pictures. */
const SEAM = 4
const QUALITIES = [50, 42, 34]
/** At the lowest effort AVIF takes half the bytes of WebP at its highest, at the same distance from the source, and a tenth of the time. */
const EFFORT = 0

/** Pictures sent to small screens, cards and link previews instead of those in `public`. */
export function pictureCuts(): readonly Cut[] {
  return [
    ...smaller('samples', 'small', 15_000, within(SIDES.small)),
    ...smaller('samples', 'medium', 30_000, within(SIDES.medium)),
    ...smaller('styles', 'tiny', 6_000, within(TINY_STYLE)),
    ...smaller('styles', 'small', 11_000, within(SMALL_STYLE)),
    ...smaller('text-effects', 'small', 11_000, (picture, name) => picture.resize(smallEffectWidth(name))),
    ...HERO_SLICES.flatMap(({ name }, index) => [
      avif(`samples/slices/${name}.avif`, sample(name), 26_000, slice(index, SIDES.large)),
      avif(`samples/slices/${name}-small.avif`, sample(name), 10_000, slice(index, SMALL_SLICE)),
    ]),
    ...Object.entries(STYLE_GUIDES).map(([id, { examples }]) => {
      const sources = examples.slice(0, 2).map(({ name }) => sample(name))
      return { path: `og/styles/${id}.jpg`, sources: [...sources, MARK], make: () => styleCard(sources) }
    }),
  ]
}

const sample = (name: string) => join(PUBLIC, 'samples', `${name}.webp`)

type Shape = (picture: Sharp, name: string) => Sharp | Promise<Sharp>

/** Every picture of a folder in `public` at another size. */
function smaller(folder: string, size: string, maxBytes: number, shape: Shape): readonly Cut[] {
  return readdirSync(join(PUBLIC, folder), { withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ name }) =>
      avif(`${folder}/${size}/${parse(name).name}.avif`, join(PUBLIC, folder, name), maxBytes, shape),
    )
}

/** Lowers the quality step by step while the file exceeds `maxBytes`. */
function avif(path: string, source: string, maxBytes: number, shape: Shape): Cut {
  async function make(): Promise<Buffer> {
    let file = Buffer.alloc(0)
    for (const quality of QUALITIES) {
      const picture = await shape(sharp(source), parse(source).name)
      file = await picture.avif({ quality, effort: EFFORT }).toBuffer()
      if (file.length <= maxBytes) break
    }
    return file
  }
  return { path, sources: [source], make }
}

const within =
  (side: number): Shape =>
  (picture) =>
    picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })

/** A sixth of each of the landing page's six pictures is visible, a little more on hover; the rest is not sent. */
function slice(index: number, height: number): Shape {
  const { start, share } = sliceBand(index)
  return async (picture) => {
    const { width: side } = await picture.metadata()
    const part = { left: Math.round(start * side), top: 0, width: Math.round(share * side), height: side }
    return picture.extract(part).resize({ height, withoutEnlargement: true })
  }
}

/** Link preview of a style's page: two of its pictures side by side. */
async function styleCard(sources: readonly string[]): Promise<Buffer> {
  const { width, height } = OPEN_GRAPH
  const half = (width - SEAM) / 2
  const halves = sources.map(async (source, index) => ({
    input: await sharp(source).resize(half, height, { position: 'attention' }).toBuffer(),
    left: index * (half + SEAM),
    top: 0,
  }))
  return sharp({ create: { ...OPEN_GRAPH, channels: 3, background: '#ffffff' } })
    .composite([...(await Promise.all(halves)), { input: MARK }])
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer()
}
