import { createHostedProvider, type Drawing, type Drawn } from '../hosted/hosted-provider.ts'
import { PRODUCT_SIZES } from '../hosted/product-sizes.ts'
import { type PictureVendorOptions, pictureHosts, VENDOR_DEADLINE_MS } from '../hosted/vendor-options.ts'
import { warningsFor } from '../hosted/words.ts'
import {
  IMAGE_QUALITIES,
  type ImageFailure,
  type ImageProvider,
  type ImageRequest,
} from '../image-provider.ts'
import { afterStart, failure } from '../net/exchange-failures.ts'
import { fetchPicture } from '../net/fetch-picture.ts'
import { textField } from '../net/json.ts'
import { readPictureText } from '../net/read-picture.ts'
import { STYLE_WORDS } from '../style-words.ts'
import { imageCall } from './image-call.ts'
import { chooseModel, MODEL_CAPABILITIES, takesReference } from './models.ts'
import { createOpenAiClient } from './openai-client.ts'

const DOCUMENTED_HOSTS = ['oaidalleapiprodscus.blob.core.windows.net']

export type OpenAiOptions = PictureVendorOptions & {
  /** The operator's key; a server of one's own may need none. */
  readonly key?: string
  /** Draws everything with this model. One that OpenAI does not list is asked for a prompt and a size alone. */
  readonly model?: string
  /** Side of the square that a model of one's own draws well, in pixels. Default 1024. */
  readonly side?: number
}

/**
 * OpenAI's image models, and any server that speaks the same API (LocalAI, stable-diffusion.cpp): without a key it is one of the latter.
 * One picture is one call; leaving ends the connection, and there is nothing else to cancel by.
 */
export function createOpenAiProvider(options: OpenAiOptions): ImageProvider {
  const { key, deadlineMs = VENDOR_DEADLINE_MS, side = 1024 } = options
  const { client, agent } = createOpenAiClient(options)
  const settings = { model: options.model, isPlain: key === undefined, side }
  const isOpenAi = !settings.isPlain
  const hosts = pictureHosts(isOpenAi ? DOCUMENTED_HOSTS : [], options)

  async function draw(request: ImageRequest, { signal }: Drawing): Promise<Drawn | ImageFailure> {
    const chosen = chooseModel(request, settings)
    const { path, body, asked } = await imageCall(chosen, request)
    const answer = await client.call({
      what: 'create',
      method: 'POST',
      path,
      ...(body ? { body } : {}),
      timeoutMs: deadlineMs,
      signal,
      effect: 'makes',
    })
    if (!answer.ok) return answer
    const text = textField(answer.value, 'data', 0, 'b64_json')
    const address = textField(answer.value, 'data', 0, 'url')
    if (!text && !address) return failure('bad_response', 'create was answered without a picture')
    const picture = text
      ? await readPictureText(text, request)
      : await fetchPicture(address ?? '', hosts, request, signal)
    if (!picture.ok) return afterStart(picture)
    const name = chosen.model.name ?? 'local model'
    const reference = chosen.kind === 'listed' && chosen.model.reference
    return {
      ok: true,
      picture,
      seed: null,
      model: name,
      warnings: warningsFor(request, {
        name,
        seed: false,
        negativePrompt: false,
        reference,
        strength: false,
      }),
      asked,
    }
  }

  return createHostedProvider({
    id: isOpenAi ? 'openai' : 'openai-compatible',
    label: isOpenAi ? 'OpenAI' : 'Image server',
    capabilities: {
      seed: false,
      negativePrompt: false,
      reference: isOpenAi && takesReference(options.model),
      referenceStrength: false,
      styles: Object.keys(STYLE_WORDS),
      qualities: isOpenAi ? IMAGE_QUALITIES : ['standard'],
      progress: false,
      previews: false,
      sizes: PRODUCT_SIZES,
      ...(isOpenAi && takesReference(options.model) ? { repaints: true as const } : {}),
      ...(isOpenAi ? { models: MODEL_CAPABILITIES } : {}),
    },
    deadlineMs,
    agent,
    draw,
  })
}
