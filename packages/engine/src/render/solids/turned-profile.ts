import type { Primitive } from '../scene.ts'

/** A body turned about an axis or cut to an outline, compiled: one row per edge of the outline. */
export const EDGE = 12
/** Edges that meet at a sharper bend than this form a crease; below it the wall is shaded as round. */
const CREASE = Math.cos(0.62)

type Lathe = Extract<Primitive, { type: 'lathe' }>
type Plate = Extract<Primitive, { type: 'plate' }>

/** Ends where it begins, and never reaches the axis: a hoop. */
function isRing(profile: Lathe['profile']): boolean {
  const [first, last] = [profile[0], profile[profile.length - 1]]
  return profile.length > 2 && first[1] > 0 && first[0] === last[0] && first[1] === last[1]
}

/**
 * Edges of the outline in the half plane (radius, height), each with start (0, 1), span (2, 3), inverse squared length (4), its own
 * outward normal (5, 6), the normals at its start (7, 8) and end (9, 10), and how many of its ends are creases (11: 1 start, 2 end).
 */
export function compileProfile({ profile }: Lathe): number[] {
  const points = profile.map(([height, radius]) => [Math.max(0, radius), height] as const)
  if (!isRing(profile)) {
    if (points[0][0] > 0) points.unshift([0, points[0][1]])
    const last = points[points.length - 1]
    if (last[0] > 0) points.push([0, last[1]])
  }
  return compileEdges(points, isRing(profile))
}

/** The same for a plate's outline, in either direction. */
export function compileOutline({ outline }: Plate): number[] {
  const area = outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]
    return sum + x * nextY - nextX * y
  }, 0)
  const points = area > 0 ? outline : [...outline].reverse()
  return compileEdges([...points, points[0]], true)
}

function compileEdges(points: readonly (readonly [number, number])[], closed: boolean): number[] {
  const edges = points.slice(1).flatMap((to, i) => {
    const from = points[i]
    const span = [to[0] - from[0], to[1] - from[1]] as const
    const length = Math.sqrt(span[0] * span[0] + span[1] * span[1])
    // The outline runs up outside and down again inside, so air is on its right-hand side.
    return length < 1e-6 ? [] : [{ from, span, length, normal: [span[1] / length, -span[0] / length] as const }]
  })
  return edges.flatMap(({ from, span, length, normal }, i) => {
    const before = edges.at(closed || i > 0 ? i - 1 : edges.length)?.normal
    const after = edges[closed ? (i + 1) % edges.length : i + 1]?.normal
    const start = meeting(normal, before)
    const end = meeting(normal, after)
    const creases = (start ? 0 : 1) + (end ? 0 : 2)
    return [...from, ...span, 1 / (length * length), ...normal, ...(start ?? normal), ...(end ?? normal), creases]
  })
}

/** Max turn between two edges of a rounded corner. */
const ROUND_TURN = 0.4

/** The outline with its rounding, from axis to axis: every edge is moved outward, corners are filled with arcs. */
export function grownProfile({ profile, round }: Lathe): Lathe['profile'] {
  const points = profile.map(([height, radius]) => [height, Math.max(0, radius)] as const)
  if (points[0][1] > 0) points.unshift([points[0][0], 0])
  const end = points[points.length - 1]
  if (end[1] > 0) points.push([end[0], 0])
  const kept = points.filter(([height, radius], i) => i === 0 || Math.abs(height - points[i - 1][0]) + Math.abs(radius - points[i - 1][1]) > 1e-6)
  if (round === 0) return kept
  const normals = kept.slice(1).map(([height, radius], i) => {
    const [up, out] = [height - kept[i][0], radius - kept[i][1]]
    const length = Math.sqrt(up * up + out * out)
    return [-out / length, up / length] as const
  })
  return kept.flatMap(([height, radius], i) => {
    const before = normals[i - 1] ?? normals[i]
    const after = normals[i] ?? before
    const at = (up: number, out: number) => [height + up * round, Math.max(0, radius + out * round)] as const
    const bend = before[0] * after[0] + before[1] * after[1]
    const turn = Math.acos(Math.min(1, Math.max(-1, bend)))
    const outward = before[1] * after[0] - before[0] * after[1] > 0
    const steps = outward && turn > ROUND_TURN ? Math.ceil(turn / ROUND_TURN) : 0
    if (steps === 0) {
      const reach = 1 / Math.max(0.1, 1 + bend)
      return [at((before[0] + after[0]) * reach, (before[1] + after[1]) * reach)]
    }
    return Array.from({ length: steps + 1 }, (_, k) => {
      const [a, b] = [Math.sin(turn * (1 - k / steps)), Math.sin((turn * k) / steps)]
      const full = 1 / Math.sin(turn)
      return at((before[0] * a + after[0] * b) * full, (before[1] * a + after[1] * b) * full)
    })
  })
}

function meeting(a: readonly [number, number], b: readonly [number, number] | undefined): readonly [number, number] | undefined {
  if (!b || a[0] * b[0] + a[1] * b[1] < CREASE) return undefined
  const x = a[0] + b[0]
  const y = a[1] + b[1]
  const inverse = 1 / Math.sqrt(x * x + y * y)
  return [x * inverse, y * inverse]
}

/** Outlines with at most this many edges are checked directly. */
const FEW = 6

/** Written by `profileDistance`: the outward normal in the half plane. */
export const profileNormal = new Float64Array(2)

/** The nearest edge of the previous query per outline, by the outline's position in its data: the next point is close to that one. */
const lastNearest = new Int32Array(1024)

/** Slightly more than the squared distance to the previously nearest edge: it only rules out edges that are farther away. */
function boundFrom(data: Float64Array, start: number, count: number, radius: number, height: number): number {
  const kept = lastNearest[(start / EDGE) & 1023]
  const q = kept > start && kept < start + count * EDGE && (kept - start) % EDGE === 0 ? kept : start
  const px = radius - data[q]
  const py = height - data[q + 1]
  let h = (px * data[q + 2] + py * data[q + 3]) * data[q + 4]
  h = h < 0 ? 0 : Math.min(h, 1)
  const dx = px - data[q + 2] * h
  const dy = py - data[q + 3] * h
  return (dx * dx + dy * dy) * (1 + 1e-9) + 1e-18
}

/** Signed distance in the half plane to the `count` edges at `start` of `data`; `shaded` writes `profileNormal`, too. */
export function profileDistance(data: Float64Array, start: number, count: number, radius: number, height: number, shaded: boolean): number {
  let best = count > FEW ? boundFrom(data, start, count, radius, height) : 1e18
  let nearest = start
  let share = 0
  let inside = false
  for (let i = 0, q = start; i < count; i++, q += EDGE) {
    const py = height - data[q + 1]
    const ey = data[q + 3]
    // Edges completely above or below by more than the nearest distance so far can be neither nearer nor crossed.
    const gap = ey > 0 ? (py < 0 ? -py : py - ey) : py > 0 ? py : ey - py
    if (gap > 0 && gap * gap >= best) continue
    const px = radius - data[q]
    const ex = data[q + 2]
    // Edges completely to one side cannot be nearer either, but may be crossed.
    const aside = ex > 0 ? (px < 0 ? -px : px - ex) : px > 0 ? px : ex - px
    if (aside <= 0 || aside * aside < best) {
      let h = (px * ex + py * ey) * data[q + 4]
      h = h < 0 ? 0 : Math.min(h, 1)
      const dx = px - ex * h
      const dy = py - ey * h
      const d2 = dx * dx + dy * dy
      if (d2 < best) {
        best = d2
        nearest = q
        share = h
      }
    }
    if (py < 0 !== py < ey && ex * (py / ey) > px) inside = !inside
  }
  lastNearest[(start / EDGE) & 1023] = nearest
  const distance = inside ? -Math.sqrt(best) : Math.sqrt(best)
  if (!shaded) return distance
  const q = nearest
  const creases = data[q + 11]
  const atCrease = (share === 0 && (creases & 1) !== 0) || (share === 1 && (creases & 2) !== 0)
  if (atCrease && best > 1e-12) {
    const inverse = 1 / distance
    profileNormal[0] = (radius - data[q] - data[q + 2] * share) * inverse
    profileNormal[1] = (height - data[q + 1] - data[q + 3] * share) * inverse
    return distance
  }
  const x = data[q + 7] + (data[q + 9] - data[q + 7]) * share
  const y = data[q + 8] + (data[q + 10] - data[q + 8]) * share
  const inverse = 1 / Math.sqrt(x * x + y * y + 1e-18)
  profileNormal[0] = x * inverse
  profileNormal[1] = y * inverse
  return distance
}
