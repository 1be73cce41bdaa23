import type { Agent } from 'node:http'
import type { ImageFailure } from '../image-provider.ts'
import { type ExchangeRequest, exchange } from '../net/exchange.ts'
import { failure, failureOfExchange, failureOfStatus } from '../net/exchange-failures.ts'
import type { HostedModel } from './models.ts'
import { type Prediction, readPrediction } from './prediction.ts'

/** A prediction with its logs; pictures never come inside. */
const MOST_BYTES = 2 * 1024 * 1024
const CALL_MS = 10_000

export type PredictionAnswer = { readonly ok: true; readonly prediction: Prediction } | ImageFailure

/** The three calls of the vendor's HTTP API that drawing needs, each sent once. */
export type ReplicateApi = {
  /** `POST /v1/models/{owner}/{name}/predictions`. The vendor ends what still runs after `cancelAfterMinutes`. */
  readonly create: (
    model: HostedModel,
    input: Readonly<Record<string, unknown>>,
    options: { readonly cancelAfterMinutes: number; readonly signal: AbortSignal },
  ) => Promise<PredictionAnswer>
  /** `GET /v1/predictions/{id}`. */
  readonly get: (id: string, signal: AbortSignal) => Promise<PredictionAnswer>
  /** `POST /v1/predictions/{id}/cancel`. Whether it was heard changes nothing. */
  readonly cancel: (id: string, signal: AbortSignal) => Promise<void>
}

export function createReplicateApi(deps: {
  readonly token: string
  /** Without `/v1`. */
  readonly baseUrl: URL
  readonly agent: Agent
}): ReplicateApi {
  const { token, baseUrl, agent } = deps

  /** Addresses are built here from the id: one that an answer carries would receive the key. */
  async function call(
    what: string,
    path: string,
    given: Pick<ExchangeRequest, 'method' | 'signal' | 'timeoutMs' | 'agent'> &
      Pick<Partial<ExchangeRequest>, 'headers' | 'body'>,
  ): Promise<PredictionAnswer> {
    const answer = await exchange({
      ...given,
      url: new URL(`${baseUrl.pathname.replace(/\/$/, '')}/v1/${path}`, baseUrl),
      headers: { authorization: `Bearer ${token}`, accept: 'application/json', ...given.headers },
      maxBytes: MOST_BYTES,
    })
    if (!answer.ok) return failureOfExchange(answer, what, given.signal)
    if (answer.status < 200 || answer.status > 299) return failureOfStatus(answer, what)
    const prediction = readPrediction(answer.body)
    return prediction
      ? { ok: true, prediction }
      : failure('bad_response', `${what} was answered with something that is no prediction`)
  }

  return {
    create: ({ owner, name, waitSeconds }, input, { cancelAfterMinutes, signal }) =>
      call('create', `models/${owner}/${name}/predictions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'cancel-after': `${cancelAfterMinutes}m`,
          ...(waitSeconds > 0 ? { prefer: `wait=${waitSeconds}` } : {}),
        },
        body: JSON.stringify({ input }),
        signal,
        timeoutMs: waitSeconds * 1_000 + CALL_MS,
        // On a connection of its own: a kept one may be closing, and then nobody could tell whether the call arrived.
        agent: false,
      }),
    get: (id, signal) =>
      call('poll', `predictions/${id}`, { method: 'GET', signal, timeoutMs: CALL_MS, agent }),
    cancel: async (id, signal) => {
      await call('cancel', `predictions/${id}/cancel`, { method: 'POST', signal, timeoutMs: CALL_MS, agent })
    },
  }
}
