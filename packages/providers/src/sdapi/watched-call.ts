import { abortFailure, pause } from '../abort.ts'
import type { Drawing } from '../hosted/hosted-provider.ts'
import type { Hold } from '../hosted/one-at-a-time.ts'
import { previewOf } from '../hosted/own-server.ts'
import type { ImageFailure } from '../image-provider.ts'
import { numberField, textField } from '../net/json.ts'
import type { VendorAnswer, VendorClient } from '../net/vendor-client.ts'
import type { ServerFacts } from './server-facts.ts'

const CALL_MS = 10_000
/** Max wait for the answer to an interrupted picture. */
const INTERRUPTED_MS = 10_000

type Watching = {
  readonly drawing: Drawing
  readonly hold: Hold
  readonly facts: Pick<ServerFacts, 'hasProgress' | 'hasInterrupt'>
  readonly deadlineMs: number
  readonly pollMs: number
}

/**
 * Sends a picture and polls progress until the answer arrives. If the caller cancels, the server is interrupted; if it cannot be, it keeps
 * drawing, and the turn is held until it has answered so that the next picture does not wait in its own time.
 */
export async function sendWatched(
  client: VendorClient,
  { path, json }: { readonly path: string; readonly json: unknown },
  { drawing, hold, facts, deadlineMs, pollMs }: Watching,
): Promise<VendorAnswer | ImageFailure> {
  const { signal, report, leave, closed } = drawing
  if (signal.aborted) return { ...abortFailure(signal), retryable: false, started: false }
  const cut = new AbortController()
  const answered = new AbortController()
  const making = client.call({
    what: 'create',
    method: 'POST',
    path,
    body: { json },
    timeoutMs: deadlineMs,
    signal: AbortSignal.any([cut.signal, closed]),
    effect: 'makes',
  })
  if (facts.hasProgress) void watch(client, AbortSignal.any([answered.signal, signal]), report, pollMs)
  const gone = Promise.withResolvers<undefined>()
  const goAway = () => gone.resolve(undefined)
  signal.addEventListener('abort', goAway, { once: true })
  const answer = await Promise.race([making, gone.promise])
  signal.removeEventListener('abort', goAway)
  answered.abort()
  const isLeft = !answer || (!answer.ok && answer.kind === 'timeout')
  if (isLeft) {
    const ending = endLeft()
    leave(ending)
    // The next picture must not start before, or it would be interrupted or delayed.
    hold(ending)
  }
  return answer ?? { ...abortFailure(signal), retryable: false }

  async function endLeft(): Promise<void> {
    const interrupted = facts.hasInterrupt && (await interrupt(client, closed))
    if (interrupted) {
      const waited = new AbortController()
      await Promise.race([making, pause(INTERRUPTED_MS, AbortSignal.any([waited.signal, closed]))])
      waited.abort()
    }
    // Servers with progress notice a disconnect (koboldcpp); the others keep drawing.
    if (interrupted || facts.hasProgress) cut.abort()
    await making
  }
}

async function interrupt(client: VendorClient, signal: AbortSignal): Promise<boolean> {
  const answer = await client.call({
    what: 'interrupt',
    method: 'POST',
    path: 'sdapi/v1/interrupt',
    timeoutMs: CALL_MS,
    signal,
    effect: 'reads',
  })
  // It need not answer in JSON.
  return answer.ok || (answer.kind === 'bad_response' && answer.started !== false)
}

async function watch(
  client: VendorClient,
  signal: AbortSignal,
  report: Drawing['report'],
  pollMs: number,
): Promise<void> {
  for (;;) {
    await pause(pollMs, signal)
    if (signal.aborted) return
    const answer = await client.call({
      what: 'progress',
      method: 'GET',
      path: 'sdapi/v1/progress?skip_current_image=false',
      timeoutMs: CALL_MS,
      signal,
      effect: 'once',
    })
    if (signal.aborted) return
    if (!answer.ok) {
      // A server without progress is not asked again.
      if (answer.started === false && answer.kind !== 'rate_limit' && answer.kind !== 'network') return
      continue
    }
    const share = numberField(answer.value, 'progress') ?? 0
    const preview = previewOf(Buffer.from(textField(answer.value, 'current_image') ?? '', 'base64'))
    // The last percent is left for the answer.
    report({
      percent: Math.min(99, Math.max(0, Math.round(share * 100))),
      ...(preview ? { preview } : {}),
    })
  }
}
