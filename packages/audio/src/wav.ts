import { RATE, type Stereo } from './dsp/sound.ts'

const HEADER = 44

/** A WAV file: 16 bits, two channels, 44.1 kHz. */
export function encodeWav({ left, right }: Stereo): Uint8Array {
  const size = left.length * 4
  const bytes = new Uint8Array(HEADER + size)
  const view = new DataView(bytes.buffer)
  const word = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  word(0, 'RIFF')
  view.setUint32(4, HEADER - 8 + size, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 2, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE * 4, true)
  view.setUint16(32, 4, true)
  view.setUint16(34, 16, true)
  word(36, 'data')
  view.setUint32(40, size, true)
  for (let i = 0; i < left.length; i += 1) {
    view.setInt16(HEADER + i * 4, toInteger(left[i]!), true)
    view.setInt16(HEADER + i * 4 + 2, toInteger(right[i]!), true)
  }
  return bytes
}

function toInteger(value: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(value * 32_767)))
}

/** One channel, and its sample rate. */
export type Mono = { readonly samples: Float32Array; readonly rate: number }

/**
 * Reads WAV bytes with 16-bit samples of any rate as one channel, two mixed into one. Undefined for any other format. If the header lacks the
 * length (a stream), the number of bytes gives it.
 */
export function decodeMono(bytes: Uint8Array): Mono | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.length < HEADER || word(0) !== 'RIFF' || word(8) !== 'WAVE') return undefined
  let format: { channels: number; rate: number } | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = word(at)
    const size = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8)
    if (name === 'fmt ' && size >= 16) {
      format = { channels: view.getUint16(at + 10, true), rate: view.getUint32(at + 12, true) }
      if (view.getUint16(at + 8, true) !== 1 || view.getUint16(at + 22, true) !== 16) return undefined
      if (format.channels < 1 || format.channels > 2 || format.rate < 8_000 || format.rate > 192_000)
        return undefined
    }
    if (name === 'data') return format && readSamples(view, at + 8, size, format)
    at += 8 + size + (size % 2)
  }
  return undefined
}

function readSamples(
  view: DataView,
  start: number,
  size: number,
  { channels, rate }: { channels: number; rate: number },
): Mono | undefined {
  const frames = Math.floor(size / (2 * channels))
  if (frames === 0) return undefined
  const samples = Float32Array.from({ length: frames }, (_, frame) => {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1)
      sum += view.getInt16(start + (frame * channels + channel) * 2, true)
    return sum / (channels * 32_768)
  })
  return { samples, rate }
}
