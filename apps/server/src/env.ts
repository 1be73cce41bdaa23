import { resolve } from 'node:path'
import { TIERS } from '@easel/contract/limits'
import * as z from 'zod/mini'
import { StartupError } from './platform/startup-error.ts'

/** One variable of the environment. An empty value counts as not set. */
export type Setting = {
  readonly schema: z.ZodMiniType
  /** Taken when the variable is not set; absent means that there is none, and the feature it connects stays off. */
  readonly default?: string
  /** For operators: what it does, its unit, what happens without it. */
  readonly doc: string
  /** Never printed. */
  readonly isSecret?: boolean
}

const text = z.string()
const address = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
const integer = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(z.refine((n) => n >= least && n <= most, `must be a whole number from ${least} to ${most}`)),
    ),
  )
const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount like 20 or 12.50')),
  z.transform(Number),
)
const price = z.pipe(
  z.string().check(z.regex(/^\d{1,4}(\.\d{1,6})?$/, 'must be an amount like 0.0005')),
  z.transform(Number),
)
const oneOf = <const T extends string>(...values: [T, ...T[]]) =>
  z.enum(values, `must be one of ${values.join(', ')}`)
const flag = z.pipe(
  oneOf('true', 'false'),
  z.transform((value) => value === 'true'),
)
/** A port may be written and is dropped: hosts are compared by name. */
const hostName = z.string().check(
  z.toLowerCase(),
  z.regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be a host name like studio.example.com'),
  z.overwrite((host) => host.replace(/:\d+$/, '')),
)
/** Folders of the product itself in a bucket: a prefix that begins with one would lie among another installation's files. */
const OWN_FOLDERS = ['audio', 'images', 'refs', 'trash', 'variants']
const keyPrefix = z.pipe(
  z.string().check(
    z.regex(
      /^([A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\/?)?$/,
      'must be names of letters, digits, _ and -, separated by /',
    ),
    z.refine(
      (value) => !OWN_FOLDERS.includes(value.split('/')[0] ?? ''),
      `must not begin with ${OWN_FOLDERS.join(', ')}`,
    ),
  ),
  z.transform((value) => (value === '' || value.endsWith('/') ? value : `${value}/`)),
)
const list = z.pipe(
  z.string(),
  z.transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => entry !== ''),
  ),
)

/** Like a list, but names keep their letters. */
const voiceNames = z.pipe(
  z.string(),
  z.transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
)

/** Every variable that the server reads, by group. The documentation and `.env.example` are made from this table. */
export const SETTINGS = {
  Server: {
    PORT: { schema: integer(0, 65_535), default: '3000', doc: 'Port to listen on; 0 takes any free one.' },
    HOST: {
      schema: text,
      default: '127.0.0.1',
      doc: 'Address to listen on. `0.0.0.0` makes the server reachable from other machines.',
    },
    PUBLIC_URL: {
      schema: address,
      doc: 'Address people open, without a path. Links in mails start with it. Without it: `http://localhost:PORT`.',
    },
    TRUST_PROXY: {
      schema: flag,
      default: 'false',
      doc: '`true` behind a reverse proxy: the caller’s address is the last one in `X-Forwarded-For`.',
    },
    DRAIN_SECONDS: {
      schema: integer(0, 120),
      doc: 'How long a process that is told to stop goes on serving while `/api/ready` says 503, so that a balancer sends requests elsewhere before it leaves. Without it: 5 behind a proxy (TRUST_PROXY) or where HOST is not this machine alone, else 0; 0 for `ROLE=worker`.',
    },
    PRODUCTION_HOST: {
      schema: hostName,
      doc: 'Host name of the real site, compared without its port. Pages requested under another name are redirected to it, with the scheme and port of PUBLIC_URL (https where that is not set). The preview host and localhost are not redirected and show the development banner.',
    },
    PREVIEW_HOST: {
      schema: hostName,
      doc: 'Host name that is not redirected to PRODUCTION_HOST; neither is localhost.',
    },
    ROLE: {
      schema: oneOf('all', 'web', 'worker'),
      default: 'all',
      doc: 'What this process does: answer requests (`web`), make pictures (`worker`) or both. Anything but `all` needs DATABASE_URL.',
    },
    WORKER_CONCURRENCY: {
      schema: integer(1, 64),
      doc: 'Pictures made at once in this process. Without it: as many as the processor has cores.',
    },
    LOG_LEVEL: {
      schema: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
      default: 'info',
      doc: 'How much is logged. Prompts, secrets and request bodies never are.',
    },
    METRICS_TOKEN: {
      schema: text.check(z.minLength(16, 'must have at least 16 characters')),
      isSecret: true,
      doc: 'Lets other machines read `/api/metrics` with this bearer token. Without it only this machine may.',
    },
  },
  Data: {
    DATA_DIR: {
      schema: text,
      default: './data',
      doc: 'Folder for the embedded database, the pictures and the generated secret. Back it up.',
    },
    DATABASE_URL: {
      schema: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
      isSecret: true,
      doc: 'A PostgreSQL server, 15 or later. Without it the database lives in DATA_DIR and only one process can use it.',
    },
    STORAGE_DRIVER: {
      schema: oneOf('disk', 's3'),
      default: 'disk',
      doc: 'Where pictures are kept. `disk` is DATA_DIR/files; `s3` is a bucket, which several processes can share.',
    },
    S3_ENDPOINT: {
      schema: address,
      doc: 'Address of the S3 server; without it, the one of Amazon in S3_REGION.',
    },
    S3_REGION: { schema: text, default: 'us-east-1', doc: 'Region of the bucket.' },
    S3_BUCKET: { schema: text, doc: 'Name of the bucket, which exists already. Needed with s3.' },
    S3_ACCESS_KEY_ID: {
      schema: text,
      doc: 'Key that may read, write, list and delete in the bucket. Needed with s3.',
    },
    S3_SECRET_ACCESS_KEY: { schema: text, isSecret: true, doc: 'Its secret. Needed with s3.' },
    S3_PREFIX: {
      schema: keyPrefix,
      default: '',
      doc: 'What every key begins with in the bucket, e.g. `staging/`. Each of several installations on one bucket needs one of its own; changing it does not move what is there.',
    },
    STORAGE_ADOPT: {
      schema: z
        .string()
        .check(z.regex(/^(unmarked|ins_[0-9a-z]+)$/, 'must be the word that the refused start names')),
      doc: 'Your word that database and files belong together where the start refuses them: the id of the files’ installation, or `unmarked`. The refusal says which. Needed for one start.',
    },
    SPOOL_MAX_MB: {
      schema: integer(0, 1_000_000),
      default: '1000',
      doc: 'While the storage fails, pictures and sounds that were made wait in DATA_DIR/spool, up to this many megabytes; 0 keeps none. They are stored by themselves when it is back.',
    },
    DISK_RESERVE_MB: {
      schema: integer(0, 1_000_000),
      default: '100',
      doc: 'Free space on the disk of DATA_DIR, in megabytes, below which `/api/ready` says that the disk is nearly full.',
    },
  },
  Accounts: {
    AUTH_SECRET: {
      schema: text.check(z.minLength(32, 'must have at least 32 characters')),
      isSecret: true,
      doc: 'Signs sessions and picture addresses. Without it one is made once and kept in DATA_DIR/auth-secret; several processes need the same one.',
    },
    SMTP_URL: {
      schema: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
      isSecret: true,
      doc: 'Mail server, e.g. `smtp://user:password@mail.example:587?from=easel@example.com`. Without it, password links are written to the log.',
    },
    DEFAULT_TIER: {
      schema: oneOf(...TIERS),
      default: 'free',
      doc: 'Tier of a new account: 5, 999 or 9999 pictures a day.',
    },
    MODERATOR_EMAILS: {
      schema: list,
      default: '',
      doc: 'Accounts that may moderate the gallery: e-mail addresses, separated by commas. Create these accounts before naming them, so that nobody else can.',
    },
  },
  Models: {
    IMAGE_PROVIDERS: {
      schema: text,
      doc: 'Who draws what, instead of the product’s own choice: rows `function.quality=provider,provider`, separated by `;`. A function is `generate-image` (the queue), `generate-image-model`, `openai-image`, `replicate-generate` (the form) or `*`; without a quality (`standard`, `high`, `ultra`) a row holds for all. The first provider draws, the others step in when it is not reached; who is not named does not. E.g. `*=replicate,built-in; *.ultra=openai`.',
    },
    IMAGE_PRICES: {
      schema: text,
      doc: 'What a picture costs you in US dollars, by provider or model: `openai=0.04, replicate/flux-dev=0.025`. Shown beside Generate and with each picture; a vendor that reports its price itself is believed. The built-in engine and your own servers cost 0 unless you say otherwise.',
    },
    SPEND_CAP_USD: {
      schema: amount,
      doc: 'Most that pictures may cost you in a day (UTC). Above it pictures are drawn by the next provider that is free, or refused. Needs IMAGE_PRICES for every vendor that is set up.',
    },
    CONTENT_POLICY_FILE: {
      schema: text,
      doc: 'File with words and phrases that prompts must not contain, one a line, on top of the product’s own; `#` begins a remark. Read at the start. Without it: `content-policy.txt` in DATA_DIR, if there is one.',
    },
    REPLICATE_API_TOKEN: {
      schema: text,
      isSecret: true,
      doc: 'Draws the form’s pictures through Replicate: flux-schnell, flux-dev and flux-1.1-pro by quality, flux-dev whenever standard has a reference picture. Prompts and reference pictures go there, and Replicate charges for each picture.',
    },
    REPLICATE_BASE_URL: {
      schema: address,
      doc: 'Another address that speaks Replicate’s API. It gets the token, and pictures may lie there too.',
    },
    OPENAI_API_KEY: {
      schema: text,
      isSecret: true,
      doc: 'Draws through OpenAI: gpt-image-2.6-flare for standard, gpt-image-2.6-sunburst above it. Prompts and reference pictures go there, and OpenAI charges for each picture.',
    },
    OPENAI_BASE_URL: {
      schema: address,
      doc: 'Another address that speaks OpenAI’s images API; it gets the key, and pictures may lie there too. Without OPENAI_API_KEY: a server of your own, such as LocalAI or stable-diffusion.cpp.',
    },
    OPENAI_IMAGE_MODEL: {
      schema: text,
      doc: 'Draws everything at OPENAI_BASE_URL or OpenAI with this model, e.g. `gpt-image-2`, or a name that your own server knows.',
    },
    RUNWARE_API_KEY: {
      schema: text,
      isSecret: true,
      doc: 'Draws through Runware: flux-schnell, flux-dev and flux-1.1-pro by quality, flux-dev where there is a reference picture. Prompts and reference pictures go there, and Runware charges for each picture.',
    },
    RUNWARE_BASE_URL: {
      schema: address,
      doc: 'Another address that speaks Runware’s API. It gets the key, and pictures may lie there too.',
    },
    GOOGLE_API_KEY: {
      schema: text,
      isSecret: true,
      doc: 'Draws through Google’s Gemini API: gemini-3.1-flash-lite-image, gemini-3.1-flash-image and gemini-3-pro-image by quality. Prompts and reference pictures go there, and Google charges for each picture.',
    },
    GOOGLE_BASE_URL: { schema: address, doc: 'Another address that speaks the Gemini API. It gets the key.' },
    GOOGLE_IMAGE_MODEL: {
      schema: text,
      doc: 'Draws everything at Google with this model: a `gemini-…` that makes pictures, or an `imagen-…`.',
    },
    FAL_KEY: {
      schema: text,
      isSecret: true,
      doc: 'Draws through fal: flux-schnell, flux-dev and flux-1.1-pro by quality, flux-dev where there is a reference picture. Prompts and reference pictures go there, and fal charges for each picture.',
    },
    FAL_BASE_URL: {
      schema: address,
      doc: 'Another address that speaks fal’s queue API. It gets the key, and pictures may lie there too.',
    },
    SDAPI_URL: {
      schema: address,
      isSecret: true,
      doc: 'A model server of your own that speaks `/sdapi/v1` (AUTOMATIC1111 and Forge with `--api`, SD.Next, stable-diffusion.cpp), e.g. `http://localhost:7860`, with `user:password@` before the host where it asks for them. It draws one picture at a time.',
    },
    COMFYUI_URL: {
      schema: address,
      isSecret: true,
      doc: 'A ComfyUI server of your own, e.g. `http://localhost:8188`. Needs COMFYUI_WORKFLOW.',
    },
    COMFYUI_WORKFLOW: {
      schema: text,
      doc: 'File with the workflow that draws, as ComfyUI’s Export (API) writes it, with `{{prompt}}` and `{{seed}}` put where they belong, and `{{negative_prompt}}`, `{{width}}`, `{{height}}`, `{{steps}}` where the workflow has a place for them (docs/providers.md).',
    },
    COMFYUI_REFERENCE_WORKFLOW: {
      schema: text,
      doc: 'File with the workflow for pictures with a reference: the same places, and `{{reference}}` in LoadImage, `{{denoise}}` in the sampler. Without it reference pictures are left out.',
    },
    LOCAL_IMAGE_SIDE: {
      schema: integer(256, 2_048),
      default: '1024',
      doc: 'Side in pixels of the square that your own model servers draw well; other shapes get the same area, and every picture is brought to the product’s size.',
    },
    LOCAL_IMAGE_SECONDS: {
      schema: integer(30, 3_600),
      default: '300',
      doc: 'How long a picture on your own model servers may take, in seconds.',
    },
    LOCAL_IMAGE_STEPS: {
      schema: integer(1, 150),
      default: '20',
      doc: 'Sampling steps of a standard picture on your own model servers; high takes half as many more, ultra more than twice as many. Turbo models want 4 to 8.',
    },
  },
  Voices: {
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
  },
  Words: {
    LANGUAGE_MODEL: {
      schema: text,
      doc: 'Model that rewrites prompts on the Prompts page when somebody asks for it, e.g. `gpt-5-mini`, or a name that your own server knows. Without it rules do, on people’s own machines. Prompts go to LANGUAGE_MODEL_URL, or else to OpenAI with OPENAI_API_KEY.',
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
  },
  Payments: {
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
  },
} as const satisfies Record<string, Record<string, Setting>>

type Groups = typeof SETTINGS
type Keys = { [G in keyof Groups]: keyof Groups[G] }[keyof Groups]
type SettingOf<K extends Keys> = Extract<
  { [G in keyof Groups]: K extends keyof Groups[G] ? Groups[G][K] : never }[keyof Groups],
  Setting
>
type ValueOf<S extends Setting> = S extends { default: string }
  ? z.output<S['schema']>
  : z.output<S['schema']> | undefined

/** The settings, typed, with what follows from them filled in. */
export type Env = { readonly [K in Exclude<Keys, 'PUBLIC_URL'>]: ValueOf<SettingOf<K>> } & {
  /** Origin that people open; no trailing slash. */
  readonly PUBLIC_URL: string
  /** Whether PUBLIC_URL was set; otherwise it is this machine's own address. */
  readonly hasPublicUrl: boolean
}

/** Reads the settings; throws one `StartupError` that names every problem. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  const settings: Record<string, Setting> = Object.assign({}, ...Object.values(SETTINGS))
  for (const [name, setting] of Object.entries(settings)) {
    const given = source[name]?.trim() || setting.default
    if (given === undefined) continue
    const result = z.safeParse(setting.schema, given)
    if (result.success) values[name] = result.data
    else {
      const shown = setting.isSecret ? '' : `, but is ${JSON.stringify(given)}`
      problems.push(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}${shown}.`)
    }
  }
  if (values['ROLE'] !== 'all' && problems.length === 0 && !values['DATABASE_URL'])
    problems.push('ROLE web and worker need DATABASE_URL: the embedded database serves one process.')
  const payments = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PRO', 'STRIPE_PRICE_PREMIUM']
  const missing = payments.filter((name) => !source[name]?.trim())
  if (missing.length > 0 && missing.length < payments.length)
    problems.push(`Selling plans also needs ${missing.join(', ')}.`)
  const bucket = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].filter(
    (name) => !source[name]?.trim(),
  )
  if (values['STORAGE_DRIVER'] === 's3' && bucket.length > 0)
    problems.push(`STORAGE_DRIVER s3 also needs ${bucket.join(', ')}.`)
  problems.push(...wordProblems(values))
  if (problems.length > 0)
    throw new StartupError(
      `The configuration is not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    )
  const publicUrl = new URL(String(values['PUBLIC_URL'] ?? `http://localhost:${values['PORT']}`)).origin
  return {
    ...values,
    PUBLIC_URL: publicUrl,
    hasPublicUrl: values['PUBLIC_URL'] !== undefined,
    DATA_DIR: resolve(String(values['DATA_DIR'])),
  } as Env
}

/** What speech and language models still need. */
function wordProblems(values: Readonly<Record<string, unknown>>): string[] {
  const count = (name: string) => (values[name] as readonly string[] | undefined)?.length ?? 0
  const isSet = (name: string) => values[name] !== undefined
  return [
    ...(isSet('SPEECH_URL') && count('SPEECH_VOICES') === 0
      ? ['SPEECH_URL needs SPEECH_VOICES: the names of its voices.']
      : []),
    ...(isSet('ELEVENLABS_API_KEY') && count('ELEVENLABS_VOICES') === 0
      ? ['ELEVENLABS_API_KEY needs ELEVENLABS_VOICES, like George=JBFqnCBsd6RMkjVDRZzb.']
      : []),
    ...(isSet('LANGUAGE_MODEL') &&
    !['LANGUAGE_MODEL_URL', 'LANGUAGE_MODEL_KEY', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'].some(isSet)
      ? ['LANGUAGE_MODEL needs LANGUAGE_MODEL_URL, or OPENAI_API_KEY.']
      : []),
  ]
}
