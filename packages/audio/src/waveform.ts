import type { Stereo } from './dsp/sound.ts'

/** Height of the wave in `count` equal spans, 0 … 100, the loudest being 100, for a player to draw. */
export function waveformOf({ left, right }: Stereo, count = 240): number[] {
  const heights: number[] = []
  for (let index = 0; index < count; index += 1) {
    const from = Math.floor((index * left.length) / count)
    const to = Math.floor(((index + 1) * left.length) / count)
    let peak = 0
    for (let i = from; i < to; i += 1) peak = Math.max(peak, Math.abs(left[i]!), Math.abs(right[i]!))
    heights.push(peak)
  }
  const highest = Math.max(...heights, 1e-6)
  return heights.map((height) => Math.round((height / highest) * 100))
}
