import type { Vec3 } from '../render/scene.ts'
import type { BirdRow } from './bird-row.ts'
import { buildFeatheredWing, type WingBones } from './feathered-wing.ts'
import type { KitBuilder } from './kit-builder.ts'
import { add, type Frame } from './vector.ts'

/** Wing folded along the body, shoulder towards tail; `body` has x along the spine towards the head. */
export function foldedWing(
  kit: KitBuilder,
  row: BirdRow,
  body: Frame,
  side: number,
  main: number,
  tip: number,
  middle?: number,
): void {
  const g = row.girth
  const at = (x: number, y: number, z: number): Vec3 => body.at([x, y, z * side])
  if (middle !== undefined) {
    layRows(kit, g, at, main, middle, tip)
    return
  }
  if (row.pitch > 1.35) {
    // Flippers hang a little off the body.
    kit.path(
      [at(0.34, 0, g * 0.9), at(0, -0.02, g * 1.22), at(-0.3, 0.02, g * 1.2)],
      [g * 0.26, g * 0.24, g * 0.1],
      main,
      g * 0.12,
    )
    return
  }
  kit.cone(at(0.3, g * 0.2, g * 0.74), at(-0.3, g * 0.34, g * 0.66), g * 0.42, g * 0.3, main, g * 0.1)
  kit.cone(at(0.05, -g * 0.05, g * 0.82), at(-0.52, g * 0.16, g * 0.42), g * 0.36, g * 0.12, main, g * 0.1)
  kit.cone(at(-0.25, g * 0.12, g * 0.66), at(-0.74, g * 0.22, g * 0.26), g * 0.22, g * 0.05, tip, g * 0.04)
}

/** Feathers of three colours, from the longest to the shortest row, each over the one before, like tiles of a roof. */
function layRows(
  kit: KitBuilder,
  g: number,
  at: (x: number, y: number, z: number) => Vec3,
  main: number,
  middle: number,
  tip: number,
): void {
  for (let i = 0; i < 4; i++) {
    const low = i / 3
    kit.cone(
      at(-0.18 - 0.05 * low, g * (0.42 - 0.5 * low), g * (0.68 + 0.1 * low)),
      at(-0.66 + 0.1 * low, g * (0.34 - 0.36 * low), g * (0.34 + 0.2 * low)),
      g * 0.19,
      g * 0.07,
      tip,
      g * 0.02,
    )
  }
  for (let i = 0; i < 4; i++) {
    const low = i / 3
    kit.cone(
      at(0.1 - 0.04 * low, g * (0.44 - 0.62 * low), g * (0.72 + 0.12 * low)),
      at(-0.42 + 0.1 * low, g * (0.36 - 0.54 * low), g * (0.62 + 0.1 * low)),
      g * 0.22,
      g * 0.13,
      middle,
      g * 0.02,
    )
  }
  kit.cone(at(0.3, g * 0.16, g * 0.76), at(-0.2, g * 0.34, g * 0.76), g * 0.4, g * 0.25, main, g * 0.06)
  kit.cone(at(0.22, -g * 0.14, g * 0.78), at(-0.16, -g * 0.1, g * 0.88), g * 0.34, g * 0.24, main, g * 0.06)
}

/** Wing spread in flight. */
export function spreadWing(
  kit: KitBuilder,
  row: BirdRow,
  body: Frame,
  side: number,
  main: number,
  tip: number,
  beat: number,
  small: boolean,
  middle = main,
): void {
  const g = row.girth
  const span = row.wing.span
  const shoulder = body.at([0.24, g * 0.35, side * g * 0.55])
  const out = (x: number, y: number, z: number): Vec3 => add(shoulder, [x * span, y * span, side * z * span])
  const elbow = out(0.05, 0.16 * beat, 0.36)
  const wrist = out(0.12, 0.36 * beat, 0.72)
  const end = out(-0.14, 0.46 * beat, 1.06)
  const wing: WingBones = {
    ...{ shoulder, elbow, wrist, hand: end },
    trail: [-1, -0.08, side * 0.1],
    upper: [0, 1, 0],
    secondary: span * 0.36,
    primary: span * 0.44,
    thick: g * 0.28,
    small,
  }
  buildFeatheredWing(kit, wing, { covert: main, secondary: middle, primary: tip })
}
