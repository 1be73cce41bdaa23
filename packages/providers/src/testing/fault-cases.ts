import assert from 'node:assert/strict'
import type { ImageFailure, ImageOutcome, ImageRequest } from '../image-provider.ts'
import type { Fault, Faults } from './faults.ts'
import type { StandIn } from './stand-in-server.ts'

/** What the table of faults is tried on: an adapter that draws, or one that turns the prompt into something else. */
export type FaultSubject<Outcome extends { readonly ok: true } | ImageFailure = ImageOutcome> = {
  readonly vendor: Pick<StandIn, 'log' | 'url'>
  /** An adapter that gives up after so many milliseconds. */
  readonly within: (deadlineMs: number) => {
    readonly generate: (request: ImageRequest) => Promise<Outcome>
    readonly close: () => Promise<void>
  }
  /** Part of the operator's key, which no detail may show. */
  readonly secret: string
  /** Fields of the request that the faults need: a model that is asked in steps. */
  readonly request?: Partial<ImageRequest>
}

/** Time enough for a failure that is answered, little for one that is waited out. */
const WAITED_MS = 700
const ANSWERED_MS = 20_000
/** Words that classing by words would trip over, and that no detail may repeat. */
const MISLEADING = 'an author of network credit'

/** One row of the table as a test: its title, and what rejects when it does not hold. */
export type FaultCase = {
  readonly title: string
  readonly run: <Outcome extends { readonly ok: true } | ImageFailure>(
    subject: FaultSubject<Outcome>,
  ) => Promise<void>
}

/**
 * Every fault against one adapter. Each becomes its kind, costs no more calls than it must, and says nothing of the prompt or the key;
 * only what was refused outright is said to have cost nothing, and only a request to wait is worth asking again.
 */
export function faultCases(faults: Faults): readonly FaultCase[] {
  return Object.entries(faults).map(([name, fault]) => ({
    title: `${name} becomes ${fault.becomes ?? 'a picture'}, after ${fault.creates ?? 1} call(s) that may cost`,
    run: (subject) => runCase(name, fault, subject),
  }))
}

/** Draws with one fault, and answers what came of it. */
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
  // By the word that names the fault, so that rows can be tried side by side.
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
