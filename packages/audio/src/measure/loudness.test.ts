import { describe, expect, it } from 'vitest'
import { RATE, type Stereo } from '../dsp/sound.ts'
import { truePeak } from '../dsp/true-peak.ts'
import { findClicks } from './judge.ts'
import { integratedLoudness } from './loudness.ts'

function tone(frequency: number, decibels: number, seconds: number, phase = 0): Float32Array {
  const gain = 10 ** (decibels / 20)
  return Float32Array.from(
    { length: RATE * seconds },
    (_, i) => gain * Math.sin((2 * Math.PI * frequency * i) / RATE + phase),
  )
}
const both = (channel: Float32Array): Stereo => ({ left: channel, right: channel })

describe('loudness after ITU-R BS.1770', () => {
  it('is −3.01 LUFS for a full tone of 997 Hz in one channel, as the standard says', () => {
    expect(integratedLoudness({ left: tone(997, 0, 5), right: new Float32Array(RATE * 5) })).toBeCloseTo(
      -3.01,
      1,
    )
  })

  it('is −23 and −33 LUFS for the first two signals of EBU Tech 3341', () => {
    expect(integratedLoudness(both(tone(1_000, -23, 20)))).toBeCloseTo(-23, 1)
    expect(integratedLoudness(both(tone(1_000, -33, 20)))).toBeCloseTo(-33, 1)
  })

  it('leaves quiet parts out by the two gates, as in the third signal', () => {
    const parts = [tone(1_000, -36, 10), tone(1_000, -23, 60), tone(1_000, -36, 10)]
    const joined = new Float32Array(RATE * 80)
    let at = 0
    for (const part of parts) {
      joined.set(part, at)
      at += part.length
    }
    expect(integratedLoudness(both(joined))).toBeCloseTo(-23, 1)
  })

  it('is nothing for silence', () => {
    expect(integratedLoudness(both(new Float32Array(RATE)))).toBe(Number.NEGATIVE_INFINITY)
  })
})

describe('true peak', () => {
  it('finds what lies between the samples', () => {
    const sound = both(tone(RATE / 4, -6, 1, Math.PI / 4))
    expect(Math.max(...sound.left)).toBeLessThan(0.36)
    expect(truePeak(sound)).toBeGreaterThan(-6.4)
    expect(truePeak(sound)).toBeLessThan(-5.6)
  })
})

describe('the click detector', () => {
  it('hears a jump in a tone, and nothing in the tone', () => {
    const smooth = tone(220, -12, 1)
    expect(findClicks(smooth)).toEqual([])
    const broken = smooth.slice()
    broken.fill(0, 20_000)
    broken[20_000] = 0.4
    expect(findClicks(broken).length).toBeGreaterThan(0)
  })
})
