/** Multiples of the size at which the whole picture fits. */
const STEPS = [1, 1.5, 2, 3, 4, 6] as const

export const FIT = STEPS[0]
export const CLOSEST = STEPS[STEPS.length - 1] ?? FIT

/** The next step in a direction; stays at the ends. */
export function zoomBy(zoom: number, direction: 1 | -1): number {
  const next =
    direction === 1 ? STEPS.find((step) => step > zoom) : STEPS.toReversed().find((step) => step < zoom)
  return next ?? zoom
}
