import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

const resolve = createRequire(import.meta.url).resolve
const registered: string[] = []

/** The engine ships its fonts, so that a sign looks the same on a machine without fonts; system fonts cover the characters these lack. */
const familyOf = (pack: string, subsets: readonly string[]): string =>
  subsets
    .map((subset) => {
      const name = `Easel ${pack} ${subset}`
      if (!registered.includes(name)) {
        GlobalFonts.registerFromPath(resolve(`@fontsource/${pack}/files/${pack}-${subset}-700-normal.woff2`), name)
        registered.push(name)
      }
      return `"${name}"`
    })
    .join(', ')

/** Canvas font lists, bold weights. */
export const FONT_FACES = {
  serif: `${familyOf('playfair-display', ['latin', 'latin-ext', 'cyrillic', 'vietnamese'])}, "DejaVu Serif", "Noto Serif", serif`,
  sans: `${familyOf('archivo', ['latin', 'latin-ext', 'vietnamese'])}, "DejaVu Sans", "Noto Sans", sans-serif`,
} as const
