import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawWithFault, type FaultSubject, faultCases } from '../testing/fault-cases.ts'
import { FAULTS, type FaultName } from '../testing/stand-in-faults.ts'
import { type StandInVendor, startStandInVendor } from '../testing/stand-in-vendor.ts'
import { createReplicateProvider } from './replicate-provider.ts'

const TOKEN = 'r8_secret_of_the_operator'
const size = { width: 1024, height: 1024 } as const

let vendor: StandInVendor
let subject: FaultSubject

beforeAll(async () => {
  vendor = await startStandInVendor()
  subject = {
    vendor,
    within: (deadlineMs) =>
      createReplicateProvider({ token: TOKEN, baseUrl: vendor.url, deadlineMs, pollMs: 5 }),
    secret: 'r8_',
    // The model whose call is not held, so that looks happen.
    request: { quality: 'high' },
  }
})
afterAll(() => vendor.close())

const draw = (name: FaultName) => drawWithFault(name, FAULTS[name], subject)

describe('every failure of Replicate', () => {
  test('there are at least twenty-four', () => {
    expect(Object.keys(FAULTS).length).toBeGreaterThanOrEqual(24)
  })

  for (const { title, run } of faultCases(FAULTS)) test.concurrent(`[7.5] ${title}`, () => run(subject))

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
