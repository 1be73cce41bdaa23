import { providerName } from '@easel/contract/provider-names'
import type { Env } from '../../env.ts'
import type { Question } from './ask.ts'

export type VendorKeys = Partial<Env>

/** A free request that a vendor answers only with a valid key. */
export type KeyQuestion = Question & {
  readonly label: string
  /** What to check when it is refused. */
  readonly setting: string
  /** Statuses that mean an invalid key. */
  readonly refusals: readonly number[]
}

const REFUSALS = [401, 403]
/** Asks for a nonexistent job: with a valid key the answer is "not found". */
const NO_JOB = '00000000-0000-0000-0000-000000000000'

export function keyQuestions(env: VendorKeys): readonly KeyQuestion[] {
  const questions: (KeyQuestion | undefined)[] = [
    env.REPLICATE_API_TOKEN === undefined
      ? undefined
      : about('replicate', 'REPLICATE_API_TOKEN', {
          url: at(env.REPLICATE_BASE_URL ?? 'https://api.replicate.com', 'v1', 'account'),
          headers: bearer(env.REPLICATE_API_TOKEN),
        }),
    openAi(env),
    env.RUNWARE_API_KEY === undefined
      ? undefined
      : about('runware', 'RUNWARE_API_KEY', {
          url: at(env.RUNWARE_BASE_URL ?? 'https://api.runware.ai', 'v1'),
          method: 'POST',
          headers: { ...bearer(env.RUNWARE_API_KEY), 'content-type': 'application/json' },
          body: JSON.stringify([{ taskType: 'authentication', apiKey: env.RUNWARE_API_KEY }]),
        }),
    env.GOOGLE_API_KEY === undefined
      ? undefined
      : {
          ...about('google', 'GOOGLE_API_KEY', {
            url: at(env.GOOGLE_BASE_URL ?? 'https://generativelanguage.googleapis.com', 'v1beta', 'models'),
            headers: { 'x-goog-api-key': env.GOOGLE_API_KEY },
          }),
          refusals: [400, ...REFUSALS],
        },
    env.FAL_KEY === undefined
      ? undefined
      : about('fal', 'FAL_KEY', {
          url: at(env.FAL_BASE_URL ?? 'https://queue.fal.run', '', `fal-ai/flux/requests/${NO_JOB}/status`),
          headers: { authorization: `Key ${env.FAL_KEY}` },
        }),
    env.SDAPI_URL === undefined
      ? undefined
      : about('sdapi', 'SDAPI_URL', { url: at(env.SDAPI_URL, 'sdapi/v1', 'options') }),
    env.COMFYUI_URL === undefined
      ? undefined
      : about('comfyui', 'COMFYUI_URL', { url: at(env.COMFYUI_URL, '', 'system_stats') }),
    env.ELEVENLABS_API_KEY === undefined
      ? undefined
      : named('ElevenLabs', 'ELEVENLABS_API_KEY', {
          url: at(env.ELEVENLABS_BASE_URL ?? 'https://api.elevenlabs.io', 'v1', 'models'),
          headers: { 'xi-api-key': env.ELEVENLABS_API_KEY },
        }),
    env.SPEECH_URL === undefined
      ? undefined
      : named('Speech server', env.SPEECH_KEY === undefined ? 'SPEECH_URL' : 'SPEECH_KEY', {
          url: at(env.SPEECH_URL, 'v1', 'models'),
          headers: bearer(env.SPEECH_KEY),
        }),
    languageModel(env),
    env.STRIPE_SECRET_KEY === undefined
      ? undefined
      : named('Stripe', 'STRIPE_SECRET_KEY', {
          url: at(env.STRIPE_BASE_URL ?? 'https://api.stripe.com', 'v1', 'balance'),
          headers: bearer(env.STRIPE_SECRET_KEY),
        }),
  ]
  return questions.filter((question) => question !== undefined)
}

function openAi({ OPENAI_API_KEY: key, OPENAI_BASE_URL: address }: VendorKeys): KeyQuestion | undefined {
  if (key === undefined && address === undefined) return undefined
  const id = address === undefined ? 'openai' : 'openai-compatible'
  return about(id, key === undefined ? 'OPENAI_BASE_URL' : 'OPENAI_API_KEY', {
    url: at(address ?? 'https://api.openai.com', 'v1', 'models'),
    headers: bearer(key),
  })
}

/** With neither an address nor a key of its own it is OpenAI, which is already checked. */
function languageModel(env: VendorKeys): KeyQuestion | undefined {
  const { LANGUAGE_MODEL_URL: address, LANGUAGE_MODEL_KEY: key } = env
  if (address === undefined && key === undefined) return undefined
  return named('Language model', key === undefined ? 'LANGUAGE_MODEL_URL' : 'LANGUAGE_MODEL_KEY', {
    url: at(address ?? env.OPENAI_BASE_URL ?? 'https://api.openai.com', 'v1', 'models'),
    headers: bearer(key),
  })
}

function about(id: string, setting: string, question: Question): KeyQuestion {
  return named(providerName(id), setting, question)
}

function named(label: string, setting: string, question: Question): KeyQuestion {
  return { ...question, label, setting, refusals: REFUSALS }
}

/** The address may already contain the version. */
function at(address: string, version: string, path = ''): string {
  const base = address.replace(/\/+$/, '')
  const versioned = version === '' || base.endsWith(`/${version}`) ? base : `${base}/${version}`
  return path === '' ? versioned : `${versioned}/${path}`
}

function bearer(key: string | undefined): Readonly<Record<string, string>> {
  return key === undefined ? {} : { authorization: `Bearer ${key}` }
}
