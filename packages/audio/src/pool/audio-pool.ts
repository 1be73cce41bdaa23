import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { AudioRequest } from '../make-audio.ts'
import { SpeechError } from '../speech/speech-error.ts'
import type { AudioOrder, FinishedAudio, SpeechOrder } from './audio-order.ts'
import type { AudioTask, Refused } from './audio-worker.ts'

type Options = { readonly signal?: AbortSignal; readonly onProgress?: (done: number) => void }

/** Each call rejects with an `AbortError` when aborted. `onProgress` takes 0 … 1. */
export type AudioPool = {
  readonly make: (request: AudioRequest, options: Options) => Promise<FinishedAudio>
  /** Reads a text aloud. Rejects with a `SpeechError` if the text cannot be spoken to its end. */
  readonly speak: (order: SpeechOrder, options: Options) => Promise<FinishedAudio>
  /** Masters and encodes a WAV from a hosted voice. Rejects with a `SpeechError` if it is not a valid WAV. */
  readonly finish: (wav: Uint8Array, options: Options) => Promise<FinishedAudio>
  readonly close: () => Promise<void>
}

/** Makes sounds in worker threads, one sound per thread; an idle thread ends and frees its memory. */
export function createAudioPool(threads: number): AudioPool {
  const pool = new Piscina<AudioTask, FinishedAudio | Refused | undefined>({
    filename: new URL('./audio-worker.ts', import.meta.url).href,
    name: 'makeInWorker',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
  })

  async function run(order: AudioOrder, { signal, onProgress }: Options): Promise<FinishedAudio> {
    signal?.throwIfAborted()
    const { port1, port2 } = new MessageChannel()
    const stop = new SharedArrayBuffer(4)
    const halt = () => Atomics.store(new Int32Array(stop), 0, 1)
    signal?.addEventListener('abort', halt, { once: true })
    port1.on('message', (done: number) => onProgress?.(done))
    try {
      const made = await pool.run({ order, stop, news: port2 }, { transferList: [port2] })
      if (!made) throw new DOMException('The sound was stopped.', 'AbortError')
      if ('refused' in made) throw new SpeechError(made.refused)
      return made
    } finally {
      signal?.removeEventListener('abort', halt)
      port1.close()
    }
  }

  return {
    make: (request, options) => run({ kind: 'sound', request }, options),
    speak: (order, options) => run({ kind: 'speech', order }, options),
    finish: (wav, options) => run({ kind: 'foreign', wav }, options),
    close: () => pool.destroy(),
  }
}
