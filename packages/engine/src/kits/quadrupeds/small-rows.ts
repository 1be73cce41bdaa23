import { kin, type QuadrupedRow } from './row.ts'

const RABBIT: QuadrupedRow = {
  height: 0.35, length: 0.24, chest: 0.105, waist: 0.105, hip: 0.135, legs: 0.17, bone: 0.03, foot: 'sole', make: 'rodent',
  neck: { length: 0.05, rise: 1, base: 0.085, tip: 0.08 },
  head: {
    skull: 0.112, droop: 0.12, muzzle: { length: 0.045, base: 0.07, tip: 0.05, drop: 0.25 }, cheek: 0.35,
    eyes: { size: 0.19, aside: 56, up: 0.14, iris: '#3d2414' }, ears: { shape: 'long', length: 1.8, width: 0.27, lean: 0.16 }, nose: 'button', whiskers: true,
  },
  tail: { shape: 'stub', length: 0.03, radius: 0.055, lift: 0.5 },
  coat: {
    main: '#b79a7a', belly: '#f2e9dc', socks: '#c9ae8e', feet: '#e6d8c4', face: '#e6d6c0', muzzle: '#ecdfcd', ear: '#a88a6a', earInner: '#e2a99c',
    tail: '#fbf7f0', nose: '#c98378',
  },
  fur: 0.7, rest: 'sit',
}
const MOUSE: QuadrupedRow = kin(RABBIT, {
  height: 0.09, length: 0.2, chest: 0.1, waist: 0.105, hip: 0.115, legs: 0.13, bone: 0.022,
  head: {
    skull: 0.1, muzzle: { length: 0.08, base: 0.066, tip: 0.028, drop: 0.16 }, cheek: 0.2, eyes: { size: 0.19, aside: 40, up: 0.18 },
    ears: { shape: 'round', length: 0.62, width: 0.58, lean: 0.62 },
  },
  tail: { shape: 'thin', length: 0.42, radius: 0.014, lift: 0.2 },
  coat: {
    main: '#9c8f85', belly: '#ece5dc', socks: '#dfb5a8', feet: '#e6b9ac', face: '#b0a399', muzzle: '#c2b6ac', ear: '#a5978c', earInner: '#e6aca2',
    tail: '#dba99c', tailTip: '#dba99c', nose: '#d98a86',
  },
  fur: 0.45,
})
const HAMSTER = kin(MOUSE, {
  height: 0.11, length: 0.14, chest: 0.115, waist: 0.125, hip: 0.125,
  head: { skull: 0.11, muzzle: { length: 0.04, base: 0.07, tip: 0.045 }, cheek: 0.7, ears: { length: 0.5, width: 0.34 } },
  tail: { shape: 'stub', length: 0.02, radius: 0.02, lift: 0 },
  coat: { main: '#d89a52', belly: '#fbf5ea', face: '#fbf3e6', muzzle: '#fbf3e6', ear: '#b97d4a', feet: '#f0c4b4' }, fur: 0.8,
})
const SQUIRREL = kin(MOUSE, {
  height: 0.25, length: 0.24, hip: 0.12, legs: 0.17, bone: 0.026,
  head: { skull: 0.104, muzzle: { length: 0.062, tip: 0.036 }, cheek: 0.35, ears: { shape: 'pointed', length: 0.85, width: 0.4, lean: 0.28 } },
  tail: { shape: 'plume', length: 0.5, radius: 0.1, lift: 1.75 },
  coat: {
    main: '#b5592a', belly: '#fbf3e6', socks: '#a04c20', feet: '#8f4420', face: '#f0dcc4', muzzle: '#d99a6c', ear: '#a04c20', earInner: '#e6bfa2',
    tail: '#b5592a', tailTip: '#d07f48', nose: '#4a2a1e',
  },
  fur: 0.75, rest: 'upright',
})
const BADGER: QuadrupedRow = kin(RABBIT, {
  make: 'dog', height: 0.4, length: 0.44, chest: 0.16, waist: 0.165, hip: 0.165, legs: 0.25, bone: 0.04,
  neck: { length: 0.1, rise: 0.6, base: 0.13, tip: 0.115 },
  head: {
    whiskers: false, skull: 0.13, muzzle: { length: 0.13, base: 0.078, tip: 0.044, drop: 0.18 }, cheek: 0.5, eyes: { size: 0.12, aside: 34, up: 0.16 },
    ears: { shape: 'round', length: 0.5, width: 0.24, lean: 0.7 },
  },
  tail: { shape: 'brush', length: 0.22, radius: 0.06, lift: -0.3 },
  coat: {
    main: '#75726f', belly: '#2a2728', socks: '#232021', feet: '#1c191a', face: '#f4f2ee', muzzle: '#f0ede8', ear: '#2a2728', earInner: '#f0ede8',
    tail: '#8a8784', tailTip: '#8a8784', mane: '#232021', nose: '#1a1616',
  },
  rest: 'stand', extra: 'mask',
})
const OTTER = kin(BADGER, {
  height: 0.35, length: 0.5, chest: 0.125, waist: 0.12, hip: 0.125, legs: 0.2,
  head: { muzzle: { length: 0.06, base: 0.078, tip: 0.058 }, eyes: { size: 0.14 }, cheek: 0.3 },
  tail: { shape: 'thick', length: 0.5, radius: 0.06, lift: -0.2 },
  coat: {
    main: '#6b4a34', belly: '#c9ad8c', socks: '#5d3f2b', feet: '#4a3222', face: '#d6bd9c', muzzle: '#d6bd9c', ear: '#5d3f2b', earInner: '#4a3222',
    tail: '#6b4a34', tailTip: '#4a3222',
  },
  extra: undefined, fur: 0.4,
})

export const SMALL: Readonly<Record<string, QuadrupedRow>> = {
  rabbit: RABBIT,
  hare: kin(RABBIT, {
    height: 0.5, length: 0.32, legs: 0.28, chest: 0.1, head: { ears: { length: 2.1 } }, coat: { main: '#96794f', belly: '#efe4d0', ear: '#7a5f3c' }, fur: 0.45,
  }),
  mouse: MOUSE,
  rat: kin(MOUSE, {
    height: 0.13, length: 0.26, head: { muzzle: { length: 0.1 }, ears: { width: 0.36 } },
    coat: { main: '#6f6862', belly: '#c2b9ae', face: '#857d76', muzzle: '#978e86' },
  }),
  hamster: HAMSTER,
  'guinea-pig': kin(HAMSTER, {
    height: 0.16, length: 0.22, head: { skull: 0.115, ears: { shape: 'floppy', length: 0.4, width: 0.16 } },
    coat: { main: '#a8632e', belly: '#fbf5ea', face: '#f6ecd8' },
  }),
  squirrel: SQUIRREL,
  chipmunk: kin(SQUIRREL, {
    height: 0.16,
    tail: { radius: 0.05, length: 0.34 },
    head: { ears: { shape: 'round', length: 0.55, width: 0.28 } },
    coat: { main: '#b87a44', tail: '#8a5a30', tailTip: '#6b4424' },
    pattern: { kind: 'stripes', color: '#5d3a20', scale: 16 },
  }),
  hedgehog: kin(MOUSE, {
    height: 0.17, length: 0.24, chest: 0.13, waist: 0.13, hip: 0.13, legs: 0.14, bone: 0.026,
    head: { skull: 0.088, muzzle: { length: 0.09, base: 0.058, tip: 0.026 }, whiskers: false, ears: { length: 0.5, width: 0.3 } },
    tail: { shape: 'stub', length: 0.02, radius: 0.02, lift: 0 },
    coat: {
      main: '#c9a985', belly: '#e6cfae', socks: '#b08e6a', feet: '#9c7a58', face: '#dcc19c', muzzle: '#d8b890', ear: '#a5805c', earInner: '#c9a08a',
      mane: '#5d4530', horn: '#d8c4a2', nose: '#1d1613',
    },
    extra: 'spines', rest: 'stand', fur: 0.4,
  }),
  mole: kin(MOUSE, {
    height: 0.12, head: { eyes: { size: 0.07 }, ears: { length: 0.1, width: 0.1 } },
    coat: { main: '#3d3738', belly: '#4d4647', face: '#4d4647', muzzle: '#e6a9a4', feet: '#e6a9a4', socks: '#3d3738', ear: '#3d3738', earInner: '#3d3738' },
    tail: { length: 0.08 },
  }),
  badger: BADGER,
  raccoon: kin(BADGER, {
    height: 0.45, head: { muzzle: { length: 0.1 }, cheek: 0.9, eyes: { size: 0.15 }, ears: { shape: 'pointed', length: 0.7, width: 0.42, lean: 0.42 } },
    legs: 0.3, tail: { length: 0.46, radius: 0.075, rings: true },
    coat: { main: '#7d7a78', belly: '#a5a19d', face: '#f0eeea', muzzle: '#f0eeea', ear: '#5a5755', earInner: '#e2dcd4', tail: '#a5a19d', tailTip: '#2a2728' },
  }),
  'red-panda': kin(BADGER, {
    height: 0.5, head: { muzzle: { length: 0.07 }, cheek: 0.9, eyes: { size: 0.15 }, ears: { shape: 'pointed', length: 0.85, width: 0.55, lean: 0.5 } },
    legs: 0.3, tail: { length: 0.56, radius: 0.09, lift: -0.1, rings: true },
    coat: {
      main: '#b5532a', belly: '#2a1c18', socks: '#2a1c18', feet: '#221613', face: '#fbf3e8', muzzle: '#fbf3e8', ear: '#fbf3e8', earInner: '#7a3a20',
      tail: '#c26a38', tailTip: '#5d2e1c', mane: '#8a3c1c',
    },
    fur: 0.9,
  }),
  skunk: kin(BADGER, {
    height: 0.35, tail: { shape: 'plume', length: 0.5, radius: 0.1, lift: 1.5 },
    coat: {
      main: '#1f1c1e', belly: '#1f1c1e', face: '#232022', muzzle: '#232022', mane: '#f6f4f0', tail: '#1f1c1e', tailTip: '#f6f4f0', ear: '#1f1c1e',
      earInner: '#1f1c1e',
    },
    extra: 'stripe', fur: 0.8,
  }),
  otter: OTTER,
  beaver: kin(OTTER, {
    height: 0.4, length: 0.42, chest: 0.16, waist: 0.17, hip: 0.17, head: { cheek: 0.5, muzzle: { length: 0.07 } }, tail: { length: 0.34, radius: 0.085 },
    coat: { main: '#6d4426', belly: '#8a5c36', face: '#7a5030', muzzle: '#8a5c36', tail: '#3a302b', tailTip: '#3a302b' },
  }),
  weasel: kin(OTTER, {
    height: 0.25, length: 0.46, chest: 0.085, waist: 0.075, hip: 0.085, neck: { length: 0.14, rise: 0.9, base: 0.08, tip: 0.072 },
    head: { skull: 0.092, eyes: { size: 0.17 } }, bone: 0.024, tail: { shape: 'brush', length: 0.26, radius: 0.035 },
    coat: { main: '#a8683a', belly: '#fbf3e4', face: '#fbf3e4', muzzle: '#c9925c', tail: '#a8683a', tailTip: '#2e1f18' },
  }),
  opossum: kin(BADGER, {
    height: 0.3, head: { ears: { width: 0.32 } }, tail: { shape: 'thin', length: 0.42, radius: 0.022, lift: 0.1 },
    coat: { main: '#b5b1ac', belly: '#dedad4', face: '#fbf9f5', muzzle: '#f4ded6', tail: '#e0b0a6', tailTip: '#e0b0a6', ear: '#3a3536', nose: '#dc9a98' },
    extra: undefined,
  }),
  armadillo: kin(BADGER, {
    height: 0.25, head: { ears: { shape: 'leaf', length: 0.95, width: 0.26, lean: 0.3 }, muzzle: { length: 0.17, tip: 0.03 }, cheek: 0 },
    tail: { shape: 'thick', length: 0.36, radius: 0.05, lift: -0.3 },
    coat: {
      main: '#a58f7d', belly: '#c9b3a0', socks: '#97806d', feet: '#857060', face: '#b39c88', muzzle: '#b39c88', ear: '#b08f80', mane: '#8d7866',
      tail: '#97806d', tailTip: '#857060',
    },
    extra: 'armor', fur: 0.05,
  }),
}
