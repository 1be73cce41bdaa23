import { KitBuilder, type KitInput, linear, mixColor, pairs, type Rgb, type SolidKit, shade, surfacePoint, triples, type Vec3,
  worksOf } from '../builder/index.ts'
import { buildEye, type Creature } from './creature.ts'
import { buildNeckwear } from './neckwear.ts'

/** A swimmer with a spindle-shaped body: lengths in body lengths, heights in meters, colors as hex. */
type FishRow = {
  /** Real visible height in meters, from the top of the back fin to the belly, at rest on the ground line. */
  readonly height: number
  /** Half height and half width at the thickest point. */
  readonly deep: number
  readonly wide: number
  /** Position of the thickest point: 0 nose … 1 tail. */
  readonly thick: number
  readonly snout?: 'blunt' | 'rorqual' | 'beak' | 'sword' | 'tusk' | 'hammer' | 'jaw'
  readonly tail: 'fan' | 'fork' | 'flukes' | 'veil' | 'none'
  readonly back: 'fin' | 'shark' | 'low' | 'long' | 'none'
  readonly flippers: number
  readonly eye: number
  readonly coat: { readonly main: string; readonly belly: string; readonly fin: string; readonly band?: string; readonly patch?: string }
  readonly bands?: number
  readonly smile?: boolean
  readonly lure?: boolean
  readonly spikes?: boolean
  readonly pattern?: { readonly kind: 'stripes' | 'spots' | 'scales' | 'noise'; readonly color: string; readonly scale: number }
}

const FISH: FishRow = { height: 0.27, deep: 0.24, wide: 0.13, thick: 0.4, tail: 'fan', back: 'fin', flippers: 0.16, eye: 0.055,
  coat: { main: '#3f8ac4', belly: '#dfeaf0', fin: '#2f6aa0' } }
const SHARK: FishRow = { height: 1.3, deep: 0.145, wide: 0.13, thick: 0.38, snout: 'jaw', tail: 'fork', back: 'shark', flippers: 0.24, eye: 0.02,
  coat: { main: '#6d7d8c', belly: '#f0f2f2', fin: '#5d6c7a' } }
const WHALE: FishRow = { height: 3.2, deep: 0.2, wide: 0.2, thick: 0.32, snout: 'rorqual', tail: 'flukes', back: 'low', flippers: 0.3, eye: 0.016,
  coat: { main: '#3f5f80', belly: '#d8e0e6', fin: '#34506c' }, smile: true }
const DOLPHIN: FishRow = { height: 0.9, deep: 0.145, wide: 0.14, thick: 0.36, snout: 'beak', tail: 'flukes', back: 'shark', flippers: 0.17, eye: 0.024,
  coat: { main: '#5f7f9c', belly: '#eef2f4', fin: '#53718c' }, smile: true }

export const FISHES: Readonly<Record<string, FishRow>> = {
  fish: FISH,
  goldfish: { ...FISH, height: 0.12, deep: 0.27, wide: 0.19, tail: 'veil', coat: { main: '#f2831e', belly: '#f8c25a', fin: '#f59a3a' }, eye: 0.065 },
  koi: { ...FISH, height: 0.25, deep: 0.17, wide: 0.14, coat: { main: '#f7f3ec', belly: '#fbf9f5', fin: '#f4d8c8' },
    pattern: { kind: 'noise', color: '#c22c04', scale: 5 } },
  clownfish: { ...FISH, height: 0.1, deep: 0.25, coat: { main: '#f2701c', belly: '#f4862e', fin: '#f2701c', band: '#fbfaf7' }, bands: 3, eye: 0.06 },
  angelfish: { ...FISH, height: 0.25, deep: 0.36, wide: 0.09, back: 'long', coat: { main: '#f2d84a', belly: '#f6e68a', fin: '#e0b82e', band: '#27303f' },
    bands: 3 },
  betta: { ...FISH, height: 0.12, deep: 0.18, tail: 'veil', back: 'long', coat: { main: '#3a4fd0', belly: '#5a6ae0', fin: '#c42a6a' } },
  pufferfish: { ...FISH, height: 0.3, deep: 0.33, wide: 0.32, thick: 0.45, coat: { main: '#d8b04a', belly: '#fbf6e6', fin: '#e6c66a' }, spikes: true, eye: 0.08,
    pattern: { kind: 'spots', color: '#7a5a24', scale: 9 } },
  anglerfish: { ...FISH, height: 0.5, deep: 0.34, wide: 0.26, thick: 0.34, snout: 'jaw', coat: { main: '#3a2f3f', belly: '#5a4a58', fin: '#2e2534' },
    lure: true, eye: 0.05 },
  salmon: { ...FISH, height: 0.3, deep: 0.16, wide: 0.11, tail: 'fork', coat: { main: '#8a94a0', belly: '#f2c0ac', fin: '#78828e' } },
  tuna: { ...FISH, height: 0.6, deep: 0.19, wide: 0.15, tail: 'fork', coat: { main: '#2f4a6b', belly: '#d8dfe4', fin: '#e0c04a' } },
  swordfish: { ...FISH, height: 0.7, deep: 0.14, wide: 0.1, snout: 'sword', tail: 'fork', back: 'shark',
    coat: { main: '#35507a', belly: '#c8d3dc', fin: '#2a4060' } },
  piranha: { ...FISH, height: 0.2, deep: 0.29, snout: 'jaw', coat: { main: '#5a6672', belly: '#d8402e', fin: '#47525c' } },
  shark: SHARK,
  'hammerhead-shark': { ...SHARK, height: 1.2, snout: 'hammer' },
  whale: WHALE,
  'blue-whale': { ...WHALE, height: 4, deep: 0.15, wide: 0.15, coat: { main: '#4a7296', belly: '#a8bccb', fin: '#3f6385' } },
  'humpback-whale': { ...WHALE, height: 3.4, deep: 0.18, wide: 0.17, flippers: 0.36, coat: { main: '#2f3d4f', belly: '#d8dde2', fin: '#3a4a5e' } },
  orca: { ...WHALE, height: 2, deep: 0.17, wide: 0.16, snout: 'blunt', back: 'shark', flippers: 0.2,
    coat: { main: '#1d1f26', belly: '#f6f6f4', fin: '#1d1f26', patch: '#f6f6f4' } },
  beluga: { ...DOLPHIN, height: 1.3, deep: 0.17, wide: 0.17, snout: 'blunt', back: 'none', coat: { main: '#eef1f4', belly: '#fbfbfb', fin: '#e2e7ec' } },
  narwhal: { ...DOLPHIN, height: 1.2, deep: 0.17, wide: 0.17, snout: 'tusk', back: 'none', coat: { main: '#8d9cab', belly: '#e9edf0', fin: '#7d8c9b' },
    pattern: { kind: 'spots', color: '#64727f', scale: 8 } },
  dolphin: DOLPHIN,
  manatee: { ...WHALE, height: 1.2, deep: 0.22, wide: 0.22, snout: 'blunt', tail: 'fan', back: 'none',
    coat: { main: '#8a8a86', belly: '#a8a8a2', fin: '#7d7d79' } },
  eel: { ...FISH, height: 0.2, deep: 0.055, wide: 0.05, thick: 0.2, tail: 'fan', back: 'none', flippers: 0.05, eye: 0.018,
    coat: { main: '#5a6b3f', belly: '#c9c58a', fin: '#47562f' } },
}

const UPRIGHT: Vec3 = [0, 0, 1]
const LEVEL: Vec3 = [0, 1, 0]
/** Thickness of fins relative to the width of their rays. */
const THIN = 0.16

/** Rays of an upright tail: angle from straight back, and length. */
const TAILS: Readonly<Record<'fan' | 'fork' | 'veil', readonly (readonly [angle: number, reach: number])[]>> = {
  fan: [-0.62, -0.38, -0.13, 0.13, 0.38, 0.62].map((angle) => [angle, 0.21 - 0.05 * Math.cos(angle * 2.4)] as const),
  fork: [-0.86, -0.66, -0.4, 0.4, 0.66, 0.86].map((angle) => [angle, 0.26 * Math.abs(angle) ** 0.9 + 0.05] as const),
  veil: [-0.95, -0.7, -0.45, -0.2, 0.05, 0.3, 0.55, 0.8].map((angle) => [angle, 0.36 + 0.05 * Math.sin(angle * 7)] as const),
}

/** Tail, back fin and flippers: thin rays that blend into each other. */
function buildFins(fins: KitBuilder, row: FishRow, fin: number, mid: number): void {
  const { deep } = row
  const end: Vec3 = [-0.45, 0, 0]
  if (row.tail === 'flukes') buildFlukes(fins, fin)
  else if (row.tail !== 'none') {
    const veil = row.tail === 'veil'
    for (const [angle, reach] of TAILS[row.tail]) {
      const tip: Vec3 = [end[0] - Math.cos(angle) * reach, Math.sin(angle) * reach, veil ? 0.06 * Math.sin(angle * 5) : 0]
      fins.blade(end, tip, 0.03, veil ? 0.05 : 0.034, UPRIGHT, THIN * 1.6, fin, 0.03)
    }
  }
  if (row.back === 'shark' || row.back === 'low') {
    const tall = row.back === 'low' ? 0.42 : 1
    const at = (x: number, y: number): Vec3 => [mid + x, deep * (0.86 + (y - 0.86) * tall), 0]
    fins.blade(at(0.02, 0.7), at(-0.13, 1.8), deep * 0.3, deep * 0.06, UPRIGHT, 0.22, fin)
    fins.blade(at(-0.07, 0.7), at(-0.15, 1.7), deep * 0.36, deep * 0.07, UPRIGHT, 0.2, fin, deep * 0.1)
  } else if (row.back === 'fin') {
    for (let i = 0; i < 6; i++)
      fins.blade([mid + 0.02 - i * 0.055, deep * 0.78, 0], [mid - 0.07 - i * 0.07, deep * (1.5 - 0.1 * i), 0], 0.034, 0.026, UPRIGHT, THIN * 1.6, fin, 0.03)
  } else if (row.back === 'long') {
    for (const side of [1, -1])
      for (let i = 0; i < 7; i++)
        fins.blade([mid - 0.0 - i * 0.075, side * deep * (0.8 - 0.09 * i), 0], [mid - 0.19 - i * 0.09, side * (deep * (1.6 - 0.12 * i) + 0.02), 0], 0.036, 0.03,
          UPRIGHT, THIN * 1.4, fin, 0.03)
  }
  if (row.flippers > 0) for (const side of [1, -1]) buildFlipper(fins, row, fin, mid, side)
}

/** A whale's tail is horizontal: two swept blades with a notch between them. */
function buildFlukes(fins: KitBuilder, fin: number): void {
  fins.cone([-0.38, 0, 0], [-0.5, 0.02, 0], 0.055, 0.034, fin)
  for (const side of [1, -1]) {
    const tip: Vec3 = [-0.62, 0.05, side * 0.22]
    fins.blade([-0.47, 0.02, side * 0.01], tip, 0.05, 0.012, LEVEL, 0.26, fin, 0.02)
    fins.blade([-0.52, 0.02, side * 0.05], [-0.61, 0.04, side * 0.15], 0.05, 0.02, LEVEL, 0.24, fin, 0.02)
  }
}

function buildFlipper(fins: KitBuilder, { deep, wide, flippers: long }: FishRow, fin: number, mid: number, side: number): void {
  const root: Vec3 = [mid + 0.08, -deep * 0.42, side * wide * 0.72]
  const tip: Vec3 = [root[0] - long * 0.7, root[1] - long * 0.36, root[2] + side * long * 0.66]
  const across: Vec3 = [0.1, 1, side * 0.6]
  fins.blade(root, tip, 0.046, 0.018, across, 0.26, fin, 0.02)
  fins.blade(root, [tip[0] - long * 0.08, tip[1] + long * 0.14, tip[2] - side * long * 0.16], 0.044, 0.022, across, 0.24, fin, 0.03)
}

/** A fish, shark or whale one unit long, nose toward +x, centered on the origin. */
export function buildFish(row: FishRow, input: KitInput): Creature {
  const kit = new KitBuilder()
  const asked = input.color
  const main: Rgb = asked ?? linear(row.coat.main)
  const light: Rgb = input.color2 ?? (asked ? mixColor(asked, [0.92, 0.92, 0.9], 0.6) : linear(row.coat.belly))
  const finTone: Rgb = asked ? shade(asked, 0.75) : linear(row.coat.fin)
  const wet = { specular: 0.5, gloss: 40, fur: 0.012 }
  const pattern = row.pattern ? { pattern: { ...row.pattern, color: linear(row.pattern.color) } } : {}
  const skin = kit.material({ color: main, ...wet, ...pattern })
  const belly = kit.material({ color: light, ...wet })
  const { deep, wide, thick } = row
  const nose = 0.5
  const mid = nose - thick
  const flat = wide / deep
  // Slices from nose to tail: a stack of ellipsoids along the axis makes a deep, flattened spindle.
  const slices: readonly (readonly [number, number])[] = pairs([nose - 0.1, 0.62, (nose + mid) / 2 - 0.02, 0.9, mid, 1, mid - (mid + 0.5) * 0.32, 0.8,
    mid - (mid + 0.5) * 0.6, 0.5, -0.4, 0.24])
  for (const [x, size] of slices) {
    const reach = Math.max(0.13, deep * size * 1.05)
    kit.ellipsoid([x, 0, 0], [reach, deep * size, deep * size * (flat + (1 - flat) * 0.15)], skin, deep * 0.5)
  }
  // A core connects them, also when a leap bends the body.
  const core = Math.min(deep, wide) * 0.96
  for (const [i, [x, size]] of slices.slice(1).entries()) kit.cone([slices[i][0], 0, 0], [x, 0, 0], core * slices[i][1], core * size, skin, deep * 0.12)
  kit.ellipsoid([mid + 0.06, -deep * 0.5, 0], [0.3, deep * 0.56, wide * 0.8], belly, deep * 0.18)
  snout(kit, row, skin, belly)
  const body = kit.build()

  const fins = new KitBuilder()
  const fin = fins.material({ color: finTone, ...wet })
  buildFins(fins, row, fin, mid)
  if (row.spikes)
    for (let i = 0; i < 26; i++) {
      const up = 1 - ((i + 0.5) / 26) * 2
      const round = Math.sqrt(1 - up * up)
      const turn = i * 2.39996
      const way: Vec3 = [Math.cos(turn) * round, up, Math.sin(turn) * round]
      const at = (k: number): Vec3 => [mid + way[0] * deep * k, way[1] * deep * k, way[2] * wide * k]
      fins.cone(at(0.95), at(1.22), 0.026, 0.004, fin)
    }

  const details = new KitBuilder()
  const dark = details.material({ color: linear('#14110f'), specular: 0.9, gloss: 90 })
  const pale = details.material({ color: linear('#f6f4ef'), specular: 0.5, gloss: 40 })
  const small = row.eye < 0.04
  for (const side of [1, -1]) {
    const x = small ? nose - (row.snout === 'rorqual' ? 0.3 : 0.17) : nose - 0.15
    const y = small ? deep * (row.snout === 'rorqual' ? -0.06 : 0.1) : deep * 0.22
    const hit = surfacePoint(body, [x, y, side], [0, 0, -side], 2)
    if (row.coat.patch)
      details.ellipsoid([x - 0.07, y + deep * 0.28, hit.point[2] * 0.86], [0.085, deep * 0.17, wide * 0.2],
        details.material({ color: linear(row.coat.patch), ...wet }))
    buildEye(details, { ...hit, size: row.eye, forward: [1, 0, 0], upward: [0, 1, 0], iris: small ? undefined : '#f6f4ef', faces: input.faces,
      lens: worksOf(input)?.lens, dark })
  }
  for (let i = 0; i < (row.bands ?? 0); i++) {
    const x = nose - 0.26 - i * 0.24
    const top = surfacePoint(body, [x, 1, 0], [0, -1, 0], 2).point[1]
    const flank = surfacePoint(body, [x, 0, 1], [0, 0, -1], 2).point[2]
    const band = details.material({ color: linear(row.coat.band ?? '#ffffff'), ...wet })
    details.ellipsoid([x, 0, 0], [0.085, top * 1.045, flank * 1.06], band)
  }
  if (row.snout !== 'rorqual' && (row.smile || row.snout === 'jaw')) {
    const points = [-1, -0.5, 0.5, 1].map((t): Vec3 => {
      const y = -deep * (row.smile ? 0.24 - 0.1 * Math.abs(t) : 0.34 + 0.12 * Math.abs(t))
      const from: Vec3 = [nose + 0.2 - Math.abs(t) * 0.22, y, t]
      return surfacePoint(body, from, [-0.25 * (1 - Math.abs(t)) - 0.02, 0, -t], 2).point
    })
    for (const half of [points.slice(0, 2), points.slice(2)]) details.path(half, [0.008, 0.008], dark)
    if (row.snout === 'jaw')
      for (let i = 0; i < 7; i++) {
        const z = (i / 6 - 0.5) * wide * 1.2
        const hit = surfacePoint(body, [1, -deep * 0.36, z], [-1, 0, 0], 2).point
        details.cone([hit[0] - 0.006, hit[1] + 0.012, hit[2]], [hit[0] - 0.004, hit[1] - 0.026, hit[2]], 0.012, 0.002, pale)
      }
  }
  if (row.snout === 'rorqual') buildGrooves(details, row, body, dark)
  if (row.lure) {
    const glow = details.material({ color: [0.6, 1, 0.9], emission: [1.2, 2.4, 2] })
    details.path(triples([0.28, deep * 0.9, 0, 0.46, deep * 1.6, 0, 0.72, deep * 1.2, 0]), [0.016, 0.012, 0.009], dark)
    details.sphere([0.74, deep * 1.08, 0], 0.045, glow)
  }
  const worn = buildNeckwear({ at: [mid + 0.05, 0, 0], way: [1, 0, 0], radius: Math.max(deep, wide) * 0.98, front: [0.12, -1, 0.35] }, input.wears)
  return { bodies: [body, fins.build(), details.build(), ...(worn ? [worn.body] : [])], ...(worn ? { worn } : {}), face: [nose - 0.08, 0, 0],
    back: [mid, deep, 0], head: [nose - 0.2, deep * 0.9, 0] }
}

/** Folds of a whale's throat, from the chin to the belly. */
const GROOVES = [-0.78, -0.52, -0.26, 0, 0.26, 0.52, 0.78] as const

function buildGrooves(details: KitBuilder, { deep, wide, coat }: FishRow, body: SolidKit, dark: number): void {
  const fold = details.material({ color: shade(linear(coat.belly), 0.45), fur: 0.012 })
  for (const aside of GROOVES) {
    const line = [0.5, 0.4, 0.28, 0.14, 0, -0.1].map((x): Vec3 => {
      const z = aside * wide * (0.5 + 0.5 * Math.min(1, (0.56 - x) * 2.6))
      const from: Vec3 = [x, -deep * 3, z * 0.9]
      return surfacePoint(body, from, [0, 1, 0], deep * 4).point
    })
    details.path(line, [0.004, 0.006, 0.006, 0.006, 0.005, 0.002], fold)
  }
  for (const side of [1, -1]) {
    const lips = [0.5, 0.42, 0.34, 0.26, 0.2].map((x, i): Vec3 => {
      const from: Vec3 = [x, -deep * (0.02 + 0.06 * i - (i === 4 ? -0.1 : 0)), side * wide * 2]
      return surfacePoint(body, from, [0, 0, -side], wide * 4).point
    })
    details.path(lips, [0.005, 0.006, 0.006, 0.006, 0.003], dark)
  }
}

function snout(kit: KitBuilder, row: FishRow, skin: number, belly: number): void {
  const { deep, wide } = row
  switch (row.snout) {
    case 'blunt':
      kit.ellipsoid([0.36, deep * 0.08, 0], [0.17, deep * 0.86, wide * 0.86], skin, deep * 0.4)
      kit.ellipsoid([0.36, -deep * 0.46, 0], [0.16, deep * 0.42, wide * 0.72], belly, deep * 0.2)
      break
    case 'rorqual':
      // A long flat head: a thin upper jaw over a deep pouch of a lower jaw.
      kit.cone([0.2, deep * 0.2, 0], [0.53, -deep * 0.02, 0], deep * 0.62, deep * 0.17, skin, deep * 0.3)
      kit.ellipsoid([0.26, -deep * 0.44, 0], [0.31, deep * 0.62, wide * 0.78], belly, deep * 0.12)
      kit.cone([0.3, -deep * 0.3, 0], [0.55, -deep * 0.16, 0], deep * 0.46, deep * 0.2, belly, deep * 0.2)
      break
    case 'beak':
      kit.cone([0.42, -deep * 0.14, 0], [0.58, -deep * 0.3, 0], deep * 0.36, deep * 0.2, skin, deep * 0.3)
      break
    case 'sword':
      kit.cone([0.44, 0, 0], [0.95, 0.02, 0], deep * 0.32, 0.006, skin, deep * 0.3)
      break
    case 'tusk':
      kit.ellipsoid([0.38, deep * 0.05, 0], [0.15, deep * 0.8, wide * 0.8], skin, deep * 0.4).cone([0.5, 0, 0], [0.98, 0.05, 0], 0.022, 0.004, belly)
      break
    case 'hammer':
      kit.cone([0.44, 0, -0.2], [0.44, 0, 0.2], deep * 0.36, deep * 0.36, skin, deep * 0.3)
      break
    default:
      kit.cone([0.38, -deep * 0.05, 0], [0.49, -deep * 0.1, 0], deep * 0.5, deep * 0.22, skin, deep * 0.3)
  }
}
