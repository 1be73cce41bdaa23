export type Progress =
  | { readonly state: 'indeterminate'; readonly value: null; readonly max: number }
  | { readonly state: 'loading' | 'complete'; readonly value: number; readonly max: number }

const DEFAULT_MAX = 100

/** A maximum must be above 0, otherwise it is 100; a value must be between 0 and the maximum, otherwise there is none. */
export function readProgress(value: number | null | undefined, max?: number): Progress {
  const top = typeof max === 'number' && Number.isFinite(max) && max > 0 ? max : DEFAULT_MAX
  const inRange = typeof value === 'number' && value >= 0 && value <= top
  if (!inRange) return { state: 'indeterminate', value: null, max: top }
  return { state: value === top ? 'complete' : 'loading', value, max: top }
}
