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

/** Every coat part of one color: `belly` and what belongs to it lighter, ears darker. */
function coated(main: string, light: string, ear: string, tailTip = main) {
  return { main, belly: light, socks: main, feet: light, face: light, muzzle: light, ear, tail: main, tailTip }
}

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

export const CANINES: Readonly<Record<string, QuadrupedRow>> = {
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
