import { kin, type QuadrupedRow } from './row.ts'

const LIZARD: QuadrupedRow = { height: 0.14, length: 0.42, chest: 0.11, waist: 0.115, hip: 0.105, legs: 0.15, bone: 0.032, foot: 'sole',
  neck: { length: 0.14, rise: 0.45, base: 0.095, tip: 0.085 }, head: { skull: 0.1, droop: 0.1, muzzle: { length: 0.13, base: 0.078, tip: 0.05, drop: 0.12 },
    cheek: 0, eyes: { size: 0.24, aside: 52, up: 0.4, iris: '#e0b02e', slit: true }, ears: { shape: 'none', length: 0, width: 0, lean: 0 }, nose: 'nostrils' },
  tail: { shape: 'thick', length: 0.85, radius: 0.085, lift: -0.2 },
  coat: { main: '#6b9a3a', belly: '#d8d89a', feet: '#5a8a30', muzzle: '#6b9a3a', mane: '#4a7028' }, fur: 0,
  pattern: { kind: 'scales', color: '#547d2c', scale: 22 } }
const CROCODILE = kin(LIZARD, { height: 0.7, length: 0.62, chest: 0.17, waist: 0.19, hip: 0.16, legs: 0.19, bone: 0.048,
    neck: { length: 0.14, rise: 0.1, base: 0.16, tip: 0.14 },
    head: { skull: 0.14, droop: 0.02, muzzle: { length: 0.48, base: 0.11, tip: 0.082, drop: 0.06 }, eyes: { size: 0.2, up: 0.66, aside: 50 } },
    tail: { length: 1.05, radius: 0.15, lift: -0.12 }, coat: { main: '#5a6b3a', belly: '#c9c890', muzzle: '#5a6b3a', feet: '#4d5c31', mane: '#43502a' },
    pattern: { scale: 15, color: '#46552c' }, mane: 'plates' })
const SAUROPOD: QuadrupedRow = kin(LIZARD, { height: 3.5, length: 0.9, chest: 0.36, waist: 0.4, hip: 0.36, legs: 0.74, bone: 0.115, foot: 'pad',
    neck: { length: 1.15, rise: 1.05, base: 0.25, tip: 0.11 },
    head: { skull: 0.145, droop: 0.2, muzzle: { length: 0.13, base: 0.105, tip: 0.078, drop: 0.15 }, eyes: { size: 0.22, up: 0.2 } },
    tail: { length: 1.35, radius: 0.24, lift: -0.28 }, coat: { main: '#6f9a5a', belly: '#cfd8a8', feet: '#5f874c', muzzle: '#6f9a5a' },
    pattern: { kind: 'spots', color: '#5a8348', scale: 6 } })
const FOUR_WINGED: QuadrupedRow = kin(LIZARD, { make: 'dragon', height: 4.5, length: 0.86, chest: 0.28, waist: 0.2, hip: 0.25, legs: 0.58, bone: 0.075,
    foot: 'paw', neck: { length: 0.78, rise: 0.96, base: 0.2, tip: 0.1 },
    head: { skull: 0.15, droop: 0.2, muzzle: { length: 0.27, base: 0.105, tip: 0.07, drop: 0.1 },
      eyes: { size: 0.2, up: 0.18, aside: 52, iris: '#f2b41e', slit: true } }, tail: { length: 1.6, radius: 0.19, lift: -0.26 },
    coat: { main: '#b0282a', belly: '#e8b45a', feet: '#8a1f22', muzzle: '#a32426', face: '#c98a3a', mane: '#7a1a1e', horn: '#efe0bc', earInner: '#efe0bc' },
    pattern: { kind: 'scales', color: '#8a1d20', scale: 17 }, horns: 'dragon', extra: 'bat', mane: 'plates' })

/** Beasts with scales, drawn by the rules for four legs. */
export const SCALED: Readonly<Record<string, QuadrupedRow>> = {
  lizard: LIZARD,
  gecko: kin(LIZARD, { height: 0.1, head: { skull: 0.115, eyes: { size: 0.34 } },
      coat: { main: '#8ac84a', belly: '#f2e6a8', muzzle: '#8ac84a', feet: '#e0b03a' }, pattern: { kind: 'spots', color: '#d8702a', scale: 14 } }),
  iguana: kin(LIZARD, { height: 0.4, mane: 'plates', coat: { main: '#7d9a4a', mane: '#4f6a2c' } }),
  chameleon: kin(LIZARD, { height: 0.2, legs: 0.25, length: 0.42, chest: 0.115, waist: 0.15, bone: 0.028,
      neck: { length: 0.08, rise: 0.5, base: 0.1, tip: 0.1 }, tail: { shape: 'coil', length: 0.95, radius: 0.05, lift: -0.15 },
      head: { skull: 0.12, muzzle: { length: 0.11, base: 0.08, tip: 0.036 }, eyes: { size: 0.42, up: 0.18, aside: 62 } },
      coat: { main: '#3f9a3c', belly: '#b8dc6a', muzzle: '#58b048', feet: '#7fbf4a', mane: '#7fc24a' }, mane: 'ridge',
      pattern: { kind: 'mottled', color: '#9fd04a', scale: 5 } }),
  crocodile: CROCODILE, alligator: kin(CROCODILE, { height: 0.6, head: { muzzle: { length: 0.36, tip: 0.1 } }, coat: { main: '#465038', muzzle: '#465038' } }),
  dinosaur: SAUROPOD,
  stegosaurus: kin(SAUROPOD, { height: 3.2, legs: 0.62, neck: { length: 0.42, rise: 0.15 }, tail: { length: 1 },
      coat: { main: '#8a7d3f', belly: '#d8cc90', muzzle: '#8a7d3f', mane: '#c4622e' }, mane: 'plates' }),
  triceratops: kin(SAUROPOD, { height: 2.8, legs: 0.66, chest: 0.4, waist: 0.42, neck: { length: 0.3, rise: 0.2, base: 0.3, tip: 0.24 },
      head: { skull: 0.24, droop: 0.3, muzzle: { length: 0.3, base: 0.18, tip: 0.08, drop: 0.25 } }, tail: { length: 0.8 },
      coat: { main: '#7a8a6b', belly: '#cfd0a8', muzzle: '#7a8a6b', mane: '#b5703f', horn: '#efe6cc' }, horns: 'triceratops' }),
  turtle: kin(LIZARD, { height: 0.3, length: 0.4, chest: 0.12, waist: 0.155, hip: 0.12, legs: 0.18, bone: 0.055,
      neck: { length: 0.2, rise: 0.6, base: 0.085, tip: 0.075 }, head: { skull: 0.1, muzzle: { length: 0.05, base: 0.07, tip: 0.05 } },
      tail: { shape: 'stub', length: 0.1, radius: 0.04, lift: -0.3 }, coat: { mane: '#4a7a3a', horn: '#c9c46a' }, extra: 'shell' }),
}

/** Rows of the dragon family. */
export const DRAGON_ROWS: Readonly<Record<string, QuadrupedRow>> = {
  dragon: FOUR_WINGED,
  'baby-dragon': kin(FOUR_WINGED, { make: undefined, height: 0.8, length: 0.42, legs: 0.36, chest: 0.21, waist: 0.2, hip: 0.22,
      neck: { length: 0.2, base: 0.16, tip: 0.13 },
      head: { skull: 0.22, muzzle: { length: 0.13, base: 0.14, tip: 0.105 }, eyes: { size: 0.26, up: 0.18, aside: 34 } }, tail: { length: 0.6, radius: 0.11 },
      coat: { main: '#3f9a6a', belly: '#e8e0a0', feet: '#338558', muzzle: '#3f9a6a', face: '#7fc48a', mane: '#e07a3a' },
      pattern: { color: '#338558', scale: 13 }, rest: 'sit' }),
  wyvern: kin(FOUR_WINGED, { height: 3.5, rest: 'rear', coat: { main: '#3f5a7a', belly: '#b5bfc4', feet: '#33496a', muzzle: '#3f5a7a', mane: '#26364f' },
      pattern: { color: '#31486a' } }),
  hydra: kin(FOUR_WINGED,
    { height: 4.5, extra: 'heads', coat: { main: '#3f7a5a', belly: '#c8d09a', muzzle: '#3f7a5a', mane: '#2a5a40' }, pattern: { color: '#30634a' } }),
}
