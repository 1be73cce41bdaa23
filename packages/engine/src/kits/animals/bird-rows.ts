/** One kind of bird: proportions in body lengths (the kit scales the result to `height`), colors as hex. */
export type BirdRow = {
  /** Real height in meters, standing. */
  readonly height: number
  /** Angle of the body axis above the horizon, radians: a duck is level, a penguin upright. */
  readonly pitch: number
  /** Radius of the chest; the body is 1 long. */
  readonly girth: number
  readonly neck: { readonly length: number; readonly rise: number; readonly thick: number }
  readonly head: number
  readonly beak: {
    readonly length: number
    readonly deep: number
    readonly shape: 'cone' | 'hook' | 'parrot' | 'flat' | 'long' | 'pouch'
    readonly color: string
    /** Color of the lower half, if it differs. */
    readonly lower?: string
  }
  readonly legs: { readonly length: number; readonly thick: number; readonly color: string; readonly webbed?: boolean }
  readonly tail: {
    readonly length: number
    readonly wide: number
    readonly lift: number
    readonly train?: boolean
    /** A train with an eye at the end of every plume. */
    readonly eyes?: boolean
    /** Long plumes that rise and curve over, like a rooster's. */
    readonly sickles?: boolean
    /** Color of the shorter feathers beside the middle ones. */
    readonly outer?: string
  }
  readonly wing: {
    readonly color: string
    readonly tip?: string
    /** Color of the feathers between shoulder and tips; with it, the wing is drawn feather by feather. */
    readonly middle?: string
    readonly span: number
    /** Skin between fingers instead of feathers. */
    readonly skin?: boolean
  }
  readonly coat: {
    readonly main: string
    readonly belly: string
    readonly head?: string
    readonly face?: string
    readonly tail?: string
    readonly crest?: string
    /** A patch above the beak. */
    readonly brow?: string
    readonly eye?: string
  }
  readonly crest?: 'tuft' | 'comb' | 'horns' | 'crown'
  /** True for owls, which look straight ahead from a disc of feathers. */
  readonly disc?: boolean
}

/** Changes to a row, one level deep. */
type BirdChanges = {
  readonly [K in keyof BirdRow]?: BirdRow[K] extends object | undefined ? Partial<BirdRow[K]> : BirdRow[K]
}

function birdLike(base: BirdRow, changes: BirdChanges): BirdRow {
  const result: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(changes)) {
    const old = result[key]
    result[key] = typeof value === 'object' && typeof old === 'object' ? { ...old, ...value } : value
  }
  return result as BirdRow
}

const SONGBIRD: BirdRow = { height: 0.15, pitch: 0.55, girth: 0.36, neck: { length: 0.12, rise: 0.8, thick: 0.27 }, head: 0.27,
  beak: { length: 0.2, deep: 0.075, shape: 'cone', color: '#3a332e' }, legs: { length: 0.42, thick: 0.028, color: '#7a5a44' },
  tail: { length: 0.55, wide: 0.1, lift: -0.25 }, wing: { color: '#6b4a30', span: 1.25 }, coat: { main: '#8a6142', belly: '#e9dcc6' } }
const OWL: BirdRow = { height: 0.5, pitch: 1.25, girth: 0.38, neck: { length: 0.06, rise: 1.3, thick: 0.34 }, head: 0.37,
  beak: { length: 0.13, deep: 0.07, shape: 'hook', color: '#d8a53a' }, legs: { length: 0.2, thick: 0.055, color: '#d8b46a' },
  tail: { length: 0.3, wide: 0.13, lift: -1.2 }, wing: { color: '#6b4a2c', tip: '#4a3320', span: 1.5 },
  coat: { main: '#8a6239', belly: '#e6cfa4', face: '#e9d3aa', eye: '#f2a51e' }, crest: 'horns', disc: true }
const EAGLE: BirdRow = { height: 0.9, pitch: 0.9, girth: 0.33, neck: { length: 0.2, rise: 1, thick: 0.21 }, head: 0.2,
  beak: { length: 0.22, deep: 0.082, shape: 'hook', color: '#f0b52a' }, legs: { length: 0.36, thick: 0.06, color: '#f0b52a' },
  tail: { length: 0.45, wide: 0.17, lift: -0.8 }, wing: { color: '#3f2a1c', tip: '#2a1c13', span: 1.9 },
  coat: { main: '#4a3120', belly: '#4a3120', head: '#f6f3ec', tail: '#f6f3ec', eye: '#f2c22e' } }
const PARROT: BirdRow = { height: 0.4, pitch: 1.05, girth: 0.29, neck: { length: 0.12, rise: 1.1, thick: 0.25 }, head: 0.27,
  beak: { length: 0.24, deep: 0.13, shape: 'parrot', color: '#e9d9b8', lower: '#4a4340' }, legs: { length: 0.2, thick: 0.045, color: '#6b6460' },
  tail: { length: 0.78, wide: 0.09, lift: -1.1, outer: '#d23a2e' }, wing: { color: '#2f9a4a', middle: '#e8c832', tip: '#2456c4', span: 1.4 },
  coat: { main: '#35a852', belly: '#8fc832', face: '#f0d23a', brow: '#d8322c', tail: '#2a62c4', eye: '#f0a030' } }
const PENGUIN: BirdRow = { height: 0.75, pitch: 1.48, girth: 0.34, neck: { length: 0.12, rise: 1.5, thick: 0.26 }, head: 0.24,
  beak: { length: 0.24, deep: 0.065, shape: 'cone', color: '#e88a2a' }, legs: { length: 0.12, thick: 0.07, color: '#e88a2a', webbed: true },
  tail: { length: 0.14, wide: 0.1, lift: -0.9 }, wing: { color: '#22252d', span: 0.6 }, coat: { main: '#22252d', belly: '#fbfaf6', face: '#fbfaf6' } }
const DUCK: BirdRow = { height: 0.4, pitch: 0.16, girth: 0.36, neck: { length: 0.34, rise: 1.15, thick: 0.16 }, head: 0.215,
  beak: { length: 0.27, deep: 0.085, shape: 'flat', color: '#f0a52a' }, legs: { length: 0.28, thick: 0.045, color: '#ea8a26', webbed: true },
  tail: { length: 0.24, wide: 0.14, lift: 0.4 }, wing: { color: '#8a7a68', tip: '#2f5fae', span: 1.4 },
  coat: { main: '#9a8a76', belly: '#cfc3b0', head: '#1f7a4a' } }
const CHICKEN: BirdRow = { height: 0.45, pitch: 0.32, girth: 0.4, neck: { length: 0.28, rise: 1.2, thick: 0.22 }, head: 0.18,
  beak: { length: 0.14, deep: 0.07, shape: 'cone', color: '#e8a52e' }, legs: { length: 0.4, thick: 0.042, color: '#e8a52e' },
  tail: { length: 0.36, wide: 0.2, lift: 0.85 }, wing: { color: '#e9e0d0', span: 1 }, coat: { main: '#f6f1e8', belly: '#fbf8f2', crest: '#d8282e' },
  crest: 'comb' }
const WADER: BirdRow = { height: 1, pitch: 0.2, girth: 0.3, neck: { length: 0.95, rise: 1.3, thick: 0.075 }, head: 0.14,
  beak: { length: 0.5, deep: 0.045, shape: 'long', color: '#e8b03a' }, legs: { length: 1.15, thick: 0.03, color: '#6b6456' },
  tail: { length: 0.28, wide: 0.13, lift: -0.3 }, wing: { color: '#7d8c9c', tip: '#3f4a5a', span: 1.7 }, coat: { main: '#93a1b0', belly: '#e6e8ea' } }
const SWAN = birdLike(DUCK, {
  height: 1.1, girth: 0.34, neck: { length: 0.95, rise: 1.25, thick: 0.1 }, head: 0.155, beak: { length: 0.22, deep: 0.06, color: '#e8862a' },
  legs: { length: 0.3, color: '#3a3634' }, wing: { color: '#fbfaf8', tip: '#f1efec', span: 1.7 }, coat: { main: '#fbfaf8', belly: '#fbfaf8', head: '#fbfaf8' },
})
const CROW = birdLike(SONGBIRD, {
  height: 0.42, girth: 0.31, head: 0.22, beak: { length: 0.28, deep: 0.08, color: '#1d1b1f' }, legs: { color: '#1d1b1f', length: 0.4 },
  wing: { color: '#1b1a20', span: 1.5 }, coat: { main: '#221f27', belly: '#26242c' },
})

export const BIRDS: Readonly<Record<string, BirdRow>> = {
  owl: OWL,
  'barn-owl': birdLike(OWL, { height: 0.4, crest: undefined, wing: { color: '#c9965a', tip: '#a87a48' },
      coat: { main: '#d8a468', belly: '#fbf6ea', face: '#fbf8f0', eye: '#2a1a12' } }),
  'snowy-owl': birdLike(OWL, { height: 0.6, crest: undefined, wing: { color: '#eceef0', tip: '#cfd3d8' },
      coat: { main: '#f6f7f8', belly: '#fbfbfb', face: '#ffffff', eye: '#f2c22e' } }),
  eagle: EAGLE,
  hawk: birdLike(EAGLE, { height: 0.6, beak: { length: 0.17, deep: 0.085 }, coat: { main: '#7a5230', belly: '#e0c8a0', head: '#6b4526', tail: '#a0522d' },
      wing: { color: '#6b4526', tip: '#3f2a1c' } }),
  falcon: birdLike(EAGLE, { height: 0.5, beak: { length: 0.16, deep: 0.08 }, coat: { main: '#56616f', belly: '#ece6da', head: '#39424e', tail: '#4a5563' },
      wing: { color: '#4a5563', tip: '#2c343e' } }),
  vulture: birdLike(EAGLE, { height: 0.95, neck: { length: 0.4, thick: 0.1 },
      coat: { main: '#3a2e28', belly: '#3a2e28', head: '#d89a8a', tail: '#2c221d', crest: '#efe6d8' }, wing: { color: '#332823' } }),
  parrot: PARROT,
  macaw: birdLike(PARROT, { height: 0.85, tail: { length: 1.15, outer: '#2a5fd0' }, wing: { color: '#d8282c', middle: '#f0c62e', tip: '#2a5fd0' },
      coat: { main: '#d8282c', belly: '#d8282c', face: '#fbf4ec', brow: '#d8282c', tail: '#d8282c', eye: '#f2e06a' },
      beak: { color: '#efe6d4', lower: '#2e2a2a', length: 0.28, deep: 0.15 } }),
  cockatoo: birdLike(PARROT, { height: 0.45, crest: 'tuft', tail: { length: 0.5, outer: '#f4f0e0' },
      wing: { color: '#f4f3f0', middle: '#fbfaf7', tip: '#efe9d2' }, beak: { color: '#4a4546' },
      coat: { main: '#fbfaf7', belly: '#fbfaf7', face: '#fbfaf7', tail: '#f4f0e0', brow: '#fbfaf7', crest: '#f2d02e', eye: '#2a1f1c' } }),
  penguin: PENGUIN,
  'emperor-penguin': birdLike(PENGUIN,
    { height: 1.1, head: 0.2, coat: { face: '#22252d', crest: '#f2c02e' }, beak: { color: '#3a3236', length: 0.28 }, legs: { color: '#2e2c30' } }),
  'baby-penguin': birdLike(PENGUIN, { height: 0.4, girth: 0.42, head: 0.33, wing: { color: '#9aa3ad' },
      coat: { main: '#b3bbc4', belly: '#dfe3e7', head: '#22252d', face: '#fbfaf6' }, beak: { length: 0.13, color: '#33302f' }, legs: { color: '#4a4644' } }),
  puffin: birdLike(PENGUIN, { height: 0.32, pitch: 1.15, beak: { length: 0.27, deep: 0.15, shape: 'hook', color: '#ee6a24' }, legs: { length: 0.22 } }),
  duck: DUCK,
  duckling: birdLike(DUCK, { height: 0.16, girth: 0.42, neck: { length: 0.18, thick: 0.24 }, head: 0.31, beak: { length: 0.22, color: '#f0953a' },
      wing: { color: '#f0cc3e', tip: '#f0cc3e', span: 0.5 }, coat: { main: '#f8d84a', belly: '#fbe27a', head: '#f8d84a' }, tail: { length: 0.12 } }),
  goose: birdLike(DUCK, { height: 0.85, neck: { length: 0.7, thick: 0.12 }, head: 0.17, coat: { main: '#e9e4da', belly: '#fbf9f5', head: '#f4f1ea' },
      wing: { color: '#d9d2c6', tip: '#8a8278' } }),
  swan: SWAN,
  chicken: CHICKEN,
  rooster: birdLike(CHICKEN, { height: 0.6, tail: { length: 1.05, wide: 0.075, lift: 1, sickles: true },
      coat: { main: '#a8481c', belly: '#2a2a2e', head: '#d8862a', tail: '#14483c', crest: '#d8202a' }, wing: { color: '#8a3414', tip: '#1f5a4a' } }),
  chick: birdLike(CHICKEN, { height: 0.12, girth: 0.44, neck: { length: 0.08, thick: 0.34 }, head: 0.36, beak: { length: 0.12 }, crest: undefined,
      tail: { length: 0.08, wide: 0.1 }, legs: { length: 0.24 }, wing: { color: '#f2cc3a', span: 0.4 }, coat: { main: '#f8da4c', belly: '#fbe88a' } }),
  turkey: birdLike(CHICKEN, { height: 0.9, girth: 0.46, tail: { length: 0.75, wide: 0.24, lift: 1.25, train: true },
      coat: { main: '#4a3526', belly: '#3d2b1f', head: '#7a9ac0', tail: '#7a4a2a', crest: '#c8282e' }, wing: { color: '#5a4030', tip: '#d8c8ae' } }),
  pheasant: birdLike(CHICKEN, { height: 0.6, girth: 0.34, tail: { length: 1.1, wide: 0.07, lift: 0.25 }, crest: undefined,
      coat: { main: '#a85a2a', belly: '#8a3f20', head: '#1f5a5a', face: '#c8282e', tail: '#c08a4a' }, wing: { color: '#96582e' } }),
  peacock: birdLike(CHICKEN, { height: 1.1, girth: 0.3, neck: { length: 0.62, thick: 0.13 }, head: 0.15, crest: 'crown',
      tail: { length: 1.9, wide: 0.19, lift: 1.2, train: true, eyes: true }, legs: { length: 0.5 },
      coat: { main: '#1f5fc4', belly: '#1a4a9a', head: '#2470d8', tail: '#1f9a6a', crest: '#2a86d8' }, wing: { color: '#8a7a5a', tip: '#5a4a34' } }),
  flamingo: birdLike(WADER, { height: 1.35, legs: { length: 1.5, color: '#f08aa0' }, neck: { length: 1.15 },
      beak: { length: 0.3, deep: 0.075, shape: 'hook', color: '#2a2426' }, coat: { main: '#f58fa6', belly: '#f9adbd', head: '#f7a0b3' },
      wing: { color: '#f0708c', tip: '#d8506e' } }),
  heron: WADER,
  crane: birdLike(WADER, { height: 1.4, coat: { main: '#f6f5f2', belly: '#fbfaf8', head: '#f6f5f2', crest: '#d0282c', tail: '#26262c' },
      wing: { color: '#f2f1ee', tip: '#26262c' }, beak: { length: 0.38, color: '#8a8466' }, legs: { color: '#3a3836' }, crest: 'tuft' }),
  stork: birdLike(WADER, { height: 1.1, neck: { length: 0.7, thick: 0.085 }, beak: { length: 0.55, color: '#e0402a' }, legs: { length: 1.1, color: '#e0402a' },
      coat: { main: '#fbfaf7', belly: '#fbfaf7' }, wing: { color: '#f4f3f0', tip: '#222126' } }),
  ostrich: birdLike(WADER, { height: 2.4, girth: 0.42, neck: { length: 1.1, thick: 0.075 }, head: 0.14,
      beak: { length: 0.16, deep: 0.06, shape: 'flat', color: '#d8b08a' }, legs: { length: 1.25, thick: 0.07, color: '#d8a58a' },
      coat: { main: '#2a2729', belly: '#33302f', head: '#e0b8a2', tail: '#f4f2ee' }, wing: { color: '#232022', tip: '#f4f2ee', span: 0.9 } }),
  dodo: birdLike(CHICKEN, { height: 0.95, girth: 0.48, head: 0.24, beak: { length: 0.42, deep: 0.13, shape: 'hook', color: '#d8c48a' }, crest: undefined,
      coat: { main: '#8a8f98', belly: '#b3b6bb', head: '#9a9ea6', face: '#d8d2c4', tail: '#e6e4e0' }, wing: { color: '#7a7f88' } }),
  kiwi: birdLike(CHICKEN, { height: 0.4, girth: 0.46, neck: { length: 0.16, thick: 0.2 }, head: 0.21,
      beak: { length: 0.62, deep: 0.035, shape: 'long', color: '#d8bfa0' }, crest: undefined, tail: { length: 0.05, wide: 0.06 },
      coat: { main: '#6b4a30', belly: '#7a583c' }, wing: { color: '#6b4a30', span: 0.3 } }),
  crow: CROW,
  raven: birdLike(CROW, { height: 0.55, beak: { deep: 0.105 }, neck: { thick: 0.27 } }),
  magpie: birdLike(CROW, { height: 0.35, tail: { length: 0.95 }, coat: { belly: '#fbfaf8', tail: '#1f4a5a' }, wing: { tip: '#fbfaf8' } }),
  toucan: birdLike(CROW, { height: 0.55, pitch: 0.85, head: 0.25, beak: { length: 0.68, deep: 0.15, shape: 'hook', color: '#f29a22' },
      coat: { main: '#1c1b20', belly: '#1c1b20', face: '#fbf6e4', crest: '#fbf6e4', eye: '#2f7fd0' }, wing: { color: '#18171c' } }),
  hummingbird: birdLike(SONGBIRD, { height: 0.11, pitch: 0.75, girth: 0.27, head: 0.23, beak: { length: 0.55, deep: 0.028, shape: 'long', color: '#2a2628' },
      legs: { length: 0.14 }, tail: { length: 0.42, lift: -0.7 }, wing: { color: '#2f8a6a', tip: '#7ab8a8', span: 1.25 },
      coat: { main: '#1f9a6b', belly: '#f0efe8', face: '#d0285a', head: '#1f9a6b' } }),
  kingfisher: birdLike(SONGBIRD, { height: 0.2, head: 0.3, beak: { length: 0.5, deep: 0.065, shape: 'long', color: '#2a2628' }, tail: { length: 0.26 },
      wing: { color: '#1a76b8', tip: '#16589a' }, coat: { main: '#1f8ac4', belly: '#e8862e', head: '#1a7ab8', face: '#e8862e' } }),
  woodpecker: birdLike(SONGBIRD, { height: 0.3, pitch: 1.15, beak: { length: 0.34, deep: 0.05, color: '#4a4644' }, crest: 'tuft',
      wing: { color: '#232126', tip: '#f6f4f0' }, coat: { main: '#26242a', belly: '#f4f0e8', head: '#26242a', face: '#f4f0e8', crest: '#d8242a' } }),
  robin: birdLike(SONGBIRD, { coat: { main: '#7a6248', belly: '#e2642a', face: '#e2642a' }, wing: { color: '#6b553e' }, girth: 0.4 }),
  sparrow: SONGBIRD,
  songbird: birdLike(SONGBIRD, { height: 0.16, coat: { main: '#3f8ac4', belly: '#f2c84a', face: '#f2d87a' }, wing: { color: '#2a6aa8', tip: '#1d4a7a' } }),
  'blue-jay': birdLike(SONGBIRD, { height: 0.26, crest: 'tuft', coat: { main: '#3a7fd0', belly: '#eef0f4', face: '#f4f5f7', crest: '#2f6fc4', tail: '#2a62b8' },
      wing: { color: '#2f6fc4', tip: '#1d3f7a' } }),
  cardinal: birdLike(SONGBIRD, { height: 0.22, crest: 'tuft', beak: { deep: 0.11, color: '#f0853a' },
      coat: { main: '#cf2229', belly: '#d8343a', face: '#2a1718', crest: '#cf2229' }, wing: { color: '#a81c24' } }),
  swallow: birdLike(SONGBIRD,
    { height: 0.16, tail: { length: 0.85, wide: 0.05 }, wing: { color: '#1f2f5a', span: 1.7 }, coat: { main: '#243a70', belly: '#f4ead8', face: '#b5482a' } }),
  dove: birdLike(SONGBIRD, { height: 0.3, girth: 0.34, head: 0.2, neck: { length: 0.2, thick: 0.18 }, beak: { length: 0.15, deep: 0.05, color: '#d8a090' },
      legs: { color: '#d86a6a', length: 0.26 }, wing: { color: '#f4f3f1', span: 1.5 }, coat: { main: '#fbfaf8', belly: '#fbfaf8' } }),
  pigeon: birdLike(SONGBIRD, { height: 0.32, girth: 0.36, head: 0.2, neck: { length: 0.2, thick: 0.19 }, legs: { color: '#d0605e', length: 0.26 },
      wing: { color: '#9aa1ac', tip: '#3a3f4a', span: 1.4 }, coat: { main: '#8a93a0', belly: '#a3aab5', head: '#4a6a7a' } }),
  seagull: birdLike(SONGBIRD, { height: 0.42, pitch: 0.25, girth: 0.31, head: 0.21, neck: { length: 0.22, thick: 0.18 },
      beak: { length: 0.28, deep: 0.06, color: '#f0b52e' }, legs: { length: 0.42, color: '#eaa05a', webbed: true },
      wing: { color: '#a3adb8', tip: '#2a2c33', span: 1.9 }, coat: { main: '#fbfaf8', belly: '#fbfaf8', tail: '#fbfaf8' } }),
  pelican: birdLike(DUCK, { height: 1.2, neck: { length: 0.62, thick: 0.12 }, head: 0.18, beak: { length: 0.85, deep: 0.1, shape: 'pouch', color: '#f2a83a' },
      coat: { main: '#f6f3ec', belly: '#fbf9f4', head: '#fbf6ea' }, wing: { color: '#ece8df', tip: '#33302f', span: 1.8 } }),
  phoenix: birdLike(EAGLE, { height: 1.4, crest: 'crown', tail: { length: 1.7, wide: 0.16, lift: -0.5, train: false },
      wing: { color: '#f2862a', tip: '#f8d84a', span: 2.1 },
      coat: { main: '#e2401f', belly: '#f2a02e', head: '#f05a24', tail: '#f8c63a', crest: '#f8d84a', eye: '#fbf0b0' } }),
  bat: birdLike(EAGLE, { height: 0.25, pitch: 1.1, girth: 0.3, neck: { length: 0.06 }, head: 0.27,
      beak: { length: 0.09, deep: 0.08, shape: 'cone', color: '#5a4640' }, legs: { length: 0.14, thick: 0.04, color: '#33272a' },
      tail: { length: 0.08, wide: 0.06 }, wing: { color: '#33272a', tip: '#2a1f22', span: 1.8, skin: true },
      coat: { main: '#4a3a38', belly: '#6b5650', head: '#4a3a38', tail: '#33272a', eye: '#1a1212', crest: '#5d4844' }, crest: 'horns' }),
}
