import { VENDOR_DEADLINE_MS, type VendorOptions } from '../hosted/vendor-options.ts'
import { failure } from '../net/exchange-failures.ts'
import { callForSound } from '../speech/hosted-speech.ts'
import type { HostedVoice, SpeechProvider } from '../speech/speech-provider.ts'
import { createOpenAiClient } from './openai-client.ts'

const MODEL = 'gpt-4o-mini-tts'

/** OpenAI's voices, recommended ones first; older models support only some. */
const VOICES = [
  'marin',
  'cedar',
  'alloy',
  'ash',
  'ballad',
  'coral',
  'echo',
  'fable',
  'nova',
  'onyx',
  'sage',
  'shimmer',
  'verse',
] as const
const OLD_VOICES: readonly string[] = [
  'alloy',
  'ash',
  'coral',
  'echo',
  'fable',
  'nova',
  'onyx',
  'sage',
  'shimmer',
]

export type OpenAiSpeechOptions = VendorOptions & {
  /** The operator's key; a self-hosted server may need none. */
  readonly key?: string
  /** Default `gpt-4o-mini-tts`. */
  readonly model?: string
  /** Voices of a self-hosted server; default: OpenAI's. */
  readonly voices?: readonly string[]
  /** Id and label of a self-hosted server. */
  readonly name?: { readonly id: string; readonly label: string }
}

/** OpenAI's voices, and any server with the same API (LocalAI, Kokoro-FastAPI). One text is one call; canceling means closing the connection. */
export function createOpenAiSpeech(options: OpenAiSpeechOptions): SpeechProvider {
  const { model = MODEL, deadlineMs = VENDOR_DEADLINE_MS } = options
  const { id, label } = options.name ?? { id: 'openai', label: 'OpenAI' }
  const { client, agent } = createOpenAiClient(options)
  const names =
    options.voices ?? VOICES.filter((name) => !model.startsWith('tts-1') || OLD_VOICES.includes(name))

  return {
    id,
    label,
    voices: names.map(voiceOf),
    speed: { min: 0.5, max: 2 },
    speak: async ({ text, voice, speed }, signal) => {
      const json = { model, input: text, voice, speed, response_format: 'wav' }
      const order = { path: 'v1/audio/speech', body: { json } }
      const wav = await callForSound(client, order, { signal, deadlineMs, accept: 'audio/wav' })
      if (!Buffer.isBuffer(wav)) return wav
      return wav.toString('latin1', 0, 4) === 'RIFF'
        ? { ok: true, wav, model }
        : failure('bad_response', 'speech was answered with something that is no WAV')
    },
    close: async () => agent.destroy(),
  }
}

function voiceOf(name: string): HostedVoice {
  return { name, label: `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`, about: '' }
}
