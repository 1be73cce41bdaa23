import { Biquad, filterThrough } from './dsp/filters.ts'
import { limit } from './dsp/limiter.ts'
import { gainOf, RATE, type Stereo, samplesOf } from './dsp/sound.ts'
import { integratedLoudness } from './measure/loudness.ts'

/** Targets: ITU-R BS.1770 integrated loudness, and the maximum true peak, which leaves headroom for a compressed format. */
const TARGET_LUFS = -16
const CEILING_DBTP = -1.5
const ROUNDS = 6

export type MasterOptions = {
  /** Samples to keep; the mix of a loop is longer, and its end is folded into its beginning. */
  readonly samples: number
  readonly isLoop: boolean
  readonly fadeInSeconds: number
  readonly fadeOutSeconds: number
}

/** Masters a mix: no direct current, smooth ends or an inaudible seam, −16 LUFS, no true peak above −1 dBTP. */
export function master(mix: Stereo, options: MasterOptions): Stereo {
  const { samples, isLoop } = options
  for (const channel of [mix.left, mix.right]) filterThrough(channel, new Biquad('highpass', 25))
  const sound = isLoop
    ? foldEnd(mix, samples)
    : { left: mix.left.slice(0, samples), right: mix.right.slice(0, samples) }
  if (!isLoop) fadeEnds(sound, options)
  for (let round = 0; round < ROUNDS; round += 1) {
    const loudness = integratedLoudness(sound)
    const missing = TARGET_LUFS - loudness
    if (!Number.isFinite(loudness) || Math.abs(missing) < 0.3) break
    const gain = gainOf(missing)
    for (const channel of [sound.left, sound.right])
      for (let i = 0; i < channel.length; i += 1) channel[i] = channel[i]! * gain
    limit(sound, gainOf(CEILING_DBTP), isLoop)
  }
  return sound
}

/** Fades the samples after the end out over the beginning, which makes the seam continuous. */
function foldEnd(mix: Stereo, samples: number): Stereo {
  const extra = Math.min(mix.left.length - samples, samples)
  const fold = (channel: Float32Array) => {
    const folded = channel.slice(0, samples)
    for (let i = 0; i < extra; i += 1) {
      const angle = ((i / extra) * Math.PI) / 2
      folded[i] = channel[i]! * Math.sin(angle) + channel[samples + i]! * Math.cos(angle)
    }
    return folded
  }
  return { left: fold(mix.left), right: fold(mix.right) }
}

function fadeEnds({ left, right }: Stereo, { fadeInSeconds, fadeOutSeconds }: MasterOptions): void {
  const length = left.length
  const rise = Math.min(samplesOf(fadeInSeconds), length / 4)
  const fall = Math.min(samplesOf(fadeOutSeconds), length / 3)
  for (const channel of [left, right]) {
    for (let i = 0; i < rise; i += 1) channel[i] = channel[i]! * ((1 - Math.cos((i / rise) * Math.PI)) / 2)
    for (let i = 0; i < fall; i += 1) {
      const at = length - 1 - i
      channel[at] = channel[at]! * ((1 - Math.cos((i / fall) * Math.PI)) / 2)
    }
  }
}

/** How many samples longer a loop is rendered than it plays. */
export function loopOverlap(samples: number): number {
  return Math.min(4 * RATE, Math.floor(samples / 4))
}
