import { plateDistance, plateNormal } from './plate-distance.ts'
import { BLADE, CONE, ELLIPSOID, LATHE, LEAN, PLATE, ROUND_BOX, STRIDE } from './solid-body.ts'
import { profileDistance, profileNormal } from './turned-profile.ts'

/** Written by `distanceAndGradient`: unit gradient 0..2 and nearest material 3, object space. */
export const gradient = new Float64Array(4)
/** Written by `distanceAndGradient`: distance of each primitive alone, for blending materials. */
export const primitiveDistances = new Float64Array(4096)

/** Like `distance`, and writes `gradient` and `primitiveDistances` (in the members' order, from 0) in the same pass. */
export function distanceAndGradient(data: Float64Array, members: Uint16Array, from: number, to: number, x: number, y: number, z: number): number {
  let d = 1e9
  let dx = 0
  let dy = 0
  let dz = 0
  let nearest = 1e9
  let material = 0
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
    let ex = 0
    let ey = 0
    let ez = 0
    if (type === CONE) {
      const bx = data[q + 10]
      const by = data[q + 11]
      const bz = data[q + 12]
      const dot = px * bx + py * by + pz * bz
      let h = dot * data[q + 15]
      const lag = data[q + 16]
      if (lag !== 0) h += lag * Math.sqrt(Math.max(0, px * px + py * py + pz * pz - dot * h))
      h = h < 0 ? 0 : Math.min(h, 1)
      const ux = px - bx * h
      const uy = py - by * h
      const uz = pz - bz * h
      const length = Math.sqrt(ux * ux + uy * uy + uz * uz)
      const il = 1 / (length + 1e-12)
      e = length - (data[q + 13] + data[q + 14] * h)
      ex = ux * il
      ey = uy * il
      ez = uz * il
      const perLength = data[q + 18]
      const beyond = dot * perLength - data[q + 19]
      if (perLength > 0 && beyond > e) {
        e = beyond
        ex = bx * perLength
        ey = by * perLength
        ez = bz * perLength
      }
    } else if (type === ELLIPSOID) {
      const ax = data[q + 10]
      const ay = data[q + 11]
      const az = data[q + 12]
      const gx = px * ax
      const gy = py * ay
      const gz = pz * az
      const k0 = Math.sqrt(px * gx + py * gy + pz * gz)
      const k1 = Math.sqrt(gx * gx + gy * gy + gz * gz)
      if (k1 < 1e-6) e = -data[q + 13]
      else {
        const i1 = 1 / k1
        const a = ((2 * k0 - 1) / (k0 + 1e-12)) * i1
        const b = k0 * (k0 - 1) * i1 * i1 * i1
        e = k0 * (k0 - 1) * i1
        ex = gx * (a - b * ax)
        ey = gy * (a - b * ay)
        ez = gz * (a - b * az)
      }
    } else if (type === ROUND_BOX) {
      const c = data[q + 14]
      const s = data[q + 15]
      const qx = px * c - pz * s
      const qz = px * s + pz * c
      const bx = Math.abs(qx) - data[q + 10]
      const by = Math.abs(py) - data[q + 11]
      const bz = Math.abs(qz) - data[q + 12]
      const mx = Math.max(bx, 0)
      const my = Math.max(by, 0)
      const mz = Math.max(bz, 0)
      const length = Math.sqrt(mx * mx + my * my + mz * mz)
      const inner = Math.max(bx, by, bz)
      let ax = 0
      let ay = 0
      let az = 0
      if (length > 0) {
        ax = mx / length
        ay = my / length
        az = mz / length
      } else if (inner === bx) ax = 1
      else if (inner === by) ay = 1
      else az = 1
      if (qx < 0) ax = -ax
      if (py < 0) ay = -ay
      if (qz < 0) az = -az
      e = length + Math.min(inner, 0) - data[q + 13]
      ex = ax * c + az * s
      ey = ay
      ez = az * c - ax * s
    } else if (type === LATHE) {
      const axis = data[q + 10]
      const a = axis === 0 ? py : px
      const b = axis === 2 ? py : pz
      const v = axis === 0 ? px : axis === 1 ? py : pz
      const out = Math.sqrt(a * a + b * b)
      e = profileDistance(data, data[q + 11], data[q + 12], out, v, true) - data[q + 13]
      const around = profileNormal[0] / (out + 1e-9)
      const up = profileNormal[1]
      ex = axis === 0 ? up : a * around
      ey = axis === 0 ? a * around : axis === 1 ? up : b * around
      ez = axis === 2 ? up : b * around
    } else if (type === PLATE) {
      const axis = data[q + 10]
      const a = axis === 0 ? py : px
      const b = axis === 2 ? py : pz
      const v = axis === 0 ? px : axis === 1 ? py : pz
      e = plateDistance(data, q, a, b, v) - data[q + 13]
      const ea = plateNormal[0]
      const eb = plateNormal[1]
      const ev = plateNormal[2]
      ex = axis === 0 ? ev : ea
      ey = axis === 0 ? ea : axis === 1 ? ev : eb
      ez = axis === 2 ? ev : eb
    } else if (type === BLADE) {
      const bx = data[q + 10]
      const by = data[q + 11]
      const bz = data[q + 12]
      const along = (px * bx + py * by + pz * bz) * data[q + 15]
      const h = along < 0 ? 0 : Math.min(along, 1)
      const ux = px - bx * h
      const uy = py - by * h
      const uz = pz - bz * h
      const nx = data[q + 16]
      const ny = data[q + 17]
      const nz = data[q + 18]
      const off = ux * nx + uy * ny + uz * nz
      const inverse = 1 / (data[q + 13] + data[q + 14] * h)
      // An ellipsoid around the nearest point of the axis: wide in the blade's plane, thin across it.
      const wide = inverse * inverse
      const thin = wide * data[q + 19] * data[q + 19]
      const more = (thin - wide) * off
      const gx = ux * wide + nx * more
      const gy = uy * wide + ny * more
      const gz = uz * wide + nz * more
      const k0 = Math.sqrt(Math.max(0, ux * gx + uy * gy + uz * gz))
      const k1 = Math.sqrt(gx * gx + gy * gy + gz * gz)
      if (k1 < 1e-6) e = -1 / (inverse * data[q + 19])
      else {
        const i1 = 1 / k1
        const a = ((2 * k0 - 1) / (k0 + 1e-12)) * i1
        const b = k0 * (k0 - 1) * i1 * i1 * i1
        const again = (thin * thin - wide * wide) * off
        e = k0 * (k0 - 1) * i1
        ex = gx * a - b * (ux * wide * wide + nx * again)
        ey = gy * a - b * (uy * wide * wide + ny * again)
        ez = gz * a - b * (uz * wide * wide + nz * again)
      }
    } else {
      const axis = data[q + 12]
      const a = axis === 0 ? py : px
      const b = axis === 2 ? py : pz
      const v = axis === 0 ? px : axis === 1 ? py : pz
      const m2 = Math.sqrt(a * a + b * b)
      const u = m2 - data[q + 10]
      const length = Math.sqrt(u * u + v * v)
      const il = 1 / (length + 1e-12)
      const im = (u * il) / (m2 + 1e-12)
      e = length - data[q + 11]
      ex = axis === 0 ? v * il : a * im
      ey = axis === 0 ? a * im : axis === 1 ? v * il : b * im
      ez = axis === 2 ? v * il : b * im
    }
    if (lean !== 0) {
      const upright = data[q + LEAN]
      const level = ex * upright - ey * lean
      ey = ey * upright + ex * lean
      ex = level
    }
    primitiveDistances[i - from] = e
    if (e < nearest) {
      nearest = e
      material = data[q + 1]
    }
    const diff = d - e
    const h = k - (diff < 0 ? -diff : diff)
    if (k > 0 && h > 0) {
      const mixed = h / (2 * k)
      const sink = (h * h) / (4 * k)
      if (diff < 0) {
        d -= sink
        dx += (ex - dx) * mixed
        dy += (ey - dy) * mixed
        dz += (ez - dz) * mixed
      } else {
        d = e - sink
        dx = ex + (dx - ex) * mixed
        dy = ey + (dy - ey) * mixed
        dz = ez + (dz - ez) * mixed
      }
    } else if (diff > 0) {
      d = e
      dx = ex
      dy = ey
      dz = ez
    }
  }
  const norm = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz + 1e-20)
  gradient[0] = dx * norm
  gradient[1] = dy * norm
  gradient[2] = dz * norm
  gradient[3] = material
  return d
}
