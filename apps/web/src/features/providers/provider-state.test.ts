import type { ProviderStatus } from '@easel/contract/providers'
import { describe, expect, test } from 'vitest'
import { failureWords, stateOf } from './provider-state.ts'

const fresh: ProviderStatus = {
  id: 'replicate',
  label: 'Replicate',
  makes: 'pictures',
  isConfigured: true,
  variable: 'REPLICATE_API_TOKEN',
  isUsed: true,
  circuit: 'closed',
  lastSuccessAt: null,
  lastFailureAt: null,
  lastFailure: null,
  successes: 0,
  failures: 0,
  averageMs: null,
  slowestMs: null,
  costUsd: 0,
  priceUsd: null,
  notices: [],
}
const noon = '2026-05-01T12:00:00.000Z'
const later = '2026-05-01T12:05:00.000Z'

describe('a provider’s state in a word', () => {
  test.for([
    ['nothing was asked of it', {}, 'Not asked yet'],
    ['it drew', { lastSuccessAt: noon }, 'Working'],
    ['it failed last', { lastSuccessAt: noon, lastFailureAt: later, lastFailure: 'auth' }, 'Failing'],
    ['it only ever failed', { lastFailureAt: noon, lastFailure: 'network' }, 'Failing'],
    [
      'it drew again after failing',
      { lastSuccessAt: later, lastFailureAt: noon, lastFailure: 'server' },
      'Working',
    ],
    ['it refused one picture', { lastSuccessAt: noon, lastFailureAt: later, lastFailure: 'nsfw' }, 'Working'],
    ['it asked to wait', { lastFailureAt: noon, lastFailure: 'rate_limit' }, 'Busy'],
    ['its circuit is open', { circuit: 'open', lastFailureAt: noon, lastFailure: 'server' }, 'Paused'],
    ['it is tried again', { circuit: 'half-open', lastSuccessAt: noon }, 'On trial'],
  ] as const)('when %s', ([, changes, label]) => {
    expect(stateOf({ ...fresh, ...changes }).label).toBe(label)
  })

  test.for([
    ['pictures', 'picture'],
    ['speech', 'text'],
    ['prompts', 'prompt'],
  ] as const)('of %s, it speaks of a %s', ([makes, noun]) => {
    const provider = { ...fresh, makes, lastFailureAt: noon, lastFailure: 'server' }
    expect(stateOf(provider).note).toBe(`The last ${noun} failed: server error.`)
    expect(stateOf({ ...provider, circuit: 'open' }).note).toContain(`so no ${noun} goes to it`)
    expect(stateOf({ ...provider, circuit: 'half-open' }).note).toContain(`The next ${noun} is a trial`)
  })

  test('says why it fails in words', () => {
    expect(stateOf({ ...fresh, lastFailureAt: noon, lastFailure: 'auth' }).note).toBe(
      'The last picture failed: key refused.',
    )
    expect(failureWords('of_another_kind')).toBe('of another kind')
  })
})
