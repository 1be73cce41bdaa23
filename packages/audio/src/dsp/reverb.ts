import { RATE, type Stereo } from './sound.ts'

export type Room = {
  /** Time until the sound has fallen by 60 dB. */
  readonly seconds: number
  /** 0 … 1: how much treble the walls absorb. */
  readonly damping: number
  /** 0 … 1: how large the room is. */
  readonly size: number
}

/** Lengths without common factors, in samples at size 1, so that echoes never coincide. */
const LINES = [1_031, 1_327, 1_523, 1_801, 2_089, 2_377, 2_713, 3_011] as const
const PRE_DELAY = 0.018

/**
 * Adds reverb for `send` to `output` by a feedback delay network: eight delays, each with a damping filter, that feed each other through a
 * Householder matrix. Even lines go left, odd ones right.
 */
export function addRoom(output: Stereo, send: Stereo, room: Room): void {
  const scale = 0.55 + room.size * 1.1
  const lengths = LINES.map((length) => Math.round(length * scale))
  const lines = lengths.map((length) => new Float32Array(length))
  const gains = lengths.map((length) => 10 ** ((-3 * length) / (room.seconds * RATE)))
  const lows = new Float64Array(8)
  const places = new Int32Array(8)
  const taken = new Float64Array(8)
  const keep = 1 - room.damping * 0.75
  const early = Math.round(PRE_DELAY * RATE)
  const { left, right } = output
  for (let i = 0; i < left.length; i += 1) {
    const inLeft = i >= early ? send.left[i - early]! : 0
    const inRight = i >= early ? send.right[i - early]! : 0
    let sum = 0
    for (let k = 0; k < 8; k += 1) {
      const heard = lines[k]![places[k]!]!
      const low = lows[k]! + keep * (heard - lows[k]!)
      lows[k] = low
      const value = low * gains[k]!
      taken[k] = value
      sum += value
    }
    const mixed = sum / 4
    for (let k = 0; k < 8; k += 1) {
      const fed = k % 2 === 0 ? inLeft : inRight
      lines[k]![places[k]!] = taken[k]! - mixed + fed * (k % 4 < 2 ? 0.5 : -0.5)
      const next = places[k]! + 1
      places[k] = next === lengths[k]! ? 0 : next
    }
    left[i] = left[i]! + taken[0]! - taken[2]! + taken[4]! + taken[6]!
    right[i] = right[i]! + taken[1]! - taken[3]! + taken[5]! + taken[7]!
  }
}
