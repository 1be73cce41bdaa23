import { plateDistance } from './plate-distance.ts'
import { BLADE, CONE, ELLIPSOID, LATHE, LEAN, PLATE, ROUND_BOX, STRIDE } from './solid-body.ts'
import { profileDistance } from './turned-profile.ts'

/**
 * Signed distance of an object-space point to the primitives `members[from … to)` of a compiled kit. They must be in the kit's order, because
 * blending depends on it. 1e9 when there are none.
 */
export function distance(data: Float64Array, members: Uint16Array, from: number, to: number, x: number, y: number, z: number): number {
  let d = 1e9
  for (let i = from; i < to; i++) {
    const q = members[i] * STRIDE
    const k = data[q + 2]
    const type = data[q]
    let px = x - data[q + 7]
    let py = y - data[q + 8]
    const pz = z - data[q + 9]
    const lean = data[q + LEAN + 1]
    if (lean !== 0) {
      const upright = data[q + LEAN]
      const level = px * upright + py * lean
      py = py * upright - px * lean
      px = level
    }
    let e = 0
    if (type === CONE) {
      const bx = data[q + 10]
      const by = data[q + 11]
      const bz = data[q + 12]
      const dot = px * bx + py * by + pz * bz
      const along = dot * data[q + 15]
      const straight = px * px + py * py + pz * pz
      // Where the radius changes, the nearest sphere along the axis is not the one directly beside the point.
      const off = Math.sqrt(Math.max(0, straight - dot * along))
      const h = along + data[q + 16] * off
      if (h <= 0) e = Math.sqrt(straight) - data[q + 13]
      else if (h < 1) e = off * data[q + 17] - data[q + 13] - data[q + 14] * along
      else {
        const ux = px - bx
        const uy = py - by
        const uz = pz - bz
        e = Math.sqrt(ux * ux + uy * uy + uz * uz) - data[q + 13] - data[q + 14]
      }
      const perLength = data[q + 18]
      if (perLength > 0) e = Math.max(e, dot * perLength - data[q + 19])
    } else if (type === ELLIPSOID) {
      const gx = px * data[q + 10]
      const gy = py * data[q + 11]
      const gz = pz * data[q + 12]
      const k0 = Math.sqrt(px * gx + py * gy + pz * gz)
      const k1 = Math.sqrt(gx * gx + gy * gy + gz * gz)
      e = k1 < 1e-6 ? -data[q + 13] : (k0 * (k0 - 1)) / k1
    } else if (type === ROUND_BOX) {
      const c = data[q + 14]
      const s = data[q + 15]
      const dx = Math.abs(px * c - pz * s) - data[q + 10]
      const dy = Math.abs(py) - data[q + 11]
      const dz = Math.abs(px * s + pz * c) - data[q + 12]
      const mx = Math.max(dx, 0)
      const my = Math.max(dy, 0)
      const mz = Math.max(dz, 0)
      const inner = Math.max(dx, dy, dz)
      e = Math.sqrt(mx * mx + my * my + mz * mz) + Math.min(inner, 0) - data[q + 13]
    } else if (type === LATHE) {
      const axis = data[q + 10]
      const a = axis === 0 ? py : px
      const b = axis === 2 ? py : pz
      const v = axis === 0 ? px : axis === 1 ? py : pz
      const out = Math.sqrt(a * a + b * b)
      // Completely farther than the nearest so far: its outline can be skipped.
      if (Math.max(out - data[q + 16], Math.abs(v) - data[q + 17]) - data[q + 13] > d + k) continue
      e = profileDistance(data, data[q + 11], data[q + 12], out, v, false) - data[q + 13]
    } else if (type === PLATE) {
      const axis = data[q + 10]
      const a = axis === 0 ? py : px
      const b = axis === 2 ? py : pz
      const v = axis === 0 ? px : axis === 1 ? py : pz
      const room = Math.max(Math.abs(a) - data[q + 16], Math.abs(b) - data[q + 17], Math.abs(v) - data[q + 14])
      if (room - data[q + 13] > d + k) continue
      if (data[q + 15] > 0) e = plateDistance(data, q, a, b, v)
      else {
        const across = profileDistance(data, data[q + 11], data[q + 12], a, b, false)
        const through = Math.abs(v) - data[q + 14]
        e = across > 0 && through > 0 ? Math.sqrt(across * across + through * through) : Math.max(across, through)
      }
      e -= data[q + 13]
    } else if (type === BLADE) {
      const bx = data[q + 10]
      const by = data[q + 11]
      const bz = data[q + 12]
      const along = (px * bx + py * by + pz * bz) * data[q + 15]
      const h = along < 0 ? 0 : Math.min(along, 1)
      const ux = px - bx * h
      const uy = py - by * h
      const uz = pz - bz * h
      const off = ux * data[q + 16] + uy * data[q + 17] + uz * data[q + 18]
      const inverse = 1 / (data[q + 13] + data[q + 14] * h)
      const through = off * data[q + 19]
      const flat = Math.max(0, ux * ux + uy * uy + uz * uz - off * off)
      const thick = through * data[q + 19]
      const k0 = Math.sqrt(flat + through * through) * inverse
      const k1 = Math.sqrt(flat + thick * thick) * inverse * inverse
      e = k1 < 1e-6 ? -1 / (inverse * data[q + 19]) : (k0 * (k0 - 1)) / k1
    } else {
      const axis = data[q + 12]
      const a = axis === 0 ? py : px
      const b = axis === 2 ? py : pz
      const v = axis === 0 ? px : axis === 1 ? py : pz
      const u = Math.sqrt(a * a + b * b) - data[q + 10]
      e = Math.sqrt(u * u + v * v) - data[q + 11]
    }
    const diff = d - e
    const h = k - (diff < 0 ? -diff : diff)
    if (k > 0 && h > 0) d = (diff < 0 ? d : e) - (h * h) / (4 * k)
    else if (diff > 0) d = e
  }
  return d
}
