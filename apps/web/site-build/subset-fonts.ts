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

const ASCII = `${range(0x20, 0x7e)}–—‘’“”•…×·©−`
/** Western European letters, and the signs that running text uses. */
const LATIN = `${ASCII}${range(0xa0, 0xff)}ŒœŸıžŽšŠ‚„‹›€™←↑→↓′″`
/** What headings seldom use; a second file that the browser asks for only when one does. */
const REST = [...LATIN].filter((letter) => !ASCII.includes(letter)).join('')

type Cut = {
  readonly source: string
  readonly text: string
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
}

const DISPLAY = 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'
const display = { source: DISPLAY, axes: { wght: 800, wdth: 80, opsz: 72 } }
const heading = { source: DISPLAY, axes: { wght: 700, wdth: 90, opsz: 24 } }

/** The weights, widths and letters that the design uses, out of typefaces with hundreds of each. tokens.css declares them. */
const CUTS: Readonly<Record<string, Cut>> = {
  text: {
    source: 'geist/files/geist-latin-wght-normal.woff2',
    text: LATIN,
    axes: { wght: { min: 400, max: 700 } },
  },
  mono: {
    source: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
    text: ASCII,
    axes: { wght: { min: 400, max: 600 } },
  },
  display: { ...display, text: ASCII },
  'display-rest': { ...display, text: REST },
  heading: { ...heading, text: ASCII },
  'heading-rest': { ...heading, text: REST },
}

async function writeCut(name: string, { source, text, axes }: Cut): Promise<void> {
  const bytes = readFileSync(resolve(`@fontsource-variable/${source}`))
  const woff2 = await subsetFont(bytes, text, { targetFormat: 'woff2', variationAxes: { ...axes } })
  writeFileSync(join(FOLDER, `${name}.woff2`), woff2)
}

/** Writes `.fonts/*.woff2` before anything asks for them; again only when this file or a typeface has changed. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
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
