import { type Rgb, toOklab } from './oklab.ts'

/** Color words for prompts that do not also name a thing, as coral and peach do. */
const WORDS = {
  red: '#d22b2b',
  crimson: '#b0122f',
  maroon: '#6d1023',
  terracotta: '#c8643f',
  orange: '#f07f1b',
  gold: '#d9a82e',
  yellow: '#f7cf1d',
  cream: '#f5ecd2',
  beige: '#d8c7a3',
  olive: '#76792c',
  lime: '#a4d827',
  green: '#2f9a41',
  'dark green': '#1d4f2b',
  emerald: '#17965c',
  mint: '#9fe0bf',
  teal: '#12807f',
  turquoise: '#2ec4b6',
  'sky blue': '#79bdf0',
  blue: '#2463c9',
  'cobalt blue': '#1b49a8',
  navy: '#16204d',
  violet: '#7d3fc9',
  purple: '#7a2da8',
  lavender: '#b9a3e3',
  magenta: '#d0208f',
  pink: '#f48fb1',
  brown: '#7a4a26',
  black: '#141414',
  gray: '#868686',
  white: '#fafafa',
} as const

/** The word perceptually nearest to a color; `hex` is `#` and six digits. */
export function colorWord(hex: string): string {
  const color = toOklab(rgbOf(hex))
  const distances = Object.entries(WORDS).map(([word, value]) => {
    const other = toOklab(rgbOf(value))
    return [word, Math.hypot(color[0] - other[0], color[1] - other[1], color[2] - other[2])] as const
  })
  return distances.reduce((nearest, one) => (one[1] < nearest[1] ? one : nearest))[0]
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
