import { pairs } from '../kits/tuples.ts'
import { type Frame, visibleShares } from './frame.ts'

/** Free places for flying things, best first: the thirds of the picture, then the places between. */
const SLOTS = pairs([
  0.5, 0.2, 0.7, 0.22, 0.3, 0.22, 0.16, 0.2, 0.84, 0.2, 0.5, 0.34, 0.76, 0.38, 0.24, 0.38, 0.12, 0.42, 0.88, 0.42, 0.62, 0.14, 0.38, 0.14, 0.5, 0.5, 0.82, 0.56,
  0.18, 0.56, 0.35, 0.5, 0.65, 0.5,
])

/** Middle of the best free place (fractions of the picture) for a box of this size: clear of `taken`, inside the picture, near the thirds. */
export function freeSlot(
  size: { readonly width: number; readonly height: number },
  taken: readonly Frame[],
  jitter: () => number,
): { readonly x: number; readonly y: number } {
  let best = { x: 0.5, y: 0.25 }
  let bestScore = -Infinity
  const candidates: [number, number][] = SLOTS.map(([x, y]) => [x, y])
  for (let i = 0; i < 60; i++) candidates.push([0.1 + jitter() * 0.8, 0.1 + jitter() * 0.62])
  candidates.forEach(([slotX, slotY], order) => {
    const x = Math.min(1 - size.width / 2 - 0.04, Math.max(size.width / 2 + 0.04, slotX))
    const y = Math.min(0.94 - size.height / 2, Math.max(size.height / 2 + 0.05, slotY))
    let overlap = 0
    let clearance = 1
    for (const frame of taken) {
      const dx = Math.max(frame.left - (x + size.width / 2), x - size.width / 2 - frame.right)
      const dy = Math.max(frame.top - (y + size.height / 2), y - size.height / 2 - frame.bottom)
      const apart = Math.max(dx, dy)
      clearance = Math.min(clearance, apart)
      if (apart < 0) overlap += Math.min(-dx, size.width) * Math.min(-dy, size.height)
    }
    // Flying things spread sideways, not one above the other.
    const stacked = taken.filter((frame) => frame.bottom < 0.66 && Math.abs((frame.left + frame.right) / 2 - x) < size.width * 0.7).length
    const score = -stacked * 0.22 - overlap * 60 + Math.min(clearance, 0.05) * 4 - order * 0.012 - Math.abs(y - 0.3) * 0.5
    if (score > bestScore) {
      bestScore = score
      best = { x, y }
    }
  })
  return best
}

/** Part of the picture that a flock fills. */
const FLOCK = { left: 0.025, right: 0.975, top: 0.03, bottom: 0.7 } as const
/** Max shift of a flock's rows against each other, as a share of a cell. */
const SHIFT = 0.5

/** Cells of a loose grid over the picture, one for each of `count`: a flock that fills the sky without overlaps. */
export function gridCells(count: number, aspect: number, random: () => number): Frame[] {
  const [wide, tall] = [FLOCK.right - FLOCK.left, FLOCK.bottom - FLOCK.top]
  const rows = Math.max(1, Math.round(Math.sqrt((count / aspect) * (tall / wide))))
  const cells: Frame[] = []
  for (let row = 0; row < rows; row++) {
    const members = Math.ceil((count - cells.length) / (rows - row))
    const width = wide / (members + SHIFT * (rows > 1 ? 1 : 0))
    const shift = (row % 2) * SHIFT * width * (rows > 1 ? 1 : 0)
    for (let i = 0; i < members; i++) {
      const left = FLOCK.left + shift + i * width
      const top = FLOCK.top + (row * tall) / rows
      const drift = (random() - 0.5) * 0.02
      cells.push({ left, right: left + width, top: top + drift, bottom: top + tall / rows + drift })
    }
  }
  return cells
}

/** Width of a bird's cell in a wedge as a share of the picture's width, position of the leader, and slope of the lower arm. */
const WEDGE = { cell: 0.15, lead: { x: 0.74, y: 0.3 }, rise: 0.62 } as const

/** Cells of a wedge seen from below and from the side: the leader in front, one arm above and one below it. */
export function wedgeCells(count: number, aspect: number): Frame[] {
  const ranks = Math.ceil((count - 1) / 2)
  const step = Math.min(WEDGE.cell * 0.86, 0.62 / Math.max(1, ranks))
  const wide = Math.min(WEDGE.cell, step * 1.25)
  const tall = wide * Math.max(0.7, Math.min(1.4, aspect)) * 0.8
  return Array.from({ length: count }, (_, i) => {
    const rank = Math.ceil(i / 2)
    const above = i % 2 === 1
    const x = WEDGE.lead.x - rank * step
    const y = WEDGE.lead.y + rank * step * (above ? -0.34 : WEDGE.rise)
    return { left: x - wide / 2, right: x + wide / 2, top: y - tall / 2, bottom: y + tall / 2 }
  })
}

/** Half axes of a school of fish in the picture, its middle, and the size of a fish. */
const SCHOOL = { wide: 0.38, tall: 0.28, middle: 0.44, fish: 0.15 } as const

/** Cells of a school: fish close together of varying size, in a cloud that is densest in its middle. */
export function schoolCells(count: number, random: () => number): Frame[] {
  return Array.from({ length: count }, (_, i) => {
    const out = Math.sqrt((i + 0.5) / count)
    const turn = i * 2.39996 + (random() - 0.5) * 0.5
    const half = (SCHOOL.fish * (0.72 + 0.56 * random())) / 2
    const [x, y] = [0.5 + SCHOOL.wide * out * Math.cos(turn), SCHOOL.middle + SCHOOL.tall * out * Math.sin(turn)]
    return { left: x - half, right: x + half, top: y - half, bottom: y + half }
  })
}

/** Picks the x (fraction of the width) near the middle where most of a backdrop of this size is seen. */
export function backdropColumn(
  size: { readonly width: number; readonly top: number; readonly bottom: number },
  taken: readonly Frame[],
): { readonly x: number; readonly seen: number } {
  let best = { x: 0.5, seen: 0 }
  let bestScore = -Infinity
  for (const column of [0.5, 0.62, 0.38, 0.7, 0.3, 0.78, 0.22]) {
    const half = size.width / 2
    const x = Math.min(Math.max(column, half + 0.03), Math.max(half + 0.03, 1 - half - 0.03))
    const own: Frame = { left: x - half, right: x + half, top: size.top, bottom: size.bottom }
    const [seen] = visibleShares([own, ...taken], [1, ...taken.map(() => 0)])
    const score = Math.min(seen, 0.85) * 3 - Math.abs(column - 0.5) * 0.6
    if (score > bestScore) {
      bestScore = score
      best = { x, seen }
    }
  }
  return best
}
