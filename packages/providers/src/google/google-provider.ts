import {
  agentFor,
  baseUrlOf,
  createHostedProvider,
  type Drawing,
  type Drawn,
} from '../hosted/hosted-provider.ts'
import { dayAt, retirementNotices } from '../hosted/model-retirement.ts'
import { honorsOf } from '../hosted/model-table.ts'
import { VENDOR_DEADLINE_MS, type VendorOptions } from '../hosted/vendor-options.ts'
import { warningsFor } from '../hosted/words.ts'
import type { ImageFailure, ImageProvider, ImageRequest } from '../image-provider.ts'
import { afterStart, failure } from '../net/exchange-failures.ts'
import { listField, textField } from '../net/json.ts'
import { readPictureText } from '../net/read-picture.ts'
import { createVendorClient, type VendorClient } from '../net/vendor-client.ts'
import { createGoogleModels, type GoogleModel, googleCall } from './models.ts'
import { readAnswer, readError } from './read-answer.ts'

const BASE_URL = 'https://generativelanguage.googleapis.com'

export type GoogleOptions = VendorOptions & {
  /** The operator's key. */
  readonly key: string
  /** Draws everything with this model: `gemini-…` or `imagen-…`. */
  readonly model?: string
  /** Its models. Default: those of `models.ts`. */
  readonly models?: readonly GoogleModel[]
}

/** Google's image models through the Gemini API. One picture is one call, whose response contains it. Cancelling means closing the connection. */
export function createGoogleProvider(options: GoogleOptions): ImageProvider {
  const { key, deadlineMs = VENDOR_DEADLINE_MS } = options
  const baseUrl = baseUrlOf(options.baseUrl ?? BASE_URL, '/v1beta')
  const agent = agentFor(baseUrl)
  // In a header, because URLs end up in logs.
  const client = createVendorClient({ baseUrl, headers: { 'x-goog-api-key': key }, agent, readError })
  /** Retirement dates only apply there. */
  const today = () => dayAt(BASE_URL, options)
  const models = createGoogleModels(options.model, options.models)

  let names: readonly string[] | undefined
  async function prepare(signal: AbortSignal): Promise<void> {
    names ??= await askNames(client, signal)
  }

  async function draw(request: ImageRequest, { signal }: Drawing): Promise<Drawn | ImageFailure> {
    const model = models.choose(request, today())
    const { json, asked } = await googleCall(model, request)
    const answer = await client.call({
      what: 'create',
      method: 'POST',
      path: `v1beta/models/${encodeURIComponent(model.name)}:${model.call.method}`,
      body: { json },
      timeoutMs: deadlineMs,
      signal,
      effect: 'makes',
    })
    if (!answer.ok) return answer
    const read = readAnswer(answer.value)
    if (!('text' in read)) return failure(read.kind, 'create was answered without a picture')
    const picture = await readPictureText(read.text, request)
    if (!picture.ok) return afterStart(picture)
    return {
      ok: true,
      picture,
      seed: null,
      model: model.name,
      warnings: warningsFor(request, honorsOf(model)),
      asked,
    }
  }

  return createHostedProvider({
    id: 'google',
    label: 'Google',
    prepare,
    notices: () => [
      ...retirementNotices(models.drawing, today()),
      ...models.drawing.flatMap(({ name }) =>
        names === undefined || names.includes(name) ? [] : `Google lists no model ${name}.`,
      ),
    ],
    capabilities: () => models.capabilities(today()),
    deadlineMs,
    agent,
    draw,
  })
}

/** Models the key may use; undefined when the list is incomplete. */
async function askNames(client: VendorClient, signal: AbortSignal): Promise<readonly string[] | undefined> {
  const answer = await client.call({
    what: 'models',
    method: 'GET',
    path: 'v1beta/models?pageSize=1000',
    timeoutMs: 5_000,
    maxBytes: 4 * 1024 * 1024,
    signal,
    effect: 'once',
  })
  if (!answer.ok || textField(answer.value, 'nextPageToken')) return undefined
  const names = listField(answer.value, 'models').flatMap((one) => textField(one, 'name') ?? [])
  return names.length === 0 ? undefined : names.map((name) => name.replace(/^models\//, ''))
}
