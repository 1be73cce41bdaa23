import type { Vec3 } from '../../render/scene.ts'
import type { Thing } from '../builder/thing.ts'
import { hollow, type Outline, smoothOutline } from '../builder/turned.ts'
import { glassJar } from '../tableware/glass-jars.ts'
import { CLEAR } from '../tableware/glassware.ts'
import { pairs } from '../tuples.ts'

/** Said of a box with something in it: its lid is off. */
export const OPENED = 'opened'
/** Said of a vessel of glass with something in it, followed by what kind of thing it is. */
export const SHOWING = 'showing '

/** The room within by the vessel's height and width: from `low` to `high`, `wide` across, its middle so far to the side. */
type Within = { readonly low: number; readonly high: number; readonly wide: number; readonly aside: number }

/** Vessels whose wall shows only as its rim and its glints when something is within. */
const SHOWS: Readonly<Record<string, Within>> = {
  'prop:bottle': { low: 0.38, high: 0.95, wide: 0.6, aside: -0.17 },
  'prop:jar': { low: 0.1, high: 0.84, wide: 0.84, aside: 0 },
  'prop:light-bulb': { low: 0.44, high: 0.95, wide: 0.98, aside: 0 },
}

/** What lives or stands in a bottle or a jar; cut flowers, sweets and brushes look out of it. */
const DWELLS = /^(boat|building|insect|sea|tree):/

/** The room in a vessel for what is shown through its wall. */
export function withinOf(vessel: string, thing: string): Within | undefined {
  return vessel === 'prop:light-bulb' || DWELLS.test(thing) ? SHOWS[vessel] : undefined
}

export function isShowing({ input }: Thing): boolean {
  return input.attributes.some((word) => word.startsWith(SHOWING))
}

/** What is behind the thing within, and what it stands on: water for what swims or sails, else moss. */
function grounds(t: Thing): { readonly back: number; readonly floor: number } {
  const wet = t.input.attributes.some((word) => word === `${SHOWING}boat` || word === `${SHOWING}sea`)
  return {
    back: t.fixed(wet ? '#b4d6ea' : '#d6e6ea', 'satin', { emission: [0.05, 0.07, 0.08] }),
    floor: wet ? t.fixed('#2b78a8', 'gloss') : t.fixed('#55702c', 'matte', { pattern: { kind: 'noise', color: [0.03, 0.06, 0.012], scale: 7 } }),
  }
}

function rim(t: Thing, points: readonly Vec3[], radius: number): void {
  t.tube(points, radius, t.apart(t.fixed('#e6f2f6', 'gloss', { emission: [0.08, 0.1, 0.12] })))
}

function glint(t: Thing, points: readonly Vec3[], radius: number): void {
  t.tube(points, points.map((_, i) => (i === 0 || i === points.length - 1 ? radius * 0.3 : radius)), t.apart(t.glow('#ffffff', 0.9)))
}

/** A point of a round wall that faces the viewer. */
function onRim(y: number, radius: number, angle: number, x = 0): Vec3 {
  return [x, y + Math.sin(angle) * radius, -Math.cos(angle) * radius]
}

/** Lies on two cradles of wood, its neck to the side. */
export function showBottle(t: Thing): void {
  const { floor } = grounds(t)
  const wall: Outline = pairs([-1.02, 0.3, -0.99, 0.48, -0.88, 0.59, -0.72, 0.62, 0.74, 0.62, 0.96, 0.55, 1.14, 0.36, 1.3, 0.24, 1.46, 0.21, 1.86, 0.21])
  t.kit.lathe([0, 0, 0], hollow(smoothOutline(wall), 0.03, 0.06), 'z', t.sheer(CLEAR, 0.05), 0.01)
  t.ring([0, 0, 1.84], 0.21, 0.045, 'z', t.sheer(CLEAR, 0.14))
  const round = Array.from({ length: 17 }, (_, i) => {
    const a = Math.PI + 0.42 + ((Math.PI - 0.84) * i) / 16
    return [Math.cos(a) * 0.54, Math.sin(a) * 0.54] as const
  })
  t.plate([0, 0, 0], round, 0.88, 'z', floor, 0.03)
  t.rod([0, 0, 1.72], [0, 0, 2.04], 0.165, t.fixed('#b98a54', 'wood'))
  const wood = t.second('#6b4022', 'wood')
  for (const z of [-0.6, 0.62]) {
    t.slab([0.06, -0.76, z], [0.5, 0.14, 0.1], wood, 0.03)
    t.slab([0.5, -0.62, z], [0.07, 0.2, 0.1], wood, 0.03)
  }
  t.slab([0.06, -0.92, 0], [0.6, 0.06, 1.15], wood, 0.03)
}

/** Stands, with its lid on. */
export function showJar(t: Thing): void {
  t.drum([0, -0.78, 0], 0.53, 0.07, grounds(t).floor, 0.06)
  glassJar(t, '#c9a24a')
}

/** Stands on its cap; no filament is lit in it. */
export function showBulb(t: Thing): void {
  const { back, floor } = grounds(t)
  t.ball([-0.42, 0.45, 0], [0.36, 0.86, 0.86], back)
  t.slab([-0.3, -0.3, 0], [0.08, 0.34, 0.36], back, 0.06, 0, 0.1)
  t.ball([0, -0.08, 0], [0.42, 0.14, 0.62], floor)
  t.ball([0, -0.26, 0], [0.38, 0.24, 0.44], t.fixed('#4a3524', 'matte'))
  const points = Array.from({ length: 33 }, (_, i) => onRim(0.45, 0.83, -0.95 + ((Math.PI + 1.9) * i) / 32))
  rim(t, [[0, -0.56, -0.3], [0, -0.36, -0.38], ...points, [0, -0.36, 0.38], [0, -0.56, 0.3]], 0.022)
  const cap = t.fixed('#b9bdc4', 'metal')
  for (let i = 0; i < 4; i++) t.ring([0, -0.6 - i * 0.1, 0], 0.3, 0.06, 'y', cap)
  t.drum([0, -0.75, 0], 0.3, 0.22, cap, 0.03)
  t.ball([0, -0.98, 0], [0.18, 0.06, 0.18], t.fixed('#26272b'))
  glint(t, [0.35, 0.6, 0.9, 1.15].map((a) => onRim(0.45, 0.66, a, 0.34)), 0.03)
}
