import { createHostedProvider, type Drawing, type Drawn, randomSeed } from '../hosted/hosted-provider.ts'
import { dayOf, retirementNotice } from '../hosted/model-retirement.ts'
import { stepsFor } from '../hosted/own-server.ts'
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
import { askModels, type ModelList } from './model-list.ts'
import { chooseModel, drawingModels, maxReferencesOf, modelCapabilities } from './models.ts'
import { createOpenAiClient, isOpenAiItself } from './openai-client.ts'

const DOCUMENTED_HOSTS = ['oaidalleapiprodscus.blob.core.windows.net']

export type OpenAiOptions = PictureVendorOptions & {
  /** The operator's key; a server of one's own may need none. */
  readonly key?: string
  /** Draws everything with this model. One that OpenAI does not list is asked for a prompt and a size alone. */
  readonly model?: string
  /** Side of the square that a model of one's own draws well, in pixels. Default 1024. */
  readonly side?: number
  /** Sampling steps of a standard picture, where stable-diffusion.cpp answers. Default 20. */
  readonly steps?: number
  /** Today in milliseconds, which says what has ended; the machine's by default. */
  readonly now?: () => number
}

/**
 * OpenAI's image models, and any server that speaks the same API (LocalAI, stable-diffusion.cpp): without a key it is one of the latter.
 * One picture is one call; leaving ends the connection, and there is nothing else to cancel by.
 */
export function createOpenAiProvider(options: OpenAiOptions): ImageProvider {
  const { key, deadlineMs = VENDOR_DEADLINE_MS, side = 1024, now = Date.now } = options
  const { client, agent } = createOpenAiClient(options)
  const settings = { model: options.model, isPlain: key === undefined, side }
  const isOpenAi = !settings.isPlain
  const hosts = pictureHosts(isOpenAi ? DOCUMENTED_HOSTS : [], options)

  /** Only there do the tables' days count. */
  const todayAtOpenAi = () => (isOpenAiItself(options.baseUrl) ? dayOf(now()) : undefined)

  let list: ModelList | undefined
  async function prepare(signal: AbortSignal): Promise<void> {
    list ??= await askModels(client, signal)
  }

  async function draw(request: ImageRequest, { signal }: Drawing): Promise<Drawn | ImageFailure> {
    const chosen = chooseModel(request, { ...settings, today: todayAtOpenAi() })
    if (settings.isPlain) await prepare(signal)
    const sampling =
      settings.isPlain && list?.isSdServer
        ? { seed: request.seed ?? randomSeed(), steps: stepsFor(request.quality, options.steps) }
        : undefined
    const { path, body, asked } = await imageCall(chosen, request, sampling)
    const answer = await client.call({
      what: 'create',
      method: 'POST',
      path,
      ...(body ? { body } : {}),
      timeoutMs: deadlineMs,
      signal,
      effect: 'makes',
    })
    if (!answer.ok) {
      // A server of one's own may come back as another one.
      if (answer.kind === 'network' && settings.isPlain) list = undefined
      return answer
    }
    const text = textField(answer.value, 'data', 0, 'b64_json')
    const address = textField(answer.value, 'data', 0, 'url')
    if (!text && !address) return failure('bad_response', 'create was answered without a picture')
    const picture = text
      ? await readPictureText(text, request)
      : await fetchPicture(address ?? '', hosts, request, signal)
    if (!picture.ok) return afterStart(picture)
    const name = chosen.model.name ?? 'local model'
    const maxReferences = chosen.kind === 'listed' ? chosen.model.maxReferences : 0
    return {
      ok: true,
      picture,
      seed: sampling?.seed ?? null,
      model: name,
      warnings: warningsFor(request, {
        name,
        seed: sampling !== undefined,
        negativePrompt: false,
        reference: maxReferences > 0,
        maxReferences,
        strength: false,
      }),
      asked,
    }
  }

  return createHostedProvider({
    id: isOpenAi ? 'openai' : 'openai-compatible',
    label: isOpenAi ? 'OpenAI' : 'Image server',
    prepare,
    notices: () => noticesOf(options, list),
    capabilities: () => ({
      seed: settings.isPlain && list?.isSdServer === true,
      negativePrompt: false,
      reference: isOpenAi && maxReferencesOf(options.model) > 0,
      maxReferences: isOpenAi ? maxReferencesOf(options.model) : 0,
      referenceStrength: false,
      styles: Object.keys(STYLE_WORDS),
      qualities: isOpenAi || list?.isSdServer ? IMAGE_QUALITIES : ['standard'],
      progress: false,
      previews: false,
      sizes: PRODUCT_SIZES,
      ...(isOpenAi && maxReferencesOf(options.model) > 0
        ? { repaints: true as const, edits: true as const }
        : {}),
      ...(isOpenAi || options.model !== undefined
        ? {
            models: modelCapabilities(
              todayAtOpenAi(),
              options.model,
              settings.isPlain ? { seed: list?.isSdServer === true } : undefined,
            ),
          }
        : {}),
    }),
    deadlineMs,
    agent,
    draw,
  })
}

/** Days that the list names count at any address, those of the table at the vendor's own. */
function noticesOf(
  { key, baseUrl, model, now = Date.now }: OpenAiOptions,
  list: ModelList | undefined,
): readonly string[] {
  if (list?.isSdServer)
    return ['This is stable-diffusion.cpp: SDAPI_URL in place of OPENAI_BASE_URL takes references, too.']
  if (key === undefined && model === undefined) return []
  const names = list?.names ?? []
  return drawingModels(model).flatMap(({ name, retires: tabled, successor }) => {
    const listed = list?.retiring.find((one) => one.name === name)?.retires
    const retires = listed ?? (isOpenAiItself(baseUrl) ? tabled : undefined)
    const isUnlisted = names.length > 0 && !names.includes(name)
    const notice = retirementNotice({ name, retires, successor }, dayOf(now()))
    return notice ?? (isUnlisted ? `The server lists no model ${name}.` : [])
  })
}
