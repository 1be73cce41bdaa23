/** Sample rate of all generated audio. */
export const RATE = 44_100

export type Stereo = { readonly left: Float32Array; readonly right: Float32Array }

export function silence(samples: number): Stereo {
  return { left: new Float32Array(samples), right: new Float32Array(samples) }
}

/** Number of samples in a time span, at least one. */
export function samplesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds * RATE))
}

/** Frequency of a MIDI note. */
export function frequencyOf(note: number): number {
  return 440 * 2 ** ((note - 69) / 12)
}

export function gainOf(decibels: number): number {
  return 10 ** (decibels / 20)
}
