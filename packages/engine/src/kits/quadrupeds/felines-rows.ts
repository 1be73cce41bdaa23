import { kin, type QuadrupedRow } from './row.ts'

const CAT: QuadrupedRow = { height: 0.4, length: 0.36, chest: 0.115, waist: 0.105, hip: 0.118, legs: 0.29, bone: 0.031, foot: 'paw', make: 'kitty',
  neck: { length: 0.08, rise: 0.9, base: 0.095, tip: 0.09 }, head: { skull: 0.128, muzzle: { length: 0.05, base: 0.07, tip: 0.052, drop: 0.3 }, cheek: 0.55,
    eyes: { size: 0.25, aside: 33, up: 0.13, iris: '#79b944', slit: true }, ears: { shape: 'pointed', length: 0.74, width: 0.46, lean: 0.44 }, nose: 'button',
    whiskers: true }, tail: { shape: 'thin', length: 0.42, radius: 0.03, lift: 0.95 },
  coat: { main: '#dc9750', belly: '#f6ead8', feet: '#f9f2e6', face: '#f8eedf', muzzle: '#f8eedf', earInner: '#dfa596', tailTip: '#b9702f', nose: '#c9746c' },
  fur: 0.5, pattern: { kind: 'stripes', color: '#b8692a', scale: 14, fades: true }, rest: 'sit' }

/** One color with a lighter underside; takes the stripes off. */
function plain(main: string, light: string, iris: string) {
  return { pattern: undefined, coat: { main, belly: light, feet: light, face: light, muzzle: light, tailTip: main, ear: main }, head: { eyes: { iris } } }
}

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

export const FELINES: Readonly<Record<string, QuadrupedRow>> = {
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
