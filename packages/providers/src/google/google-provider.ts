import {
  agentFor,
  baseUrlOf,
  createHostedProvider,
  type Drawing,
  type Drawn,
} from '../hosted/hosted-provider.ts'
import { dayOf, retirementNotice } from '../hosted/model-retirement.ts'
import { PRODUCT_SIZES } from '../hosted/product-sizes.ts'
import { VENDOR_DEADLINE_MS, type VendorOptions } from '../hosted/vendor-options.ts'
import { warningsFor } from '../hosted/words.ts'
import {
  IMAGE_QUALITIES,
  type ImageFailure,
  type ImageProvider,
  type ImageRequest,
} from '../image-provider.ts'
import { afterStart, failure } from '../net/exchange-failures.ts'
import { readPictureText } from '../net/read-picture.ts'
import { createVendorClient } from '../net/vendor-client.ts'
import { STYLE_WORDS } from '../style-words.ts'
import { chooseModel, drawingModels, googleCall, modelCapabilities } from './models.ts'
import { readAnswer, readError } from './read-answer.ts'

const BASE_URL = 'https://generativelanguage.googleapis.com'

export type GoogleOptions = VendorOptions & {
  /** The operator's key. */
  readonly key: string
  /** Draws everything with this model: `gemini-…` or `imagen-…`. */
  readonly model?: string
  /** Today in milliseconds, which says what has ended; the machine's by default. */
  readonly now?: () => number
}

/**
 * Google's image models, by the Gemini API. One picture is one call and comes inside its answer; leaving ends the connection, and there is
 * nothing else to cancel by.
 */
export function createGoogleProvider(options: GoogleOptions): ImageProvider {
  const { key, deadlineMs = VENDOR_DEADLINE_MS, now = Date.now } = options
  const baseUrl = baseUrlOf(options.baseUrl ?? BASE_URL, '/v1beta')
  const agent = agentFor(baseUrl)
  // In a header, for addresses end up in logs.
  const client = createVendorClient({ baseUrl, headers: { 'x-goog-api-key': key }, agent, readError })
  /** Only there do the tables' days count. */
  const todayAtGoogle = () => (baseUrl.origin === BASE_URL ? dayOf(now()) : undefined)
  const maxReferences = Math.max(...drawingModels(options.model).map((model) => model.maxReferences))

  async function draw(request: ImageRequest, { signal }: Drawing): Promise<Drawn | ImageFailure> {
    const model = chooseModel(request, options.model, todayAtGoogle())
    const { json, asked } = await googleCall(model, request)
    const answer = await client.call({
      what: 'create',
      method: 'POST',
      path: `v1beta/models/${encodeURIComponent(model.name)}:${model.method}`,
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
      warnings: warningsFor(request, {
        name: model.name,
        seed: false,
        negativePrompt: false,
        reference: model.maxReferences > 0,
        maxReferences: model.maxReferences,
        strength: false,
      }),
      asked,
    }
  }

  return createHostedProvider({
    id: 'google',
    label: 'Google',
    notices: () => {
      const today = todayAtGoogle()
      if (today === undefined) return []
      return drawingModels(options.model).flatMap((model) => retirementNotice(model, today) ?? [])
    },
    capabilities: () => ({
      seed: false,
      negativePrompt: false,
      reference: maxReferences > 0,
      maxReferences,
      ...(maxReferences > 0 ? { edits: true as const } : {}),
      referenceStrength: false,
      styles: Object.keys(STYLE_WORDS),
      qualities: options.model === undefined ? IMAGE_QUALITIES : ['standard'],
      progress: false,
      previews: false,
      sizes: PRODUCT_SIZES,
      models: modelCapabilities(todayAtGoogle(), options.model),
    }),
    deadlineMs,
    agent,
    draw,
  })
}
