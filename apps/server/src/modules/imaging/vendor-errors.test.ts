import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ErrorCode } from '@easel/contract/errors'
import { EXAMPLE_WORKFLOW, startComfyUiStandIn } from '@easel/providers/testing/comfyui-stand-in'
import { startFalStandIn } from '@easel/providers/testing/fal-stand-in'
import { startGoogleStandIn } from '@easel/providers/testing/google-stand-in'
import { startOpenAiStandIn } from '@easel/providers/testing/openai-stand-in'
import { startRunwareStandIn } from '@easel/providers/testing/runware-stand-in'
import { startSdapiStandIn } from '@easel/providers/testing/sdapi-stand-in'
import type { StandIn } from '@easel/providers/testing/stand-in-server'
import { startStandInVendor } from '@easel/providers/testing/stand-in-vendor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/harness/open-test-database.ts'
import { systemClock } from '../../platform/clock.ts'
import { silentLogger } from '../../platform/logger.ts'
import { createImagingModule, type ImagingSettings } from './imaging.module.ts'
import type { Imaging } from './imaging.ts'

const folder = mkdtempSync(join(tmpdir(), 'workflow-'))
const workflow = join(folder, 'workflow.json')
writeFileSync(workflow, EXAMPLE_WORKFLOW)
afterAll(() => rm(folder, { recursive: true }))

type Vendor = Pick<StandIn, 'url' | 'log' | 'close'>
type Case = {
  readonly id: string
  readonly start: () => Promise<Vendor>
  readonly settings: (url: string) => ImagingSettings
  /** The fault with which this vendor refuses by its policy; self-hosted servers have no policy. */
  readonly refusal?: string
  /** A self-hosted server: if it dies, that is not the user's connection, and another provider may draw. */
  readonly isOwn?: true
}

const CASES: readonly Case[] = [
  {
    id: 'replicate',
    start: startStandInVendor,
    settings: (url) => ({ REPLICATE_API_TOKEN: 'key', REPLICATE_BASE_URL: url }),
    refusal: 'flagged-code',
  },
  {
    id: 'openai',
    start: startOpenAiStandIn,
    settings: (url) => ({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: url }),
    refusal: 'moderation-blocked',
  },
  {
    id: 'openai-compatible',
    start: () => startOpenAiStandIn({ isPlain: true }),
    settings: (url) => ({ OPENAI_BASE_URL: url, IMAGE_PROVIDERS: '*=openai-compatible' }),
    refusal: 'policy-violation',
    isOwn: true,
  },
  {
    id: 'runware',
    start: startRunwareStandIn,
    settings: (url) => ({ RUNWARE_API_KEY: 'key', RUNWARE_BASE_URL: url }),
    refusal: 'moderated',
  },
  {
    id: 'google',
    start: startGoogleStandIn,
    settings: (url) => ({ GOOGLE_API_KEY: 'key', GOOGLE_BASE_URL: url }),
    refusal: 'picture-unsafe',
  },
  {
    id: 'fal',
    start: startFalStandIn,
    settings: (url) => ({ FAL_KEY: 'key', FAL_BASE_URL: url }),
    refusal: 'policy-violation',
  },
  {
    id: 'sdapi',
    start: startSdapiStandIn,
    settings: (url) => ({ SDAPI_URL: url, IMAGE_PROVIDERS: '*=sdapi' }),
    isOwn: true,
  },
  {
    id: 'comfyui',
    start: startComfyUiStandIn,
    settings: (url) => ({
      COMFYUI_URL: url,
      COMFYUI_WORKFLOW: workflow,
      IMAGE_PROVIDERS: '*=comfyui',
    }),
    isOwn: true,
  },
]

/** Every answer of a vendor, and the error code for the waiting person. */
const ROWS: readonly (readonly [row: string, fault: string, code: ErrorCode])[] = [
  ['8.1', '429', 'rate_limit'],
  ['8.4', '402', 'insufficient_credits'],
  ['8.5', 'drop', 'network_error'],
  ['8.7', '408', 'timeout'],
  ['8.8', '500', 'server_error'],
  ['8.8', '503', 'server_error'],
  ['8.8: the operator’s key is not the user’s session', '401', 'server_error'],
  ['7.5', 'page', 'generation_failed'],
  ['7.5', '422', 'generation_failed'],
]

describe.each(CASES)('$id', ({ id, start, settings, refusal, isOwn }) => {
  let vendor: Vendor
  let imaging: Imaging
  const lines: unknown[] = []
  const logger = { ...silentLogger, warn: (...line: unknown[]) => void lines.push(line) }

  beforeAll(async () => {
    vendor = await start()
    imaging = createImagingModule({
      database: await openTestDatabase(),
      clock: systemClock,
      logger,
      threads: 1,
      settings: settings(vendor.url),
    })
  })
  afterAll(async () => {
    await imaging.close()
    await vendor.close()
  })

  function draw(prompt: string) {
    const order = { prompt, quality: 'standard', width: 1024, height: 1024, seed: 3 } as const
    const signal = new AbortController().signal
    return imaging.draw('replicate-generate', order, { signal, onProgress: () => {} })
  }

  test('[7.5] draws the form’s picture', async () => {
    expect(await draw('a boat')).toMatchObject({ ok: true, picture: { provider: id } })
  })

  test.each([...ROWS, ...(refusal === undefined ? [] : [['8.3', refusal, 'nsfw_content'] as const])])(
    '[%s] its %s is %s, after one call, and no other provider draws instead',
    async (_row, fault, code) => {
      const before = vendor.log.creates
      expect(await draw(`an author of credit [fault:${fault}]`)).toMatchObject({
        ok: false,
        provider: id,
        code: isOwn && code === 'network_error' ? 'server_error' : code,
      })
      expect(vendor.log.creates).toBe(before + 1)
      expect(JSON.stringify(lines)).not.toMatch(/author|fault:/)
    },
  )
})

test('[8.8] where one’s own server dies in the midst of a picture, the next provider draws it', async () => {
  const vendor = await startSdapiStandIn({ isSdServer: true })
  const imaging = createImagingModule({
    database: await openTestDatabase(),
    clock: systemClock,
    logger: silentLogger,
    threads: 1,
    settings: { SDAPI_URL: vendor.url },
  })
  const order = {
    prompt: 'a boat [fault:drop]',
    quality: 'standard',
    width: 1024,
    height: 1024,
    seed: 3,
  } as const
  const signal = new AbortController().signal
  expect(await imaging.draw('replicate-generate', order, { signal, onProgress: () => {} })).toMatchObject({
    ok: true,
    insteadOf: 'sdapi',
    picture: { provider: 'built-in' },
  })
  expect(vendor.log.creates).toBe(1)
  await imaging.close()
  await vendor.close()
})

test('[7.5] the next provider that is set up stands in for one that cannot be reached', async () => {
  const vendor = await startRunwareStandIn()
  const imaging = createImagingModule({
    database: await openTestDatabase(),
    clock: systemClock,
    logger: silentLogger,
    threads: 1,
    settings: {
      REPLICATE_API_TOKEN: 'key',
      REPLICATE_BASE_URL: 'http://127.0.0.1:1',
      RUNWARE_API_KEY: 'key',
      RUNWARE_BASE_URL: vendor.url,
    },
  })
  const order = { prompt: 'a boat', quality: 'standard', width: 1024, height: 1024, seed: 3 } as const
  const signal = new AbortController().signal
  expect(await imaging.draw('replicate-generate', order, { signal, onProgress: () => {} })).toMatchObject({
    ok: true,
    picture: { provider: 'runware', costUsd: 0.0013 },
  })
  await imaging.close()
  await vendor.close()
})
