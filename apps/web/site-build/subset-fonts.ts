import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, '../.fonts')
const { resolve } = createRequire(import.meta.url)

/** Code points from `first` to `last` as text. */
function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

const ASCII = `${range(0x20, 0x7e)}\u00a0–—‘’“”•…×·©−`
/** Western European letters, and the signs that running text uses. */
const LATIN = `${ASCII}${range(0xa0, 0xff)}ŒœŸıžŽšŠ‚„‹›€™←↑→↓′″`
/** What a page seldom uses; a second file that the browser asks for only when one does. */
const REST = [...LATIN].filter((letter) => !ASCII.includes(letter)).join('')

type Cut = {
  readonly source: string
  readonly text: string
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  /** What the design uses of a typeface's alternatives; the letters of all others stay out of the file. */
  readonly features: string[]
}

const DISPLAY = 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'
const display = { source: DISPLAY, axes: { wght: 800, wdth: 80, opsz: 72 }, features: ['kern'] }
const heading = { source: DISPLAY, axes: { wght: 700, wdth: 90, opsz: 24 }, features: ['kern'] }

const text = {
  source: 'geist/files/geist-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
  features: ['kern', 'tnum'],
}

/** The weights, widths and letters that the design uses, out of typefaces with hundreds of each. tokens.css declares them. */
const CUTS: Readonly<Record<string, Cut>> = {
  text: { ...text, text: ASCII },
  'text-rest': { ...text, text: REST },
  mono: {
    source: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
    text: ASCII,
    axes: { wght: { min: 400, max: 600 } },
    features: [],
  },
  display: { ...display, text: ASCII },
  'display-rest': { ...display, text: REST },
  heading: { ...heading, text: ASCII },
  'heading-rest': { ...heading, text: REST },
}

async function writeCut(name: string, { source, text, axes, features }: Cut): Promise<void> {
  const bytes = readFileSync(resolve(`@fontsource-variable/${source}`))
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { ...axes },
    keepFeatures: features,
    noHinting: true,
  }
  const woff2 = await subsetFont(bytes, text, options)
  writeFileSync(join(FOLDER, `${name}.woff2`), woff2)
}

/** Writes `.fonts/*.woff2` before anything asks for them; again only when this file or a typeface has changed. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async buildStart() {
      const key = createHash('sha256').update(readFileSync(import.meta.filename))
      for (const source of new Set(Object.values(CUTS).map((cut) => cut.source)))
        key.update(readFileSync(resolve(`@fontsource-variable/${source}`)))
      const digest = key.digest('hex')
      const stamp = join(FOLDER, 'made-from')
      if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
      mkdirSync(FOLDER, { recursive: true })
      for (const [name, cut] of Object.entries(CUTS)) await writeCut(name, cut)
      writeFileSync(stamp, digest)
    },
  }
}
