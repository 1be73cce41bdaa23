import type { FinishedAudio } from '@easel/audio/pool/audio-order'
import type { AudioPool } from '@easel/audio/pool/audio-pool'
import { SpeechError } from '@easel/audio/speech/speech-error'
import type { ErrorCode } from '@easel/contract/errors'
import { ERRORS } from '@easel/contract/errors'
import type { SpeechSettings } from '@easel/contract/voices'
import type { PaidJob } from '../../platform/queue/queue.table.ts'
import type { Voices } from '../voices/index.ts'
import { type ClaimedAudio, settingsOf } from './audio.table.ts'

/** A permanent failure; `message` is for the user. */
export class AudioFailure extends Error {
  override readonly name = 'AudioFailure'
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string = ERRORS[code].message) {
    super(message)
    this.code = code
  }
}

export type MadeRecording = FinishedAudio & {
  /** US dollars; null when unknown. */
  readonly cost: number | null
}

export type MakeOptions = {
  readonly signal: AbortSignal
  /** Progress from 0 to 1. */
  readonly onProgress: (done: number) => void
  /** Awaited before a vendor is called. Rejecting stops the sound. */
  readonly onJob: (job: PaidJob) => Promise<void>
}

/** Makes a task's recording: a sound by rules, or speech by a built-in or a vendor's voice. A vendor is called at most once. */
export function makeRecording(deps: {
  readonly pool: Pick<AudioPool, 'make' | 'speak' | 'finish'>
  readonly voices: Pick<Voices, 'find'>
}): (task: ClaimedAudio, options: MakeOptions) => Promise<MadeRecording> {
  const { pool, voices } = deps

  async function speak(
    task: ClaimedAudio,
    settings: SpeechSettings,
    options: MakeOptions,
  ): Promise<MadeRecording> {
    const found = voices.find(settings.voice)
    if (!found)
      throw new AudioFailure('generation_failed', 'This voice is not there any more: choose another one.')
    const { speaker } = found
    const { prompt: text } = task
    const { speed } = settings
    if (speaker.kind === 'built-in')
      return { ...(await pool.speak({ text, voice: speaker.voice, speed }, options)), cost: 0 }
    // An earlier run called the vendor and the answer is lost: it may have been billed.
    if (task.vendor_job !== null) throw new AudioFailure('generation_failed')
    const onHold = (hold: string) => options.onJob({ provider: found.facts.provider, hold })
    const answer = await speaker.speak({ text, speed }, { signal: options.signal, onHold })
    options.signal.throwIfAborted()
    if (!answer.ok) throw new AudioFailure(answer.code, answer.message)
    options.onProgress(0.8)
    return { ...(await pool.finish(answer.wav, options)), cost: answer.costUsd }
  }

  return async (task, options) => {
    const wish = settingsOf(task)
    if (wish.kind === 'sound') {
      const { seconds, seed, mood, bpm, is_loop: isLoop } = wish.settings
      const request = {
        prompt: task.prompt,
        seconds,
        seed,
        mood: mood ?? undefined,
        bpm: bpm ?? undefined,
        isLoop,
      }
      return { ...(await pool.make(request, options)), cost: 0 }
    }
    try {
      return await speak(task, wish.settings, options)
    } catch (error) {
      if (!(error instanceof SpeechError)) throw error
      if (error.problem === 'too long')
        throw new AudioFailure(
          'invalid_request',
          'That takes longer than ten minutes to say. Shorten the text, or choose a higher speed.',
        )
      throw new AudioFailure('generation_failed')
    }
  }
}
