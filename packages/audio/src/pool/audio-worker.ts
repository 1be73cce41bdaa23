import { setPriority } from 'node:os'
import type { MessagePort } from 'node:worker_threads'
import { createOggEncoder } from 'wasm-media-encoders'
import { RATE, type Stereo } from '../dsp/sound.ts'
import { type MadeAudio, makeAudio } from '../make-audio.ts'
import { finishForeign, speak } from '../speech/speak.ts'
import { SpeechError, type SpeechProblem } from '../speech/speech-error.ts'
import { findVoice } from '../speech/voices.ts'
import { encodeWav } from '../wav.ts'
import { waveformOf } from '../waveform.ts'
import type { AudioOrder, FinishedAudio } from './audio-order.ts'

/** One task for a worker thread, in the form that is passed to it. */
export type AudioTask = {
  readonly order: AudioOrder
  /** Any value but 0 aborts the task. */
  readonly stop: SharedArrayBuffer
  /** Receives progress, 0 … 1. */
  readonly news: MessagePort
}

/** A returned value, because custom errors lose their class between threads. */
export type Refused = { readonly refused: SpeechProblem }

const NICENESS = 5
/** Variable bit rate, 0 … 10: about 160 kbit/s. */
const OGG_QUALITY = 5
const CHUNK = RATE

// Making sound yields to the threads that answer requests; only on Linux does the priority apply to this thread alone.
if (process.platform === 'linux') setPriority(NICENESS)

/** @public Called by name. */
export async function makeInWorker({
  order,
  stop,
  news,
}: AudioTask): Promise<FinishedAudio | Refused | undefined> {
  const flag = new Int32Array(stop)
  const checkpoint = (done: number) => {
    if (Atomics.load(flag, 0) !== 0) throw new Stopped()
    news.postMessage(done)
  }
  try {
    const { sound, ...facts } = await make(order, (done) => checkpoint(done * 0.8))
    checkpoint(0.85)
    const ogg = await encodeOgg(sound)
    checkpoint(0.97)
    return {
      ...facts,
      wav: encodeWav(sound),
      ogg,
      waveform: waveformOf(sound),
      seconds: sound.left.length / RATE,
    }
  } catch (error) {
    if (error instanceof Stopped) return undefined
    if (error instanceof SpeechError) return { refused: error.problem }
    throw error
  } finally {
    news.close()
  }
}

class Stopped extends Error {}

async function make(order: AudioOrder, checkpoint: (done: number) => void): Promise<MadeAudio> {
  if (order.kind === 'sound') return makeAudio(order.request, checkpoint)
  if (order.kind === 'foreign')
    return { sound: finishForeign(order.wav), readAs: [], unknownWords: [], bpm: null }
  const { text, voice: id, speed } = order.order
  const voice = findVoice(id)
  if (!voice) throw new Error('there is no such voice')
  const { sound, leftOut } = await speak({ text, voice, speed }, checkpoint)
  return { sound, readAs: [], unknownWords: leftOut, bpm: null }
}

async function encodeOgg({ left, right }: Stereo): Promise<Uint8Array> {
  const encoder = await createOggEncoder()
  encoder.configure({ channels: 2, sampleRate: RATE, vbrQuality: OGG_QUALITY })
  const parts: Uint8Array[] = []
  for (let start = 0; start < left.length; start += CHUNK)
    parts.push(
      encoder.encode([left.subarray(start, start + CHUNK), right.subarray(start, start + CHUNK)]).slice(),
    )
  parts.push(encoder.finalize().slice())
  return new Uint8Array(Buffer.concat(parts))
}
