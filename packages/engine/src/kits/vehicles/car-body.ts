import type { Swell } from '../../render/bent-shapes.ts'
import { type Outline, pairs, smoothOutline, type Thing } from '../builder/index.ts'
import { type CarFace, classicFace, halfAt, inset, modernFace, panel, seenAside, thinned } from './car-face.ts'
import type { CarLines, CarPaint, House } from './car-lines.ts'

/** Tire, rim and hub; the sign of `z` is the side of the vehicle. */
export function wheel(t: Thing, x: number, z: number, radius: number, thick: number, hub = '#c9ced6'): void {
  const y = radius
  t.ring([x, y, z], radius - thick, thick, 'z', t.fixed('#1b1b1e', 'matte')).ball([x, y, z], [radius * 0.66, radius * 0.66, thick * 0.8], t.fixed(hub, 'metal'))
    .ball([x, y, z + Math.sign(z) * thick * 0.6], [radius * 0.2, radius * 0.2, thick * 0.5], t.fixed('#4a4d55', 'metal'))
}

/** A wheel's outer side, and its center, given its outer face at `face`. */
function sideOf(face: number, wide: number): { side: number; middle: number } {
  const side = Math.sign(face)
  return { side, middle: face - side * wide }
}

/** Tire with shoulders and a deep rim whose edge is `lip` from the axle. */
function tire(t: Thing, x: number, z: number, side: number, radius: number, wide: number, lip: number): void {
  const outline: Outline = [[-wide, radius * 0.8], [-wide * 0.85, radius * 0.97], [-wide * 0.7, radius], [wide * 0.62, radius], [wide * 0.86, radius * 0.965],
    [wide, radius * 0.85], [wide * 0.96, lip], [wide * 0.3, lip * 0.98]]
  // Outward is +z on one side and −z on the other.
  const turned = side > 0 ? outline : outline.map(([along, out]) => [-along, out] as const).reverse()
  t.kit.lathe([x, radius, z], turned, 'z', t.fixed('#17181a', 'matte', { specular: 0.14 }))
}

/** A car's wheel: pairs of spokes in front of the brake. `face` is the position of its outer side. */
function alloyWheel(t: Thing, x: number, face: number, radius: number): void {
  const wide = radius * 0.33
  const { side, middle } = sideOf(face, wide)
  const lip = radius * 0.7
  const rim = t.fixed('#8d9299', 'metal')
  tire(t, x, middle, side, radius, wide, lip)
  t.disc([x, radius, middle + side * wide * 0.34], radius * 0.46, radius * 0.03, 'z', t.fixed('#7b8087', 'metal'))
  t.ring([x, radius, middle + side * wide * 0.94], lip, radius * 0.035, 'z', rim)
  const out = middle + side * wide * 0.86
  for (let i = 0; i < 5; i++)
    for (const apart of [-0.17, 0.17]) {
      const a = Math.PI / 2 + (i / 5) * Math.PI * 2
      const from = a + apart * 0.9
      const to = a + apart * 1.25
      t.rod([x + Math.cos(from) * radius * 0.13, radius + Math.sin(from) * radius * 0.13, out - side * wide * 0.1],
        [x + Math.cos(to) * lip * 0.97, radius + Math.sin(to) * lip * 0.97, out], radius * 0.06, rim, radius * 0.045)
    }
  t.disc([x, radius, out - side * wide * 0.06], radius * 0.17, radius * 0.05, 'z', rim)
  t.disc([x, radius, out], radius * 0.08, radius * 0.03, 'z', t.fixed('#1c1e22', 'gloss'))
}

/** A tire with a white ring, and a chrome hubcap. */
function whitewallWheel(t: Thing, x: number, face: number, radius: number): void {
  const wide = radius * 0.28
  const { side, middle } = sideOf(face, wide)
  tire(t, x, middle, side, radius, wide, radius * 0.62)
  const out = middle + side * wide
  t.ring([x, radius, out - side * 0.004], radius * 0.74, radius * 0.065, 'z', t.fixed('#f1ede2', 'satin'))
  t.disc([x, radius, out - side * 0.02], radius * 0.62, 0.03, 'z', t.fixed('#c9ced6', 'metal'))
  t.ball([x, radius, out], [radius * 0.4, radius * 0.4, radius * 0.16], t.fixed('#d8dce2', 'chrome'))
}

/** How far a panel stands out from the surface below it. */
const PROUD = 0.004

export function carPaint(t: Thing, hex: string): CarPaint {
  const paint = t.main(hex, 'paint')
  return { paint, roof: t.input.color2 ? t.second('#f3efe6', 'paint') : paint, glass: t.fixed('#0d1216', 'gloss', { specular: 0.8, gloss: 140, metal: 0.15 }),
    dark: t.fixed('#121316', 'satin'), chrome: t.fixed('#d8dce2', 'chrome') }
}

/** Straight in the middle, tapering toward nose and tail and toward sill and roof; convex across. */
function bodySwell({ body, axles, shoulder, sill, half }: CarLines): Swell {
  const nose = Math.max(...body.map(([x]) => x))
  const tail = Math.min(...body.map(([x]) => x))
  const [front, rear] = [axles[0] * 0.75, axles[1] * 0.8]
  const top = Math.max(...body.map(([, y]) => y))
  return [
    { from: rear, to: front, low: (half * 0.17) / (tail - rear) ** 2, high: (half * 0.23) / (nose - front) ** 2, ends: 0.09, about: 0, sink: 0 },
    { from: shoulder - 0.08, to: shoulder, low: 0.07 / (shoulder - 0.08 - sill) ** 2, high: 0.06 / Math.max(0.1, top - shoulder) ** 2, ends: 0, about: 0,
      sink: 0.03 }]
}

/** Leans in from the belt to the roof, and tapers toward the rear. */
function houseSwell({ line, belt, roof }: House): { swell: Swell; half: number } {
  const ys = line.map(([, y]) => y)
  const [low, high] = [Math.min(...ys) + 0.05, Math.max(...ys)]
  const from = low - (high - low) * 0.9
  const by = (belt - roof) / ((high - from) ** 2 - (low - from) ** 2)
  const xs = line.map(([x]) => x)
  const [back, front] = [Math.min(...xs), Math.max(...xs)]
  const [rear, fore] = [back + (front - back) * 0.45, back + (front - back) * 0.7]
  return {
    swell: [
      { from: rear, to: fore, low: 0.1 / (rear - back) ** 2, high: 0.05 / (front - fore) ** 2, ends: 0.07, about: 0, sink: 0 },
      { from: low - 1, to: from, low: 0, high: by, ends: 0, about: 0, sink: 0.06 }],
    half: belt + by * (low - from) ** 2,
  }
}

/** The lower edge from the tail to the nose, with cutouts for the wheels. */
function underside({ axles, wheel, sill, body }: CarLines): Outline {
  const room = wheel + 0.035
  const arch = (axle: number): Outline => {
    const low = Math.asin((wheel - sill) / room)
    return Array.from({ length: 12 }, (_, i) => {
      const a = Math.PI + low - ((Math.PI + 2 * low) * i) / 11
      return [axle + Math.cos(a) * room, wheel + Math.sin(a) * room] as const
    })
  }
  const [nose, tail] = [body[0], body[body.length - 1]]
  return [[Math.max(tail[0], axles[1] - room - 0.2), sill], ...arch(axles[1]), ...arch(axles[0]), [Math.min(nose[0], axles[0] + room + 0.2), sill]]
}

/** Parts that make a car modern or classic. */
export type Make = { readonly face: CarFace; readonly wheel: (t: Thing, x: number, face: number, radius: number) => void }

const MODERN: Make = { face: modernFace, wheel: alloyWheel }

export const CLASSIC: Make = { face: classicFace, wheel: whitewallWheel }

/** Body, glasshouse, lamps and wheels. */
export function carBody(t: Thing, lines: CarLines, colors: CarPaint, make: Make = MODERN): void {
  const { half, edge, axles, wheel, doors, sill, shoulder } = lines
  const { paint, dark, chrome } = colors
  const swell = bodySwell(lines)
  const over = thinned(smoothOutline(lines.body))
  const under = seenAside(underside(lines), swell, half * 0.96)
  t.plate([0, 0, 0], inset([...over, ...under], edge), half, 'z', paint, edge, 0, swell)
  // The dark underbody, visible in the arches and beneath.
  t.slab([0, sill + 0.16, 0], [axles[0] + wheel, 0.15, half * 0.62], dark, 0.03)
  const front = over.slice(0, over.findIndex(([x]) => x < axles[0]) + 1)
  const rear = over.slice(over.findLastIndex(([x]) => x > axles[1]))
  make.face(t, { lines, swell, front, rear }, colors)
  const handles = shoulder + 0.05
  for (const side of [-1, 1])
    for (const x of doors.slice(0, -1).map((door) => door - 0.72))
      t.slab([x, handles, side * (halfAt(swell, half, x, handles) + 0.01)], [0.09, 0.018, 0.02], chrome, 0.016)
  // Shut lines.
  for (const x of doors) {
    const line: Outline = pairs([x - 0.008, sill + 0.08, x + 0.008, sill + 0.08, x + 0.008, shoulder + 0.16, x - 0.008, shoulder + 0.16])
    t.plate([0, 0, 0], seenAside(line, swell, half * 0.97), half + 0.003, 'z', dark, 2e-3, 0, swell)
  }
  flanks(t, lines, swell, colors)
  for (const x of axles) for (const side of [-1, 1]) make.wheel(t, x, side * (halfAt(swell, half, x, wheel) - 0.015), wheel)
  if (lines.house) glassHouse(t, lines.house, colors, doors[0])
}

/** Half the height of a crease, and how far it stands out. */
const CREASE = 0.02

const RIDGE = 0.014

/** Shaded sills between the wheels, a crease along the doors, and an intake behind them. */
function flanks(t: Thing, lines: CarLines, swell: Swell, { paint, dark }: CarPaint): void {
  const { half, axles, wheel, sill, vent, crease } = lines
  const room = wheel + 0.1
  const strip: Outline = pairs([axles[1] + room, sill + 0.005, axles[0] - room, sill + 0.005, axles[0] - room, sill + 0.07, axles[1] + room, sill + 0.07])
  const lay = (outline: Outline, material: number, proud: number, blend = 0) =>
    t.plate([0, 0, 0], seenAside(outline, swell, half * 0.97), half + proud, 'z', material, proud * 0.5, blend, swell)
  lay(strip, dark, 0.006)
  if (crease) {
    const over = thinned(smoothOutline(crease))
    const under = [...over].reverse()
    lay([...over.map(([x, y]) => [x, y + CREASE] as const), ...under.map(([x, y]) => [x, y - CREASE] as const)], paint, RIDGE, 0.03)
  }
  if (vent) {
    lay(inset(vent, -0.016), paint, 0.016)
    lay(vent, dark, 0.02)
  }
}

function glassHouse(t: Thing, house: House, { paint, roof, glass, dark }: CarPaint, mirror: number): void {
  const { swell, half } = houseSwell(house)
  const line = thinned(smoothOutline(house.line))
  const floor = Math.min(...line.map(([, y]) => y))
  t.plate([0, 0, 0], inset([...line, [line[line.length - 1][0], floor - 0.1], [line[0][0], floor - 0.1]], 0.05), half, 'z', roof, 0.05, 0, swell)
  const pane = (outline: Outline, wide: number, material: number, proud: number) =>
    t.plate([0, 0, 0], inset(outline, 2e-3), wide + proud, 'z', material, proud + 2e-3, 0, swell)
  const top = line.findIndex(([, y]) => y === Math.max(...line.map((point) => point[1])))
  const [fore, aft] = [line.slice(0, top + 1), line.slice(top)]
  pane(panel(fore, house.screen[0], house.screen[1], 0.2), half - 0.065, glass, PROUD)
  pane(panel(aft, house.back[0], house.back[1], 0.2), half - 0.08, glass, PROUD)
  const aside = (house.belt + house.roof) / 2
  for (const window of house.windows) {
    const outline = seenAside(thinned(smoothOutline(window)), swell, aside)
    pane(inset(outline, -0.018), half, dark, 0.002)
    pane(outline, half, glass, PROUD)
  }
  for (const side of [-1, 1]) {
    const at = floor + 0.12
    const z = halfAt(swell, half, mirror - 0.05, at)
    t.rod([mirror - 0.04, at - 0.04, side * z], [mirror - 0.06, at, side * (z + 0.1)], 0.018, dark)
    // The mirror's housing tapers forward; the glass faces back.
    t.slab([mirror - 0.07, at + 0.03, side * (z + 0.17)], [0.045, 0.055, 0.095], paint, 0.045)
    t.ball([mirror - 0.02, at + 0.03, side * (z + 0.17)], [0.09, 0.05, 0.085], paint, 0.03)
    t.slab([mirror - 0.115, at + 0.03, side * (z + 0.17)], [0.006, 0.042, 0.08], glass, 0.005)
  }
}
