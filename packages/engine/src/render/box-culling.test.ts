import { expect, test } from 'vitest'
import { createBoxCulling } from './box-culling.ts'
import { createRandom } from './noise.ts'
import type { Box } from './scene.ts'
import { createView } from './view.ts'

const SIDE = 64
const TILE = 8

/** Where the view's current ray enters a box; infinity for a miss. */
function entry(box: Box, ray: Float64Array): number {
  let enter = 0.01
  let leave = Number.POSITIVE_INFINITY
  for (let k = 0; k < 3; k++) {
    const a = (box.min[k] - ray[k]) / ray[3 + k]
    const b = (box.max[k] - ray[k]) / ray[3 + k]
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
  }
  return enter > 0.01 && enter < leave ? enter : Number.POSITIVE_INFINITY
}

test('of a room full of boxes each tile keeps those that are seen, and few others', () => {
  const random = createRandom(11)
  const between = (low: number, high: number) => low + random() * (high - low)
  const box = (min: readonly number[], max: readonly number[]): Box => ({
    min: [min[0], min[1], min[2]],
    max: [max[0], max[1], max[2]],
    face: (_axis, _u, _v, _x, _y, _z, out) => out.fill(0.5),
    instance: 0,
  })
  const room = [box([-4, -0.3, -9], [4, 0, 6]), box([-4, 0, 6], [4, 4, 6.3]), box([-4.3, 0, -9], [-4, 4, 6]), box([4, 0, -9], [4.3, 4, 6])]
  const things = Array.from({ length: 40 }, () => {
    const [x, y, z] = [between(-4, 4), between(0, 2), between(-2, 9)]
    return box([x, y, z], [x + between(0.02, 2), y + between(0.02, 1.5), z + between(0.02, 2)])
  })
  const boxes = [...room, ...things]
  const view = createView({ position: [0.3, 1.4, -6], target: [-0.2, 1.1, 0], fov: 0.9 }, SIDE, SIDE)
  const cull = createBoxCulling(view, boxes)
  let kept = 0
  for (let ty = 0; ty < SIDE; ty += TILE)
    for (let tx = 0; tx < SIDE; tx += TILE) {
      const list = boxes.map((_, i) => i)
      cull(list, tx, ty, tx + TILE - 1, ty + TILE - 1)
      kept += list.length
      for (let y = ty; y < ty + TILE; y++)
        for (let x = tx; x < tx + TILE; x++) {
          view.castRay(x, y)
          const entries = boxes.map((each) => entry(each, view.ray))
          const seen = entries.indexOf(Math.min(...entries))
          if (entries[seen] < Number.POSITIVE_INFINITY) expect(list).toContain(seen)
        }
    }
  expect(kept).toBeLessThan(6 * (SIDE / TILE) ** 2)
})
