import { agentFor, baseUrlOf } from '../hosted/hosted-provider.ts'
import { VENDOR_DEADLINE_MS, type VendorOptions } from '../hosted/vendor-options.ts'
import type { FailureKind } from '../image-provider.ts'
import { textField } from '../net/json.ts'
import { createVendorClient, type ReadError } from '../net/vendor-client.ts'
import { callForSound } from '../speech/hosted-speech.ts'
import type { SpeechProvider } from '../speech/speech-provider.ts'
import { wavAround } from '../speech/wav-around.ts'

const BASE_URL = 'https://api.elevenlabs.io'
const MODEL = 'eleven_multilingual_v2'
const RATE = 24_000

/** Error codes that say more than the status: a used-up quota is a 401 here. */
const KINDS: Readonly<Record<string, FailureKind>> = {
  quota_exceeded: 'credits',
  insufficient_credits: 'credits',
  payment_required: 'credits',
  invalid_api_key: 'auth',
  missing_permissions: 'auth',
  content_against_policy: 'nsfw',
  too_many_concurrent_requests: 'rate_limit',
  concurrent_limit_exceeded: 'rate_limit',
  rate_limit_exceeded: 'rate_limit',
  system_busy: 'rate_limit',
  voice_not_found: 'unsupported',
}

const readError: ReadError = (_status, value) => {
  const code = textField(value, 'detail', 'code') ?? textField(value, 'detail', 'status') ?? ''
  return { kind: Object.hasOwn(KINDS, code) ? KINDS[code] : undefined }
}

export type ElevenLabsOptions = VendorOptions & {
  readonly key: string
  /** Display name, and the vendor's voice id. */
  readonly voices: readonly { readonly label: string; readonly id: string }[]
  /** Default `eleven_multilingual_v2`. */
  readonly model?: string
}

/** ElevenLabs voices: those of the operator's account that are configured. */
export function createElevenLabsSpeech(options: ElevenLabsOptions): SpeechProvider {
  const { key, voices, model = MODEL, deadlineMs = VENDOR_DEADLINE_MS } = options
  const baseUrl = baseUrlOf(options.baseUrl ?? BASE_URL, '/v1')
  const agent = agentFor(baseUrl)
  const client = createVendorClient({ baseUrl, headers: { 'xi-api-key': key }, agent, readError })

  return {
    id: 'elevenlabs',
    label: 'ElevenLabs',
    voices: voices.map(({ label, id }) => ({ name: id, label, about: '' })),
    speed: { min: 0.7, max: 1.2 },
    speak: async ({ text, voice, speed }, signal) => {
      const order = {
        path: `v1/text-to-speech/${encodeURIComponent(voice)}?output_format=pcm_${RATE}`,
        body: { json: { text, model_id: model, voice_settings: { speed } } },
      }
      const pcm = await callForSound(client, order, { signal, deadlineMs, accept: 'audio/pcm' })
      if (!Buffer.isBuffer(pcm)) return pcm
      return { ok: true, wav: wavAround(pcm, RATE), model }
    },
    close: async () => agent.destroy(),
  }
}
