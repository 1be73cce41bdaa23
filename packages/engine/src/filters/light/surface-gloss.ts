import type { GBuffer } from '../../render/g-buffer.ts'
import type { Scene } from '../../render/scene.ts'
import { frameOf } from '../camera-frame.ts'
import { pauseAlong } from '../pause.ts'

/** Adds the white window light of a photo studio to the subjects, in place: a broad sheen and a small highlight. */
export function addGloss(data: Float32Array, buffer: GBuffer, scene: Scene, amount: number): void {
  const { normal, instance } = buffer
  const { right, up, forward } = frameOf(scene.camera)
  // Half-way vector between the viewer and a soft box at the upper left.
  const hx = -0.42 * right[0] + 0.55 * up[0] - 0.72 * forward[0]
  const hy = -0.42 * right[1] + 0.55 * up[1] - 0.72 * forward[1]
  const hz = -0.42 * right[2] + 0.55 * up[2] - 0.72 * forward[2]
  for (let i = 0, o = 0; i < instance.length; i++, o += 3) {
    pauseAlong(i)
    if (instance[i] === 0) continue
    const facing = normal[o] * hx + normal[o + 1] * hy + normal[o + 2] * hz
    if (facing < 0.6) continue
    const square = facing * facing
    const broad = square * square * square
    const spot = broad ** 8
    const k = (broad * 0.14 + spot * 0.7) * amount
    data[o] += k
    data[o + 1] += k
    data[o + 2] += k
  }
}
