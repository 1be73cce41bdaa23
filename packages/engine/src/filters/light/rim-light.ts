import type { GBuffer } from '../../render/g-buffer.ts'
import type { Camera } from '../../render/scene.ts'
import { frameOf } from '../camera-frame.ts'
import { pauseAlong } from '../pause.ts'
import type { Ink } from '../picture.ts'

export type RimLight = {
  readonly ink: Ink
  readonly amount: number
  /** 1 wide … 6 a thin edge. */
  readonly tightness: number
  /** -1 from the left, 1 from the right, 0 from all sides. */
  readonly side: number
}

/** Adds light where the subjects' surfaces turn away from the camera, in place. */
export function addRimLight(data: Float32Array, buffer: GBuffer, camera: Camera, rim: RimLight): void {
  const { normal, instance } = buffer
  const { right, up, forward } = frameOf(camera)
  for (let i = 0, o = 0; i < instance.length; i++, o += 3) {
    pauseAlong(i)
    if (instance[i] === 0) continue
    const x = normal[o]
    const y = normal[o + 1]
    const z = normal[o + 2]
    const facing = -(x * forward[0] + y * forward[1] + z * forward[2])
    if (facing > 0.75) continue
    const away = 1 - Math.max(0, facing)
    const across = x * right[0] + y * right[1] + z * right[2]
    const upward = x * up[0] + y * up[1] + z * up[2]
    const lit = rim.side === 0 ? 1 : Math.max(0, across * rim.side * 0.9 + upward * 0.35)
    const k = away ** rim.tightness * lit * rim.amount
    if (k < 0.004) continue
    data[o] += rim.ink[0] * k
    data[o + 1] += rim.ink[1] * k
    data[o + 2] += rim.ink[2] * k
  }
}
