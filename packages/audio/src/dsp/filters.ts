import { RATE } from './sound.ts'

export type BiquadKind = 'lowpass' | 'highpass' | 'bandpass' | 'peak' | 'highshelf'

/** Second-order filter by Bristow-Johnson's formulas; settings may change while it runs. */
export class Biquad {
  private b0 = 1
  private b1 = 0
  private b2 = 0
  private a1 = 0
  private a2 = 0
  private s1 = 0
  private s2 = 0

  constructor(kind: BiquadKind, frequency: number, q = Math.SQRT1_2, decibels = 0) {
    this.set(kind, frequency, q, decibels)
  }

  set(kind: BiquadKind, frequency: number, q = Math.SQRT1_2, decibels = 0): void {
    const w = (2 * Math.PI * Math.min(Math.max(frequency, 5), RATE * 0.47)) / RATE
    const cos = Math.cos(w)
    const alpha = Math.sin(w) / (2 * q)
    const amp = 10 ** (decibels / 40)
    if (kind === 'lowpass') this.put((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
    else if (kind === 'highpass')
      this.put((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
    else if (kind === 'bandpass') this.put(alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha)
    else if (kind === 'peak')
      this.put(1 + alpha * amp, -2 * cos, 1 - alpha * amp, 1 + alpha / amp, -2 * cos, 1 - alpha / amp)
    else {
      const root = 2 * Math.sqrt(amp) * alpha
      this.put(
        amp * (amp + 1 + (amp - 1) * cos + root),
        -2 * amp * (amp - 1 + (amp + 1) * cos),
        amp * (amp + 1 + (amp - 1) * cos - root),
        amp + 1 - (amp - 1) * cos + root,
        2 * (amp - 1 - (amp + 1) * cos),
        amp + 1 - (amp - 1) * cos - root,
      )
    }
  }

  /** Sets coefficients as given in a standard. */
  put(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): this {
    this.b0 = b0 / a0
    this.b1 = b1 / a0
    this.b2 = b2 / a0
    this.a1 = a1 / a0
    this.a2 = a2 / a0
    return this
  }

  next(x: number): number {
    const y = this.b0 * x + this.s1
    this.s1 = this.b1 * x - this.a1 * y + this.s2
    this.s2 = this.b2 * x - this.a2 * y
    return y
  }
}

/** Runs a signal through filters one after another, in place. */
export function filterThrough(signal: Float32Array, ...filters: readonly Biquad[]): Float32Array {
  for (const filter of filters) for (let i = 0; i < signal.length; i += 1) signal[i] = filter.next(signal[i]!)
  return signal
}
