import { buildingKit } from '../../kits/buildings/building.ts'
import type { Slab } from '../../kits/buildings/wall-faces.ts'
import type { PointLight, Solid, Vec3 } from '../../render/scene.ts'
import { placeBox } from '../placing.ts'
import type { Stage } from '../setting.ts'

/** Builds the scenery's buildings with the kit: variant, x, z, scale. */
export function scenicBuildings(
  stage: Stage,
  ground: (x: number, z: number) => number,
  plan: readonly (readonly [variant: string, x: number, z: number, scale: number])[],
): { readonly boxes: Slab[]; readonly solids: Solid[]; readonly lights: PointLight[] } {
  const boxes: Slab[] = []
  const solids: Solid[] = []
  const lights: PointLight[] = []
  if (!stage.allows('buildings')) return { boxes, solids, lights }
  plan.forEach(([variant, x, z, scale], i) => {
    const piece = buildingKit.build({ variant, noun: variant, attributes: [], holds: [], wears: [], night: stage.night || stage.time === 'dusk',
      snow: stage.snow, faces: 'natural', seed: stage.seed + i * 7 })
    const position: Vec3 = [x, ground(x, z) - 0.08, z]
    for (const box of piece.boxes ?? []) boxes.push(placeBox(box, position, scale, 0))
    for (const kit of piece.bodies) solids.push({ kit, position, yaw: Math.PI / 2, scale, instance: 0 })
    for (const light of piece.lights ?? []) {
      const [lx, ly, lz] = light.position
      lights.push({ ...light, position: [position[0] + lz * scale, position[1] + ly * scale, position[2] - lx * scale], radius: light.radius * scale })
    }
  })
  return { boxes, solids, lights }
}
