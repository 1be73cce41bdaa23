import { randomUUID } from 'node:crypto'
import {
  agentFor,
  baseUrlOf,
  createHostedProvider,
  type Drawing,
  type Drawn,
  randomSeed,
} from '../hosted/hosted-provider.ts'
import { PRODUCT_SIZES } from '../hosted/product-sizes.ts'
import { firstReference, referenceUrl, referenceUrls } from '../hosted/reference-picture.ts'
import { type PictureVendorOptions, pictureHosts, VENDOR_DEADLINE_MS } from '../hosted/vendor-options.ts'
import { warningsFor, wordsFor } from '../hosted/words.ts'
import {
  IMAGE_QUALITIES,
  type ImageCapabilities,
  type ImageFailure,
  type ImageProvider,
  type ImageRequest,
} from '../image-provider.ts'
import { afterStart, failure } from '../net/exchange-failures.ts'
import { fetchPicture } from '../net/fetch-picture.ts'
import { field, listField, numberField, seedField, textField } from '../net/json.ts'
import { readPictureText } from '../net/read-picture.ts'
import { createVendorClient } from '../net/vendor-client.ts'
import { STYLE_WORDS } from '../style-words.ts'
import { chooseModel, findModel, MODEL_CAPABILITIES, type RunwareModel } from './models.ts'
import { kindOfErrors, readError } from './read-error.ts'

const BASE_URL = 'https://api.runware.ai'
const DOCUMENTED_HOSTS = ['im.runware.ai']

export type RunwareOptions = PictureVendorOptions & {
  /** The operator's key. */
  readonly key: string
  /** Draws everything with this model, by its AIR identifier: `runware:400@1`. */
  readonly model?: string
}

const CAPABILITIES: ImageCapabilities = {
  seed: true,
  negativePrompt: false,
  reference: true,
  maxReferences: Math.max(...MODEL_CAPABILITIES.map((model) => model.maxReferences ?? 0)),
  edits: true,
  referenceStrength: true,
  styles: Object.keys(STYLE_WORDS),
  qualities: IMAGE_QUALITIES,
  progress: false,
  previews: false,
  sizes: PRODUCT_SIZES,
  models: MODEL_CAPABILITIES,
}

const { edits: _edits, ...WITHOUT_EDITS } = CAPABILITIES

function capabilitiesOf({ name, takesSeed, reference, maxReferences = 1 }: RunwareModel): ImageCapabilities {
  const honors = {
    seed: takesSeed,
    negativePrompt: false,
    reference: reference !== undefined,
    maxReferences: reference === undefined ? 0 : maxReferences,
    ...(reference === 'referenceImages' ? { edits: true as const } : {}),
  }
  return {
    ...WITHOUT_EDITS,
    ...honors,
    referenceStrength: reference === 'seedImage',
    models: [{ name, qualities: IMAGE_QUALITIES, ...honors }],
  }
}

/**
 * Models hosted by Runware: one call carries a list with one task, and its answer the picture as text and what it cost. Leaving ends the
 * connection; there is nothing else to cancel by.
 */
export function createRunwareProvider(options: RunwareOptions): ImageProvider {
  const { deadlineMs = VENDOR_DEADLINE_MS } = options
  const baseUrl = baseUrlOf(options.baseUrl ?? BASE_URL, '/v1')
  const agent = agentFor(baseUrl)
  const headers = { authorization: `Bearer ${options.key}` }
  const client = createVendorClient({ baseUrl, headers, agent, readError })
  const hosts = pictureHosts(DOCUMENTED_HOSTS, options)
  const fixed = options.model === undefined ? undefined : findModel(options.model)

  async function draw(request: ImageRequest, { signal }: Drawing): Promise<Drawn | ImageFailure> {
    const model = fixed ?? chooseModel(request)
    const task = await taskFor(model, request)
    const answer = await client.call({
      what: 'create',
      method: 'POST',
      path: 'v1',
      body: { json: [task.json] },
      timeoutMs: deadlineMs,
      signal,
      effect: 'makes',
    })
    if (!answer.ok) return answer
    const made = listField(answer.value, 'data').find(
      (one) => textField(one, 'taskUUID') === task.json.taskUUID,
    )
    if (!made) {
      // Errors may come with 200: each task of a list fails by itself.
      const hasErrors = listField(answer.value, 'errors').length > 0
      const kind = hasErrors ? (kindOfErrors(answer.value) ?? 'server') : 'bad_response'
      return failure(kind, 'create was answered without a picture')
    }
    const text = textField(made, 'imageBase64Data') ?? textField(made, 'imageDataURI')
    const picture = text
      ? await readPictureText(text, request)
      : await fetchPicture(textField(made, 'imageURL') ?? '', hosts, request, signal)
    if (!picture.ok) return afterStart(picture)
    const cost = numberField(made, 'cost')
    return {
      ok: true,
      picture,
      seed: model.takesSeed ? (seedField(made, 'seed') ?? task.seed) : null,
      nsfw: field(made, 'NSFWContent') === true,
      model: `runware/${model.name}`,
      warnings: warningsFor(request, {
        name: model.name,
        seed: model.takesSeed,
        negativePrompt: false,
        reference: model.reference !== undefined,
        maxReferences: model.maxReferences ?? 1,
        strength: model.reference === 'seedImage',
      }),
      asked: task.asked,
      ...(cost !== undefined && cost >= 0 ? { costUsd: cost } : {}),
    }
  }

  return createHostedProvider({
    id: 'runware',
    label: 'Runware',
    capabilities: fixed ? capabilitiesOf(fixed) : CAPABILITIES,
    deadlineMs,
    agent,
    draw,
  })
}

async function taskFor(model: RunwareModel, request: ImageRequest) {
  const { width, height } = model.sizeOf(request)
  // The vendor counts seeds from 1.
  const seed = Math.max(1, request.seed ?? randomSeed())
  const sent = request.references?.length ?? 0
  const shown = model.reference === 'referenceImages' ? Math.min(sent, model.maxReferences ?? 1) : 0
  const asked = { model: model.air, width, height, ...(model.takesSeed ? { seed } : {}) }
  const json = {
    taskType: 'imageInference',
    taskUUID: randomUUID(),
    positivePrompt: atLeastTwo(wordsFor(request, shown).prompt),
    ...asked,
    numberResults: 1,
    outputType: 'base64Data',
    outputFormat: 'PNG',
    includeCost: true,
    safety: { checkContent: true },
    ...(await referenceFields(model, request)),
  }
  return { json, asked, seed }
}

/** The vendor refuses a prompt of one letter. */
function atLeastTwo(prompt: string): string {
  return prompt.length < 2 ? `${prompt}.` : prompt
}

async function referenceFields(model: RunwareModel, request: ImageRequest): Promise<Record<string, unknown>> {
  const { referenceStrength } = request
  const reference = firstReference(request)
  if (!reference) return {}
  if (model.reference === 'referenceImages')
    return { referenceImages: await referenceUrls(request, model.maxReferences ?? 1) }
  return {
    seedImage: await referenceUrl(reference, model.sizeOf(request)),
    // The vendor counts the other way: 1 leaves nothing of the picture.
    ...(referenceStrength === undefined ? {} : { strength: 1 - referenceStrength }),
  }
}
