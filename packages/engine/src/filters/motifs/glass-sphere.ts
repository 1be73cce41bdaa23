import { smoothstep } from '../../render/noise.ts'
import { copyPicture, type Picture } from '../picture.ts'
import { sampleInto } from '../warp.ts'

/** Draws a clear glass ball over the picture: the scene is upside down in it, the rim reflects, a window glints. */
export function addGlassSphere(picture: Picture, cx: number, cy: number, radius: number): void {
  const { width, height, data } = picture
  const source = copyPicture(picture)
  const out = new Float32Array(3)
  const x1 = Math.min(width - 1, Math.ceil(cx + radius + 1))
  const y1 = Math.min(height - 1, Math.ceil(cy + radius + 1))
  for (let y = Math.max(0, Math.floor(cy - radius - 1)); y <= y1; y++) {
    for (let x = Math.max(0, Math.floor(cx - radius - 1)); x <= x1; x++) {
      const u = (x + 0.5 - cx) / radius
      const v = (y + 0.5 - cy) / radius
      const r2 = u * u + v * v
      const r = Math.sqrt(r2)
      const cover = Math.min(1, Math.max(0, (1 - r) * radius + 0.5))
      if (cover === 0) continue
      const z = Math.sqrt(Math.max(0, 1 - r2))
      // A ball lens inverts the view and shows a wide part of it.
      const bend = 1.2 + 1.9 * r2
      sampleInto(source, cx - u * radius * bend, cy - v * radius * bend * 0.9, out, 0)
      const fresnel = (1 - z) ** 3
      const rim = smoothstep(0.72, 1, r)
      const sheen = 1 - 0.42 * rim * (v > 0 ? 1 : 0.55)
      const glint = smoothstep(0.2, 0.08, Math.sqrt((u + 0.42) ** 2 + (v + 0.46) ** 2))
      const caustic = smoothstep(0.5, 0, Math.sqrt((u - 0.38) ** 2 + (v - 0.5) ** 2)) * 0.28
      const o = (y * width + x) * 3
      for (let c = 0; c < 3; c++) {
        const tint = c === 2 ? 1.04 : 1
        let k = out[c] * sheen * tint + fresnel * 0.4 + caustic
        k += (1 - k) * glint * 0.95
        data[o + c] += (Math.min(1, k) - data[o + c]) * cover
      }
    }
  }
}
