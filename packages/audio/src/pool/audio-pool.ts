import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { AudioRequest, MadeAudio } from '../make-audio.ts'
import type { AudioTask } from './audio-worker.ts'

export type FinishedAudio = Omit<MadeAudio, 'sound'> & {
  readonly wav: Uint8Array
  /** Ogg Vorbis. */
  readonly ogg: Uint8Array
  /** Heights 0 … 100 for a player to draw. */
  readonly waveform: readonly number[]
  readonly seconds: number
}

export type AudioPool = {
  /** Rejects with an `AbortError` when stopped. `onProgress` takes 0 … 1. */
  readonly make: (
    request: AudioRequest,
    options: { readonly signal?: AbortSignal; readonly onProgress?: (done: number) => void },
  ) => Promise<FinishedAudio>
  readonly close: () => Promise<void>
}

/** Makes sounds in worker threads, one a thread; a thread that has nothing to do ends and gives its memory back. */
export function createAudioPool(threads: number): AudioPool {
  const pool = new Piscina<AudioTask, FinishedAudio | undefined>({
    filename: new URL('./audio-worker.ts', import.meta.url).href,
    name: 'makeInWorker',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
  })

  return {
    make: async (request, { signal, onProgress }) => {
      signal?.throwIfAborted()
      const { port1, port2 } = new MessageChannel()
      const stop = new SharedArrayBuffer(4)
      const halt = () => Atomics.store(new Int32Array(stop), 0, 1)
      signal?.addEventListener('abort', halt, { once: true })
      port1.on('message', (done: number) => onProgress?.(done))
      try {
        const made = await pool.run({ request, stop, news: port2 }, { transferList: [port2] })
        if (!made) throw new DOMException('The sound was stopped.', 'AbortError')
        return made
      } finally {
        signal?.removeEventListener('abort', halt)
        port1.close()
      }
    },
    close: () => pool.destroy(),
  }
}
