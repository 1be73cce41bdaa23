import { type Outline, pairs } from '../builder/index.ts'

/** A car's lines in meters: x forward from its center, y up. */
export type CarLines = {
  /** From under the nose over hood and trunk to under the tail. */
  readonly body: Outline
  /** Half the width at the shoulder, and the radius of its rounded edge. */
  readonly half: number
  readonly edge: number
  /** Height of the widest part of the side, and height of the sill. */
  readonly shoulder: number
  readonly sill: number
  readonly axles: readonly [front: number, rear: number]
  readonly wheel: number
  /** The glasshouse from the base of the windshield over the roof to the base of the rear window; absent for an open car. */
  readonly house?: House
  /** Lower and upper heights of the lamps and the grille. */
  readonly lamps: readonly [number, number]
  readonly tail: readonly [number, number]
  readonly grille: readonly [low: number, high: number, half: number]
  /** Edges of the doors, from front to back. */
  readonly doors: readonly number[]
  /** An air intake in the side, and the crease above it, from front to back. */
  readonly vent?: Outline
  readonly crease?: Outline
}

export type House = {
  readonly line: Outline
  /** Half the width at the belt and at the roof. */
  readonly belt: number
  readonly roof: number
  readonly windows: readonly Outline[]
  readonly screen: readonly [number, number]
  readonly back: readonly [number, number]
}

export type CarPaint = { readonly paint: number; readonly roof: number; readonly glass: number; readonly dark: number; readonly chrome: number }

/** A modern sedan. */
export const SALOON: CarLines = {
  body: pairs([2.16, 0.2, 2.28, 0.3, 2.31, 0.45, 2.29, 0.62, 2.2, 0.73, 1.9, 0.83, 1.4, 0.91, 0.9, 0.96, 0, 0.965, -1.2, 0.99, -1.8, 1.02, -2.16, 1.02, -2.27,
      0.96, -2.3, 0.75, -2.29, 0.42, -2.22, 0.24, -2.1, 0.2]),
  half: 0.91,
  edge: 0.05,
  shoulder: 0.74,
  sill: 0.19,
  axles: [1.4, -1.38],
  wheel: 0.345,
  house: { line: pairs([1.02, 0.93, 0.62, 1.14, 0.22, 1.335, -0.1, 1.415, -0.45, 1.44, -0.85, 1.415, -1.2, 1.32, -1.6, 1.13, -1.92, 0.98]), belt: 0.82,
    roof: 0.6, windows: [pairs([0.7, 1.0, 0.36, 1.2, 0.12, 1.31, -0.14, 1.355, -0.34, 1.365, -0.34, 1.01]),
      pairs([-0.41, 1.01, -0.41, 1.365, -0.8, 1.345, -1.08, 1.27, -1.5, 1.08, -1.42, 1.03])], screen: [0.97, 1.36], back: [1.06, 1.37] },
  lamps: [0.6, 0.71],
  tail: [0.8, 0.92],
  grille: [0.34, 0.58, 0.44],
  doors: [0.84, -0.37, -0.98],
}

/** Low, wide and long in the tail: the engine is behind the seats. */
export const SPORTS: CarLines = {
  body: pairs([2.08, 0.14, 2.26, 0.22, 2.28, 0.34, 2.2, 0.5, 2, 0.64, 1.75, 0.79, 1.4, 0.87, 0.95, 0.86, 0.3, 0.83, -0.5, 0.86, -1.2, 0.93, -1.7, 0.95, -2.1,
      0.95, -2.24, 0.97, -2.2, 0.88, -2.18, 0.6, -2.1, 0.4, -1.96, 0.22]),
  half: 0.98,
  edge: 0.045,
  shoulder: 0.6,
  sill: 0.14,
  axles: [1.34, -1.28],
  wheel: 0.33,
  house: { line: pairs([1.05, 0.8, 0.55, 1.0, 0.15, 1.12, -0.2, 1.18, -0.55, 1.17, -1, 1.08, -1.5, 0.97, -1.9, 0.9]), belt: 0.8, roof: 0.5,
    windows: [pairs([0.72, 0.83, 0.4, 0.97, 0.06, 1.08, -0.26, 1.115, -0.6, 1.085, -1.02, 0.96, -0.9, 0.91])], screen: [0.85, 1.12], back: [0.95, 1.12] },
  lamps: [0.5, 0.6],
  tail: [0.7, 0.8],
  grille: [0.19, 0.31, 0.6],
  doors: [0.7, -0.6],
  vent: pairs([-0.66, 0.36, -0.84, 0.68, -0.98, 0.76, -0.9, 0.56, -0.84, 0.4]),
  crease: pairs([0.86, 0.5, 0.3, 0.44, -0.3, 0.5, -0.62, 0.62, -0.8, 0.74]),
}

/** Tall, with a straight tail and wide wheel arches. */
export const OFF_ROADER: CarLines = {
  body: pairs([1.98, 0.42, 2.12, 0.5, 2.14, 0.72, 2.12, 0.98, 2.04, 1.07, 1.5, 1.13, 0.95, 1.15, 0, 1.16, -1.4, 1.17, -2.1, 1.17, -2.16, 1.12, -2.17, 0.8,
      -2.14, 0.5, -2, 0.42]),
  half: 0.94,
  edge: 0.05,
  shoulder: 0.92,
  sill: 0.4,
  axles: [1.36, -1.32],
  wheel: 0.42,
  house: { line: pairs([0.98, 1.12, 0.74, 1.4, 0.5, 1.66, 0.3, 1.78, -0.2, 1.81, -1.4, 1.8, -1.88, 1.76, -2.02, 1.5, -2.1, 1.15]), belt: 0.86, roof: 0.7,
    windows: [pairs([0.68, 1.2, 0.42, 1.58, 0.24, 1.68, -0.3, 1.69, -0.3, 1.2]), pairs([-0.38, 1.2, -0.38, 1.69, -1.18, 1.68, -1.18, 1.2]),
      pairs([-1.26, 1.2, -1.26, 1.68, -1.72, 1.65, -1.84, 1.22])], screen: [1.18, 1.71], back: [1.24, 1.68] },
  lamps: [0.84, 0.98],
  tail: [0.86, 1.06],
  grille: [0.6, 0.92, 0.42],
  doors: [0.8, -0.34, -0.94],
}

/** A rounded sedan from the 1950s. */
export const FIFTIES: CarLines = {
  body: pairs([2.12, 0.3, 2.22, 0.42, 2.25, 0.62, 2.22, 0.84, 2.1, 0.95, 1.75, 1.01, 1.2, 1.05, 0.8, 1.06, 0, 1.03, -0.9, 1.02, -1.5, 1.02, -2, 0.96, -2.3,
      0.84, -2.4, 0.66, -2.38, 0.46, -2.26, 0.32]),
  half: 0.9,
  edge: 0.1,
  shoulder: 0.7,
  sill: 0.27,
  axles: [1.34, -1.34],
  wheel: 0.36,
  house: { line: pairs([0.86, 1.03, 0.66, 1.22, 0.45, 1.42, 0.2, 1.53, -0.2, 1.58, -0.7, 1.56, -1.15, 1.43, -1.45, 1.22, -1.72, 1.02]), belt: 0.76, roof: 0.58,
    windows: [pairs([0.56, 1.1, 0.38, 1.34, 0.18, 1.44, -0.26, 1.47, -0.28, 1.1]), pairs([-0.36, 1.1, -0.34, 1.47, -0.74, 1.45, -1.06, 1.34, -1.28, 1.12])],
    screen: [1.1, 1.47], back: [1.12, 1.45] },
  lamps: [0.74, 0.96],
  tail: [0.6, 0.78],
  grille: [0.46, 0.68, 0.44],
  doors: [0.68, -0.32, -0.94],
}
