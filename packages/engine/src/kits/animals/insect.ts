import { curveThrough, type Kit, KitBuilder, type KitInput, type KitPiece, linear, mixColor, pairs, type Rgb, type SolidKit, scaled, shade, triples,
  type Vec3 } from '../builder/index.ts'
import { buildEye, type Creature, creaturePiece } from './creature.ts'

type Spot = readonly [up: number, out: number]

/** Outlines of the two wings of one side, from the root, and the ends of their veins. */
const FORE: readonly Spot[] = pairs([0, 0, 0.3, 0.15, 0.58, 0.4, 0.76, 0.7, 0.7, 0.82, 0.46, 0.78, 0.22, 0.7, 0.03, 0.48, -0.05, 0.2])
const HIND: readonly Spot[] = pairs([0, 0, 0.02, 0.28, -0.01, 0.54, -0.2, 0.66, -0.42, 0.58, -0.56, 0.42, -0.48, 0.24, -0.28, 0.1])
const WINGS = [
  { outline: FORE, veins: pairs([0.62, 0.66, 0.42, 0.7, 0.2, 0.6]), spots: pairs([0.66, 0.75, 0.46, 0.73, 0.27, 0.67]), middle: [0.3, 0.42] as const },
  { outline: HIND, veins: pairs([-0.1, 0.56, -0.32, 0.54, -0.44, 0.36]), spots: pairs([-0.19, 0.6, -0.37, 0.55, -0.49, 0.41]), middle: [-0.2, 0.34] as const },
] as const
/** Size of the colored field relative to the wing, and a wing's thickness. */
const FIELD = 0.82
const THIN = 0.008
const PIECES = 3

function smooth(outline: readonly Spot[]): Spot[] {
  const at = (i: number): Spot => outline[(i + outline.length) % outline.length]
  return outline.flatMap((_, i) =>
    Array.from({ length: PIECES }, (_, k): Spot => {
      const value = (axis: 0 | 1) => curveThrough(at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis], k / PIECES)
      return [value(0), value(1)]
    }))
}

/** Two wings spread flat toward the viewer: a colored, veined field inside a dark border with pale spots. */
function butterflyWings(kit: KitBuilder, root: Vec3, side: number, lift: number, sheet: number, rim: number, spot: number): void {
  for (const { outline, veins, spots, middle } of WINGS) {
    const raised = ([up, out]: Spot): Spot => [up + lift * out, out]
    const shown = (share: number): Spot[] => {
      const points = smooth(outline).map(([up, out]): Spot => {
        const [y, z] = raised([middle[0] + (up - middle[0]) * share, middle[1] + (out - middle[1]) * share])
        return [y, z * side]
      })
      return side > 0 ? points : points.reverse()
    }
    kit.plate(root, shown(1), THIN * 0.5, 'x', rim, THIN).plate(root, shown(FIELD), THIN * 1.4, 'x', sheet, THIN)
    const at = (place: Spot, ahead: number): Vec3 => {
      const [up, out] = raised(place)
      return [root[0] + ahead, root[1] + up, root[2] + out * side]
    }
    for (const vein of veins) kit.cone(at([middle[0] * 0.16, 0.06], THIN), at(vein, THIN), 0.022, 0.01, rim)
    for (const place of spots) kit.ellipsoid(at(place, 0), [THIN * 2.6, 0.024, 0.024], spot)
  }
}

/** One insect, spider or snail: a body of three parts along x, and the number and sizes of legs and wings. */
type InsectRow = {
  readonly height: number
  readonly head: number
  readonly thorax: number
  /** Length and girth of the abdomen. */
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

/** Every insect and similar animal, by variant. */
const INSECTS: Readonly<Record<string, InsectRow>> = {
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

function wings(kit: KitBuilder, row: InsectRow, color: Rgb, edge: Rgb, y: number, flying: boolean): void {
  const kind = row.wings?.kind
  const clear = kind === 'clear' || kind === 'long'
  const sheet = kit.material({ color, specular: 0.4, gloss: 40, emission: clear ? [0.06, 0.07, 0.08] : scaled(color, 0.16),
    ...(clear ? { metal: 0.25 } : {}) })
  const rim = kit.material({ color: edge, specular: 0.2, gloss: 20 })
  const spot = kit.material({ color: mixColor(color, [1, 0.96, 0.86], 0.7) })
  for (const side of [1, -1]) {
    if (kind === 'butterfly') {
      butterflyWings(kit, [-0.02, y, side * 0.03], side, flying ? 0.16 : 0, sheet, rim, spot)
    } else if (kind === 'long') {
      for (const [x, back] of pairs([0.06, 0.08, -0.08, -0.2]))
        kit.path(triples([x, y, side * 0.05, x + back * 0.5, y + 0.06, side * 0.5, x + back, y + 0.08, side * 0.95]), [0.035, 0.085, 0.06], sheet, 0.04)
    } else if (kind === 'clear') {
      const raised = flying ? 0.18 : 0
      const across: Vec3 = [0.5, 0.75, -0.6 * side]
      const root: Vec3 = [0.02, y, side * 0.07]
      const fore: Vec3 = [-0.34, y + 0.24 + raised, side * 0.52]
      const hind: Vec3 = [-0.42, y + 0.1 + raised * 0.7, side * 0.34]
      kit.blade(root, fore, 0.03, 0.13, across, 0.07, sheet).blade([-0.06, y, side * 0.07], hind, 0.03, 0.1, across, 0.07, sheet)
      // The strong vein along the front edge.
      kit.cone(root, [fore[0] + 0.06, fore[1] + 0.02, fore[2] + side * 0.08], 0.014, 0.007, rim)
    } else if (kind === 'shell') {
      const [long, girth] = row.abdomen
      const center: Vec3 = [-0.12 - long * 0.5, y - girth * 0.35, side * girth * 0.34]
      kit.ellipsoid(center, [long * 0.72, girth * 0.98, girth * 0.72], sheet, 0)
    }
  }
}

function legs(kit: KitBuilder, row: InsectRow, material: number, y: number): void {
  const { pairs, length, thick } = row.legs
  for (let i = 0; i < pairs; i++) {
    const x = row.thorax * (pairs === 4 ? 0.85 - i * 0.5 : 0.7 - i * 0.7)
    const splay = (pairs === 4 ? 0.75 - i * 0.5 : 0.5 - i * 0.5) * length
    for (const side of [1, -1]) {
      const hip: Vec3 = [x, y - row.thorax * 0.35, side * row.thorax * 0.75]
      const knee: Vec3 = [x + splay * 0.7, y + (pairs === 4 ? length * 0.35 : length * 0.04), side * (row.thorax + length * 0.55)]
      kit.path([hip, knee, [x + splay * 1.25, thick, side * (row.thorax + length * 0.85)]], [thick * 1.25, thick, thick * 0.6], material, thick)
    }
  }
}

function extras(kit: KitBuilder, row: InsectRow, hard: number, skin: number, y: number, long: number, girth: number): void {
  const tail: Vec3 = [-row.thorax * 0.7 - long, y - 0.03, 0]
  if (row.extra === 'sting') kit.cone(tail, [tail[0] - 0.14, tail[1] - 0.03, 0], 0.04, 0.004, hard)
  if (row.glow) kit.ellipsoid([tail[0] + 0.1, y - 0.05, 0], [0.17, girth * 0.85, girth * 0.85], kit.material({ color: [0.9, 1, 0.4], emission: [2, 2.4, 0.6] }))
  for (const side of [1, -1]) {
    if (row.extra === 'jump')
      kit.path(triples([-0.1, y - 0.02, side * 0.12, -0.5, y + 0.36, side * 0.24, -0.72, 0.02, side * 0.28]), [0.085, 0.035, 0.016], skin, 0.02)
    if (row.extra === 'arms')
      kit.path(triples([0.2, y + 0.2, side * 0.08, 0.42, y + 0.05, side * 0.16, 0.62, y + 0.36, side * 0.14, 0.56, y + 0.08, side * 0.12]),
        [0.05, 0.05, 0.04, 0.012], skin, 0.02)
    if (row.extra === 'claws') {
      kit.path(triples([0.14, y, side * 0.14, 0.42, y + 0.08, side * 0.36, 0.62, y + 0.06, side * 0.3]), [0.05, 0.05, 0.075], skin, 0.02)
      kit.cone([0.62, y + 0.08, side * 0.32], [0.84, y + 0.1, side * 0.22], 0.09, 0.02, skin, 0.03)
      kit.cone([0.64, y + 0.04, side * 0.26], [0.8, y + 0.04, side * 0.14], 0.05, 0.015, skin, 0.02)
    }
  }
  if (row.extra === 'claws') {
    kit.path([tail, [tail[0] - 0.25, y + 0.2, 0], [tail[0] - 0.2, y + 0.55, 0], [tail[0] + 0.05, y + 0.72, 0]], [0.11, 0.095, 0.085, 0.075], skin, 0.04)
    kit.cone([tail[0] + 0.05, y + 0.72, 0], [tail[0] + 0.22, y + 0.58, 0], 0.07, 0.006, hard)
  }
  if (row.extra === 'shell') {
    const shell = kit.material({ color: linear('#a8642e'), specular: 0.5, gloss: 40 })
    const groove = kit.material({ color: linear('#e0b070'), specular: 0.5, gloss: 40 })
    const hub: Vec3 = [-0.22, y + 0.34, 0]
    kit.ellipsoid(hub, [0.36, 0.36, 0.22], shell)
    for (const [size, out] of pairs([0.27, 0.12, 0.17, 0.18, 0.08, 0.21]))
      for (const side of [1, -1]) kit.torus([hub[0] + 0.02, hub[1], side * out], size, 0.042, 'z', groove)
    kit.cone([-0.1, y * 0.5, 0], [-0.95, 0.05, 0], 0.12, 0.035, skin, 0.05).cone([0.2, y * 0.55, 0], [-0.4, 0.07, 0], 0.12, 0.09, skin, 0.08)
  }
}

function make(row: InsectRow, input: KitInput): Creature {
  const asked = input.color
  const flies = row.wings !== undefined && row.wings.kind !== 'shell'
  const shellColor = asked ?? linear(row.wings?.color ?? row.main)
  const tintsWings = row.wings?.kind === 'butterfly' || row.wings?.kind === 'shell'
  const main = asked && !tintsWings ? asked : linear(row.main)
  const kit = new KitBuilder()
  const coat = { specular: row.fur && row.fur > 0.2 ? 0.05 : 0.4, gloss: 28, fur: Math.max(0.012, row.fur ?? 0.012) }
  const skin = kit.material({ color: main, ...coat })
  const second = kit.material({ color: asked && !tintsWings ? shade(asked, 0.5) : linear(row.second), ...coat })
  const hard = kit.material({ color: linear(row.second), specular: 0.4, gloss: 28 })
  const [long, girth] = row.abdomen
  const belly = Math.max(girth, row.thorax)
  const y = row.extra === 'many' || row.extra === 'shell' ? belly : row.legs.length * 0.55 + belly * 0.5
  const rise = row.extra === 'arms' ? 0.45 : 0
  kit.ellipsoid([0, y, 0], [row.thorax * 1.05, row.thorax * 0.95, row.thorax], skin)
  const face: Vec3 = [row.thorax + row.head * 0.62 + rise * 0.3, y + row.head * 0.12 + rise, 0]
  if (rise > 0) kit.cone([0, y, 0], face, row.thorax, row.head * 0.6, skin, 0.05)
  kit.ellipsoid(face, [row.head, row.head * 0.95, row.head], row.dots ? second : skin, 0.02)
  const rings = row.stripes || row.extra === 'many' ? 5 : 1
  for (let i = 0; i < rings; i++) {
    const t = rings === 1 ? 0.5 : (i + 0.5) / rings
    const fat = rings === 1 ? 1 : row.extra === 'many' ? 1 : Math.sin(Math.PI * (0.22 + t * 0.66)) ** 0.6
    const x = -row.thorax * 0.7 - long * t
    const bow = row.extra === 'many' ? Math.abs(Math.sin(t * 5)) * 0.14 : -t * 0.05
    kit.ellipsoid([x, y + bow, 0], [rings === 1 ? long * 0.62 : (long / rings) * 0.8, girth * fat, girth * fat],
      i % 2 === (row.stripes ? 0 : 1) ? second : skin, rings === 1 ? 0.03 : 0.01)
    if (row.extra === 'many')
      for (const side of [1, -1]) kit.cone([x, y + bow - girth * 0.6, side * girth * 0.5], [x, 0.04 + bow * 0.6, side * girth * 0.62], 0.045, 0.03, second)
  }
  legs(kit, row, hard, y)
  extras(kit, row, hard, skin, y, long, girth)

  const details = new KitBuilder()
  const dark = details.material({ color: linear('#17110f'), specular: 0.9, gloss: 90 })
  const snail = row.extra === 'shell'
  for (const side of [1, -1]) {
    if (row.eyes > 0) {
      const normal: Vec3 = [0.72, 0.34, side * 0.6]
      const point: Vec3 = [face[0] + row.head * 0.72, face[1] + row.head * 0.34, side * row.head * 0.62]
      buildEye(details, { point, normal, size: row.eyes, forward: [1, 0, 0], upward: [0, 1, 0], faces: input.faces, dark })
    }
    if (row.antennae <= 0) continue
    const root: Vec3 = [face[0] + row.head * 0.35, face[1] + row.head * 0.75, side * row.head * 0.35]
    const tip: Vec3 = [root[0] + row.antennae * 0.7, root[1] + row.antennae * 0.75, root[2] + side * row.antennae * 0.35]
    details.path([root, [root[0] + row.antennae * 0.2, root[1] + row.antennae * 0.55, root[2] + side * row.antennae * 0.12], tip],
      snail ? [0.035, 0.03, 0.026] : [0.016, 0.014, 0.01], snail ? details.material({ color: main }) : dark)
    if (snail)
      buildEye(details, { point: tip, normal: [0.8, 0.3, side * 0.4], size: 0.05, forward: [1, 0, 0], upward: [0, 1, 0], iris: '#ffffff', faces: input.faces,
        dark })
    else details.sphere(tip, 0.026, dark)
  }
  const bodies: SolidKit[] = [kit.build(), details.build()]
  if (row.wings) {
    const wing = new KitBuilder()
    const edge = row.wings.kind === 'shell' || !asked ? linear(row.wings.edge) : shade(asked, 0.12)
    wings(wing, row, tintsWings ? shellColor : linear(row.wings.color), edge, y + row.thorax * 0.6, input.action === 'flying' && flies)
    if (row.dots)
      for (const [x, z, up] of triples([-0.12, 0.2, 0.3, -0.34, 0.26, 0.22, -0.24, 0.06, 0.37, -0.46, 0.1, 0.26]))
        for (const side of [1, -1])
          wing.sphere([x, y + row.thorax * 0.6 - girth * 0.35 + up * 0.92, z * side], 0.07,
            wing.material({ color: linear('#1d1a1c'), specular: 0.5, gloss: 40 }))
    bodies.push(wing.build())
  }
  return { bodies, face: [face[0] + row.head, face[1], 0], back: [-0.1, y + belly, 0], head: [face[0], face[1] + row.head, 0] }
}

function build(input: KitInput): KitPiece {
  const row = INSECTS[input.variant]
  if (!row) throw new Error(`No insect "${input.variant}"`)
  return creaturePiece(make(row, input), row.height, input)
}

export const insectKit: Kit = { name: 'insect', variants: Object.keys(INSECTS), build }
