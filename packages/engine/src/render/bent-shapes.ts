/** The curvature of a plate, such as a car body: along each of the outline's axes, from the plate's `center`. */
export type Swell = readonly [SwellAlong, SwellAlong]
export type SwellAlong = {
  /** Beyond these positions half the thickness decreases by `low` or `high` times the squared distance. */
  readonly from: number
  readonly to: number
  readonly low: number
  readonly high: number
  /** At distance v from the middle plane the outline is narrower, toward `about`, by the factor 1 + ends v², and lower by sink v². */
  readonly ends: number
  readonly about: number
  readonly sink: number
}

/** Slanted sides: roofs, sails, ramps. Sides without an inset are vertical. */
export type Lean = { readonly left?: Inset; readonly right?: Inset; readonly front?: Inset; readonly back?: Inset }

/** How far a side is inside its box at the foot and at the top, meters. */
export type Inset = readonly [foot: number, top: number]
