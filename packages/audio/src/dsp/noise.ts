import type { Random } from '../random.ts'
import { RATE } from './sound.ts'

/** White noise, −1 … 1, from a shift register, which is fast enough for millions of samples. */
export class Noise {
  private state: number
  constructor(random: Random) {
    this.state = (Math.floor(random.next() * 4_294_967_295) | 1) >>> 0
  }

  next(): number {
    let x = this.state
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.state = x
    return x / 2_147_483_648
  }
}

/** Noise that falls 3 dB an octave (Kellet's three poles), about −1 … 1. */
export class PinkNoise {
  private readonly white: Noise
  private p0 = 0
  private p1 = 0
  private p2 = 0
  constructor(random: Random) {
    this.white = new Noise(random)
  }

  next(): number {
    const w = this.white.next()
    this.p0 = 0.99765 * this.p0 + w * 0.099046
    this.p1 = 0.963 * this.p1 + w * 0.2965164
    this.p2 = 0.57 * this.p2 + w * 1.0526913
    return (this.p0 + this.p1 + this.p2 + w * 0.1848) * 0.2
  }
}

/** Noise that falls 6 dB an octave and does not drift away from zero. */
export class BrownNoise {
  private readonly white: Noise
  private level = 0
  constructor(random: Random) {
    this.white = new Noise(random)
  }

  next(): number {
    this.level = this.level * 0.998 + this.white.next() * 0.04
    return this.level
  }
}

/** A value that drifts smoothly between two bounds, with a new target every `seconds`; takes a sample index. */
export function createDrift(
  random: Random,
  { seconds, low, high, power = 1 }: { seconds: number; low: number; high: number; power?: number },
): (sample: number) => number {
  const points: number[] = []
  const span = seconds * RATE
  return (sample) => {
    const place = sample / span
    const index = Math.floor(place)
    while (points.length < index + 2) points.push(low + (high - low) * random.next() ** power)
    const part = (1 - Math.cos((place - index) * Math.PI)) / 2
    return points[index]! * (1 - part) + points[index + 1]! * part
  }
}
