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

/**
 * Reads WAV bytes with 16-bit samples of any rate, one or two channels, and brings them to 44.1 kHz stereo. Undefined for anything else. A
 * length that the writer did not know yet (a stream) is taken from the bytes themselves.
 */
export function decodeWav(bytes: Uint8Array): Stereo | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.length < HEADER || word(0) !== 'RIFF' || word(8) !== 'WAVE') return undefined
  let format: { channels: number; rate: number } | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = word(at)
    const size = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8)
    if (name === 'fmt ' && size >= 16) {
      if (view.getUint16(at + 8, true) !== 1 || view.getUint16(at + 22, true) !== 16) return undefined
      format = { channels: view.getUint16(at + 10, true), rate: view.getUint32(at + 12, true) }
      if (format.channels < 1 || format.channels > 2 || format.rate < 8_000 || format.rate > 192_000)
        return undefined
    }
    if (name === 'data') return format && resample(view, at + 8, size, format)
    at += 8 + size + (size % 2)
  }
  return undefined
}

function resample(
  view: DataView,
  start: number,
  size: number,
  { channels, rate }: { channels: number; rate: number },
): Stereo | undefined {
  const frames = Math.floor(size / (2 * channels))
  if (frames === 0) return undefined
  const sample = (frame: number, channel: number) =>
    view.getInt16(start + (Math.min(Math.max(frame, 0), frames - 1) * channels + channel) * 2, true) / 32_768
  const length = Math.floor((frames * RATE) / rate)
  const read = (channel: number) =>
    Float32Array.from({ length }, (_, i) => {
      const place = (i * rate) / RATE
      const at = Math.floor(place)
      return cubic(
        place - at,
        sample(at - 1, channel),
        sample(at, channel),
        sample(at + 1, channel),
        sample(at + 2, channel),
      )
    })
  const left = read(0)
  return { left, right: channels === 2 ? read(1) : left.slice() }
}

/** Catmull-Rom between b and c. */
function cubic(t: number, a: number, b: number, c: number, d: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}
