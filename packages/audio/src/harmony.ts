import type { Mood } from './moods.ts'
import type { Random } from './random.ts'

export type Chord = {
  /** MIDI note of the bass. */
  readonly root: number
  /** Notes from low to high, with the least movement from the previous chord. */
  readonly notes: readonly number[]
}

/** MIDI note of a degree of the scale, which may lie outside the octave in either direction. */
export function noteOf(mood: Mood, key: number, degree: number): number {
  const { scale } = mood
  const octave = Math.floor(degree / scale.length)
  return key + octave * 12 + (scale[degree - octave * scale.length] ?? 0)
}

/** One chord a bar: seventh chords of the mood's progression; each voice moves to the nearest note of the next chord. */
export function makeChords(
  mood: Mood,
  random: Random,
  options: { key: number; bars: number; voices?: number; center?: number },
): Chord[] {
  const { key, bars, voices = 4, center = 62 } = options
  const [first = [0], ...others] = mood.progressions
  const progression = random.pick([first, ...others])
  let before: readonly number[] = []
  return Array.from({ length: bars }, (_, bar) => {
    const degree = progression[bar % progression.length] ?? 0
    const tones = [0, 2, 4, 6].slice(0, voices).map((step) => noteOf(mood, key, degree + step) % 12)
    const notes = before.length === 0 ? open(tones, center) : lead(before, tones, center)
    before = notes
    return { root: noteOf(mood, key, degree > 4 ? degree - mood.scale.length : degree), notes }
  })
}

function near(tone: number, target: number): number {
  return tone + 12 * Math.round((target - tone) / 12)
}

function open(tones: readonly number[], center: number): number[] {
  return tones.map((tone, index) => near(tone, center + (index - 1.5) * 4)).sort((a, b) => a - b)
}

/** Tries every order of the tones, and takes the one whose voices move least and stay near the center. */
function lead(before: readonly number[], tones: readonly number[], center: number): number[] {
  let best: number[] = []
  let least = Number.POSITIVE_INFINITY
  for (const order of permutations(tones)) {
    const notes = order.map((tone, voice) => near(tone, before[voice] ?? center))
    const middle = notes.reduce((sum, note) => sum + note, 0) / notes.length
    const moved = notes.reduce((sum, note, voice) => sum + Math.abs(note - (before[voice] ?? center)), 0)
    const cost = moved + Math.abs(middle - center) * 1.5 + (new Set(notes).size < notes.length ? 20 : 0)
    if (cost >= least) continue
    least = cost
    best = notes
  }
  return best.sort((a, b) => a - b)
}

function permutations(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]]
  return list.flatMap((value, index) =>
    permutations(list.toSpliced(index, 1)).map((rest) => [value, ...rest]),
  )
}

/** A melody in the scale that prefers small steps and has chord notes on strong beats. */
export function createMelody(
  mood: Mood,
  random: Random,
  key: number,
): (chord: Chord, isStrong: boolean) => number {
  let degree = random.whole(0, 4)
  return (chord, isStrong) => {
    degree += random.pick([-2, -1, -1, 1, 1, 2, 3, -3])
    if (degree > 9) degree -= 4
    if (degree < -3) degree += 4
    if (!isStrong) return noteOf(mood, key, degree)
    const wish = noteOf(mood, key, degree)
    const tones = chord.notes.map((note) => near(note % 12, wish))
    const landed = tones.reduce(
      (best, tone) => (Math.abs(tone - wish) < Math.abs(best - wish) ? tone : best),
      tones[0] ?? wish,
    )
    return landed
  }
}
