import assert from 'node:assert/strict'
import type { ImageFailure, ImageOutcome, ImageRequest } from '../image-provider.ts'
import type { Fault, Faults } from './faults.ts'
import type { StandIn } from './stand-in-server.ts'

/** The subject of the fault table: an adapter that draws, or one that turns the prompt into something else. */
export type FaultSubject<Outcome extends { readonly ok: true } | ImageFailure = ImageOutcome> = {
  readonly vendor: Pick<StandIn, 'log' | 'url'>
  /** An adapter with this deadline in milliseconds. */
  readonly within: (deadlineMs: number) => {
    readonly generate: (request: ImageRequest) => Promise<Outcome>
    readonly close: () => Promise<void>
  }
  /** Part of the operator's key, which no detail may show. */
  readonly secret: string
  /** Request fields that the faults need, such as a model that is polled. */
  readonly request?: Partial<ImageRequest>
}

/** Milliseconds: enough for a failure with an answer, short for one that is waited out. */
const WAITED_MS = 700
const ANSWERED_MS = 20_000
/** Words that would mislead a classification by words, and that no detail may repeat. */
const MISLEADING = 'an author of network credit'

/** One row of the table as a test: its title, and a run that rejects if it fails. */
export type FaultCase = {
  readonly title: string
  readonly run: <Outcome extends { readonly ok: true } | ImageFailure>(
    subject: FaultSubject<Outcome>,
  ) => Promise<void>
}

/**
 * Every fault against one adapter. Each becomes its kind, costs no more calls than necessary, and reveals neither prompt nor key; only an
 * outright refusal is reported as free, and only a refusal that asks to wait is retryable.
 */
export function faultCases(faults: Faults): readonly FaultCase[] {
  return Object.entries(faults).map(([name, fault]) => ({
    title: `${name} becomes ${fault.becomes ?? 'a picture'}, after ${fault.creates ?? 1} call(s) that may cost`,
    run: (subject) => runCase(name, fault, subject),
  }))
}

/** Draws with one fault and returns the outcome. */
export async function drawWithFault<Outcome extends { readonly ok: true } | ImageFailure>(
  name: string,
  fault: Fault,
  { within, request }: FaultSubject<Outcome>,
): Promise<Outcome> {
  const provider = within(fault.isWaitedOut ? WAITED_MS : ANSWERED_MS)
  const outcome = await provider.generate({
    width: 1024,
    height: 1024,
    prompt: `${MISLEADING} [fault:${name}]`,
    ...request,
  })
  await provider.close()
  return outcome
}

async function runCase<Outcome extends { readonly ok: true } | ImageFailure>(
  name: string,
  fault: Fault,
  subject: FaultSubject<Outcome>,
): Promise<void> {
  // Counts by the word that names the fault, so that rows can run concurrently.
  const createsOf = () =>
    subject.vendor.log.inputs.filter((input) => JSON.stringify(input).includes(`[fault:${name}]`)).length
  const before = createsOf()
  const outcome = await drawWithFault(name, fault, subject)
  assert.equal(outcome.ok ? undefined : outcome.kind, fault.becomes, outcome.ok ? '' : outcome.detail)
  assert.equal(createsOf() - before, fault.creates ?? 1)
  if (outcome.ok) return
  assert.doesNotMatch(outcome.detail, new RegExp(`author|credit|fault:|${subject.secret}`))
  assert.ok(outcome.detail.length <= 300)
  assert.equal(outcome.started, fault.isRefusal ? false : undefined)
  assert.equal(outcome.retryable, fault.isRefusal === true && fault.becomes === 'rate_limit')
}
