import { distance } from '../solids/distance.ts'
import { distanceAndGradient, gradient } from '../solids/signed-distance.ts'
import { ROUND_BOX, STRIDE } from '../solids/solid-body.ts'
import { EDGE } from '../solids/turned-profile.ts'
import { type Outline, type SheerBody, SLABS } from './sheer-body.ts'

/** Numbers per crossing of a surface: distance 0, direction (1 inward, -1 outward) 1, normal 2..4; object space. */
export const CROSSING = 5
export const MAX_CROSSINGS = 64
export type Crossings = {
  /** Rows of `CROSSING` numbers, and their order along the ray, filled by `cross`. */
  readonly found: Float64Array
  readonly order: Uint8Array
  /** Number of times a world-space ray crosses the body's surface. */
  readonly cross: (place: SheerBody, x: number, y: number, z: number, dx: number, dy: number, dz: number) => number
}

export function createCrossings(): Crossings {
  const found = new Float64Array(MAX_CROSSINGS * CROSSING)
  const order = new Uint8Array(MAX_CROSSINGS)
  const from = new Float64Array(6)
  const roots = new Float64Array(2)
  /** A ray in the space of a box: origin 0..2, direction 3..5. */
  const boxRay = new Float64Array(6)
  let count = 0

  function add(t: number, way: number, nx: number, ny: number, nz: number): void {
    if (count === MAX_CROSSINGS) return
    const at = count * CROSSING
    found[at] = t
    found[at + 1] = way
    found[at + 2] = nx
    found[at + 3] = ny
    found[at + 4] = nz
    let k = count++
    for (; k > 0 && found[order[k - 1] * CROSSING] > t; k--) order[k] = order[k - 1]
    order[k] = at / CROSSING
  }

  /** Crossings of a turned part: each edge of its outline is a segment of a cone. */
  function crossTurned(data: Float64Array, row: number, outline: Outline): void {
    const axis = data[row + 10]
    const u = axis === 0 ? 1 : 0
    const w = axis === 2 ? 1 : 2
    const a0 = from[u] - data[row + 7 + u]
    const b0 = from[w] - data[row + 7 + w]
    const v0 = from[axis] - data[row + 7 + axis]
    const da = from[3 + u]
    const db = from[3 + w]
    const dv = from[3 + axis]
    const A = da * da + db * db
    const B = a0 * da + b0 * db
    const C = a0 * a0 + b0 * b0
    const { edges, bottom, perSlab, starts, widest, list, lowest } = outline
    // Heights that the ray passes while it is within the widest radius.
    let first = 0
    let last = SLABS - 1
    let closest = C
    if (A > 1e-9) {
      closest = C - (B * B) / A
      const room = outline.reach - closest
      if (room <= 0) return
      const half = Math.sqrt(room / A)
      const one = (v0 + (-B / A - half) * dv - bottom) * perSlab
      const other = (v0 + (-B / A + half) * dv - bottom) * perSlab
      first = Math.max(0, Math.floor(Math.min(one, other) - 1e-6))
      last = Math.min(last, Math.floor(Math.max(one, other) + 1e-6))
    }
    for (let slab = first; slab <= last; slab++) {
      if (widest[slab] < closest) continue
      for (let at = starts[slab]; at < starts[slab + 1]; at++) {
        const edge = list[at]
        // An edge in several slabs is tested in the first of them.
        const own = lowest[edge]
        if (slab !== Math.max(own, first)) continue
        crossEdge(edges, edge * EDGE, axis, a0, b0, v0, da, db, dv, A, B, C)
      }
    }
  }

  function crossEdge(
    edges: Float64Array,
    q: number,
    axis: number,
    a0: number,
    b0: number,
    v0: number,
    da: number,
    db: number,
    dv: number,
    A: number,
    B: number,
    C: number,
  ): void {
    const r0 = edges[q]
    const h0 = edges[q + 1]
    const er = edges[q + 2]
    const eh = edges[q + 3]
    const flat = Math.abs(eh) < 1e-7
    const met = flat ? meetPlane(h0 - v0, dv) : meetCone(A, B, C, dv, r0 + (er / eh) * (v0 - h0), er / eh)
    for (let k = 0; k < met; k++) {
      const t = roots[k]
      const pa = a0 + da * t
      const pb = b0 + db * t
      const out = Math.sqrt(pa * pa + pb * pb)
      const share = flat ? (out - r0) / er : (v0 + dv * t - h0) / eh
      if (!(share >= 0 && share < 1)) continue
      const around = 1 / (out + 1e-12)
      const facing = edges[q + 5] * (pa * da + pb * db) * around + edges[q + 6] * dv
      let nr = edges[q + 7] + (edges[q + 9] - edges[q + 7]) * share
      let nv = edges[q + 8] + (edges[q + 10] - edges[q + 8]) * share
      const inverse = 1 / Math.sqrt(nr * nr + nv * nv + 1e-18)
      nr *= inverse * around
      nv *= inverse
      const na = pa * nr
      const nb = pb * nr
      const way = facing < 0 ? 1 : -1
      if (axis === 1) add(t, way, na, nv, nb)
      else if (axis === 0) add(t, way, nv, na, nb)
      else add(t, way, na, nb, nv)
    }
  }

  function meetPlane(height: number, dv: number): number {
    if (Math.abs(dv) < 1e-12) return 0
    roots[0] = height / dv
    return 1
  }

  /** Solves where the ray's distance from the axis equals a radius that is `m` at the ray's start and grows by `k` with height. */
  function meetCone(A: number, B: number, C: number, dv: number, m: number, k: number): number {
    const a = A - k * k * dv * dv
    const b = B - k * dv * m
    const c = C - m * m
    if (Math.abs(a) < 1e-12) {
      if (Math.abs(b) < 1e-12) return 0
      roots[0] = -c / (2 * b)
      return 1
    }
    const room = b * b - a * c
    if (room < 0) return 0
    const half = Math.sqrt(room)
    roots[0] = (-b - half) / a
    roots[1] = (-b + half) / a
    return 2
  }

  /** Crossings of a convex part: marched from both ends of the ray's segment inside its bounds. */
  function crossBulging(data: Float64Array, everyone: Uint16Array, i: number): void {
    const row = i * STRIDE
    const radius = data[row + 6]
    const cx = data[row + 3] - from[0]
    const cy = data[row + 4] - from[1]
    const cz = data[row + 5] - from[2]
    const along = cx * from[3] + cy * from[4] + cz * from[5]
    const room = radius * radius - (cx * cx + cy * cy + cz * cz - along * along)
    if (room <= 0) return
    if (data[row] === ROUND_BOX) {
      crossBox(data, everyone, i, cx, cy, cz)
      return
    }
    const half = Math.sqrt(room)
    followEnds(data, everyone, i, along - half, along + half)
  }

  /** A flat face is hit where the ray hits the box; only the rounded edges are marched. */
  function crossBox(data: Float64Array, everyone: Uint16Array, i: number, cx: number, cy: number, cz: number) {
    const row = i * STRIDE
    const c = data[row + 14]
    const s = data[row + 15]
    const round = data[row + 13]
    let near = -1e9
    let far = 1e9
    let nearAxis = 0
    let farAxis = 0
    for (let k = 0; k < 3; k++) {
      const o = k === 0 ? -cx * c + cz * s : k === 1 ? -cy : -cx * s - cz * c
      const d = k === 0 ? from[3] * c - from[5] * s : k === 1 ? from[4] : from[3] * s + from[5] * c
      const reach = data[row + 10 + k] + round
      const inverse = 1 / (Math.abs(d) < 1e-9 ? 1e-9 : d)
      const a = Math.min((-reach - o) * inverse, (reach - o) * inverse)
      const b = Math.max((-reach - o) * inverse, (reach - o) * inverse)
      if (a > near) {
        near = a
        nearAxis = k
      }
      if (b < far) {
        far = b
        farAxis = k
      }
      boxRay[k] = o
      boxRay[3 + k] = d
    }
    if (near >= far) return
    if (!isFlat(data, row, near, nearAxis) || !isFlat(data, row, far, farAxis)) {
      followEnds(data, everyone, i, near, far)
      return
    }
    addFace(near, 1, nearAxis, c, s)
    addFace(far, -1, farAxis, c, s)
  }

  function isFlat(data: Float64Array, row: number, t: number, axis: number): boolean {
    for (let k = 0; k < 3; k++) if (k !== axis && Math.abs(boxRay[k] + boxRay[3 + k] * t) > data[row + 10 + k]) return false
    return true
  }

  function addFace(t: number, way: number, axis: number, c: number, s: number): void {
    const sign = boxRay[3 + axis] * way > 0 ? -1 : 1
    if (axis === 0) add(t, way, sign * c, 0, -sign * s)
    else if (axis === 1) add(t, way, 0, sign, 0)
    else add(t, way, sign * s, 0, sign * c)
  }

  function followEnds(data: Float64Array, everyone: Uint16Array, i: number, near: number, far: number): void {
    const first = follow(data, everyone, i, near, 1, near, far)
    if (first > far) return
    const last = follow(data, everyone, i, far, -1, near, far)
    for (let end = 0; end < 2; end++) {
      const t = end === 0 || last > far ? first : last
      distanceAndGradient(data, everyone, i, i + 1, from[0] + from[3] * t, from[1] + from[4] * t, from[2] + from[5] * t)
      add(t, end === 0 ? 1 : -1, gradient[0], gradient[1], gradient[2])
    }
  }

  /** Marches the ray from one end to the surface; returns a value beyond `far` for a miss. */
  function follow(data: Float64Array, everyone: Uint16Array, i: number, start: number, way: number, near: number, far: number): number {
    const close = data[i * STRIDE + 6] * 2e-4
    let t = start
    for (let step = 0; step < 48 && t <= far && t >= near; step++) {
      const d = distance(data, everyone, i, i + 1, from[0] + from[3] * t, from[1] + from[4] * t, from[2] + from[5] * t)
      if (d < close) return t
      t += way * d
    }
    return far + 1
  }

  /** Writes all crossings of the body's surface along a world-space ray to `found`. */
  function cross(
    { solid, cos, sin, perScale, body, everyone, outlines }: SheerBody,
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
  ): number {
    const wx = (x - solid.position[0]) * perScale
    const wz = (z - solid.position[2]) * perScale
    from[0] = wx * cos - wz * sin
    from[1] = (y - solid.position[1]) * perScale
    from[2] = wx * sin + wz * cos
    from[3] = dx * cos - dz * sin
    from[4] = dy
    from[5] = dx * sin + dz * cos
    count = 0
    for (let i = 0; i < body.count; i++) {
      const outline = outlines[i]
      if (outline) crossTurned(body.data, i * STRIDE, outline)
      else crossBulging(body.data, everyone, i)
    }
    return count
  }

  return { found, order, cross }
}
