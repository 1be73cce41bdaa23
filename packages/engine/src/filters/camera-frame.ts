import type { Camera, Vec3 } from '../render/scene.ts'

/** Right and up of the picture in world space, for turning world normals into directions on the picture. */
export type CameraFrame = { readonly right: Vec3; readonly up: Vec3; readonly forward: Vec3 }

export function frameOf(camera: Camera): CameraFrame {
  const [px, py, pz] = camera.position
  const [tx, ty, tz] = camera.target
  const forward = unit(tx - px, ty - py, tz - pz)
  const right = unit(forward[2], 0, -forward[0])
  const up: Vec3 = [
    forward[1] * right[2] - forward[2] * right[1],
    forward[2] * right[0] - forward[0] * right[2],
    forward[0] * right[1] - forward[1] * right[0],
  ]
  return { right, up, forward }
}

function unit(x: number, y: number, z: number): Vec3 {
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  return [x / length, y / length, z / length]
}
