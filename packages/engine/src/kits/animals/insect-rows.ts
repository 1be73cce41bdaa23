/** One insect, spider or snail: body in three parts along x, legs and wings as counts and sizes. */
export type InsectRow = {
  readonly height: number
  readonly head: number
  readonly thorax: number
  /** Length and girth of the hind body. */
  readonly abdomen: readonly [length: number, girth: number]
  readonly legs: { readonly pairs: number; readonly length: number; readonly thick: number }
  readonly main: string
  readonly second: string
  readonly wings?: { readonly kind: 'butterfly' | 'clear' | 'long' | 'shell'; readonly color: string; readonly edge: string }
  readonly stripes?: boolean
  readonly dots?: boolean
  readonly antennae: number
  readonly glow?: boolean
  readonly extra?: 'sting' | 'claws' | 'jump' | 'arms' | 'shell' | 'many'
  readonly fur?: number
  readonly eyes: number
}

const BEE: InsectRow = { height: 0.05, head: 0.16, thorax: 0.21, abdomen: [0.46, 0.23], legs: { pairs: 3, length: 0.27, thick: 0.02 }, main: '#f2b722',
  second: '#241a16', wings: { kind: 'clear', color: '#e3eef4', edge: '#6b5a48' }, stripes: true, antennae: 0.26, extra: 'sting', fur: 0.5, eyes: 0.075 }
const BUTTERFLY: InsectRow = { height: 0.09, head: 0.085, thorax: 0.1, abdomen: [0.42, 0.075], legs: { pairs: 3, length: 0.22, thick: 0.014 }, main: '#33262a',
  second: '#241b1e', wings: { kind: 'butterfly', color: '#f28a1e', edge: '#1f181b' }, antennae: 0.36, eyes: 0.035 }
const BEETLE: InsectRow = { height: 0.05, head: 0.15, thorax: 0.2, abdomen: [0.4, 0.28], legs: { pairs: 3, length: 0.34, thick: 0.034 }, main: '#2f5a3a',
  second: '#1c2a20', wings: { kind: 'shell', color: '#2f7a4a', edge: '#1c3a28' }, antennae: 0.22, eyes: 0.05 }
const HOPPER: InsectRow = { height: 0.05, head: 0.14, thorax: 0.15, abdomen: [0.72, 0.12], legs: { pairs: 2, length: 0.3, thick: 0.026 }, main: '#6fae3f',
  second: '#4a8a2a', wings: { kind: 'shell', color: '#7fbc4a', edge: '#5a9634' }, antennae: 0.42, extra: 'jump', eyes: 0.055 }
const SPIDER: InsectRow = { height: 0.06, head: 0.15, thorax: 0.19, abdomen: [0.36, 0.28], legs: { pairs: 4, length: 0.72, thick: 0.03 }, main: '#3a302e',
  second: '#2a2220', antennae: 0, fur: 0.4, eyes: 0.06 }

/** Every insect and its kin, by variant. */
export const INSECTS: Readonly<Record<string, InsectRow>> = {
  butterfly: BUTTERFLY,
  moth: { ...BUTTERFLY, height: 0.08, main: '#8a7a68', second: '#6b5d4e', wings: { kind: 'butterfly', color: '#b5a186', edge: '#7d6a54' }, thorax: 0.13,
    fur: 0.7 },
  bee: BEE, wasp: { ...BEE, thorax: 0.17, abdomen: [0.58, 0.16], main: '#f2c81e', fur: 0.05 },
  fly: { ...BEE, height: 0.04, main: '#4a5258', second: '#33393e', stripes: false, extra: undefined, eyes: 0.11, antennae: 0.1, fur: 0.1 },
  firefly: { ...BEE, height: 0.04, main: '#3a302a', second: '#2a2320', stripes: false, glow: true, extra: undefined, fur: 0.05 },
  ladybug: { ...BEETLE, height: 0.04, head: 0.15, thorax: 0.16, abdomen: [0.34, 0.36], main: '#1d1a1c', second: '#1d1a1c',
    wings: { kind: 'shell', color: '#d8242a', edge: '#d8242a' }, dots: true, eyes: 0.06 },
  beetle: BEETLE,
  ant: { ...BEETLE, height: 0.03, head: 0.19, thorax: 0.13, abdomen: [0.34, 0.2], main: '#6b2e1e', second: '#55241a', wings: undefined,
    legs: { pairs: 3, length: 0.44, thick: 0.024 }, antennae: 0.34, eyes: 0.055 },
  dragonfly: { ...BEE, height: 0.08, head: 0.15, thorax: 0.15, abdomen: [1.05, 0.065], main: '#2a8ab0', second: '#1f5f86',
    wings: { kind: 'long', color: '#d3eaf4', edge: '#a6cbdc' }, stripes: true, extra: undefined, eyes: 0.1, antennae: 0.05, fur: 0.02 },
  grasshopper: HOPPER, cricket: { ...HOPPER, main: '#5a3f2a', second: '#3f2c1e', wings: { kind: 'shell', color: '#6b4a30', edge: '#4a3320' }, antennae: 0.6 },
  mantis: { ...HOPPER, height: 0.1, head: 0.14, thorax: 0.09, abdomen: [0.74, 0.1], extra: 'arms', legs: { pairs: 2, length: 0.46, thick: 0.022 }, eyes: 0.07 },
  caterpillar: { ...HOPPER, head: 0.19, thorax: 0.17, abdomen: [0.95, 0.17], wings: undefined, extra: 'many', main: '#8ac83f', second: '#f2d84a',
    legs: { pairs: 0, length: 0.1, thick: 0.03 }, antennae: 0.22, eyes: 0.06 },
  spider: SPIDER, tarantula: { ...SPIDER, height: 0.1, main: '#4a2f22', second: '#7a4a30', legs: { pairs: 4, length: 0.66, thick: 0.055 }, fur: 0.9 },
  scorpion: { ...SPIDER, height: 0.08, head: 0.14, thorax: 0.17, abdomen: [0.4, 0.18], main: '#8a5a2e', second: '#6b4422',
    legs: { pairs: 4, length: 0.46, thick: 0.028 }, extra: 'claws', fur: 0.02 },
  snail: { ...BEETLE, height: 0.06, head: 0.12, thorax: 0.12, abdomen: [0.5, 0.12], main: '#c9b08a', second: '#b5986e', wings: undefined,
    legs: { pairs: 0, length: 0, thick: 0.01 }, extra: 'shell', antennae: 0.24, eyes: 0 },
}
