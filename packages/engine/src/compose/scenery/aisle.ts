import { type Face, type Slab, slab } from '../../kits/buildings/wall-faces.ts'
import type { Stage } from '../setting.ts'
import { type Room, roomFor } from './rooms.ts'

export type Aisle = { readonly room: Room; readonly half: number; readonly boxes: readonly Slab[] }

type Racks = {
  /** Depth of the place behind the subjects, height of the ceiling, height and depth of a rack, meters. */
  readonly deep: number
  readonly tall: number
  readonly rack: number
  readonly thick: number
  /** Distance between two racks in a row, one behind the other. */
  readonly gap?: number
  /** Length of a rack. */
  readonly long: number
  /** Faces of the n-th rack: along its front (`u` from its near end) and at its near end. */
  readonly front: (n: number) => Face
  readonly end: (n: number) => Face
}

/** Racks on both sides of an aisle that leads away from the viewer, with more rows beside them if the picture is wide. */
export function aisle(stage: Stage, { deep, tall, rack, thick, gap = 0.9, long, front, end }: Racks): Aisle {
  const r = Math.max(1, stage.reach)
  const base = roomFor(stage, deep)
  const half = Math.max(stage.groupHalfWidth + 0.45, (stage.empty ? 1.05 : 1.3) * r)
  const wide = Math.max(base.right, stage.halfWidthAt(stage.clearDepth + deep * 0.3))
  const back = stage.clearDepth + deep * r
  const room = { ...base, left: -wide, right: wide, back, height: tall * r }
  const boxes: Slab[] = []
  const first = stage.empty ? stage.clearDepth - stage.distance * 0.18 : stage.clearDepth + 0.25 * r
  for (let row = 0; half + row * (thick + 1.9) * r < wide; row++)
    for (const side of [-1, 1])
      for (let n = 0, z = first; z < back - long * r * 0.5; n++, z += (long + gap) * r) {
        const near = side * (half + row * (thick + 1.9) * r)
        const far = near + side * thick * r
        const seed = n * 2 + row * 5 + (side > 0 ? 1 : 0) + stage.seed
        const [along, across] = [front(seed), end(seed)]
        const face: Face = (axis, u, v, x, y, w, out) => (axis === 0 ? along(axis, (w - z) / r, v / r, x, y, w, out) : across(axis, u / r, v / r, x, y, w, out))
        boxes.push(slab(Math.min(near, far), 0, z, Math.max(near, far), rack * r, z + long * r, face))
      }
  return { room, half, boxes }
}
