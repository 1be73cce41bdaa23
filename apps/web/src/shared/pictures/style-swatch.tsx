import { useId } from 'react'
import { SWATCH_PALETTES, type SwatchPalette } from './swatch-palettes.ts'

const FALLBACK = SWATCH_PALETTES.photorealistic

/** One small scene in a style's colours and hand: stands where its picture is missing or still loading. */
export function StyleSwatch({ style }: { readonly style: string }) {
  const id = useId()
  const palette = Object.hasOwn(SWATCH_PALETTES, style)
    ? SWATCH_PALETTES[style as keyof typeof SWATCH_PALETTES]
    : FALLBACK
  const outline = palette.hand === 'line' || palette.hand === 'dots' ? palette.ink : 'none'
  return (
    <svg
      viewBox="0 0 96 64"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <rect width="96" height="64" fill={palette.sky} />
      <g stroke={outline} strokeWidth="1.4" strokeLinejoin="round">
        <circle cx="68" cy="21" r="10" fill={palette.sun} />
        <path d="M-2 46 22 24l17 15 14-10 25 19 20-8v26H-2z" fill={palette.far} />
        <path d="M-2 54c20-9 34-8 50-2s34 4 50-3v17H-2z" fill={palette.near} />
        <path d="m26 55 8-22 8 22zM46 56l5-14 5 14z" fill={palette.ink} stroke="none" />
      </g>
      <Hand palette={palette} id={id} />
    </svg>
  )
}

function Hand({ palette, id }: { readonly palette: SwatchPalette; readonly id: string }) {
  switch (palette.hand) {
    case 'dots':
      return (
        <>
          <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse">
            <circle cx="2" cy="2" r="1" fill={palette.ink} />
          </pattern>
          <rect y="30" width="96" height="34" fill={`url(#${id})`} opacity=".35" />
        </>
      )
    case 'pixels':
      return (
        <>
          <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d="M0 0h3v3H0zM3 3h3v3H3z" fill={palette.ink} />
          </pattern>
          <rect width="96" height="64" fill={`url(#${id})`} opacity=".16" />
        </>
      )
    case 'glow':
      return (
        <>
          <radialGradient id={id} cx=".71" cy=".33" r=".6">
            <stop offset="0" stopColor={palette.sun} stopOpacity=".85" />
            <stop offset="1" stopColor={palette.sun} stopOpacity="0" />
          </radialGradient>
          <rect width="96" height="64" fill={`url(#${id})`} />
        </>
      )
    case 'strokes':
      return (
        <>
          <pattern id={id} width="9" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-18)">
            <path d="M0 2.5h6" stroke={palette.sun} strokeWidth="1.6" strokeLinecap="round" opacity=".45" />
          </pattern>
          <rect width="96" height="64" fill={`url(#${id})`} />
        </>
      )
    case 'frame':
      return (
        <rect x="3" y="3" width="90" height="58" rx="10" fill="none" stroke={palette.sun} strokeWidth="2.5" />
      )
    default:
      return null
  }
}
