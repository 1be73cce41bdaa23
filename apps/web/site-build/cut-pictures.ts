import { createHash } from 'node:crypto'
import {
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Plugin } from 'vite'
import { HERO_SLICES, sliceBand } from '../src/features/landing/hero-pictures.ts'
import { SIDES, SMALL_STYLE } from '../src/shared/pictures/site-sources.ts'

const PUBLIC = join(import.meta.dirname, '../public')
const CUT = join(import.meta.dirname, '../.pictures')
/** Which source and recipe each cut picture was made from. */
const STAMP = join(CUT, 'made-from.json')
const AT_ONCE = 4

type Cut = {
  /** Below the site's root, as it is asked for. */
  readonly path: string
  /** Below `public`. */
  readonly source: string
  /** `side` is the source's width. */
  readonly shape: (picture: Sharp, side: number) => Sharp
  /** Bytes; a file that would be larger is encoded with less fine grain. */
  readonly most: number
}

function namesIn(folder: string): readonly string[] {
  return readdirSync(join(PUBLIC, folder)).filter((name) => name.endsWith('.webp'))
}

/** What small screens and cards are sent instead of the pictures in `public`. */
function cuts(): readonly Cut[] {
  const size = { width: SIDES.medium, height: SIDES.medium, fit: 'inside', withoutEnlargement: true } as const
  return [
    ...namesIn('samples').map((name) => ({
      path: `samples/medium/${name}`,
      source: `samples/${name}`,
      shape: (picture: Sharp) => picture.resize(size),
      most: 45_000,
    })),
    ...namesIn('styles').map((name) => ({
      path: `styles/small/${name}`,
      source: `styles/${name}`,
      shape: (picture: Sharp) => picture.resize(SMALL_STYLE),
      most: 12_000,
    })),
    ...HERO_SLICES.flatMap(({ name }, index) => [
      {
        path: `samples/slices/${name}.webp`,
        source: `samples/${name}.webp`,
        shape: slice(index),
        most: 28_000,
      },
      {
        path: `samples/slices/${name}-small.webp`,
        source: `samples/small/${name}.webp`,
        shape: slice(index),
        most: 8_000,
      },
    ]),
  ]
}

/** Of each of the landing page's six pictures a sixth is seen, a little more when it is pointed at: the rest of it is not sent. */
function slice(index: number): Cut['shape'] {
  const { start, share } = sliceBand(index)
  return (picture, side) =>
    // Sources are square; one that is not would be cut beyond its edge, and that is an error.
    picture.extract({ left: Math.round(start * side), top: 0, width: Math.round(share * side), height: side })
}

const BEST_QUALITY = 68
const LEAST_QUALITY = 32

async function make({ shape, most }: Cut, source: Buffer): Promise<Buffer> {
  const { width } = await sharp(source).metadata()
  const { data, info } = await shape(sharp(source), width).raw().toBuffer({ resolveWithObject: true })
  for (let quality = BEST_QUALITY; ; quality -= 12) {
    const file = await sharp(data, { raw: info }).webp({ quality, effort: 3 }).toBuffer()
    if (file.length <= most || quality <= LEAST_QUALITY) return file
  }
}

const RECIPES = readFileSync(import.meta.filename)

/** Cuts what is not yet cut from its source as it is now. */
async function cutAll(): Promise<void> {
  const known = existsSync(STAMP) ? (JSON.parse(readFileSync(STAMP, 'utf8')) as Record<string, string>) : {}
  const made: Record<string, string> = {}
  const waiting = [...cuts()]
  async function work(): Promise<void> {
    for (let cut = waiting.shift(); cut; cut = waiting.shift()) {
      const bytes = readFileSync(join(PUBLIC, cut.source))
      const file = join(CUT, cut.path)
      const digest = createHash('sha256').update(RECIPES).update(bytes).digest('hex').slice(0, 16)
      if (known[cut.path] !== digest || !existsSync(file)) {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, await make(cut, bytes))
      }
      made[cut.path] = digest
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  mkdirSync(CUT, { recursive: true })
  writeFileSync(STAMP, JSON.stringify(made))
}

/** Puts the cut pictures into the built site. */
export function copyCutPictures(folder: string): void {
  for (const { path } of cuts()) cpSync(join(CUT, path), join(folder, path))
}

/** Cuts pictures before the build needs them; the development server finds them where they were cut. */
export function cutPictures(): Plugin {
  return {
    name: 'cut-pictures',
    config: cutAll,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://site').pathname.slice(1)
        if (!cuts().some((cut) => cut.path === path)) return next()
        response.setHeader('content-type', 'image/webp')
        createReadStream(join(CUT, path)).pipe(response)
      })
    },
  }
}
