import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'

/** A voice that reads texts aloud. */
export const voiceSchema = z.object({
  /** `clara`, or a hosted one with its provider: `openai/coral`. */
  id: z.string(),
  label: z.string(),
  /** A description of the voice; may be empty. */
  about: z.string(),
  /** Its provider: 'Built-in', 'OpenAI'. */
  provider: z.string(),
  /** The text leaves this installation. */
  is_hosted: z.boolean(),
  /** Speaks more than English. */
  is_multilingual: z.boolean(),
  /** Times the usual speed that it can be asked for. */
  speed: z.object({ min: z.number(), max: z.number() }),
})
export type Voice = z.output<typeof voiceSchema>

const { min, max } = LIMITS.speechSpeed
const SPEED = `Choose a speed from ${min} to ${max}`

/** What is asked for beside the text. */
export const speechSettingsSchema = z.strictObject({
  /** `id` of a voice. */
  voice: z.string(),
  /** What the voice is called, also when it is no longer there. */
  voice_label: z.string(),
  /** 1 is the voice's own; 2 takes half the time. */
  speed: z.number(SPEED).check(z.gte(min, SPEED), z.lte(max, SPEED)),
})
export type SpeechSettings = z.output<typeof speechSettingsSchema>

export const listVoices = defineEndpoint({
  method: 'GET',
  path: '/api/voices',
  auth: 'optional',
  summary: 'The voices that this installation has: the built-in ones first, then those of connected vendors.',
  output: z.object({ voices: z.array(voiceSchema) }),
})
