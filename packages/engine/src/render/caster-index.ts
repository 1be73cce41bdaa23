/**
 * Lists of shadow casters by cell of a plane: finding the solids or boxes that matter at a point is one lookup instead of a loop over all of
 * them. Very large casters (floors, hulls of rooms) are kept in one list that all cells share.
 */
export type CasterIndex = {
  /** Casters that may matter at the plane point (u, v), including the large ones. */
  readonly at: (u: number, v: number) => readonly number[]
}

/** Extent of one caster on the plane. */
export type CasterRange = { readonly index: number; readonly u0: number; readonly u1: number; readonly v0: number; readonly v1: number }

const CELLS = 48
const LARGE = 40

export function indexCasters(casters: readonly CasterRange[]): CasterIndex {
  const large = casters.filter((c) => c.u1 - c.u0 > LARGE || c.v1 - c.v0 > LARGE)
  const small = casters.filter((c) => c.u1 - c.u0 <= LARGE && c.v1 - c.v0 <= LARGE)
  const everywhere = large.map((c) => c.index)
  if (small.length === 0) return { at: () => everywhere }
  let u0 = 1e9
  let v0 = 1e9
  let u1 = -1e9
  let v1 = -1e9
  for (const c of small) {
    u0 = Math.min(u0, c.u0)
    u1 = Math.max(u1, c.u1)
    v0 = Math.min(v0, c.v0)
    v1 = Math.max(v1, c.v1)
  }
  const perU = CELLS / Math.max(1e-6, u1 - u0)
  const perV = CELLS / Math.max(1e-6, v1 - v0)
  const cells: number[][] = Array.from({ length: CELLS * CELLS }, () => everywhere)
  for (const c of small) {
    const i1 = Math.min(CELLS - 1, Math.floor((c.u1 - u0) * perU))
    const j1 = Math.min(CELLS - 1, Math.floor((c.v1 - v0) * perV))
    for (let j = Math.floor((c.v0 - v0) * perV); j <= j1; j++)
      for (let i = Math.floor((c.u0 - u0) * perU); i <= i1; i++) {
        const k = j * CELLS + i
        if (cells[k] === everywhere) cells[k] = [...everywhere]
        cells[k].push(c.index)
      }
  }
  return {
    at(u, v) {
      const x = (u - u0) * perU
      const y = (v - v0) * perV
      if (!(x >= 0 && y >= 0 && x < CELLS && y < CELLS)) return everywhere
      return cells[(y | 0) * CELLS + (x | 0)]
    },
  }
}
