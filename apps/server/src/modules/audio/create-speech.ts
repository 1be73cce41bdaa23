import { readAloud } from '@easel/audio/speech/read-aloud'
import type { createSpeech as endpoint } from '@easel/contract/audio'
import { AppError } from '../../platform/app-error.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Voices } from '../voices/index.ts'
import type { QueueAudio } from './queue-audio.ts'

/** Speech from a text and a voice. Unsupported settings are refused before anything is reserved. */
export function createSpeech(deps: {
  readonly queue: QueueAudio
  readonly voices: Pick<Voices, 'find'>
}): UseCase<typeof endpoint> {
  return async ({ body: { text, voice, speed } }, { actor }) => {
    const found = deps.voices.find(voice)
    if (!found) throw refusal('voice', 'This voice is not there any more: choose another one')
    const { facts, speaker } = found
    const { min, max } = facts.speed
    if (speed < min || speed > max)
      throw refusal('speed', `${facts.label} speaks at ${min} to ${max} times the usual speed`)
    if (speaker.kind === 'built-in' && readAloud(text).phrases.length === 0)
      throw refusal('text', 'The built-in voices speak English: write some words in Latin letters')
    const voice_label = facts.is_hosted ? `${facts.label} (${facts.provider})` : facts.label
    return deps.queue({ kind: 'speech', prompt: text, settings: { voice, voice_label, speed } }, actor)
  }
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid_request', { message, fields: { [field]: message } })
}
