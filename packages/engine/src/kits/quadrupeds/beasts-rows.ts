import { kin, type QuadrupedRow } from './row.ts'

const BEAR: QuadrupedRow = {
  height: 1.4, length: 0.74, chest: 0.32, waist: 0.31, hip: 0.33, legs: 0.62, bone: 0.088, foot: 'sole', make: 'dog',
  neck: { length: 0.16, rise: 0.55, base: 0.27, tip: 0.22 },
  head: {
    skull: 0.235, droop: 0.1, muzzle: { length: 0.16, base: 0.125, tip: 0.085, drop: 0.24 }, cheek: 0.2, eyes: { size: 0.105, aside: 32, up: 0.14 },
    ears: { shape: 'round', length: 0.5, width: 0.3, lean: 0.72 }, nose: 'button',
  },
  tail: { shape: 'stub', length: 0.08, radius: 0.07, lift: 0.2 },
  coat: { main: '#5f4733', belly: '#503b2a', socks: '#443123', feet: '#39281c', face: '#6f563e', muzzle: '#a5835c', ear: '#503b2a', earInner: '#8a6444' },
  fur: 0.85,
}
const CUB = kin(BEAR, {
  height: 0.6, length: 0.5, chest: 0.26, waist: 0.25, hip: 0.26, legs: 0.46,
  head: { skull: 0.25, muzzle: { length: 0.12 }, eyes: { size: 0.125 }, ears: { width: 0.34 } }, rest: 'sit',
})
const ELEPHANT: QuadrupedRow = {
  height: 3, length: 1.05, chest: 0.5, waist: 0.52, hip: 0.48, legs: 1.16, bone: 0.165, foot: 'pad', make: 'elephant',
  neck: { length: 0.26, rise: 0.5, base: 0.4, tip: 0.34 },
  head: {
    skull: 0.39, droop: 0.05, muzzle: { length: 0.2, base: 0.2, tip: 0.18, drop: 0.5 }, cheek: 0.1, eyes: { size: 0.11, aside: 46, up: 0.16, iris: '#6b4420' },
    ears: { shape: 'fan', length: 1.8, width: 0.5, lean: 0 }, nose: 'none',
  },
  tail: { shape: 'tuft', length: 0.7, radius: 0.036, lift: -1.15 },
  coat: { main: '#858389', belly: '#77757b', socks: '#77757b', feet: '#6d6b71', ear: '#7d7b81', earInner: '#b08f8e', tailTip: '#2e2c2e', horn: '#f2ead8' },
  fur: 0.16, extra: 'trunk',
}
const APE: QuadrupedRow = {
  height: 1.6, length: 0.56, chest: 0.3, waist: 0.26, hip: 0.25, legs: 0.72, bone: 0.082, foot: 'sole', make: 'ape',
  neck: { length: 0.14, rise: 0.7, base: 0.2, tip: 0.17 },
  head: {
    skull: 0.21, droop: 0, muzzle: { length: 0.07, base: 0.12, tip: 0.11, drop: 0.5 }, cheek: 0.8, eyes: { size: 0.13, aside: 24, up: 0.12, iris: '#7a4a20' },
    ears: { shape: 'side', length: 0.1, width: 0.22, lean: 1.4 }, nose: 'nostrils',
  },
  tail: { shape: 'stub', length: 0.02, radius: 0.05, lift: 0 },
  coat: { main: '#2e2b2d', belly: '#3a3638', socks: '#2a2729', feet: '#1f1c1e', face: '#4d4543', muzzle: '#4d4543', ear: '#3d3533', earInner: '#5d4f4a' },
  fur: 0.5,
}
const MONKEY = kin(APE, {
  height: 0.6, rest: 'sit', length: 0.34, chest: 0.135, waist: 0.115, hip: 0.125, legs: 0.4, bone: 0.036, neck: { length: 0.06, base: 0.1, tip: 0.095 },
  head: { skull: 0.15, cheek: 0, muzzle: { length: 0.03, base: 0.07, tip: 0.062 }, eyes: { size: 0.18 }, ears: { length: 0.1, width: 0.4 } },
  tail: { shape: 'thin', length: 0.62, radius: 0.026, lift: 0.9 },
  coat: {
    main: '#84562e', belly: '#d8b488', socks: '#7a4d28', feet: '#c9a07a', face: '#c98f6c', muzzle: '#d2a07c', ear: '#c98f6c', earInner: '#c98f74',
    mane: '#ecd0ac',
  },
})
const ORANG = kin(APE, {
  height: 1.3,
  coat: { main: '#a8542a', belly: '#96471f', socks: '#a04e26', feet: '#5d4438', face: '#7a5c4c', muzzle: '#8a6a58', mane: '#7a5c4c', ear: '#7a5c4c' }, fur: 1,
})
const LIZARD_SKIN = 0.03

export const BEASTS: Readonly<Record<string, QuadrupedRow>> = {
  bear: BEAR,
  'polar-bear': kin(BEAR, {
    height: 1.5, neck: { length: 0.26, base: 0.26, tip: 0.2 }, head: { skull: 0.215, muzzle: { length: 0.19 }, ears: { width: 0.24 } },
    coat: { main: '#f0ece0', belly: '#e8e2d4', socks: '#ece6d8', feet: '#e2dac8', face: '#f6f2e8', muzzle: '#f4efe4', ear: '#e6dfd0', earInner: '#4a403a' },
  }),
  'bear-cub': CUB,
  panda: kin(BEAR, {
    height: 1.1, length: 0.56, chest: 0.3,
    head: { skull: 0.26, muzzle: { length: 0.09, base: 0.12 }, cheek: 0.45, eyes: { size: 0.11, up: 0.08 }, ears: { width: 0.34 } },
    coat: {
      main: '#f4f1ea', belly: '#f0ece4', limbs: '#232021', socks: '#1f1c1d', feet: '#1a1718', face: '#f8f5ef', muzzle: '#f6f2ea', ear: '#1d1a1b',
      earInner: '#2e2a2b', mane: '#1f1c1d', tail: '#f4f1ea',
    },
    extra: 'mask', rest: 'sit',
  }),
  koala: kin(CUB, {
    make: 'koala',
    head: {
      skull: 0.27, muzzle: { length: 0.06, base: 0.11, tip: 0.1, drop: 0.3 }, cheek: 0.5, eyes: { size: 0.1, aside: 34, up: 0.14, iris: '#5a3a1e' },
      nose: 'spoon', ears: { length: 0.62, width: 0.46, lean: 0.95 },
    },
    coat: { main: '#8d9096', belly: '#e9e8e6', socks: '#84878d', feet: '#6d7076', face: '#a8abb0', muzzle: '#a8abb0', ear: '#84878d', earInner: '#efeae6' },
  }),
  elephant: ELEPHANT,
  'baby-elephant': kin(ELEPHANT, {
    height: 1.2, length: 0.72, chest: 0.38, waist: 0.38, hip: 0.36, legs: 0.84, head: { skull: 0.36, eyes: { size: 0.12 } }, coat: { horn: '#b7b4ba' },
  }),
  mammoth: kin(ELEPHANT, {
    height: 3.2, head: { ears: { length: 0.6 }, skull: 0.42 },
    coat: { main: '#6b4429', belly: '#57351f', socks: '#57351f', feet: '#4a2e1b', ear: '#5d3a22', earInner: '#6b4429' }, fur: 1,
  }),
  rhinoceros: kin(ELEPHANT, {
    make: 'rhino', height: 1.8, legs: 0.9, chest: 0.46, bone: 0.135, neck: { length: 0.24, rise: 0.1, base: 0.36, tip: 0.28 },
    head: {
      skull: 0.27, droop: 0.42, muzzle: { length: 0.4, base: 0.24, tip: 0.19, drop: 0.05 }, eyes: { size: 0.1, aside: 60, up: 0.1, iris: undefined },
      ears: { shape: 'leaf', length: 0.8, width: 0.26, lean: 0.5 }, nose: 'nostrils',
    },
    coat: { main: '#8a8680', belly: '#7d7974', muzzle: '#7d7974', horn: '#cfc4b0' }, extra: undefined, horns: 'rhino',
  }),
  hippopotamus: kin(ELEPHANT, {
    make: 'hippo', height: 1.5, legs: 0.66, chest: 0.5, waist: 0.54, hip: 0.48, bone: 0.13, neck: { length: 0.16, rise: 0.25, base: 0.42, tip: 0.36 },
    head: {
      skull: 0.33, droop: 0.18, muzzle: { length: 0.34, base: 0.27, tip: 0.29, drop: 0.1 }, eyes: { size: 0.14, aside: 52, up: 0.55, iris: '#4a2f20' },
      ears: { shape: 'round', length: 0.35, width: 0.18, lean: 0.6 }, nose: 'nostrils',
    },
    tail: { shape: 'stub', length: 0.2, radius: 0.05, lift: -1 },
    coat: { main: '#7d6a70', belly: '#b58d90', socks: '#75636a', muzzle: '#97787e', face: '#b58d90', ear: '#75636a' }, extra: undefined,
  }),
  tapir: kin(BEAR, {
    make: undefined, height: 1, foot: 'pad', bone: 0.07, legs: 0.55,
    head: { skull: 0.19, droop: 0.3, muzzle: { length: 0.26, base: 0.13, tip: 0.06, drop: 0.25 }, ears: { width: 0.24 }, nose: 'button' },
    coat: { main: '#3a3536', belly: '#3a3536', face: '#5d5557', muzzle: '#5d5557', socks: '#2e2a2b', feet: '#2e2a2b' }, fur: 0.1,
  }),
  gorilla: APE,
  chimpanzee: kin(APE, {
    height: 1.1, chest: 0.24, head: { ears: { width: 0.4 } },
    coat: { main: '#332822', face: '#d2a486', muzzle: '#d2a486', ear: '#d2a486', earInner: '#c08d72', mane: '#d2a486', feet: '#3a2c24' },
  }),
  orangutan: ORANG, monkey: MONKEY,
  baboon: kin(MONKEY, {
    height: 0.8, head: { muzzle: { length: 0.12, base: 0.085, tip: 0.062, drop: 0.3 } },
    coat: { main: '#8a7a5c', belly: '#a3936f', mane: '#b0483e', face: '#5a7fa8', muzzle: '#b0483e' }, fur: 0.8,
  }),
  sloth: kin(ORANG, {
    height: 0.6, head: { eyes: { size: 0.1 }, ears: { width: 0.1 } },
    coat: { main: '#9a8468', belly: '#b39c7c', socks: '#8a7458', feet: '#4d3f30', mane: '#e6d6bc', face: '#e6d6bc', muzzle: '#d6c2a4', ear: '#9a8468' },
  }),
  kangaroo: kin(BEAR, {
    height: 1.6, length: 0.62, chest: 0.18, waist: 0.2, hip: 0.27, legs: 0.6, bone: 0.05, neck: { length: 0.2, rise: 1.1, base: 0.14, tip: 0.1 },
    head: {
      skull: 0.125, droop: 0.25, muzzle: { length: 0.17, base: 0.084, tip: 0.05, drop: 0.1 }, cheek: 0, eyes: { size: 0.2, aside: 48 },
      ears: { shape: 'leaf', length: 1.65, width: 0.36, lean: 0.3 },
    },
    tail: { shape: 'thick', length: 0.95, radius: 0.11, lift: -0.35 },
    coat: {
      main: '#a8764a', belly: '#e8d4b4', socks: '#96683f', feet: '#6d4a2c', face: '#dcc09a', muzzle: '#96683f', ear: '#96683f', earInner: '#e6c8ac',
      tail: '#a8764a', tailTip: '#7a5231',
    },
    fur: 0.3, rest: 'upright',
  }),
  tortoise: kin(BEAR, {
    make: undefined, height: 0.5, length: 0.5, chest: 0.15, waist: 0.19, hip: 0.15, legs: 0.25, bone: 0.085, foot: 'pad',
    neck: { length: 0.26, rise: 0.55, base: 0.11, tip: 0.085 },
    head: {
      skull: 0.12, muzzle: { length: 0.06, base: 0.085, tip: 0.06, drop: 0.2 }, cheek: 0, eyes: { size: 0.2, aside: 52, up: 0.2 }, ears: { shape: 'none' },
      nose: 'nostrils',
    },
    tail: { shape: 'stub', length: 0.12, radius: 0.045, lift: -0.4 },
    coat: { main: '#8f8a5c', belly: '#c9b87a', socks: '#857f52', feet: '#756f46', face: '#9c9668', muzzle: '#9c9668', mane: '#7d5a2e', horn: '#c9a45c' },
    fur: LIZARD_SKIN, extra: 'shell',
  }),
}
