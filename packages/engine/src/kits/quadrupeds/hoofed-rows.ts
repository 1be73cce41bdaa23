import { kin, type QuadrupedRow } from './row.ts'

const HORSE: QuadrupedRow = {
  height: 2, length: 0.98, chest: 0.31, waist: 0.27, hip: 0.3, legs: 1.1, bone: 0.066, foot: 'hoof', make: 'horse',
  neck: { length: 0.66, rise: 0.88, base: 0.23, tip: 0.15 },
  head: {
    skull: 0.142, droop: 0.82, muzzle: { length: 0.4, base: 0.112, tip: 0.068, drop: 0.06 }, cheek: 0,
    eyes: { size: 0.25, aside: 60, up: 0.14, iris: '#2a170c' }, ears: { shape: 'leaf', length: 1.05, width: 0.22, lean: 0.2 }, nose: 'nostrils',
  },
  tail: { shape: 'hair', length: 0.8, radius: 0.075, lift: -0.35 },
  coat: {
    main: '#5e3820', belly: '#50301c', socks: '#2c1a12', feet: '#241b17', muzzle: '#3d2418', tail: '#1c1310', tailTip: '#1c1310', mane: '#1c1310',
    earInner: '#4c2c1c',
  },
  fur: 0.22, mane: 'horse',
}
const PALE = { main: '#f4f2f0', belly: '#ecebea', socks: '#f4f2f0', muzzle: '#e3cfc9', earInner: '#e6c4bd' }
const UNICORN = kin(HORSE, {
  coat: { ...PALE, feet: '#d9b45a', tail: '#c9a0dc', tailTip: '#8fb7ee', mane: '#c49be0', horn: '#f2c65a' },
  head: { eyes: { size: 0.22 } },
})
const DEER: QuadrupedRow = kin(HORSE, {
  height: 1.6, length: 0.72, chest: 0.22, waist: 0.18, hip: 0.2, legs: 0.92, bone: 0.042, neck: { length: 0.42, rise: 1.05, base: 0.14, tip: 0.095 },
  head: {
    skull: 0.125, droop: 0.35, muzzle: { length: 0.22, base: 0.086, tip: 0.05, drop: 0.08 }, eyes: { size: 0.26, aside: 56, up: 0.16 },
    ears: { length: 1.25, width: 0.34, lean: 0.95 }, nose: 'button',
  },
  tail: { shape: 'stub', length: 0.1, radius: 0.05, lift: 0.2 },
  coat: {
    main: '#997049', belly: '#e9d8bd', socks: '#84603f', feet: '#241b17', face: '#ecdcc4', muzzle: '#7d5a3c', ear: '#886243', earInner: '#ecd3bd',
    tail: '#f4ece0', horn: '#b89a70',
  },
  fur: 0.25, mane: undefined, horns: 'antlers',
})
const DOE = kin(DEER, { height: 1.4, horns: undefined })
const COW: QuadrupedRow = kin(HORSE, {
  make: 'cattle', height: 1.6, length: 1, chest: 0.36, waist: 0.36, hip: 0.34, legs: 0.88, bone: 0.066,
  neck: { length: 0.34, rise: 0.42, base: 0.25, tip: 0.19 },
  head: {
    skull: 0.17, droop: 0.62, muzzle: { length: 0.34, base: 0.14, tip: 0.102, drop: 0.06 }, eyes: { size: 0.22, aside: 60, up: 0.14, iris: '#3a2413' },
    ears: { length: 1.15, width: 0.34, lean: 1.66 },
  },
  tail: { shape: 'tuft', length: 0.7, radius: 0.028, lift: -1.15 },
  coat: {
    main: '#f3f0ea', belly: '#f3e6de', socks: '#f3f0ea', feet: '#3a312b', face: '#201d1c', muzzle: '#d9a69a', ear: '#201d1c', earInner: '#e2aa9c',
    tail: '#f3f0ea', tailTip: '#201d1c', horn: '#e6dcc4',
  },
  fur: 0.12, mane: undefined, horns: 'cow', extra: 'udder', pattern: { kind: 'blotches', color: '#201d1c', scale: 1.7, fades: true },
})
const BULL = kin(COW, {
  height: 1.7, chest: 0.42, bone: 0.078, neck: { base: 0.32, tip: 0.24 }, horns: 'bull', pattern: undefined,
  coat: { main: '#4a2a1a', belly: '#3d2114', socks: '#3a2014', face: '#4a2a1a', muzzle: '#2a1a14', ear: '#3a2014', tail: '#4a2a1a' }, extra: 'hump',
})
const SHEEP: QuadrupedRow = kin(COW, {
  make: 'horse', extra: undefined, height: 0.95, length: 0.56, chest: 0.26, waist: 0.26, hip: 0.25, legs: 0.52, bone: 0.04,
  neck: { length: 0.2, rise: 0.85, base: 0.17, tip: 0.13 },
  head: {
    skull: 0.115, droop: 0.55, muzzle: { length: 0.2, base: 0.086, tip: 0.056, drop: 0.1 },
    eyes: { size: 0.22, aside: 60, up: 0.14, iris: '#b3894a', level: true }, ears: { length: 1.05, width: 0.32, lean: 1.5 },
  },
  tail: { shape: 'stub', length: 0.12, radius: 0.07, lift: -0.5 },
  coat: {
    main: '#efe8da', belly: '#e6dccb', socks: '#2e2723', feet: '#211c19', face: '#332b27', muzzle: '#332b27', ear: '#332b27', earInner: '#8a6a5e',
    tail: '#efe8da', mane: '#f3eee2', nose: '#171310',
  },
  pattern: undefined, horns: undefined, mane: 'wool', fur: 0.8,
})
const GOAT = kin(SHEEP, {
  length: 0.6, chest: 0.21, waist: 0.19, hip: 0.19, legs: 0.6, neck: { length: 0.26, base: 0.13, tip: 0.1 }, head: { beard: true },
  coat: { main: '#e9e2d4', belly: '#f4efe6', socks: '#d4c8b4', face: '#f0eadf', muzzle: '#d8cab2', ear: '#cdbfa6', mane: '#d8cab2', horn: '#7d6c56' },
  mane: undefined, horns: 'goat', fur: 0.4,
})
const LLAMA: QuadrupedRow = kin(SHEEP, {
  height: 1.7, length: 0.7, chest: 0.27, waist: 0.25, hip: 0.26, legs: 0.84, bone: 0.052, neck: { length: 0.6, rise: 1.32, base: 0.17, tip: 0.125 },
  head: {
    skull: 0.13, droop: 0.3, muzzle: { length: 0.2, base: 0.09, tip: 0.06 }, eyes: { size: 0.26, iris: undefined, level: false },
    ears: { shape: 'leaf', length: 1.15, width: 0.26, lean: 0.14 },
  },
  coat: { main: '#cfa878', belly: '#efe2cc', socks: '#c09868', face: '#efe2cc', muzzle: '#e8d8bc', ear: '#b98f5c', mane: '#d6b184' }, mane: undefined,
  fur: 0.85,
})
const PIG: QuadrupedRow = kin(COW, {
  make: 'pig', extra: undefined, height: 0.8, length: 0.62, chest: 0.27, waist: 0.28, hip: 0.26, legs: 0.44, bone: 0.05,
  neck: { length: 0.12, rise: 0.4, base: 0.23, tip: 0.2 },
  head: {
    skull: 0.205, droop: 0.18, muzzle: { length: 0.17, base: 0.125, tip: 0.074, drop: 0.16 }, cheek: 0.3, eyes: { size: 0.13, aside: 44, up: 0.18 },
    ears: { shape: 'flap', length: 0.8, width: 0.42, lean: 0 }, nose: 'disc',
  },
  tail: { shape: 'curl', length: 0.22, radius: 0.02, lift: 0.6 },
  coat: {
    main: '#eeaeb0', belly: '#f4c4c2', socks: '#eaa5a8', feet: '#8a5a56', face: '#f2b9b8', muzzle: '#f2b9b8', ear: '#e69a9e', earInner: '#d98890',
    tail: '#eeaeb0', tailTip: '#eeaeb0', nose: '#e08a92',
  },
  pattern: undefined, horns: undefined, fur: 0.06,
})
const BOVID = kin(BULL, { fur: 0.6, head: { beard: true } })

export const HOOFED: Readonly<Record<string, QuadrupedRow>> = {
  horse: HORSE,
  foal: kin(HORSE, {
    height: 1.3, length: 0.66, chest: 0.22, waist: 0.19, hip: 0.21, legs: 0.98, bone: 0.05, neck: { length: 0.4, base: 0.16, tip: 0.12 },
    head: { skull: 0.17, muzzle: { length: 0.3 }, eyes: { size: 0.24 } }, tail: { length: 0.36, radius: 0.08 },
    coat: { main: '#a8683a', belly: '#b98050', socks: '#7a4a2a', mane: '#5d3720', tail: '#5d3720', tailTip: '#5d3720', muzzle: '#7a4a2a' },
  }),
  pony: kin(HORSE, {
    height: 1.4, legs: 0.86, bone: 0.07, neck: { length: 0.46, base: 0.25, tip: 0.17 }, head: { skull: 0.185, eyes: { size: 0.21 } },
    coat: { main: '#c98a45', belly: '#d49c5a', socks: '#f0e6d6', mane: '#f3e9d8', tail: '#f3e9d8', tailTip: '#f3e9d8', muzzle: '#e2c8a4' },
  }),
  donkey: kin(HORSE, {
    height: 1.4, legs: 0.9, neck: { length: 0.44, base: 0.2, tip: 0.145 }, head: { skull: 0.175, ears: { length: 1.9, width: 0.32, lean: 0.24 } },
    tail: { shape: 'tuft', length: 0.6, radius: 0.026, lift: -1.1 },
    coat: {
      main: '#857c76', belly: '#d8d0c6', socks: '#a39a92', muzzle: '#e6dfd6', face: '#d8d0c6', mane: '#3a3432', tail: '#857c76', tailTip: '#3a3432',
      earInner: '#c9b8ac',
    },
    mane: 'crest', fur: 0.25,
  }),
  zebra: kin(HORSE, {
    height: 1.7, coat: { ...PALE, muzzle: '#2a2626', feet: '#2a2626', tail: '#f4f2f0', tailTip: '#1c191a', mane: '#f4f2f0', ear: '#f4f2f0' },
    tail: { shape: 'tuft', length: 0.62, radius: 0.026, lift: -1.05 }, mane: 'crest', pattern: { kind: 'stripes', color: '#1c191a', scale: 8 },
  }),
  unicorn: kin(UNICORN, { height: 2.05, horns: 'unicorn' }),
  pegasus: kin(HORSE, { height: 2, coat: { ...PALE, feet: '#c9b9a0', tail: '#f6ecd4', tailTip: '#f6ecd4', mane: '#f2e2b8', horn: '#fbfaf8' }, extra: 'wings' }),
  giraffe: kin(HORSE, {
    height: 4.8, length: 0.86, chest: 0.32, waist: 0.25, hip: 0.26, legs: 1.5, bone: 0.064, neck: { length: 1.4, rise: 1.2, base: 0.22, tip: 0.11 },
    head: { skull: 0.14, droop: 0.4, muzzle: { length: 0.26, base: 0.095, tip: 0.066 }, eyes: { size: 0.24 }, ears: { length: 0.95, lean: 1.2 } },
    tail: { shape: 'tuft', length: 0.7, radius: 0.022, lift: -1.2 },
    coat: {
      main: '#e9c684', belly: '#f4e6c8', socks: '#f0dcb4', feet: '#4a3826', muzzle: '#d8b074', mane: '#8a4f22', tail: '#e0b878', tailTip: '#2e2016',
      horn: '#6b4424', ear: '#e0b878',
    },
    mane: 'crest', horns: 'giraffe', pattern: { kind: 'patches', color: '#955722', scale: 4.6 },
  }),
  deer: DEER, doe: DOE,
  fawn: kin(DOE, {
    height: 0.9, length: 0.5, legs: 0.86, chest: 0.165, waist: 0.14, hip: 0.155, neck: { length: 0.28, base: 0.11, tip: 0.085 },
    head: { skull: 0.145, muzzle: { length: 0.16 }, eyes: { size: 0.3 } }, pattern: { kind: 'spots', color: '#f6ead6', scale: 11 },
  }),
  reindeer: kin(DEER, {
    neck: { rise: 0.75, base: 0.18, tip: 0.12 }, bone: 0.05, coat: { main: '#7d6552', belly: '#e6ddd0', muzzle: '#6b5544', face: '#d8ccbc' }, fur: 0.6,
  }),
  moose: kin(DEER, {
    height: 2.2, chest: 0.28, neck: { rise: 0.55, base: 0.2, tip: 0.15 }, bone: 0.05,
    head: { skull: 0.14, droop: 0.5, muzzle: { length: 0.3, base: 0.105, tip: 0.096 }, nose: 'nostrils', beard: true },
    coat: { main: '#4a3424', belly: '#5d4430', socks: '#a0896c', muzzle: '#5d4430', face: '#5d4430', horn: '#c9ab7c' }, horns: 'moose', extra: 'hump', fur: 0.5,
  }),
  elk: kin(DEER, {
    height: 1.9, neck: { base: 0.18, tip: 0.12 }, coat: { main: '#a07a50', belly: '#5d4028', muzzle: '#5d4028', face: '#6b4a30', socks: '#6b4a30' },
  }),
  antelope: kin(DOE, { height: 1.3, coat: { main: '#c98f50', belly: '#faf3e8', face: '#f4e8d4', horn: '#3a2c22' }, horns: 'goat' }), cow: COW,
  calf: kin(COW, {
    height: 1, length: 0.7, chest: 0.26, waist: 0.24, hip: 0.24, head: { skull: 0.17, muzzle: { length: 0.25 }, eyes: { size: 0.25 } }, horns: undefined,
    extra: undefined,
  }),
  bull: BULL,
  'highland-cow': kin(BOVID, {
    height: 1.4, extra: undefined,
    coat: {
      main: '#b8662a', belly: '#a3571f', socks: '#a3571f', face: '#b8662a', muzzle: '#d8a58a', ear: '#b8662a', tail: '#b8662a', tailTip: '#8f4a1a',
      mane: '#c47434',
    },
    fur: 1, mane: 'fringe',
  }),
  bison: kin(BOVID, {
    height: 1.9, coat: { main: '#5a3a24', belly: '#3a2416', socks: '#33200f', face: '#33200f', mane: '#2e1c10', tail: '#4a2e1a' }, fur: 0.9, mane: 'fringe',
  }),
  buffalo: kin(BULL, {
    coat: { main: '#3d3634', belly: '#332d2b', socks: '#332d2b', face: '#3d3634', ear: '#332d2b', tail: '#3d3634', horn: '#6a625c' },
    head: { ears: { lean: 1.55 } },
  }),
  sheep: SHEEP,
  lamb: kin(SHEEP, {
    height: 0.5, length: 0.38, chest: 0.18, waist: 0.175, hip: 0.17, legs: 0.42,
    head: { skull: 0.125, muzzle: { length: 0.15 }, eyes: { size: 0.25, iris: '#5a3d1e' } },
    coat: { face: '#f2e6da', muzzle: '#f2e6da', ear: '#f0ddd0', socks: '#efe2d4', nose: '#d99a94' },
  }),
  ram: kin(SHEEP, { height: 1.05, coat: { face: '#cdb899', muzzle: '#cdb899', socks: '#b39a78', mane: '#e2d2b6', horn: '#a88a62' }, horns: 'ram' }), goat: GOAT,
  llama: LLAMA,
  alpaca: kin(LLAMA, {
    height: 1.4, legs: 0.7, neck: { length: 0.46, base: 0.19, tip: 0.15 },
    coat: { main: '#f2e9da', belly: '#f8f2e6', socks: '#f2e9da', muzzle: '#f4ece0', ear: '#e6dac6', mane: '#f6efe2' }, mane: 'wool', fur: 1,
  }),
  camel: kin(LLAMA, {
    height: 2.2, length: 0.9, chest: 0.3, waist: 0.27, legs: 1.06, bone: 0.062, neck: { length: 0.66, rise: 0.75, base: 0.18, tip: 0.13 },
    head: { skull: 0.15, droop: 0.16, muzzle: { length: 0.3, tip: 0.076 }, ears: { length: 0.6 } },
    tail: { shape: 'tuft', length: 0.5, radius: 0.026, lift: -1.2 },
    coat: { main: '#c89a5e', belly: '#b3854a', socks: '#c08f54', face: '#d4ac74', muzzle: '#c89a5e', ear: '#b3854a', tail: '#c89a5e', tailTip: '#7d5a32' },
    extra: 'humps', fur: 0.5,
  }),
  pig: PIG, piglet: kin(PIG, { height: 0.35, length: 0.42, chest: 0.2, waist: 0.2, hip: 0.19, legs: 0.34, head: { eyes: { size: 0.15 } } }),
  'wild-boar': kin(PIG, {
    height: 0.9, chest: 0.3,
    head: { skull: 0.2, muzzle: { length: 0.28, base: 0.13, tip: 0.07 }, ears: { shape: 'pointed', length: 0.6, width: 0.4, lean: 0.5 } },
    coat: {
      main: '#4f4138', belly: '#5d4c40', socks: '#332a24', feet: '#1d1714', face: '#5d4c40', muzzle: '#5d4c40', ear: '#3a2f28', mane: '#2a211c',
      nose: '#7d6258', tail: '#3a2f28',
    },
    extra: 'hump', mane: 'crest', fur: 0.7,
  }),
}
