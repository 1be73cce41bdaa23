import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parseEnv, SETTING_NAMES } from '../env.ts'
import type { Setting } from './setting.ts'
import { SETTINGS } from './settings.ts'
import { unreadSettings } from './unread-settings.ts'

function problemsOf(source: Record<string, string>): string[] {
  try {
    parseEnv(source)
    return []
  } catch (error) {
    const [, ...problems] = String(error instanceof Error ? error.message : error).split('\n  ')
    return problems
  }
}

const all: [string, Setting][] = Object.values(SETTINGS).flatMap((group) => Object.entries<Setting>(group))
const NONSENSE = ['-1', 'no such thing', '99999999999', 'ftp://x', '../up']
const checked = all.flatMap(([name, setting]) => {
  const wrong = NONSENSE.find((value) => !z.safeParse(setting.schema, value).success)
  return wrong === undefined ? [] : [{ name, wrong, isSecret: setting.isSecret ?? false }]
})

describe('the settings', () => {
  it('are checked wherever they are not free text', () => {
    expect(checked.length).toBeGreaterThan(30)
  })

  it.each(checked)(
    'stop the start with a sentence that names $name when it is wrong',
    ({ name, wrong, isSecret }) => {
      const problem = problemsOf({ [name]: wrong }).find((line) => line.startsWith(`${name} must`)) ?? ''
      expect(problem).toMatch(/\.$/)
      expect(problem.includes(JSON.stringify(wrong))).toBe(!isSecret)
    },
  )

  it.each([
    [{ ROLE: 'web' }, 'ROLE web and worker need DATABASE_URL: the embedded database serves one process.'],
    [
      { STRIPE_SECRET_KEY: 'k', STRIPE_PRICE_PRO: 'p' },
      'Selling plans also needs STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PREMIUM.',
    ],
    [
      { STRIPE_BASE_URL: 'http://localhost:1' },
      'Selling plans also needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PRO, STRIPE_PRICE_PREMIUM.',
    ],
    [
      { STORAGE_DRIVER: 's3', S3_BUCKET: 'b' },
      'STORAGE_DRIVER s3 also needs S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.',
    ],
    [
      { S3_ENDPOINT: 'http://localhost:1', S3_BUCKET: 'b' },
      'S3_ENDPOINT, S3_BUCKET would not be read: write STORAGE_DRIVER=s3 to keep pictures in the bucket.',
    ],
    [{ PREVIEW_HOST: 'preview.example' }, 'PREVIEW_HOST needs PRODUCTION_HOST.'],
    [
      { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'easel' },
      'Sign-in by OIDC_ISSUER, OIDC_CLIENT_ID also needs OIDC_CLIENT_SECRET.',
    ],
    [{ PROXY_USER_HEADER: 'Remote-Email' }, 'Sign-in by PROXY_USER_HEADER also needs PROXY_USER_FROM.'],
    [
      { PASSWORD_SIGN_IN: 'false' },
      'PASSWORD_SIGN_IN=false leaves no way in: set up OIDC_ISSUER, GOOGLE_CLIENT_ID, GITHUB_CLIENT_ID or PROXY_USER_HEADER, or leave passwords on.',
    ],
    [
      { OIDC_NAME: 'The House' },
      'Sign-in by OIDC_NAME also needs OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET.',
    ],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'Sign-in by GOOGLE_CLIENT_ID also needs GOOGLE_CLIENT_SECRET.'],
    [{ GITHUB_CLIENT_SECRET: 's' }, 'Sign-in by GITHUB_CLIENT_SECRET also needs GITHUB_CLIENT_ID.'],
    [{ REPLICATE_BASE_URL: 'http://localhost:1' }, 'REPLICATE_BASE_URL needs REPLICATE_API_TOKEN.'],
    [{ RUNWARE_BASE_URL: 'http://localhost:1' }, 'RUNWARE_BASE_URL needs RUNWARE_API_KEY.'],
    [
      { GOOGLE_BASE_URL: 'http://localhost:1', GOOGLE_IMAGE_MODEL: 'imagen-4' },
      'GOOGLE_BASE_URL, GOOGLE_IMAGE_MODEL need GOOGLE_API_KEY.',
    ],
    [{ FAL_BASE_URL: 'http://localhost:1' }, 'FAL_BASE_URL needs FAL_KEY.'],
    [{ OPENAI_PARTIAL_IMAGES: '1' }, 'OPENAI_PARTIAL_IMAGES needs OPENAI_API_KEY.'],
    [{ OPENAI_IMAGE_MODEL: 'm' }, 'OPENAI_IMAGE_MODEL needs OPENAI_API_KEY or OPENAI_BASE_URL.'],
    [
      { COMFYUI_URL: 'http://localhost:8188' },
      'COMFYUI_URL needs COMFYUI_WORKFLOW: the file of the workflow that draws.',
    ],
    [{ COMFYUI_WORKFLOW: 'a.json' }, 'COMFYUI_WORKFLOW needs COMFYUI_URL.'],
    [{ SPEECH_URL: 'http://localhost:8880' }, 'SPEECH_URL needs SPEECH_VOICES: the names of its voices.'],
    [{ SPEECH_VOICES: 'af_heart', SPEECH_KEY: 'k' }, 'SPEECH_VOICES, SPEECH_KEY need SPEECH_URL.'],
    [
      { ELEVENLABS_API_KEY: 'k' },
      'ELEVENLABS_API_KEY needs ELEVENLABS_VOICES: like George=JBFqnCBsd6RMkjVDRZzb.',
    ],
    [{ ELEVENLABS_VOICES: 'George=x' }, 'ELEVENLABS_VOICES needs ELEVENLABS_API_KEY.'],
    [
      { LANGUAGE_MODEL: 'm' },
      'LANGUAGE_MODEL needs LANGUAGE_MODEL_URL or LANGUAGE_MODEL_KEY or OPENAI_API_KEY or OPENAI_BASE_URL.',
    ],
    [{ LANGUAGE_MODEL_PRICE: '0.1' }, 'LANGUAGE_MODEL_PRICE needs LANGUAGE_MODEL.'],
    [
      { PUBLIC_URL: 'https://studio.example.com/?easel' },
      'PUBLIC_URL must be an address like https://studio.example.com or https://example.com/easel, with nothing after its path, but is "https://studio.example.com/?easel".',
    ],
    [
      { PUBLIC_URL: 'https://studio.example.com/images' },
      'PUBLIC_URL must not have a path that begins with /api, /assets, /audio, /batch-downloads, /downloads, /icons, /images, /mcp, /og, /samples, /sdapi, /share-target, /v1, but is "https://studio.example.com/images".',
    ],
  ])('stop the start when they are half set or exclude each other: %o', (source, problem) => {
    expect(problemsOf(source)).toEqual([problem])
  })

  it.each<Record<string, string>>([
    { PUBLIC_URL: 'https://studio.example.com/' },
    { PUBLIC_URL: 'https://studio.example.com/tools/easel-2/' },
    { ROLE: 'web', DATABASE_URL: 'postgres://localhost/easel' },
    { COMFYUI_URL: 'http://localhost:8188', COMFYUI_WORKFLOW: 'a.json' },
    { SPEECH_URL: 'http://localhost:8880', SPEECH_VOICES: 'af_heart', SPEECH_KEY: 'k' },
    { LANGUAGE_MODEL: 'm', OPENAI_API_KEY: 'k' },
    { OPENAI_BASE_URL: 'http://localhost:1', OPENAI_IMAGE_MODEL: 'm' },
    { PRODUCTION_HOST: 'easel.example', PREVIEW_HOST: 'preview.example' },
  ])('let a whole set through: %o', (source) => {
    expect(problemsOf(source)).toEqual([])
  })

  it('name a variable that nothing reads when a setting is named nearly so', () => {
    const source = {
      SPOL_MAX_MB: '1',
      STORAGE_DRIVE: 's3',
      S3_Bucket: 'b',
      PATH: '/bin',
      PORTS: '1',
      SPOOL_MAX_MB: '1',
    }
    expect(unreadSettings(source, SETTING_NAMES)).toEqual([
      { name: 'SPOL_MAX_MB', meant: 'SPOOL_MAX_MB' },
      { name: 'STORAGE_DRIVE', meant: 'STORAGE_DRIVER' },
      { name: 'S3_Bucket', meant: 'S3_BUCKET' },
    ])
    expect(
      unreadSettings(Object.fromEntries(SETTING_NAMES.map((name) => [name, 'x'])), SETTING_NAMES),
    ).toEqual([])
  })
})
