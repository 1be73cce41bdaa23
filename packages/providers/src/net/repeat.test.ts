import { describe, expect, test } from 'vitest'
import type { ImageFailure } from '../image-provider.ts'
import { failure } from './exchange-failures.ts'
import { hasPassed, repeat, wasAskedToWait } from './repeat.ts'

const forEver = new AbortController().signal

/** Tries that fail in this order, then succeed; answers how often it was tried and how long it took. */
async function tryOver(
  failures: readonly ImageFailure[],
  isWorthIt = hasPassed,
  signal: AbortSignal = forEver,
) {
  let tries = 0
  const startedAt = performance.now()
  const result = await repeat(
    async () => {
      tries += 1
      return failures[tries - 1] ?? { ok: true as const }
    },
    isWorthIt,
    signal,
  )
  return { ok: result.ok, tries, ms: performance.now() - startedAt }
}

const server = failure('server', 'x')
const waitFor = (retryAfterSeconds: number): ImageFailure => ({
  ...failure('rate_limit', 'x'),
  started: false,
  retryAfterSeconds,
})

describe('a call that only reads', () => {
  test('is tried up to two times more after what may pass', async () => {
    for (const kind of ['network', 'server', 'rate_limit'] as const)
      expect(await tryOver([failure(kind, 'x')])).toMatchObject({ ok: true, tries: 2 })
    expect(await tryOver([server, server])).toMatchObject({ ok: true, tries: 3 })
    expect(await tryOver([server, server, server])).toMatchObject({ ok: false, tries: 3 })
  })

  test('is not tried again after what will not pass', async () => {
    for (const kind of ['auth', 'credits', 'nsfw', 'unsupported', 'bad_response', 'timeout'] as const)
      expect(await tryOver([failure(kind, 'x')])).toMatchObject({ ok: false, tries: 1 })
  })

  test('waits as long as it was asked to, and not at all for those who ask for long', async () => {
    const waited = await tryOver([waitFor(1)])
    expect(waited).toMatchObject({ ok: true, tries: 2 })
    expect(waited.ms).toBeGreaterThanOrEqual(1_000)
    expect(await tryOver([waitFor(6)])).toMatchObject({ ok: false, tries: 1 })
  })

  test('pauses for times that differ', async () => {
    const runs = await Promise.all(Array.from({ length: 8 }, () => tryOver([server])))
    expect(new Set(runs.map(({ ms }) => Math.round(ms))).size).toBeGreaterThan(1)
  })

  test('is given up when the caller leaves', async () => {
    // One that sat out its five seconds would have tried again, and succeeded.
    expect(await tryOver([waitFor(5)], hasPassed, AbortSignal.timeout(30))).toMatchObject({
      ok: false,
      tries: 1,
    })
  })
})

describe('a call that makes a picture', () => {
  test('is tried again only where the vendor refused and named a short wait', async () => {
    expect(await tryOver([waitFor(1)], wasAskedToWait)).toMatchObject({ ok: true, tries: 2 })
    const { retryAfterSeconds: _, ...unnamed } = waitFor(1)
    const { started: __, ...begun } = waitFor(1)
    for (const doubtful of [unnamed, begun, server, failure('network', 'x'), waitFor(30)])
      expect(await tryOver([doubtful], wasAskedToWait)).toMatchObject({ ok: false, tries: 1 })
  })
})
