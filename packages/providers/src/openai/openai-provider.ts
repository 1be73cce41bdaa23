import { CUSTOM_SIZES } from '../custom-sizes.ts'
import { createHostedProvider, type Drawing, type Drawn, randomSeed } from '../hosted/hosted-provider.ts'
import { dayOf, type RetiringModel, retirementNotice } from '../hosted/model-retirement.ts'
import type { ModelRow } from '../hosted/model-row.ts'
import { capabilitiesOf, honorsOf, modelOf } from '../hosted/model-table.ts'
import { stepsFor } from '../hosted/own-server.ts'
import { PRODUCT_SIZES } from '../hosted/product-sizes.ts'
import { type PictureVendorOptions, pictureHosts, VENDOR_DEADLINE_MS } from '../hosted/vendor-options.ts'
import { warningsFor } from '../hosted/words.ts'
import {
  IMAGE_QUALITIES,
  type ImageCapabilities,
  type ImageFailure,
  type ImageProvider,
  type ImageRequest,
} from '../image-provider.ts'
import { afterStart, failure } from '../net/exchange-failures.ts'
import { fetchPicture } from '../net/fetch-picture.ts'
import { textField } from '../net/json.ts'
import { readPictureText } from '../net/read-picture.ts'
import { imageCall } from './image-call.ts'
import { askModels, type ModelList } from './model-list.ts'
import { createOpenAiModels, type OpenAiModel, unlistedRow } from './models.ts'
import { createOpenAiClient, isOpenAiItself } from './openai-client.ts'
import { completedOf, partialsOf, watchPartials } from './partial-pictures.ts'

const DOCUMENTED_HOSTS = ['oaidalleapiprodscus.blob.core.windows.net']

export type OpenAiOptions = PictureVendorOptions & {
  /** The operator's key; a self-hosted server may need none. */
  readonly key?: string
  /** Draws everything with this model. An unlisted one is only sent a prompt and a size. */
  readonly model?: string
  /** Side in pixels of the square a self-hosted model draws best. Default 1024. */
  readonly side?: number
  /** Sampling steps at standard quality, for stable-diffusion.cpp. Default 20. */
  readonly steps?: number
  /** Partial pictures to request for each picture, 0 to 3, if its model streams them; each costs a little. Default 2. */
  readonly partials?: number
  /** Its models. Default: those of `models.ts`. */
  readonly models?: readonly OpenAiModel[]
}

/**
 * OpenAI's image models, and any server with the same API (LocalAI, stable-diffusion.cpp), which is assumed without a key. One picture is one
 * call; canceling means closing the connection.
 */
export function createOpenAiProvider(options: OpenAiOptions): ImageProvider {
  const { key, deadlineMs = VENDOR_DEADLINE_MS, side = 1024, partials = 2, now = Date.now } = options
  const { client, agent } = createOpenAiClient(options)
  const isOpenAi = key !== undefined
  const models = createOpenAiModels(options.model, { isPlain: !isOpenAi, side }, options.models)
  const hosts = pictureHosts(isOpenAi ? DOCUMENTED_HOSTS : [], options)

  const streams = ({ maxPartials = 0 }: ModelRow) => Math.min(maxPartials, partials) > 0

  /** Retirement dates only apply there. */
  const todayAtOpenAi = () => (isOpenAiItself(options.baseUrl) ? dayOf(now()) : undefined)

  let list: ModelList | undefined
  async function prepare(signal: AbortSignal): Promise<void> {
    list ??= await askModels(client, signal)
  }

  async function draw(request: ImageRequest, { signal, report }: Drawing): Promise<Drawn | ImageFailure> {
    const chosen = models.choose(request, todayAtOpenAi())
    if (!isOpenAi) await prepare(signal)
    const sampling =
      !isOpenAi && list?.isSdServer
        ? { seed: request.seed ?? randomSeed(), steps: stepsFor(request.quality, options.steps) }
        : undefined
    const wanted = partialsOf(chosen, partials)
    const { path, body, asked } = await imageCall(chosen, request, { sampling, partials: wanted })
    const forming = wanted > 0 ? watchPartials(wanted, report) : undefined
    const answer = await client.call({
      what: 'create',
      method: 'POST',
      path,
      ...(body ? { body } : {}),
      timeoutMs: deadlineMs,
      signal,
      effect: 'makes',
      ...(forming ? { onEvent: forming.hear } : {}),
    })
    await forming?.shown()
    if (!answer.ok) {
      // A self-hosted server may come back as a different one.
      if (answer.kind === 'network' && !isOpenAi) list = undefined
      return answer
    }
    const text = textField(answer.value, 'data', 0, 'b64_json') ?? completedOf(answer.value)
    const address = textField(answer.value, 'data', 0, 'url')
    if (!text && !address) return failure('bad_response', 'create was answered without a picture')
    const picture = text
      ? await readPictureText(text, request)
      : await fetchPicture(address ?? '', hosts, request, signal)
    if (!picture.ok) return afterStart(picture)
    const name = chosen.model.name ?? 'local model'
    const row = chosen.kind === 'listed' ? chosen.model : unlistedRow(name)
    return {
      ok: true,
      picture,
      seed: sampling?.seed ?? null,
      model: name,
      warnings: warningsFor(request, { ...honorsOf(row), seed: sampling !== undefined }),
      asked,
    }
  }

  return createHostedProvider({
    id: isOpenAi ? 'openai' : 'openai-compatible',
    label: isOpenAi ? 'OpenAI' : 'Image server',
    prepare,
    notices: () => noticesOf(options, models.drawing, list),
    capabilities: () =>
      isOpenAi
        ? { ...models.capabilities(todayAtOpenAi()), previews: models.drawing.some(streams) }
        : ownCapabilities(options.model, list?.isSdServer === true),
    deadlineMs,
    agent,
    draw,
  })
}

/** Capabilities of a self-hosted server. */
function ownCapabilities(model: string | undefined, isSdServer: boolean): ImageCapabilities {
  const models = model === undefined ? [] : [modelOf(unlistedRow(model), IMAGE_QUALITIES)]
  const { models: _, ...own } = capabilitiesOf([], [])
  return {
    ...own,
    sizes: PRODUCT_SIZES,
    customSizes: CUSTOM_SIZES,
    seed: isSdServer,
    negativePrompt: false,
    qualities: isSdServer ? IMAGE_QUALITIES : ['standard'],
    ...(model === undefined
      ? {}
      : { models: models.map((one) => ({ ...one, seed: isSdServer, sizes: PRODUCT_SIZES })) }),
  }
}

/** Dates in the server's list apply at any address, those of the table only at the vendor's own. */
function noticesOf(
  { key, baseUrl, model, now = Date.now }: OpenAiOptions,
  drawing: readonly RetiringModel[],
  list: ModelList | undefined,
): readonly string[] {
  if (list?.isSdServer)
    return ['This is stable-diffusion.cpp: SDAPI_URL in place of OPENAI_BASE_URL takes references, too.']
  if (key === undefined && model === undefined) return []
  const names = list?.names ?? []
  return drawing.flatMap(({ name, retires: tabled, successor }) => {
    const listed = list?.retiring.find((one) => one.name === name)?.retires
    const retires = listed ?? (isOpenAiItself(baseUrl) ? tabled : undefined)
    const isUnlisted = names.length > 0 && !names.includes(name)
    const notice = retirementNotice({ name, retires, successor }, dayOf(now()))
    return notice ?? (isUnlisted ? `The server lists no model ${name}.` : [])
  })
}
