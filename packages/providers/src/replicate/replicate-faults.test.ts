import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImageProvider } from '../image-provider.ts'
import { FAULTS, type Fault, type FaultName } from '../testing/stand-in-faults.ts'
import { type StandInVendor, startStandInVendor } from '../testing/stand-in-vendor.ts'
import { createReplicateProvider } from './replicate-provider.ts'

const TOKEN = 'r8_secret_of_the_operator'
const size = { width: 1024, height: 1024 } as const
/** Time enough for a failure that is answered, little for one that is waited out. */
const PATIENCE = { waited: 700, answered: 20_000 }

const rows = Object.entries(FAULTS).map(([name, fault]: [string, Fault]) => [
  name as FaultName,
  fault.becomes ?? 'a picture',
]) as [FaultName, string][]

let vendor: StandInVendor
let providers: Record<keyof typeof PATIENCE, ImageProvider>

beforeAll(async () => {
  vendor = await startStandInVendor()
  const within = (deadlineMs: number) =>
    createReplicateProvider({ token: TOKEN, baseUrl: vendor.url, deadlineMs, pollMs: 5 })
  providers = { waited: within(PATIENCE.waited), answered: within(PATIENCE.answered) }
})
afterAll(async () => {
  await Promise.all(Object.values(providers).map((provider) => provider.close()))
  await vendor.close()
})

function draw(name: FaultName) {
  const isWaitedOut = ['hang', 'drip', 'endless', 'picture-drip'].includes(name)
  const prompt = `an author of network credit [fault:${name}]`
  // The model whose call is not held, so that looks happen.
  return providers[isWaitedOut ? 'waited' : 'answered'].generate({ ...size, prompt, quality: 'high' })
}

describe('every failure of the vendor', () => {
  test('there are at least twenty-four', () => {
    expect(rows.length).toBeGreaterThanOrEqual(24)
  })

  test.each(rows)('[7.5] %s becomes %s, after one call that may cost', async (name, becomes) => {
    const before = vendor.log.creates
    const outcome = await draw(name)
    expect(outcome.ok ? 'a picture' : outcome.kind, outcome.ok ? '' : outcome.detail).toBe(becomes)
    expect(vendor.log.creates - before).toBe(1)
    if (outcome.ok) return
    expect(outcome.detail).not.toMatch(/author|credit|secret|r8_/)
    expect(outcome.detail.length).toBeLessThanOrEqual(300)
    // Only what the vendor refused outright cost nothing, and only a request to wait is worth asking again.
    const isRefused = /^(401|402|403|404|418|422|429)/.test(name)
    expect(outcome.started).toBe(isRefused ? false : undefined)
    expect(outcome.retryable).toBe(becomes === 'rate_limit')
  })

  test.each([
    ['429', 30],
    ['429-date', 90],
    ['429-absurd', 3_600],
    ['429-bare', undefined],
    ['429-nonsense', undefined],
  ] as const)('%s asks to wait %s seconds', async (name, seconds) => {
    const outcome = await draw(name)
    expect(outcome.ok ? undefined : outcome.retryAfterSeconds).toBe(seconds)
  })

  test.each(['endless', 'poll-500', 'poll-drop', 'poll-401'] as const)(
    '%s leaves nothing running at the vendor',
    async (name) => {
      const before = vendor.log.canceled.length
      await draw(name)
      await expect.poll(() => vendor.log.canceled.length).toBe(before + 1)
    },
  )
})

describe('a vendor that is not there', () => {
  test.each(['http://127.0.0.1:1', 'http://vendor.invalid'])(
    '[8.5] %s is a failure of the network that cost nothing',
    async (baseUrl) => {
      const provider = createReplicateProvider({ token: TOKEN, baseUrl })
      expect(await provider.generate({ ...size, prompt: 'a boat' })).toMatchObject({
        ok: false,
        kind: 'network',
        started: false,
        retryable: true,
      })
      await provider.close()
    },
  )

  test('neither is one whose TLS cannot be trusted', async () => {
    const provider = createReplicateProvider({
      token: TOKEN,
      baseUrl: vendor.url.replace('http:', 'https:'),
    })
    const before = vendor.log.creates
    expect(await provider.generate({ ...size, prompt: 'a boat' })).toMatchObject({
      ok: false,
      kind: 'network',
      started: false,
    })
    expect(vendor.log.creates).toBe(before)
    await provider.close()
  })
})
