import { type PublishedInput, readPublishedInput } from '../hosted/published-input.ts'
import type { ImageFailure } from '../image-provider.ts'
import { failure } from '../net/exchange-failures.ts'
import { field } from '../net/json.ts'
import type { VendorClient, VendorOrder } from '../net/vendor-client.ts'
import { type Prediction, readPrediction } from './prediction.ts'

/** A prediction with its log; pictures are never inside. */
const MAX_BYTES = 2 * 1024 * 1024
/** Timeout of polling and canceling. */
const CALL_MS = 10_000

type PredictionAnswer = { readonly ok: true; readonly prediction: Prediction } | ImageFailure

/** The API calls needed for drawing. */
export type ReplicateApi = {
  /** `POST /v1/models/{owner}/{name}/predictions`, answered within `timeoutMs`. The vendor aborts after `cancelAfterMinutes`. */
  readonly create: (
    model: { readonly owner: string; readonly name: string },
    input: Readonly<Record<string, unknown>>,
    options: {
      readonly cancelAfterMinutes: number
      readonly timeoutMs: number
      readonly signal: AbortSignal
    },
  ) => Promise<PredictionAnswer>
  /** `GET /v1/models/{owner}/{name}`: its published inputs; undefined if there are none that can be used. */
  readonly inputOf: (
    name: string,
    signal: AbortSignal,
  ) => Promise<{ readonly ok: true; readonly input: PublishedInput | undefined } | ImageFailure>
  /** `GET /v1/predictions/{id}`. */
  readonly get: (id: string, signal: AbortSignal) => Promise<PredictionAnswer>
  /** `POST /v1/predictions/{id}/cancel`: whether it was received in time. */
  readonly cancel: (id: string, signal: AbortSignal) => Promise<boolean>
}

export function createReplicateApi(client: VendorClient): ReplicateApi {
  async function call(
    order: Omit<VendorOrder, 'timeoutMs' | 'maxBytes'> & { timeoutMs?: number },
  ): Promise<PredictionAnswer> {
    const answer = await client.call({ timeoutMs: CALL_MS, ...order, maxBytes: MAX_BYTES })
    if (!answer.ok) return answer
    const prediction = readPrediction(answer.value)
    return prediction
      ? { ok: true, prediction }
      : failure('bad_response', `${order.what} was answered with something that is no prediction`)
  }

  return {
    create: ({ owner, name }, input, { cancelAfterMinutes, timeoutMs, signal }) =>
      call({
        what: 'create',
        method: 'POST',
        path: `v1/models/${owner}/${name}/predictions`,
        // No `Prefer: wait`: the id arrives at once, and after a crash the same prediction is resumed.
        headers: { 'cancel-after': `${cancelAfterMinutes}m` },
        body: { json: { input } },
        timeoutMs,
        signal,
        effect: 'makes',
      }),
    inputOf: async (name, signal) => {
      const answer = await client.call({
        what: 'schema',
        method: 'GET',
        path: `v1/models/${name}`,
        timeoutMs: 5_000,
        maxBytes: MAX_BYTES,
        signal,
        effect: 'once',
      })
      if (!answer.ok) return answer
      return {
        ok: true,
        input: readPublishedInput(field(answer.value, 'latest_version', 'openapi_schema'), 'Input'),
      }
    },
    get: (id, signal) =>
      call({ what: 'poll', method: 'GET', path: `v1/predictions/${id}`, signal, effect: 'once' }),
    cancel: async (id, signal) => {
      const answer = await call({
        what: 'cancel',
        method: 'POST',
        path: `v1/predictions/${id}/cancel`,
        signal,
        effect: 'reads',
      })
      return answer.ok && answer.prediction.status !== 'succeeded'
    },
  }
}
