import type { Primitive, Vec3 } from '../render/scene.ts'

type Plate = Extract<Primitive, { type: 'plate' }>

/** The outline of a plate that an exact quarter or half turn brings to another axis. */
export function turnedOutline(plate: Plate, axis: Plate['axis'], turn: (p: Vec3) => Vec3): Plate['outline'] {
  return plate.outline.map(([a, b]) => {
    const [x, y, z] = turn(plate.axis === 'x' ? [0, a, b] : plate.axis === 'y' ? [a, 0, b] : [a, b, 0])
    return axis === 'x' ? [y, z] : axis === 'y' ? [x, z] : [x, y]
  })
}
