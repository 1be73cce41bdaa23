import { type Face, matte } from '../../kits/buildings/wall-faces.ts'
import type { Rgb } from '../../render/scene.ts'

const BRASS: Rgb = [0.62, 0.5, 0.3]

/** Flat cabinet fronts `width` wide with thin joints and a slim handle along the upper or lower edge. */
export function fronts(color: Rgb, width: number, tall: number, high: boolean, handle: Rgb = BRASS): Face {
  return (axis, u, v, _x, _y, _z, out) => {
    matte(out, color[0], color[1], color[2], 0.22)
    if (axis !== 2) return
    const at = u / width - Math.floor(u / width)
    const joint = at < 0.012 || at > 0.988 || (!high && Math.abs(v - tall * 0.68) < 0.006)
    if (joint) matte(out, color[0] * 0.45, color[1] * 0.45, color[2] * 0.45)
    const bar = high ? v < 0.03 && v > 0.012 : Math.abs(v - tall * 0.94) < 0.01 || Math.abs(v - tall * 0.62) < 0.01
    if (bar && Math.abs(at - 0.5) < 0.24) matte(out, handle[0], handle[1], handle[2], 0.9)
  }
}
