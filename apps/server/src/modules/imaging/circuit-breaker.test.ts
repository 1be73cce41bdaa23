import type { ImageFailure } from '@easel/providers/image-provider'
import { createScriptedProvider, type Step } from '@easel/providers/testing/scripted-provider'
import { describe, expect, test } from 'vitest'
import { silentLogger } from '../../platform/logger.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createImaging } from './imaging.ts'
import { createContentPolicy } from './policy/content-policy.ts'
import { tableOf } from './provider-table.ts'

const failure = (kind: ImageFailure['kind']): ImageFailure => ({
  ok: false,
  kind,
  retryable: false,
  detail: '',
})

describe('the circuit breaker', () => {
  function breakerAt() {
    const clock = { ms: 0 }
    const breaker = createCircuitBreaker(() => clock.ms)
    return { clock, breaker, fail: (times: number) => repeat(times, () => breaker.note(failure('server'))) }
  }

  test('opens after five failures in a row, tries one picture after its rest, and rests twice as long after each', () => {
    const { clock, breaker, fail } = breakerAt()
    fail(4)
    expect(breaker.mayAsk()).toBe(true)
    fail(1)
    expect([breaker.state(), breaker.mayAsk()]).toEqual(['open', false])
    clock.ms = 30_000
    expect([breaker.state(), breaker.mayAsk(), breaker.mayAsk()]).toEqual(['half-open', true, false])
    fail(1)
    clock.ms += 59_999
    expect(breaker.mayAsk()).toBe(false)
    clock.ms += 1
    expect(breaker.mayAsk()).toBe(true)
    breaker.note(failure('nsfw'))
    expect([breaker.state(), breaker.mayAsk(), breaker.mayAsk()]).toEqual(['closed', true, true])
  })

  test('rests for five minutes at most, however often its trial fails', () => {
    const { clock, breaker, fail } = breakerAt()
    fail(5)
    for (let trial = 0; trial < 12; trial += 1) {
      clock.ms += 300_000
      expect(breaker.mayAsk()).toBe(true)
      fail(1)
      expect(breaker.mayAsk()).toBe(false)
    }
  })

  test('a refusal is an answer, and a caller that leaves says nothing', () => {
    const { breaker, fail } = breakerAt()
    for (const kind of ['rate_limit', 'credits', 'auth', 'nsfw', 'unsupported'] as const) {
      fail(4)
      breaker.note(failure(kind))
    }
    fail(4)
    breaker.note(failure('cancelled'))
    expect(breaker.state()).toBe('closed')
  })

  test('a trial that is left frees the next one', () => {
    const { clock, breaker, fail } = breakerAt()
    fail(5)
    clock.ms = 30_000
    breaker.mayAsk()
    breaker.note(failure('cancelled'))
    expect(breaker.mayAsk()).toBe(true)
  })

  test('a provider that is left alone is not asked, and the next of the chain draws', async () => {
    const broken: Step = { do: 'fail', kind: 'server' }
    const first = { ...createScriptedProvider(() => broken), id: 'first' }
    const imaging = createImaging({
      providers: [first, createScriptedProvider()],
      logger: silentLogger,
      table: tableOf('first', 'scripted'),
      policy: createContentPolicy(undefined),
    })
    const order = { prompt: 'a boat', quality: 'standard', width: 1024, height: 1024, seed: 3 } as const
    const draw = () =>
      imaging.draw('generate-image', order, { signal: new AbortController().signal, onProgress: () => {} })
    for (let index = 0; index < 5; index += 1) expect(await draw()).toMatchObject({ code: 'server_error' })
    expect(await draw()).toMatchObject({ ok: true, insteadOf: 'first', picture: { provider: 'scripted' } })
    expect(first.requests).toHaveLength(5)
    expect(imaging.states()).toMatchObject([{ circuit: 'open' }, { circuit: 'closed' }])
  })
})

function repeat(times: number, work: () => void): void {
  for (let index = 0; index < times; index += 1) work()
}
