import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'

/** A voice for speech. */
export const voiceSchema = z.object({
  /** `clara`, or a hosted one with its provider: `openai/coral`. */
  id: z.string(),
  label: z.string(),
  /** Description of the voice; may be empty. */
  about: z.string(),
  /** Its provider: 'Built-in', 'OpenAI'. */
  provider: z.string(),
  /** Whether the text is sent to another service. */
  is_hosted: z.boolean(),
  /** Whether it speaks languages other than English. */
  is_multilingual: z.boolean(),
  /** Range of speeds, as multiples of the normal one. */
  speed: z.object({ min: z.number(), max: z.number() }),
})
export type Voice = z.output<typeof voiceSchema>

const { min, max } = LIMITS.speechSpeed
const SPEED = `Choose a speed from ${min} to ${max}`

/** Settings besides the text. */
export const speechSettingsSchema = z.strictObject({
  /** `id` of a voice. */
  voice: z.string(),
  /** The voice's name, kept even if the voice is removed. */
  voice_label: z.string(),
  /** 1 is the voice's normal speed; 2 takes half the time. */
  speed: z.number(SPEED).check(z.gte(min, SPEED), z.lte(max, SPEED)),
})
export type SpeechSettings = z.output<typeof speechSettingsSchema>

export const listVoices = defineEndpoint({
  method: 'GET',
  path: '/api/voices',
  auth: 'optional',
  summary: 'Lists this installation’s voices: built-in ones first, then those of connected vendors.',
  output: z.object({ voices: z.array(voiceSchema) }),
})
