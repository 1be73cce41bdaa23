import type { ProviderStatus } from '@easel/contract/providers'
import type { BadgeTone } from '#web/shared/ui/badge.tsx'

export type ProviderState = {
  readonly tone: BadgeTone
  readonly label: string
  /** Consequence for the next picture; null if the label says it all. */
  readonly note: string | null
}

/** What it makes, as a countable noun. */
const NOUNS = {
  pictures: { one: 'picture', unit: 'Standard picture', doing: 'Drawing…', done: 'Drawn' },
  speech: { one: 'text', unit: '1,000 characters', doing: 'Speaking…', done: 'Spoken' },
  prompts: { one: 'prompt', unit: 'One prompt', doing: 'Writing…', done: 'Written' },
} as const satisfies Record<ProviderStatus['makes'], object>

export function wordsOf({ makes }: Pick<ProviderStatus, 'makes'>): (typeof NOUNS)[keyof typeof NOUNS] {
  return NOUNS[makes]
}

/** Kinds of failure in an operator's words. */
const FAILURES: Readonly<Record<string, string>> = {
  timeout: 'took too long',
  unsupported: 'asked for what it cannot do',
  nsfw: 'refused by its content policy',
  rate_limit: 'asked to wait',
  credits: 'no credit left',
  auth: 'key refused',
  network: 'no connection',
  server: 'server error',
  bad_response: 'answer not understood',
}

/** Failures of the request rather than the provider. */
const HARMLESS: ReadonlySet<string> = new Set(['unsupported', 'nsfw'])

export function failureWords(kind: string): string {
  return FAILURES[kind] ?? kind.replaceAll('_', ' ')
}

/** A configured provider's state in a word. */
export function stateOf(provider: ProviderStatus): ProviderState {
  const { circuit, lastSuccessAt, lastFailureAt, lastFailure } = provider
  const { one } = wordsOf(provider)
  if (circuit === 'open')
    return {
      tone: 'red',
      label: 'Paused',
      note: `It failed repeatedly, so no ${one} goes to it until the next trial.`,
    }
  if (circuit === 'half-open')
    return {
      tone: 'yellow',
      label: 'On trial',
      note: `It failed repeatedly. The next ${one} is a trial.`,
    }
  const hasJustFailed =
    lastFailure !== null &&
    !HARMLESS.has(lastFailure) &&
    (lastSuccessAt === null || (lastFailureAt !== null && lastFailureAt > lastSuccessAt))
  if (hasJustFailed)
    return lastFailure === 'rate_limit'
      ? { tone: 'yellow', label: 'Busy', note: 'The provider asked us to wait.' }
      : { tone: 'red', label: 'Failing', note: `The last ${one} failed: ${failureWords(lastFailure)}.` }
  if (lastSuccessAt !== null) return { tone: 'green', label: 'Working', note: null }
  return { tone: 'neutral', label: 'Not asked yet', note: null }
}
