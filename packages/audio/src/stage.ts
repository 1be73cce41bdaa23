import { addRoom, type Room } from './dsp/reverb.ts'
import { RATE, type Stereo, silence } from './dsp/sound.ts'
import type { Mood } from './moods.ts'
import type { Random } from './random.ts'

/** Receives the sounds of one scene. */
export type Stage = {
  readonly samples: number
  readonly seconds: number
  readonly random: Random
  readonly mood: Mood
  /** Beats a minute, for scenes with a beat. */
  readonly bpm: number
  readonly dry: Stereo
  /** The input of the reverb. */
  readonly send: Stereo
}

export type Placing = {
  readonly gain?: number
  /** −1 left … 1 right. */
  readonly pan?: number
  /** 0 … 1: the share sent to the reverb, which makes a sound distant. */
  readonly wet?: number
}

export function createStage(options: Pick<Stage, 'samples' | 'random' | 'mood' | 'bpm'>): Stage {
  const { samples } = options
  return { ...options, seconds: samples / RATE, dry: silence(samples), send: silence(samples) }
}

/** Adds a signal from `at` (seconds) on; anything beyond the end is cut, which the fade makes inaudible. */
export function place(
  stage: Stage,
  signal: Float32Array,
  at: number,
  { gain = 1, pan = 0, wet = 0 }: Placing = {},
): void {
  const angle = ((pan + 1) * Math.PI) / 4
  const left = Math.cos(angle) * gain * Math.SQRT2
  const right = Math.sin(angle) * gain * Math.SQRT2
  const start = Math.round(at * RATE)
  const first = Math.max(0, -start)
  const last = Math.min(signal.length, stage.samples - start)
  const { dry, send } = stage
  for (let i = first; i < last; i += 1) {
    const value = signal[i]!
    dry.left[start + i]! += value * left
    dry.right[start + i]! += value * right
    if (wet === 0) continue
    send.left[start + i]! += value * left * wet
    send.right[start + i]! += value * right * wet
  }
}

/** Fills both channels with a texture made sample by sample, each from its own random generator, which makes it wide. */
export function fill(
  stage: Stage,
  wet: number,
  makeSide: (side: 'left' | 'right') => (sample: number) => number,
): void {
  for (const side of ['left', 'right'] as const) {
    const next = makeSide(side)
    const dry = stage.dry[side]
    const send = stage.send[side]
    for (let i = 0; i < stage.samples; i += 1) {
      const value = next(i)
      dry[i]! += value
      send[i]! += value * wet
    }
  }
}

/** Ends the scene by adding its reverb. */
export function closeStage(stage: Stage, room: Room): Stereo {
  addRoom(stage.dry, stage.send, room)
  return stage.dry
}

/** Random moments, `perSecond` on average, from a little before the start on. */
export function moments(stage: Pick<Stage, 'seconds' | 'random'>, perSecond: number, from = -0.5): number[] {
  const result: number[] = []
  let at = from
  while (true) {
    at -= Math.log(1 - stage.random.next()) / perSecond
    if (at >= stage.seconds) return result
    result.push(at)
  }
}
