import { expect, test } from 'vitest'
import { BALL, SAMPLER, solidAt, trialScene } from '../../../test/trial-scene.ts'
import type { Solid } from '../scene.ts'
import { createView } from '../view.ts'
import { castersOf } from './caster-groups.ts'
import { gridDistance } from './distance-grid.ts'
import { placeSolid } from './placed-solid.ts'

const { camera } = trialScene(200, 200, {})
const view = createView(camera, 200, 200)
const cast = (solids: readonly Solid[]) =>
  castersOf(
    solids.map((solid) => placeSolid(solid, view)),
    view,
  )
const figure = (scale: number): Solid[] => [BALL, SAMPLER].map((kit) => ({ ...solidAt(kit, [0, 0, 2], 3), scale }))

test('the bodies of a small figure throw one shadow, those of a large one a shadow each', () => {
  expect(cast(figure(0.4))).toHaveLength(1)
  expect(cast(figure(6))).toHaveLength(2)
})

test('scenery and figures that stand elsewhere are not joined', () => {
  const [ball, other] = figure(0.4)
  expect(cast([ball, { ...other, instance: 4 }])).toHaveLength(2)
  expect(cast([ball, { ...other, position: [1, 0, 2] }])).toHaveLength(2)
  expect(cast([ball, other].map((solid) => ({ ...solid, instance: 0 })))).toHaveLength(2)
})

test('the joined grid is as far from a point as the nearest of its bodies', () => {
  const placed = figure(0.4).map((solid) => placeSolid(solid, view))
  const [whole] = castersOf(placed, view)
  for (const [x, y, z] of [
    [0, 0.5, 0],
    [0.7, 0.4, 0.2],
    [-0.5, 1.1, -0.4],
    [0.1, 0.1, 0.9],
  ]) {
    const nearest = Math.min(...placed.map(({ grid }) => gridDistance(grid, x, y, z)))
    expect(Math.abs(gridDistance(whole.grid, x, y, z) - nearest)).toBeLessThan(whole.grid.cell)
  }
})
