/** Reference strength: the form's choices and their values. `auto` leaves it to the provider. */
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
