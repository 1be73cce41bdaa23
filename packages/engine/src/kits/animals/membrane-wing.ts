import type { Vec3 } from '../../render/scene.ts'
import type { KitBuilder } from '../builder/kit-builder.ts'
import { pairs } from '../tuples.ts'

type Spot = readonly [up: number, out: number]

/** Joints of a bat's wing in spans from its shoulder: the wrist, the ends of its three fingers, and where the skin meets the leg. */
const WRIST: Spot = [0.3, 0.4]
const FINGERS: readonly Spot[] = pairs([0.04, 1, -0.44, 0.74, -0.5, 0.36])
const LEG: Spot = [-0.42, 0.04]
/** How far the skin's edge is drawn in between two fingers, and of how many pieces it is. */
const DRAWN = 0.34
const PIECES = 5

/** A bat's wing, spread upright to both sides: skin between long fingers, its edge hollow from tip to tip. */
export function membraneWing(kit: KitBuilder, shoulder: Vec3, span: number, side: number, lift: number, skin: number, bone: number): void {
  const raised = ([up, out]: Spot): Spot => [(up + lift * out) * span, out * span * side]
  const ends = [...FINGERS, LEG]
  const edge = ends.slice(1).flatMap((end, i) => {
    const start = ends[i]
    const pull: Spot = [
      (start[0] + end[0]) / 2 + (WRIST[0] - (start[0] + end[0]) / 2) * DRAWN,
      (start[1] + end[1]) / 2 + (WRIST[1] - (start[1] + end[1]) / 2) * DRAWN]
    return Array.from({ length: PIECES }, (_, k): Spot => {
      const t = (k + 1) / PIECES
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      return [a * start[0] + b * pull[0] + c * end[0], a * start[1] + b * pull[1] + c * end[1]]
    })
  })
  const outline = [[0.06, 0] as Spot, WRIST, FINGERS[0], ...edge].map(raised)
  const turned = side > 0 ? outline : [...outline].reverse()
  const thick = span * 0.012
  kit.plate(shoulder, turned, thick, 'x', skin, thick)
  const at = (spot: Spot): Vec3 => {
    const [up, out] = raised(spot)
    return [shoulder[0], shoulder[1] + up, shoulder[2] + out]
  }
  kit.cone(shoulder, at(WRIST), span * 0.05, span * 0.03, bone)
  for (const finger of FINGERS) kit.cone(at(WRIST), at(finger), span * 0.024, span * 0.01, bone)
}
