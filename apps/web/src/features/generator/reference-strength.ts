/** How closely a picture follows its reference, as the form offers it, and as a request says it; `auto` leaves it to whoever draws. */
export const REFERENCE_STRENGTHS = [
  { id: 'auto', label: 'Auto', value: undefined },
  { id: 'loose', label: 'Loose', value: 0.3 },
  { id: 'even', label: 'Even', value: 0.55 },
  { id: 'close', label: 'Close', value: 0.8 },
] as const

export type ReferenceStrength = (typeof REFERENCE_STRENGTHS)[number]['id']

export function strengthValue(strength: ReferenceStrength): number | undefined {
  return REFERENCE_STRENGTHS.find(({ id }) => id === strength)?.value
}
