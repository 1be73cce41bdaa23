import type { Rgb } from '../render/scene.ts'

/** Canonical color names with their sRGB value; the names after the value are read as the same color. */
const COLORS: Readonly<Record<string, readonly [hex: string, aliases?: string]>> = {
  red: ['#d22b2b', 'reddish'],
  scarlet: ['#e0301e', 'vermilion, cinnabar'],
  crimson: ['#b0122f', 'blood red, carmine'],
  ruby: ['#9b111e', 'ruby red'],
  cherry: ['#c01838', 'cherry red'],
  maroon: ['#6d1023', 'oxblood, dark red, deep red'],
  burgundy: ['#6b1a2f', 'wine red, bordeaux'],
  brick: ['#a9432f', 'brick red'],
  rust: ['#a8481c', 'rusty red'],
  terracotta: ['#c8643f', 'terra cotta, sienna'],
  coral: ['#ff7158', ''],
  salmon: ['#fa8a72', ''],
  peach: ['#ffc49b', 'apricot'],
  orange: ['#f07f1b', 'orangish, bright orange'],
  tangerine: ['#f28500', 'burnt orange'],
  pumpkin: ['#e8721c', ''],
  amber: ['#ffb000', ''],
  ginger: ['#c8692b', ''],
  gold: ['#d9a82e', 'golden'],
  yellow: ['#f7cf1d', 'yellowish, bright yellow'],
  lemon: ['#fbe84a', 'lemon yellow'],
  mustard: ['#d1a32a', 'ochre, ocher'],
  straw: ['#e0c879', 'flaxen, wheat colored'],
  blonde: ['#e6c884', 'blond'],
  cream: ['#f5ecd2', 'off white, eggshell'],
  ivory: ['#f3ecdb', ''],
  pearl: ['#ece8e2', 'pearly, pearlescent'],
  sand: ['#d9bf92', 'sandy'],
  beige: ['#d8c7a3', 'ecru'],
  tan: ['#c9a06c', 'camel colored'],
  khaki: ['#a99b6a', ''],
  olive: ['#76792c', 'olive green'],
  lime: ['#a4d827', 'lime green, chartreuse, yellow green, neon green'],
  green: ['#2f9a41', 'greenish, bright green'],
  'light green': ['#8fd08b', 'pale green, pastel green'],
  'dark green': ['#1d4f2b', 'forest green, bottle green, deep green, hunter green'],
  emerald: ['#17965c', 'emerald green'],
  jade: ['#2fa777', 'jade green'],
  sage: ['#9aae8c', 'sage green'],
  moss: ['#71803a', 'moss green, mossy green'],
  mint: ['#9fe0bf', 'mint green, minty'],
  teal: ['#12807f', ''],
  turquoise: ['#2ec4b6', 'aqua, aquamarine, seafoam'],
  cyan: ['#22cfe6', ''],
  ice: ['#cdeaf6', 'ice blue, icy blue'],
  'sky blue': ['#79bdf0', 'baby blue, powder blue, azure'],
  'light blue': ['#9cc9ee', 'pale blue, pastel blue'],
  blue: ['#2463c9', 'bluish, bright blue, cornflower blue'],
  'royal blue': ['#2a47c4', 'electric blue'],
  cobalt: ['#1b49a8', 'cobalt blue, ultramarine'],
  sapphire: ['#123f9c', 'sapphire blue'],
  'dark blue': ['#152a66', 'deep blue'],
  navy: ['#16204d', 'navy blue, midnight blue'],
  indigo: ['#3f2c99', ''],
  violet: ['#7d3fc9', 'amethyst'],
  purple: ['#7a2da8', 'purplish, bright purple, dark purple, royal purple'],
  lavender: ['#b7a3e3', 'light purple, pastel purple'],
  lilac: ['#c7a2d6', ''],
  mauve: ['#b784a7', ''],
  plum: ['#6e2a63', 'aubergine colored'],
  magenta: ['#d1249a', 'fuchsia'],
  pink: ['#f48fb7', 'pinkish, light pink, pastel pink, baby pink'],
  'hot pink': ['#ff3e96', 'neon pink, bright pink, bubblegum'],
  rose: ['#e5577d', 'rose pink, rosy'],
  'rose gold': ['#c98a7c', ''],
  blush: ['#f2c3c3', ''],
  brown: ['#7a4a26', 'brownish, brunette'],
  'light brown': ['#a8764a', 'hazel, fawn colored'],
  'dark brown': ['#472a17', 'espresso brown, umber'],
  chestnut: ['#7f3b20', 'auburn, mahogany'],
  chocolate: ['#5a3018', 'chocolate brown'],
  caramel: ['#c0843e', 'honey colored, toffee'],
  copper: ['#b6693a', 'coppery'],
  bronze: ['#9a6b35', ''],
  brass: ['#b99545', 'brassy'],
  silver: ['#bfc3c9', 'silvery'],
  white: ['#f4f4f2', 'snow white, pure white'],
  'light gray': ['#c4c6c9', 'light grey, pale gray, pale grey'],
  gray: ['#85888c', 'grey, greyish, grayish'],
  slate: ['#59656f', 'slate gray, slate grey, steel gray, steel blue'],
  'dark gray': ['#44474b', 'dark grey'],
  charcoal: ['#2f3134', 'anthracite, graphite'],
  black: ['#161616', 'jet black, pitch black, ebony, onyx'],
  rainbow: ['#e05fb0', 'multicolored, multicoloured, colorful, colourful, multi colored, rainbow colored'],
}

/** Every color name the parser knows, canonical ones first. */
export const COLOR_NAMES: readonly string[] = Object.keys(COLORS)

/** Any word for a color → its canonical name. */
export const COLOR_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(COLORS).flatMap(([name, [, aliases]]) => [name, ...(aliases ? aliases.split(',') : [])].map((word) => [word.trim(), name] as const)),
)

/** Linear RGB of a canonical color name; undefined for other names. */
export function colorOf(name: string): Rgb | undefined {
  const row = Object.hasOwn(COLORS, name) ? COLORS[name] : undefined
  return row ? hexRgb(row[0]) : undefined
}

/** Linear RGB of `#rrggbb`. */
function hexRgb(hex: string): Rgb {
  return [channel(hex, 1), channel(hex, 3), channel(hex, 5)]
}

function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
