import { address, integer, price, type Setting, text, voiceNames } from './setting.ts'

export const VOICES_SETTINGS = {
  OPENAI_SPEECH_MODEL: {
    schema: text,
    default: 'gpt-4o-mini-tts',
    doc: 'Speaks with OpenAI’s voices, which are there as soon as OPENAI_API_KEY is: `gpt-4o-mini-tts`, `tts-1-hd` or `tts-1`, or a later name. Texts go there (or to OPENAI_BASE_URL), and OpenAI charges for them.',
  },
  SPEECH_URL: {
    schema: address,
    doc: 'A speech server of your own that speaks OpenAI’s `/v1/audio/speech` (Kokoro-FastAPI, LocalAI, Speaches), e.g. `http://localhost:8880`. Needs SPEECH_VOICES.',
  },
  SPEECH_VOICES: {
    schema: voiceNames,
    default: '',
    doc: 'The voices of SPEECH_URL that are offered, by its own names, separated by commas: `af_heart, am_michael`.',
  },
  SPEECH_MODEL: {
    schema: text,
    default: 'tts-1',
    doc: 'The model that SPEECH_URL is asked for, by its own name: `kokoro`.',
  },
  SPEECH_KEY: { schema: text, isSecret: true, doc: 'Key of SPEECH_URL, where it asks for one.' },
  ELEVENLABS_API_KEY: {
    schema: text,
    isSecret: true,
    doc: 'Speaks with voices of ElevenLabs. Needs ELEVENLABS_VOICES. Texts go there, and ElevenLabs charges for them.',
  },
  ELEVENLABS_VOICES: {
    schema: voiceNames,
    default: '',
    doc: 'Voices of your ElevenLabs account, each with its id, separated by commas: `George=JBFqnCBsd6RMkjVDRZzb, Narrator=…`.',
  },
  ELEVENLABS_MODEL: {
    schema: text,
    default: 'eleven_multilingual_v2',
    doc: 'The model that speaks with them.',
  },
  ELEVENLABS_BASE_URL: {
    schema: address,
    doc: 'Another address that speaks ElevenLabs’ API. It gets the key.',
  },
  SPEECH_PRICES: {
    schema: text,
    doc: 'What a thousand characters cost you in US dollars, by vendor: `openai=0.015, elevenlabs=0.1`. Counted against SPEND_CAP_USD, and with a cap a vendor without a price is not offered. The built-in voices and SPEECH_URL cost 0 unless you say otherwise (`speech-server=…`).',
  },
} as const satisfies Record<string, Setting>

export const WORDS_SETTINGS = {
  LANGUAGE_MODEL: {
    schema: text,
    doc: 'Model that rewrites prompts on the Prompts page, when asked to, e.g. `gpt-5-mini`, or a name that your own server knows. Without it rules do, on people’s own machines. Prompts go to LANGUAGE_MODEL_URL, or else to OpenAI with OPENAI_API_KEY.',
  },
  LANGUAGE_MODEL_URL: {
    schema: address,
    doc: 'A server that speaks OpenAI’s chat completions (Ollama, LocalAI, llama.cpp, vLLM), e.g. `http://localhost:11434`. It gets LANGUAGE_MODEL_KEY and no other key.',
  },
  LANGUAGE_MODEL_KEY: {
    schema: text,
    isSecret: true,
    doc: 'Key for LANGUAGE_MODEL_URL, or one of OpenAI’s for this alone.',
  },
  LANGUAGE_MODEL_PRICE: {
    schema: price,
    doc: 'What one rewritten prompt costs you in US dollars, e.g. `0.0005`. Counted against SPEND_CAP_USD; with a cap and without a price the model of a vendor is not asked.',
  },
  LANGUAGE_MODEL_SECONDS: {
    schema: integer(1, 120),
    default: '20',
    doc: 'How long a rewritten prompt may take, in seconds; after it the rules’ suggestions stand.',
  },
} as const satisfies Record<string, Setting>

export const PAYMENTS_SETTINGS = {
  STRIPE_SECRET_KEY: {
    schema: text,
    isSecret: true,
    doc: 'Sells plans through Stripe, together with the webhook’s secret and both prices. Without them plans are shown, not sold.',
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: text,
    isSecret: true,
    doc: 'Checks what Stripe sends to `PUBLIC_URL/api/billing/webhook`.',
  },
  STRIPE_BASE_URL: {
    schema: address,
    doc: 'Another address that speaks Stripe’s API. It gets the secret key.',
  },
  STRIPE_PRICE_PRO: { schema: text, doc: 'Price id of the plan that gives the tier pro.' },
  STRIPE_PRICE_PREMIUM: { schema: text, doc: 'Price id of the plan that gives the tier premium.' },
} as const satisfies Record<string, Setting>
