/** How a plate is not flat, as the body of a car is not: along each of the outline's axes, from the plate's `center`. */
export type Swell = readonly [SwellAlong, SwellAlong]
export type SwellAlong = {
  /** Half the thickness falls off beyond these places, by `low` and `high` times the square of the way. */
  readonly from: number
  readonly to: number
  readonly low: number
  readonly high: number
  /** At v from the middle plane the outline is narrower, towards `about`, by the factor 1 + ends v², and lower by sink v². */
  readonly ends: number
  readonly about: number
  readonly sink: number
}

/** Sides that lean: roofs, sails, ramps. Sides without an inset stand upright. */
export type Lean = { readonly left?: Inset; readonly right?: Inset; readonly front?: Inset; readonly back?: Inset }

/** How far a side stands inside its box at the foot and at the top, meters. */
export type Inset = readonly [foot: number, top: number]
