import type { Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import { add, type Frame, lerp } from '../builder/vector.ts'
import { triples } from '../tuples.ts'
import type { BirdRow } from './bird-row.ts'
import { buildFeatheredWing, type WingBones } from './feathered-wing.ts'

/** Shoulder, elbow and end of a flipper, along the spine, behind it and, in girths, aside. */
const HANGING: readonly Vec3[] = triples([0.34, 0, 0.9, 0, -0.02, 1.22, -0.3, 0.02, 1.2])
const RAISED: readonly Vec3[] = triples([0.34, 0, 0.9, 0.28, -0.1, 1.6, 0.38, -0.22, 2.15])

/** Where a raised flipper ends. */
export function handOf(row: BirdRow, body: Frame, side: number): Vec3 {
  const [x, y, z] = RAISED[2]
  return body.at([x, y, row.girth * z * side])
}

/** Wing folded along the body, shoulder towards tail; `body` has x along the spine towards the head. */
export function foldedWing(kit: KitBuilder, row: BirdRow, body: Frame, side: number, main: number, tip: number, small: boolean, holds: boolean,
  middle?: number): void {
  const g = row.girth
  const at = (x: number, y: number, z: number): Vec3 => body.at([x, y, z * side])
  if (row.pitch > 1.35) {
    // Flippers hang a little off the body; one that holds something is raised before it.
    const joints = holds ? RAISED : HANGING
    kit.path(joints.map(([x, y, z]) => at(x, y, g * z)), [g * 0.26, g * 0.24, g * 0.1], main, g * 0.12)
    return
  }
  if (small) {
    kit.cone(at(0.3, g * 0.2, g * 0.74), at(-0.3, g * 0.34, g * 0.66), g * 0.42, g * 0.3, main, g * 0.1)
    kit.cone(at(-0.2, g * 0.12, g * 0.7), at(-0.72, g * 0.22, g * 0.26), g * 0.3, g * 0.05, tip, g * 0.04)
    return
  }
  layRows(kit, row.girth, body, side, main, middle ?? main, tip)
}

/** Rows of a folded wing, from the longest feathers to the shortest, each over the one before, like tiles of a roof. */
function layRows(kit: KitBuilder, g: number, body: Frame, side: number, main: number, middle: number, tip: number): void {
  const at = (x: number, y: number, z: number): Vec3 => body.at([x, y * g, z * g * side])
  const across = body.turn([0, 0.3, side])
  const feather = (from: Vec3, to: Vec3, wide: number, point: number, tone: number): void => {
    const bend = lerp(from, to, 0.6)
    kit.blade(from, bend, wide * 0.8, wide, across, 0.24, tone)
    kit.blade(bend, to, wide, wide * point, across, 0.24, tone, wide * 0.1)
  }
  kit.cone(at(0.26, 0.12, 0.6), at(-0.3, 0.3, 0.5), g * 0.46, g * 0.26, main)
  for (let i = 0; i < 4; i++) {
    const low = i / 3
    feather(at(-0.1 - 0.05 * low, 0.5 - 0.6 * low, 0.74 + 0.06 * low), at(-0.74 + 0.16 * low, 0.36 - 0.34 * low, 0.3 + 0.22 * low), g * 0.2, 0.3, tip)
  }
  for (let i = 0; i < 4; i++) {
    const low = i / 3
    feather(at(0.12 - 0.05 * low, 0.5 - 0.74 * low, 0.8 + 0.08 * low), at(-0.42 + 0.1 * low, 0.38 - 0.62 * low, 0.7 + 0.1 * low), g * 0.22, 0.62, middle)
  }
  for (let i = 0; i < 4; i++) {
    const low = i / 3
    feather(at(0.28 - 0.06 * low, 0.48 - 0.8 * low, 0.82 + 0.12 * low), at(-0.1 + 0.04 * low, 0.4 - 0.7 * low, 0.92 + 0.08 * low), g * 0.24, 0.7, main)
  }
}

/** Wing spread in flight. */
export function spreadWing(kit: KitBuilder, row: BirdRow, body: Frame, side: number, main: number, tip: number, beat: number, small: boolean,
  middle = main): void {
  const g = row.girth
  const span = row.wing.span
  const shoulder = body.at([0.24, g * 0.35, side * g * 0.55])
  const out = (x: number, y: number, z: number): Vec3 => add(shoulder, [x * span, y * span, side * z * span])
  const elbow = out(0.05, 0.16 * beat, 0.36)
  const wrist = out(0.12, 0.36 * beat, 0.72)
  const end = out(-0.14, 0.46 * beat, 1.06)
  const wing: WingBones = { ...{ shoulder, elbow, wrist, hand: end }, trail: [-1, -0.08, side * 0.1], upper: [0, 1, 0], secondary: span * 0.36,
    primary: span * 0.44, thick: g * 0.28, small }
  buildFeatheredWing(kit, wing, { covert: main, secondary: middle, primary: tip })
}
