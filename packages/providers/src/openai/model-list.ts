import { dayOf, type RetiringModel } from '../hosted/model-retirement.ts'
import { field, listField, textField } from '../net/json.ts'
import type { VendorClient } from '../net/vendor-client.ts'

/** Facts from a server's `GET /v1/models`. */
export type ModelList = {
  readonly names: readonly string[]
  /** Models with a shutdown date in the list. */
  readonly retiring: readonly RetiringModel[]
  /** Whether it is stable-diffusion.cpp, which uses one seed for everything unless the prompt names another. */
  readonly isSdServer: boolean
}

const ASK_MS = 5_000

/** Requests the list; undefined without an answer. A server without a list has an empty one. */
export async function askModels(client: VendorClient, signal: AbortSignal): Promise<ModelList | undefined> {
  const answer = await client.call({
    what: 'models',
    method: 'GET',
    path: 'v1/models',
    timeoutMs: ASK_MS,
    maxBytes: 4 * 1024 * 1024,
    signal,
    effect: 'once',
  })
  if (!answer.ok)
    return answer.kind === 'bad_response' || answer.kind === 'unsupported'
      ? { names: [], retiring: [], isSdServer: false }
      : undefined
  const entries = listField(answer.value, 'data')
  const names = entries.flatMap((one) => textField(one, 'id') ?? [])
  return {
    names,
    retiring: entries.flatMap((one) => {
      const name = textField(one, 'id')
      const retires = dayIn(field(one, 'shutdown_date'))
      return name === undefined || retires === undefined ? [] : [{ name, retires }]
    }),
    isSdServer: names.includes('sd-cpp-local'),
  }
}

/** A date, or seconds since 1970, like this API's other dates. */
function dayIn(value: unknown): string | undefined {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0]
  return typeof value === 'number' && value > 1e9 && value < 1e10 ? dayOf(value * 1_000) : undefined
}
