import { FAILURE_KINDS } from '@easel/providers/image-provider'
import { createReplicateProvider } from '@easel/providers/replicate/replicate-provider'
import { createScriptedProvider, type Step } from '@easel/providers/testing/scripted-provider'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../test/harness/open-test-database.ts'
import { draw, moduleOf, order, policy } from '../../../../test/imaging/scripted-imaging.ts'
import { silentLogger } from '../../../platform/logger.ts'
import { createImaging } from '../imaging.ts'
import { tableOf } from '../provider-table.ts'

beforeAll(async () => {
  await openTestDatabase()
})

describe('stepping in', () => {
  async function drawByTwo(step: Step) {
    const first = { ...createScriptedProvider(() => step), id: 'first' }
    const second = createScriptedProvider()
    const imaging = createImaging({
      providers: [first, second],
      logger: silentLogger,
      table: tableOf('first', 'scripted'),
      policy,
    })
    const signal = new AbortController().signal
    const drawn = await imaging.draw('generate-image', order, { signal, onProgress: () => {} })
    return { drawn, calls: [first.requests.length, second.requests.length] }
  }

  test.each(FAILURE_KINDS)(
    'after %s of an own server happens where it failed by itself, and the record says why',
    async (kind) => {
      const own = createScriptedProvider(() => ({ do: 'fail', kind }))
      const imaging = createImaging({
        providers: [{ ...own, id: 'local', label: 'Local model' }, createScriptedProvider()],
        logger: silentLogger,
        table: tableOf('local', 'scripted'),
        policy,
      })
      const signal = new AbortController().signal
      const drawn = await imaging.draw('generate-image', order, { signal, onProgress: () => {} })
      const why = {
        network: 'Local model ended while it drew this picture.',
        server: 'Local model failed at this picture.',
      }[String(kind)]
      expect(drawn).toMatchObject(
        why === undefined
          ? { ok: false, provider: 'local' }
          : { ok: true, insteadOf: 'local', picture: { provider: 'scripted', warnings: [why] } },
      )
    },
  )

  test.each(FAILURE_KINDS)('after %s happens only where the first provably began nothing', async (kind) => {
    expect(await drawByTwo({ do: 'fail', kind })).toMatchObject({ drawn: { ok: false }, calls: [1, 0] })
    const isSilent = kind === 'network' || kind === 'server'
    expect(await drawByTwo({ do: 'fail', kind, started: false })).toMatchObject({
      drawn: isSilent ? { ok: true, picture: { provider: 'scripted' } } : { ok: false, provider: 'first' },
      calls: [1, isSilent ? 1 : 0],
    })
  })

  test('never happens for a picture that was judged unsafe or broken', async () => {
    for (const step of [
      { do: 'draw', nsfw: true },
      { do: 'answer', bytes: new Uint8Array(9) },
    ] as const)
      expect(await drawByTwo(step)).toMatchObject({ drawn: { ok: false }, calls: [1, 0] })
  })

  test('lets the built-in engine’s policy speak before a vendor is paid', async () => {
    const imaging = await moduleOf({
      REPLICATE_API_TOKEN: 'r8_key',
      REPLICATE_BASE_URL: 'http://127.0.0.1:1',
    })
    const text = { prompt: 'a nude portrait', negativePrompt: '' }
    await expect(imaging.review('replicate-generate', 'standard', text)).rejects.toMatchObject({
      code: 'nsfw_content',
    })
    await imaging.close()
  })

  test('has the engine draw when the vendor cannot be reached', async () => {
    const unreachable = createReplicateProvider({ token: 'r8_key', baseUrl: 'http://127.0.0.1:1' })
    const imaging = createImaging({
      providers: [unreachable, createScriptedProvider()],
      logger: silentLogger,
      table: tableOf('replicate', 'scripted'),
      policy,
    })
    const signal = new AbortController().signal
    expect(await imaging.draw('replicate-generate', order, { signal, onProgress: () => {} })).toMatchObject({
      ok: true,
      picture: { provider: 'scripted' },
    })
    await imaging.close()
  })

  test('is not a second try: a provider that asks to wait is not asked again at once', async () => {
    expect(await draw({ do: 'fail', kind: 'rate_limit', retryable: true })).toMatchObject({ mayRetry: false })
    expect(await draw({ do: 'fail', kind: 'server', retryable: true })).toMatchObject({ mayRetry: true })
  })
})
