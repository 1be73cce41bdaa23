import { expect, test } from 'vitest'
import type { Material, Scene, Vec3 } from '../scene.ts'
import { createSoftSurfaces } from './soft-surfaces.ts'

const SKY = { sunColor: [1, 1, 1], sunDirection: [0, 1, 0], ambient: [0.4, 0.4, 0.4] }

/** Albedo and normal of hair at a point of a head. */
function ruffled(point: Vec3, normal: Vec3, pole?: Vec3) {
  const { ruffle } = createSoftSurfaces({ sky: SKY } as unknown as Scene)
  const material: Material = { color: [0.3, 0.2, 0.1], strands: { center: [0, 0, 0], radius: 1, ...(pole ? { pole } : {}) } }
  const at = Float64Array.of(...point, ...normal, 0, 0, -1)
  const albedo = Float64Array.of(...material.color)
  ruffle(material, 1, at, 1, 0, 1, albedo)
  return { albedo: [...albedo], normal: [...at.subarray(3, 6)] }
}

test('strands leave the head at their pole: turned with it, hair looks the same', () => {
  for (const [x, y, z] of [
    [0.5, 0.7, 0.4],
    [-0.6, 0.2, 0.7],
    [0.1, -0.3, -0.9],
  ] as const) {
    const length = Math.hypot(x, y, z)
    const crown = ruffled([x, y, z], [x / length, y / length, z / length])
    expect(ruffled([x, y, z], [x / length, y / length, z / length], [0, 1, 0])).toEqual(crown)
    const aside = ruffled([x, -z, y], [x / length, -z / length, y / length], [0, 0, 1])
    const [nx, ny, nz] = crown.normal
    for (const [k, value] of [nx, -nz, ny].entries()) expect(aside.normal[k]).toBeCloseTo(value, 9)
    for (const [k, value] of crown.albedo.entries()) expect(aside.albedo[k]).toBeCloseTo(value, 9)
  }
})
