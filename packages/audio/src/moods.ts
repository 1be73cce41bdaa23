/** How a mood changes every scene. */
export type Mood = {
  /** Scale in semitones, for scenes with notes. */
  readonly scale: readonly number[]
  /** Chords as degrees of the scale, one a bar. */
  readonly progressions: readonly (readonly number[])[]
  /** Brightness: factor on cutoff frequencies. */
  readonly brightness: number
  /** Density: factor on the number of events. */
  readonly density: number
  /** Factor on the scene's usual tempo. */
  readonly tempo: number
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11]
const MINOR = [0, 2, 3, 5, 7, 8, 10]
const DORIAN = [0, 2, 3, 5, 7, 9, 10]
const LYDIAN = [0, 2, 4, 6, 7, 9, 11]
const PHRYGIAN = [0, 1, 3, 5, 7, 8, 10]

export const MOODS = {
  calm: {
    scale: MAJOR,
    progressions: [
      [0, 5, 3, 4],
      [0, 2, 3, 3],
      [3, 0, 5, 4],
    ],
    brightness: 0.8,
    density: 0.75,
    tempo: 0.92,
  },
  happy: {
    scale: MAJOR,
    progressions: [
      [0, 4, 5, 3],
      [0, 3, 4, 3],
      [3, 4, 2, 5],
    ],
    brightness: 1.2,
    density: 1.15,
    tempo: 1.08,
  },
  dreamy: {
    scale: LYDIAN,
    progressions: [
      [0, 1, 0, 4],
      [0, 2, 5, 1],
      [3, 0, 1, 0],
    ],
    brightness: 0.95,
    density: 0.9,
    tempo: 0.95,
  },
  melancholy: {
    scale: DORIAN,
    progressions: [
      [0, 3, 0, 6],
      [0, 6, 3, 4],
      [0, 2, 6, 3],
    ],
    brightness: 0.8,
    density: 0.85,
    tempo: 0.94,
  },
  dark: {
    scale: MINOR,
    progressions: [
      [0, 5, 3, 4],
      [0, 6, 5, 6],
      [0, 3, 5, 4],
    ],
    brightness: 0.6,
    density: 0.85,
    tempo: 0.9,
  },
  tense: {
    scale: PHRYGIAN,
    progressions: [
      [0, 1, 0, 6],
      [0, 0, 1, 0],
      [0, 3, 1, 0],
    ],
    brightness: 0.85,
    density: 1.25,
    tempo: 1.06,
  },
  energetic: {
    scale: MINOR,
    progressions: [
      [0, 5, 2, 6],
      [5, 6, 0, 0],
      [0, 6, 5, 6],
    ],
    brightness: 1.3,
    density: 1.4,
    tempo: 1.15,
  },
} as const satisfies Record<string, Mood>

export type MoodId = keyof typeof MOODS
