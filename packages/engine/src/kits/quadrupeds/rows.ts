import { BEASTS, HOOFED, SCALED } from './large-rows.ts'
import { kin, type QuadrupedRow } from './row.ts'

const FOX: QuadrupedRow = { height: 0.65, length: 0.46, chest: 0.15, waist: 0.118, hip: 0.138, legs: 0.42, bone: 0.036, foot: 'paw', make: 'dog',
  neck: { length: 0.15, rise: 0.95, base: 0.115, tip: 0.1 }, head: { skull: 0.125, droop: 0.1, muzzle: { length: 0.15, base: 0.072, tip: 0.034, drop: 0.2 },
    cheek: 1, eyes: { size: 0.2, aside: 34, up: 0.12, iris: '#c07a1c' }, ears: { shape: 'pointed', length: 0.95, width: 0.42, lean: 0.34 }, nose: 'button' },
  tail: { shape: 'brush', length: 0.56, radius: 0.1, lift: -0.3 }, coat: { main: '#d4611c', belly: '#f5efe6', socks: '#2b1d18', feet: '#211612',
    face: '#f8f2ea', muzzle: '#d97a38', ear: '#2b1d18', earInner: '#efdccb', tail: '#cf5c18', tailTip: '#f8f3ec' }, fur: 0.85 }

const WOLF = kin(FOX, { height: 0.95, chest: 0.172, waist: 0.128, legs: 0.5, length: 0.54, bone: 0.042,
    neck: { length: 0.16, rise: 0.72, base: 0.165, tip: 0.14 }, head: { skull: 0.13, muzzle: { length: 0.19, base: 0.08, tip: 0.046, drop: 0.16 },
      eyes: { size: 0.165, up: 0.14, iris: '#e0a81e' }, ears: { length: 0.84, width: 0.38, lean: 0.28 } }, tail: { length: 0.46, radius: 0.085, lift: -0.75 },
    coat: { main: '#666b73', belly: '#dcd9d3', socks: '#a9a69f', feet: '#b9b5ad', face: '#e8e5df', muzzle: '#84868a', ear: '#4c4f55', earInner: '#cfc4b8',
      tail: '#5d6168', tailTip: '#33353a' } })

const DOG: QuadrupedRow = kin(FOX, { height: 0.65, length: 0.44, chest: 0.165, waist: 0.135, hip: 0.145, legs: 0.46, bone: 0.045,
    neck: { length: 0.15, rise: 0.95, base: 0.125, tip: 0.108 }, head: { skull: 0.128, muzzle: { length: 0.13, base: 0.076, tip: 0.054, drop: 0.2 },
      cheek: 0.15, eyes: { size: 0.18, aside: 34, up: 0.14, iris: '#3d2411' }, ears: { shape: 'floppy', length: 0.95, width: 0.3, lean: 0 }, tongue: true },
    tail: { shape: 'thin', length: 0.36, radius: 0.042, lift: 0.6 }, coat: { main: '#b67b41', belly: '#e3c598', socks: '#c08a4e', feet: '#d7b07a',
      face: '#d7ac76', muzzle: '#d7ac76', ear: '#8c5627', earInner: '#b98266', tail: '#b67b41', tailTip: '#c89254' }, fur: 0.45 })

/** A coat in one color: `belly` and related parts are lighter, ears darker. */
const coated = (main: string, light: string, ear: string, tailTip = main) =>
  ({ main, belly: light, socks: main, feet: light, face: light, muzzle: light, ear, tail: main, tailTip })

const SPITZ = kin(DOG, { head: { cheek: 0.75, muzzle: { length: 0.125, base: 0.074, tip: 0.042, drop: 0.2 },
      ears: { shape: 'pointed', length: 0.78, width: 0.38, lean: 0.32 }, brows: true }, tail: { shape: 'curl', length: 0.46, radius: 0.07, lift: 1.15 },
    fur: 0.7 })
const HUSKY = kin(SPITZ,
  { height: 0.7, head: { eyes: { iris: '#58b4e6' } }, coat: { ...coated('#62666c', '#f4f2ee', '#4c5056', '#eceae6'), socks: '#f1efea' } })
const RETRIEVER = kin(DOG,
  { height: 0.7, fur: 0.8, tail: { shape: 'brush', length: 0.42, radius: 0.07, lift: 0.3 }, coat: coated('#d3a768', '#ecd6ae', '#b98549', '#e6cb9c') })
const SHORT = kin(DOG, { length: 0.6, legs: 0.25, bone: 0.046, chest: 0.15, waist: 0.14, neck: { length: 0.12, rise: 0.9, base: 0.125, tip: 0.11 } })
const SNUB = kin(DOG, { height: 0.36, legs: 0.32, chest: 0.18, waist: 0.155, hip: 0.15, length: 0.42, neck: { length: 0.09, base: 0.14, tip: 0.125 },
    head: { skull: 0.16, muzzle: { length: 0.05, base: 0.1, tip: 0.082, drop: 0.3 }, cheek: 0.3, eyes: { size: 0.2, aside: 30, up: 0.06, iris: '#3d2412' },
      ears: { shape: 'floppy', length: 0.55, width: 0.22 } }, tail: { shape: 'curl', length: 0.2, radius: 0.04, lift: 1.2 },
    coat: { ...coated('#d9b580', '#e8d0a4', '#2a211d'), muzzle: '#2f2622', face: '#4a3a30' }, fur: 0.25 })
const PUPPY = kin(DOG, { height: 0.35, length: 0.36, legs: 0.3, bone: 0.048,
    head: { skull: 0.165, muzzle: { length: 0.1, base: 0.08, tip: 0.062 }, eyes: { size: 0.21 }, tongue: false }, neck: { length: 0.1, base: 0.13, tip: 0.12 },
    tail: { length: 0.22 }, rest: 'sit', coat: coated('#cf9a5a', '#f4e4ca', '#98602c', '#f4e4ca') })

const CANINES: Readonly<Record<string, QuadrupedRow>> = {
  fox: FOX,
  'arctic-fox': kin(FOX, { height: 0.55, head: { eyes: { iris: '#8a5a24' }, ears: { length: 0.85 } },
      coat: { ...coated('#eef0f2', '#fafafa', '#dfe3e7'), muzzle: '#f2f3f4', earInner: '#d9b8ae' }, fur: 1 }),
  kitsune: kin(FOX, { height: 0.8, head: { ears: { length: 1.35 }, eyes: { iris: '#d6402c' } },
      coat: { ...coated('#f3efe8', '#ffffff', '#e4573a', '#e4573a'), muzzle: '#f6f3ee', earInner: '#f0b3a2', socks: '#e4573a' }, extra: 'tails' }),
  wolf: WOLF,
  coyote: kin(WOLF, { height: 0.75, bone: 0.036, chest: 0.15, head: { ears: { length: 1.2 } },
      coat: { main: '#a58a63', belly: '#e8dcc6', tail: '#a0845c', ear: '#9a6f45', muzzle: '#b08d64', socks: '#c7ad84' } }),
  hyena: kin(WOLF, { height: 0.9, head: { muzzle: { length: 0.15, tip: 0.058 }, ears: { shape: 'round', length: 0.9, width: 0.42 } },
      coat: { main: '#b09a6e', belly: '#cdbb92', tail: '#6b5a3e', ear: '#7d6a48', muzzle: '#4a3f33', socks: '#6f5d44' },
      pattern: { kind: 'spots', color: '#4a3b28', scale: 15 }, fur: 0.5 }),
  cerberus: kin(WOLF, { height: 1.5, chest: 0.2, bone: 0.052, head: { eyes: { size: 0.18, iris: '#ff5a22' } },
      coat: { ...coated('#2a2426', '#43393a', '#1b1718'), muzzle: '#2f282a', earInner: '#5d2c28' }, extra: 'heads', fur: 0.4 }),
  dog: DOG, puppy: PUPPY, 'golden-retriever': RETRIEVER,
  labrador: kin(RETRIEVER, { height: 0.68, fur: 0.3, tail: { shape: 'thin', radius: 0.045, lift: 0.5 }, coat: coated('#e0c490', '#efdcb6', '#c79f60') }),
  'german-shepherd': kin(SPITZ, { height: 0.75, length: 0.56, head: { cheek: 0.3, muzzle: { length: 0.16 }, ears: { length: 0.85, lean: 0.22 } },
      tail: { shape: 'brush', length: 0.46, radius: 0.07, lift: -0.8 },
      coat: { ...coated('#3a2d26', '#b98548', '#241b17', '#241b17'), socks: '#b07a3e', feet: '#b98548', muzzle: '#2a211d', face: '#b98548' } }),
  husky: HUSKY,
  corgi: kin(SHORT, { height: 0.4, length: 0.5,
      head: { cheek: 0.6, muzzle: { length: 0.12, tip: 0.044 }, ears: { shape: 'pointed', length: 1, width: 0.46, lean: 0.38 } },
      tail: { shape: 'stub', length: 0.07, radius: 0.05, lift: 0.6 },
      coat: { ...coated('#cf8038', '#fbf6ee', '#b96f2c'), socks: '#fbf6ee', earInner: '#e9b9a4' }, fur: 0.6 }),
  dachshund: kin(SHORT, { height: 0.32, length: 0.62, chest: 0.14, waist: 0.108, hip: 0.12, legs: 0.235, bone: 0.04,
      head: { skull: 0.118, muzzle: { length: 0.155, tip: 0.044 }, ears: { length: 1.15, width: 0.3 }, tongue: false },
      tail: { length: 0.32, radius: 0.032, lift: 0.35 }, coat: { ...coated('#8a5634', '#a8754a', '#67391f'), muzzle: '#7c4a2b' }, fur: 0.2 }),
  poodle: kin(DOG, { height: 0.6, bone: 0.034, head: { muzzle: { length: 0.15, tip: 0.042 }, ears: { length: 1.05, width: 0.42 }, tongue: false },
      tail: { shape: 'tuft', length: 0.2, radius: 0.03, lift: 0.9 }, coat: { ...coated('#f0e9df', '#f8f4ee', '#e2d6c6'), mane: '#f6f1e8' }, mane: 'wool',
      fur: 0.9 }),
  pug: SNUB,
  bulldog: kin(SNUB, { height: 0.42, chest: 0.21, bone: 0.058, head: { skull: 0.17, ears: { shape: 'pointed', length: 0.6, width: 0.4, lean: 0.5 } },
      tail: { shape: 'stub', length: 0.06, radius: 0.04, lift: 0.3 },
      coat: { ...coated('#c9a27a', '#f4eee4', '#a87c52'), muzzle: '#f4eee4', face: '#f4eee4' } }),
  dalmatian: kin(DOG,
    { height: 0.68, coat: { ...coated('#f4f2ee', '#f8f7f4', '#1f1c1b'), feet: '#f4f2ee' }, pattern: { kind: 'spots', color: '#1f1c1b', scale: 12 }, fur: 0.1 }),
  'shiba-inu': kin(SPITZ, { height: 0.48, coat: { ...coated('#d08a45', '#fbf3e6', '#bd7532', '#f4dfc0'), muzzle: '#fbf3e6' } }),
  'border-collie': kin(RETRIEVER, { height: 0.6, head: { muzzle: { tip: 0.046 }, cheek: 0.4 },
      coat: { ...coated('#211f20', '#f6f4f0', '#19171a', '#f6f4f0'), socks: '#f6f4f0', muzzle: '#f6f4f0' } }),
  chihuahua: kin(PUPPY, { height: 0.26, bone: 0.03,
      head: { muzzle: { length: 0.08, tip: 0.042 }, eyes: { size: 0.25 }, ears: { shape: 'pointed', length: 1.25, width: 0.75, lean: 0.55 } },
      coat: coated('#dcb17c', '#f3e2c6', '#c9955c'), fur: 0.15, rest: 'stand' }),
  greyhound: kin(DOG, { height: 0.8, chest: 0.17, waist: 0.1, hip: 0.125, legs: 0.58, length: 0.56, bone: 0.035,
      neck: { length: 0.22, rise: 1, base: 0.105, tip: 0.08 },
      head: { skull: 0.1, muzzle: { length: 0.19, base: 0.06, tip: 0.036 }, ears: { length: 0.7, width: 0.24 }, tongue: false },
      tail: { length: 0.46, radius: 0.024, lift: -0.9 }, coat: coated('#8b8d92', '#c3c3c6', '#6d6f75'), fur: 0.08 }),
  'saint-bernard': kin(RETRIEVER, { height: 0.85, chest: 0.21, waist: 0.18, bone: 0.058, head: { skull: 0.17, muzzle: { length: 0.13, base: 0.1, tip: 0.085 } },
      coat: { ...coated('#a85f2b', '#fbf6ee', '#6d3716', '#fbf6ee'), socks: '#fbf6ee', muzzle: '#fbf6ee' } }),
}

const CAT: QuadrupedRow = { height: 0.4, length: 0.36, chest: 0.115, waist: 0.105, hip: 0.118, legs: 0.29, bone: 0.031, foot: 'paw', make: 'kitty',
  neck: { length: 0.08, rise: 0.9, base: 0.095, tip: 0.09 }, head: { skull: 0.128, muzzle: { length: 0.05, base: 0.07, tip: 0.052, drop: 0.3 }, cheek: 0.55,
    eyes: { size: 0.25, aside: 33, up: 0.13, iris: '#79b944', slit: true }, ears: { shape: 'pointed', length: 0.74, width: 0.46, lean: 0.44 }, nose: 'button',
    whiskers: true }, tail: { shape: 'thin', length: 0.42, radius: 0.03, lift: 0.95 },
  coat: { main: '#dc9750', belly: '#f6ead8', feet: '#f9f2e6', face: '#f8eedf', muzzle: '#f8eedf', earInner: '#dfa596', tailTip: '#b9702f', nose: '#c9746c' },
  fur: 0.5, pattern: { kind: 'stripes', color: '#b8692a', scale: 14, fades: true }, rest: 'sit' }

/** One color with a lighter underside and no stripes. */
const plain = (main: string, light: string, iris: string) =>
  ({ pattern: undefined, coat: { main, belly: light, feet: light, face: light, muzzle: light, tailTip: main, ear: main }, head: { eyes: { iris } } })

const BIG: QuadrupedRow = kin(CAT, { height: 1, length: 0.82, chest: 0.19, waist: 0.158, hip: 0.175, legs: 0.5, bone: 0.052, make: 'cat',
    neck: { length: 0.19, rise: 0.42, base: 0.165, tip: 0.138 }, head: { skull: 0.136, droop: 0.14, muzzle: { length: 0.1, base: 0.09, tip: 0.068, drop: 0.22 },
      cheek: 0.35, eyes: { size: 0.185, aside: 33, up: 0.2, iris: '#c9932e', slit: false }, ears: { shape: 'round', length: 0.6, width: 0.3, lean: 0.5 } },
    tail: { shape: 'thin', length: 0.8, radius: 0.032, lift: -0.95 }, coat: { nose: '#7a4a44', earInner: '#3a2c26' }, fur: 0.3, rest: 'stand' })
const LIONESS = kin(BIG, { ...plain('#c9985a', '#ead9b8', '#d8a038'), tail: { shape: 'tuft', length: 0.66, radius: 0.026, lift: -1.2 },
    coat: { main: '#b98c56', belly: '#e2cfac', feet: '#c9a26c', face: '#e6d0a8', muzzle: '#ecdcbc', tailTip: '#4a2e18', ear: '#b8854a' } })
const KITTEN = kin(CAT,
  { height: 0.22, length: 0.26, legs: 0.2, head: { skull: 0.142, eyes: { size: 0.28 }, ears: { length: 0.66, width: 0.44 } }, tail: { length: 0.24 } })
const LEOPARD = kin(BIG, { height: 0.9, bone: 0.048,
    coat: { main: '#d8a552', belly: '#f2e4c8', feet: '#e4bd7c', face: '#f2e2c2', muzzle: '#f4e8d0', tailTip: '#2c2018' },
    pattern: { kind: 'rosettes', color: '#33211a', scale: 10 } })

const FELINES: Readonly<Record<string, QuadrupedRow>> = {
  cat: CAT,
  'tabby-cat': kin(CAT, { coat: { main: '#8d8072', belly: '#d8cdbd', feet: '#cabfae', face: '#ddd3c4', muzzle: '#e4dbce', tailTip: '#4a4038' },
      pattern: { color: '#54493e', scale: 17 } }),
  kitten: KITTEN,
  'siamese-cat': kin(CAT, { ...plain('#e8dcc8', '#f2eadb', '#4aa0e0'), coat: { main: '#e8dcc8', belly: '#f2eadb', socks: '#5a4334', feet: '#4a362a',
        face: '#6a5040', muzzle: '#4f3a2d', ear: '#4a362a', tail: '#5a4334', tailTip: '#4a362a', earInner: '#8a6a58', nose: '#3d2c24' } }),
  'persian-cat': kin(CAT, { ...plain('#f1ede6', '#fbf9f5', '#e0903a'),
      head: { cheek: 0.95, muzzle: { length: 0.03 }, eyes: { iris: '#e0903a' }, ears: { length: 0.46 } },
      tail: { shape: 'brush', length: 0.36, radius: 0.07, lift: 0.5 }, fur: 1 }),
  lynx: kin(BIG, { ...plain('#b39a78', '#e9e0d0', '#d8b03a'), height: 0.7, length: 0.48,
      head: { cheek: 1, eyes: { size: 0.17, iris: '#d8b03a' }, ears: { shape: 'pointed', length: 1.05, width: 0.5, lean: 0.3 } },
      tail: { shape: 'stub', length: 0.09, radius: 0.04, lift: 0.4 }, pattern: { kind: 'spots', color: '#6d5436', scale: 16 }, fur: 0.7 }),
  lion: kin(LIONESS, { height: 1.15, chest: 0.205, coat: { mane: '#8a4a1c', ear: '#80461c', earInner: '#4a2a14' }, mane: 'lion' }), lioness: LIONESS,
  'lion-cub': kin(LIONESS, { height: 0.5, length: 0.4, legs: 0.34,
      head: { skull: 0.175, muzzle: { length: 0.08 }, eyes: { size: 0.19 }, ears: { width: 0.34, length: 0.6 } }, tail: { length: 0.34 }, rest: 'sit' }),
  tiger: kin(BIG, { height: 1.05,
      coat: { main: '#dd7c26', belly: '#f8f2e8', feet: '#efc79a', face: '#f8f2e8', muzzle: '#faf5ee', tailTip: '#1d1512', ear: '#2a1d16' },
      head: { cheek: 0.6 }, pattern: { kind: 'stripes', color: '#1d1512', scale: 9 } }),
  leopard: LEOPARD,
  'snow-leopard': kin(LEOPARD, { coat: { main: '#c6c7c4', belly: '#f2f1ee', feet: '#d8d8d5', face: '#efeeea', muzzle: '#f4f3f0', tailTip: '#3a3a3c',
        ear: '#8a8b8a' }, head: { eyes: { iris: '#9ab6a0' } }, pattern: { color: '#74757a' }, tail: { length: 0.72, radius: 0.056 }, fur: 0.7 }),
  jaguar: kin(LEOPARD, { bone: 0.055, coat: { main: '#cf9440' }, pattern: { scale: 7.5 } }),
  panther: kin(BIG, { ...plain('#1d1c20', '#2a292e', '#d9c03a'), height: 0.95,
      coat: { main: '#1d1c20', belly: '#26252a', feet: '#1d1c20', face: '#28272c', muzzle: '#2e2d33', tailTip: '#1d1c20', ear: '#18171a', nose: '#0d0c0e' } }),
  puma: kin(BIG, { ...plain('#b98a5c', '#ecdfcc', '#c7a040'), height: 0.9 }),
  cheetah: kin(LEOPARD, { height: 1, chest: 0.155, waist: 0.115, hip: 0.14, legs: 0.54, bone: 0.036, neck: { base: 0.13, tip: 0.105 },
      head: { skull: 0.106, muzzle: { length: 0.075, base: 0.072, tip: 0.054 } }, pattern: { kind: 'spots', scale: 19 } }),
}

const RABBIT: QuadrupedRow = { height: 0.35, length: 0.24, chest: 0.105, waist: 0.105, hip: 0.135, legs: 0.17, bone: 0.03, foot: 'sole', make: 'rodent',
  neck: { length: 0.05, rise: 1, base: 0.085, tip: 0.08 }, head: { skull: 0.112, droop: 0.12, muzzle: { length: 0.045, base: 0.07, tip: 0.05, drop: 0.25 },
    cheek: 0.35, eyes: { size: 0.19, aside: 56, up: 0.14, iris: '#3d2414' }, ears: { shape: 'long', length: 1.8, width: 0.27, lean: 0.16 }, nose: 'button',
    whiskers: true }, tail: { shape: 'stub', length: 0.03, radius: 0.055, lift: 0.5 },
  coat: { main: '#b79a7a', belly: '#f2e9dc', socks: '#c9ae8e', feet: '#e6d8c4', face: '#e6d6c0', muzzle: '#ecdfcd', ear: '#a88a6a', earInner: '#e2a99c',
    tail: '#fbf7f0', nose: '#c98378' }, fur: 0.7, rest: 'sit' }
const MOUSE: QuadrupedRow = kin(RABBIT, { height: 0.09, length: 0.2, chest: 0.1, waist: 0.105, hip: 0.115, legs: 0.13, bone: 0.022,
    head: { skull: 0.1, muzzle: { length: 0.08, base: 0.066, tip: 0.028, drop: 0.16 }, cheek: 0.2, eyes: { size: 0.19, aside: 40, up: 0.18 },
      ears: { shape: 'round', length: 0.62, width: 0.58, lean: 0.62 } }, tail: { shape: 'thin', length: 0.42, radius: 0.014, lift: 0.2 },
    coat: { main: '#9c8f85', belly: '#ece5dc', socks: '#dfb5a8', feet: '#e6b9ac', face: '#b0a399', muzzle: '#c2b6ac', ear: '#a5978c', earInner: '#e6aca2',
      tail: '#dba99c', tailTip: '#dba99c', nose: '#d98a86' }, fur: 0.45 })
const HAMSTER = kin(MOUSE, { height: 0.11, length: 0.14, chest: 0.115, waist: 0.125, hip: 0.125,
    head: { skull: 0.11, muzzle: { length: 0.04, base: 0.07, tip: 0.045 }, cheek: 0.7, ears: { length: 0.5, width: 0.34 } },
    tail: { shape: 'stub', length: 0.02, radius: 0.02, lift: 0 },
    coat: { main: '#d89a52', belly: '#fbf5ea', face: '#fbf3e6', muzzle: '#fbf3e6', ear: '#b97d4a', feet: '#f0c4b4' }, fur: 0.8 })
const SQUIRREL = kin(MOUSE, { height: 0.25, length: 0.24, hip: 0.12, legs: 0.17, bone: 0.026,
    head: { skull: 0.104, muzzle: { length: 0.062, tip: 0.036 }, cheek: 0.35, ears: { shape: 'pointed', length: 0.85, width: 0.4, lean: 0.28 } },
    tail: { shape: 'plume', length: 0.5, radius: 0.1, lift: 1.75 }, coat: { main: '#b5592a', belly: '#fbf3e6', socks: '#a04c20', feet: '#8f4420',
      face: '#f0dcc4', muzzle: '#d99a6c', ear: '#a04c20', earInner: '#e6bfa2', tail: '#b5592a', tailTip: '#d07f48', nose: '#4a2a1e' }, fur: 0.75,
    rest: 'upright' })
const BADGER: QuadrupedRow = kin(RABBIT, { make: 'dog', height: 0.4, length: 0.44, chest: 0.16, waist: 0.165, hip: 0.165, legs: 0.25, bone: 0.04,
    neck: { length: 0.1, rise: 0.6, base: 0.13, tip: 0.115 }, head: { whiskers: false, skull: 0.13,
      muzzle: { length: 0.13, base: 0.078, tip: 0.044, drop: 0.18 }, cheek: 0.5, eyes: { size: 0.12, aside: 34, up: 0.16 },
      ears: { shape: 'round', length: 0.5, width: 0.24, lean: 0.7 } }, tail: { shape: 'brush', length: 0.22, radius: 0.06, lift: -0.3 },
    coat: { main: '#75726f', belly: '#2a2728', socks: '#232021', feet: '#1c191a', face: '#f4f2ee', muzzle: '#f0ede8', ear: '#2a2728', earInner: '#f0ede8',
      tail: '#8a8784', tailTip: '#8a8784', mane: '#232021', nose: '#1a1616' }, rest: 'stand', extra: 'mask' })
const OTTER = kin(BADGER, { height: 0.35, length: 0.5, chest: 0.125, waist: 0.12, hip: 0.125, legs: 0.2,
    head: { muzzle: { length: 0.06, base: 0.078, tip: 0.058 }, eyes: { size: 0.14 }, cheek: 0.3 },
    tail: { shape: 'thick', length: 0.5, radius: 0.06, lift: -0.2 }, coat: { main: '#6b4a34', belly: '#c9ad8c', socks: '#5d3f2b', feet: '#4a3222',
      face: '#d6bd9c', muzzle: '#d6bd9c', ear: '#5d3f2b', earInner: '#4a3222', tail: '#6b4a34', tailTip: '#4a3222' }, extra: undefined, fur: 0.4 })

const SMALL: Readonly<Record<string, QuadrupedRow>> = {
  rabbit: RABBIT,
  hare: kin(RABBIT, { height: 0.5, length: 0.32, legs: 0.28, chest: 0.1, head: { ears: { length: 2.1 } },
      coat: { main: '#96794f', belly: '#efe4d0', ear: '#7a5f3c' }, fur: 0.45 }),
  mouse: MOUSE,
  rat: kin(MOUSE, { height: 0.13, length: 0.26, head: { muzzle: { length: 0.1 }, ears: { width: 0.36 } },
      coat: { main: '#6f6862', belly: '#c2b9ae', face: '#857d76', muzzle: '#978e86' } }),
  hamster: HAMSTER,
  'guinea-pig': kin(HAMSTER, { height: 0.16, length: 0.22, head: { skull: 0.115, ears: { shape: 'floppy', length: 0.4, width: 0.16 } },
      coat: { main: '#a8632e', belly: '#fbf5ea', face: '#f6ecd8' } }),
  squirrel: SQUIRREL,
  chipmunk: kin(SQUIRREL, { height: 0.16, tail: { radius: 0.05, length: 0.34 }, head: { ears: { shape: 'round', length: 0.55, width: 0.28 } },
      coat: { main: '#b87a44', tail: '#8a5a30', tailTip: '#6b4424' }, pattern: { kind: 'stripes', color: '#5d3a20', scale: 16 } }),
  hedgehog: kin(MOUSE, { height: 0.17, length: 0.24, chest: 0.13, waist: 0.13, hip: 0.13, legs: 0.14, bone: 0.026,
      head: { skull: 0.088, muzzle: { length: 0.09, base: 0.058, tip: 0.026 }, whiskers: false, ears: { length: 0.5, width: 0.3 } },
      tail: { shape: 'stub', length: 0.02, radius: 0.02, lift: 0 }, coat: { main: '#c9a985', belly: '#e6cfae', socks: '#b08e6a', feet: '#9c7a58',
        face: '#dcc19c', muzzle: '#d8b890', ear: '#a5805c', earInner: '#c9a08a', mane: '#5d4530', horn: '#d8c4a2', nose: '#1d1613' }, extra: 'spines',
      rest: 'stand', fur: 0.4 }),
  mole: kin(MOUSE, { height: 0.12, head: { eyes: { size: 0.07 }, ears: { length: 0.1, width: 0.1 } },
      coat: { main: '#3d3738', belly: '#4d4647', face: '#4d4647', muzzle: '#e6a9a4', feet: '#e6a9a4', socks: '#3d3738', ear: '#3d3738', earInner: '#3d3738' },
      tail: { length: 0.08 } }),
  badger: BADGER,
  raccoon: kin(BADGER, { height: 0.45,
      head: { muzzle: { length: 0.1 }, cheek: 0.9, eyes: { size: 0.15 }, ears: { shape: 'pointed', length: 0.7, width: 0.42, lean: 0.42 } }, legs: 0.3,
      tail: { length: 0.46, radius: 0.075, rings: true }, coat: { main: '#7d7a78', belly: '#a5a19d', face: '#f0eeea', muzzle: '#f0eeea', ear: '#5a5755',
        earInner: '#e2dcd4', tail: '#a5a19d', tailTip: '#2a2728' } }),
  'red-panda': kin(BADGER, { height: 0.5,
      head: { muzzle: { length: 0.07 }, cheek: 0.9, eyes: { size: 0.15 }, ears: { shape: 'pointed', length: 0.85, width: 0.55, lean: 0.5 } }, legs: 0.3,
      tail: { length: 0.56, radius: 0.09, lift: -0.1, rings: true }, coat: { main: '#b5532a', belly: '#2a1c18', socks: '#2a1c18', feet: '#221613',
        face: '#fbf3e8', muzzle: '#fbf3e8', ear: '#fbf3e8', earInner: '#7a3a20', tail: '#c26a38', tailTip: '#5d2e1c', mane: '#8a3c1c' }, fur: 0.9 }),
  skunk: kin(BADGER, { height: 0.35, tail: { shape: 'plume', length: 0.5, radius: 0.1, lift: 1.5 },
      coat: { main: '#1f1c1e', belly: '#1f1c1e', face: '#232022', muzzle: '#232022', mane: '#f6f4f0', tail: '#1f1c1e', tailTip: '#f6f4f0', ear: '#1f1c1e',
        earInner: '#1f1c1e' }, extra: 'stripe', fur: 0.8 }),
  otter: OTTER,
  beaver: kin(OTTER, { height: 0.4, length: 0.42, chest: 0.16, waist: 0.17, hip: 0.17, head: { cheek: 0.5, muzzle: { length: 0.07 } },
      tail: { length: 0.34, radius: 0.085 },
      coat: { main: '#6d4426', belly: '#8a5c36', face: '#7a5030', muzzle: '#8a5c36', tail: '#3a302b', tailTip: '#3a302b' } }),
  weasel: kin(OTTER, { height: 0.25, length: 0.46, chest: 0.085, waist: 0.075, hip: 0.085, neck: { length: 0.14, rise: 0.9, base: 0.08, tip: 0.072 },
      head: { skull: 0.092, eyes: { size: 0.17 } }, bone: 0.024, tail: { shape: 'brush', length: 0.26, radius: 0.035 },
      coat: { main: '#a8683a', belly: '#fbf3e4', face: '#fbf3e4', muzzle: '#c9925c', tail: '#a8683a', tailTip: '#2e1f18' } }),
  opossum: kin(BADGER, { height: 0.3, head: { ears: { width: 0.32 } }, tail: { shape: 'thin', length: 0.42, radius: 0.022, lift: 0.1 },
      coat: { main: '#b5b1ac', belly: '#dedad4', face: '#fbf9f5', muzzle: '#f4ded6', tail: '#e0b0a6', tailTip: '#e0b0a6', ear: '#3a3536', nose: '#dc9a98' },
      extra: undefined }),
  armadillo: kin(BADGER, { height: 0.25, head: { ears: { shape: 'leaf', length: 0.95, width: 0.26, lean: 0.3 }, muzzle: { length: 0.17, tip: 0.03 }, cheek: 0 },
      tail: { shape: 'thick', length: 0.36, radius: 0.05, lift: -0.3 },
      coat: { main: '#a58f7d', belly: '#c9b3a0', socks: '#97806d', feet: '#857060', face: '#b39c88', muzzle: '#b39c88', ear: '#b08f80', mane: '#8d7866',
        tail: '#97806d', tailTip: '#857060' }, extra: 'armor', fur: 0.05 }),
}

/** Every four-legged animal with fur or hide, by variant. */
export const QUADRUPEDS: Readonly<Record<string, QuadrupedRow>> = { ...CANINES, ...FELINES, ...HOOFED, ...BEASTS, ...SMALL, ...SCALED }
