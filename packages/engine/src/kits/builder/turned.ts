/** Outline of a solid of revolution as [height, radius], upward on the outside. */
export type Outline = readonly (readonly [along: number, radius: number])[]

/** Bends sharper than this keep their edge. */
const EDGE = Math.cos(0.9)
const STEPS = 4

/** The outline as one smooth curve through its points; sharp bends stay sharp. */
export function smoothOutline(points: Outline): Outline {
  const smooth: (readonly [number, number])[] = [points[0]]
  for (let i = 0; i + 1 < points.length; i++) {
    const [from, to] = [points[i], points[i + 1]]
    const span = [to[0] - from[0], to[1] - from[1]] as const
    const start = i > 0 ? tangent(points[i - 1], from, to) : undefined
    const end = i + 2 < points.length ? tangent(from, to, points[i + 2]) : undefined
    if (!start && !end) {
      smooth.push(to)
      continue
    }
    const length = Math.hypot(span[0], span[1])
    const along = [span[0] / (length || 1), span[1] / (length || 1)] as const
    const [t0, t1] = [start ?? along, end ?? along]
    // A curve reaches no farther than 1.5 times its shorter side, so a straight wall between two bends stays straight.
    const [reach0, reach1] = [
      start ? Math.min(length, 1.5 * distanceOf(points[i - 1], from)) : length,
      end ? Math.min(length, 1.5 * distanceOf(to, points[i + 2])) : length,
    ]
    for (let k = 1; k <= STEPS; k++) {
      const u = k / STEPS
      const [a, b, c, d] = [2 * u ** 3 - 3 * u * u + 1, u ** 3 - 2 * u * u + u, 3 * u * u - 2 * u ** 3, u ** 3 - u * u]
      const at = (axis: 0 | 1) => a * from[axis] + b * reach0 * t0[axis] + c * to[axis] + d * reach1 * t1[axis]
      smooth.push([at(0), Math.max(0, at(1))])
    }
  }
  return smooth
}

/** A closed outline as one smooth curve through its points; sharp bends stay sharp. */
export const closedCurve = (points: Outline): Outline =>
  points.flatMap((from, i) => {
    const at = (k: number) => points[(i + k + points.length) % points.length]
    const to = at(1)
    const length = distanceOf(from, to)
    const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as const
    const start = tangent(at(-1), from, to)
    const end = tangent(from, to, at(2))
    if (!start && !end) return [from]
    return Array.from({ length: STEPS }, (_, k) => {
      const u = k / STEPS
      const bend = (axis: 0 | 1) =>
        (2 * u ** 3 - 3 * u * u + 1) * from[axis] +
        (u ** 3 - 2 * u * u + u) * length * (start ?? along)[axis] +
        (3 * u * u - 2 * u ** 3) * to[axis] +
        (u ** 3 - u * u) * length * (end ?? along)[axis]
      return [bend(0), bend(1)] as const
    })
  })

const distanceOf = (a: readonly [number, number], b: readonly [number, number]): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Unit direction of the curve at `at`; undefined at an edge. */
function tangent(before: readonly [number, number], at: readonly [number, number], after: readonly [number, number]): readonly [number, number] | undefined {
  const into = [at[0] - before[0], at[1] - before[1]]
  const out = [after[0] - at[0], after[1] - at[1]]
  const [li, lo] = [Math.hypot(into[0], into[1]) || 1, Math.hypot(out[0], out[1]) || 1]
  if ((into[0] * out[0] + into[1] * out[1]) / (li * lo) < EDGE) return undefined
  const sum = [into[0] / li + out[0] / lo, into[1] / li + out[1] / lo]
  const length = Math.hypot(sum[0], sum[1]) || 1
  return [sum[0] / length, sum[1] / length]
}

/** The outline up to `level`. */
function below(outline: Outline, level: number): Outline {
  const kept = outline.filter(([along]) => along < level)
  const next = outline[kept.length]
  const last = kept[kept.length - 1]
  if (!next || !last) return kept
  const share = (level - last[0]) / (next[0] - last[0] || 1)
  return [...kept, [level, last[1] + (next[1] - last[1]) * share]]
}

/** A vessel's outline: up the outside, over the rim, and down the inside to the floor of the hollow. */
export function hollow(outside: Outline, wall: number, floor: number): Outline {
  const bottom = outside[0][0] + floor
  const under = below(outside, bottom)
  const inside = [under[under.length - 1], ...outside.slice(under.length - 1)]
    .map(([along, radius]) => [along, Math.max(0.001, radius - wall)] as const)
    .reverse()
  return [...outside, ...inside, [bottom, 0]]
}

/** A vessel's contents from its floor up to `level`, narrower than its wall by `less`. */
export function filling(outside: Outline, floor: number, level: number, less: number): Outline {
  const bottom = outside[0][0] + floor
  const under = below(outside, bottom)
  const wall = below(outside, level).slice(under.length - 1)
  return [under[under.length - 1], ...wall].map(([along, radius]) => [Math.max(bottom, along), Math.max(0.001, radius - less)] as const).concat([[level, 0]])
}

/** A wall closed at its top, on the axis: up the outside and back down the inside. */
export function shellOf(outside: Outline, wall: number): Outline {
  const top = outside[outside.length - 1][0] - wall
  const inside = outside.map(([along, radius]) => [Math.min(top, along), Math.max(0, radius - wall)] as const).reverse()
  return [...outside, ...inside]
}
