import { createElevenLabsSpeech } from '@easel/providers/elevenlabs/elevenlabs-speech'
import { createOpenAiSpeech } from '@easel/providers/openai/openai-speech'
import type { SpeechProvider } from '@easel/providers/speech/speech-provider'
import { StartupError } from '../../platform/startup-error.ts'
import type { MODELS_SETTINGS } from '../../settings/model-settings.ts'
import type { ValuesOf } from '../../settings/setting.ts'
import type { VOICES_SETTINGS } from '../../settings/word-settings.ts'

/** Speech settings; a vendor without its key or address is not set up. */
export type SpeechSettings = ValuesOf<typeof VOICES_SETTINGS> &
  Pick<ValuesOf<typeof MODELS_SETTINGS>, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>

/** Every speech vendor that can be set up, for operators, and the variable that does it. */
export const SPEAKERS = [
  { id: 'speech-server', label: 'Speech server', variable: 'SPEECH_URL' },
  { id: 'openai', label: 'OpenAI voices', variable: 'OPENAI_API_KEY' },
  { id: 'elevenlabs', label: 'ElevenLabs', variable: 'ELEVENLABS_API_KEY' },
] as const
export const SPEAKER_IDS = SPEAKERS.map(({ id }) => id)
/** Free unless the operator sets a price. */
export const OWN_SPEAKER: (typeof SPEAKERS)[number]['id'] = 'speech-server'

/** This installation's speech vendors. */
export function speakersOf(settings: SpeechSettings): readonly SpeechProvider[] {
  return [ownServer(settings), openAi(settings), elevenLabs(settings)].filter(
    (speaker) => speaker !== undefined,
  )
}

function ownServer(settings: SpeechSettings): SpeechProvider | undefined {
  const { SPEECH_URL: baseUrl, SPEECH_VOICES: voices = [], SPEECH_MODEL: model, SPEECH_KEY: key } = settings
  if (baseUrl === undefined) return undefined
  return createOpenAiSpeech({
    baseUrl,
    voices,
    name: { id: OWN_SPEAKER, label: 'Speech server' },
    ...(model === undefined ? {} : { model }),
    ...(key === undefined ? {} : { key }),
  })
}

function openAi(settings: SpeechSettings): SpeechProvider | undefined {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl, OPENAI_SPEECH_MODEL: model } = settings
  if (key === undefined) return undefined
  return createOpenAiSpeech({
    key,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(model === undefined ? {} : { model }),
  })
}

function elevenLabs(settings: SpeechSettings): SpeechProvider | undefined {
  const { ELEVENLABS_API_KEY: key, ELEVENLABS_BASE_URL: baseUrl, ELEVENLABS_MODEL: model } = settings
  if (key === undefined) return undefined
  const voices = (settings.ELEVENLABS_VOICES ?? []).map((entry) => {
    const [, label, id] = /^([^=]{1,40})=([A-Za-z0-9]{8,40})$/.exec(entry) ?? []
    if (label === undefined || id === undefined)
      throw new StartupError(
        `ELEVENLABS_VOICES: ${JSON.stringify(entry)} is not like George=JBFqnCBsd6RMkjVDRZzb.`,
      )
    return { label: label.trim(), id }
  })
  return createElevenLabsSpeech({
    key,
    voices,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(model === undefined ? {} : { model }),
  })
}
