import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, '../.fonts')
const STAMP = join(FOLDER, 'made-from')

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}

const ASCII = `${range(0x20, 0x7e)}\u00a0–—‘’“”•…×·©−`
/** Western European letters, and the signs that running text uses. */
const LATIN = `${range(0xa0, 0xff)}ŒœŸıžŽšŠ‚„‹›€™←↑→↓′″`
/** Rarely used characters go into a second file, which the browser requests only when a page uses one; mono has none. */
const FILES = { '': ASCII, '-rest': [...LATIN].filter((letter) => !ASCII.includes(letter)).join('') }

const BRICOLAGE = 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'
/** The weights, widths and alternates that the design uses, out of hundreds in each typeface: 44 kB instead of 184. Declared in typefaces.css. */
const FACES = {
  text: {
    source: 'geist/files/geist-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'tnum'],
  },
  mono: {
    source: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: [],
  },
  display: { source: BRICOLAGE, variationAxes: { wght: 800, wdth: 80, opsz: 72 }, keepFeatures: ['kern'] },
  heading: { source: BRICOLAGE, variationAxes: { wght: 700, wdth: 90, opsz: 24 }, keepFeatures: ['kern'] },
}

/** Writes `.fonts/*.woff2` before the build needs them; only if this file or a typeface's version has changed. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async buildStart() {
      const made = createHash('sha256').update(readFileSync(import.meta.filename))
      const digest = made.update(readFileSync(join(import.meta.dirname, '../package.json'))).digest('hex')
      if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return
      mkdirSync(FOLDER, { recursive: true })
      for (const [name, { source, ...options }] of Object.entries(FACES))
        for (const [ending, letters] of Object.entries(name === 'mono' ? { '': ASCII } : FILES)) {
          const typeface = readFileSync(new URL(import.meta.resolve(`@fontsource-variable/${source}`)))
          const rest = { targetFormat: 'woff2' as const, noHinting: true }
          const file = await subsetFont(typeface, letters, { ...options, ...rest })
          writeFileSync(join(FOLDER, `${name}${ending}.woff2`), file)
        }
      writeFileSync(STAMP, digest)
    },
  }
}
