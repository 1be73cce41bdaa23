import type { CSSProperties } from 'react'
import { SWATCH_PALETTES } from './swatch-palettes.ts'

/** Sun and hills in a style's colors, shown while its picture is missing or loading. */
export function StyleSwatch({ style }: { readonly style: string }) {
  const palette = Object.hasOwn(SWATCH_PALETTES, style)
    ? SWATCH_PALETTES[style as keyof typeof SWATCH_PALETTES]
    : SWATCH_PALETTES.photorealistic
  const [sky, sun, far, near] = palette.split(' ')
  const colors = { '--sky': sky, '--sun': sun, '--far': far, '--near': near } as CSSProperties
  return <span aria-hidden="true" style={colors} className="swatch absolute inset-0" />
}
