import { randomUUID } from 'node:crypto'
import {
  agentFor,
  baseUrlOf,
  createHostedProvider,
  type Drawing,
  type Drawn,
  randomSeed,
} from '../hosted/hosted-provider.ts'
import { dayAt, retirementNotices } from '../hosted/model-retirement.ts'
import { seedFor } from '../hosted/model-row.ts'
import { capabilitiesOf, createModelTable, honorsOf, modelOf } from '../hosted/model-table.ts'
import { sizeOf } from '../hosted/product-sizes.ts'
import { firstReference, referenceUrl, referenceUrls } from '../hosted/reference-picture.ts'
import { type PictureVendorOptions, pictureHosts, VENDOR_DEADLINE_MS } from '../hosted/vendor-options.ts'
import { warningsFor, wordsFor } from '../hosted/words.ts'
import {
  IMAGE_QUALITIES,
  type ImageFailure,
  type ImageProvider,
  type ImageRequest,
} from '../image-provider.ts'
import { afterStart, failure } from '../net/exchange-failures.ts'
import { fetchPicture } from '../net/fetch-picture.ts'
import { field, listField, numberField, seedField, textField } from '../net/json.ts'
import { readPictureText } from '../net/read-picture.ts'
import { createVendorClient } from '../net/vendor-client.ts'
import { RUNWARE_MODELS, type RunwareModel, unlistedModel } from './models.ts'
import { kindOfErrors, readError } from './read-error.ts'

const BASE_URL = 'https://api.runware.ai'
const DOCUMENTED_HOSTS = ['im.runware.ai']

export type RunwareOptions = PictureVendorOptions & {
  /** The operator's key. */
  readonly key: string
  /** Draws everything with this model, by AIR identifier: `runware:400@1`. */
  readonly model?: string
  /** Its models. Default: those of `models.ts`. */
  readonly models?: readonly RunwareModel[]
}

/**
 * Models hosted by Runware: a call is an array with one task, and its response contains the picture as base64 and its price. Canceling means
 * closing the connection.
 */
export function createRunwareProvider(options: RunwareOptions): ImageProvider {
  const { deadlineMs = VENDOR_DEADLINE_MS, models = RUNWARE_MODELS } = options
  const baseUrl = baseUrlOf(options.baseUrl ?? BASE_URL, '/v1')
  const agent = agentFor(baseUrl)
  const headers = { authorization: `Bearer ${options.key}` }
  const client = createVendorClient({ baseUrl, headers, agent, readError })
  const hosts = pictureHosts(DOCUMENTED_HOSTS, options)
  const table = createModelTable(models)
  const today = () => dayAt(BASE_URL, options)
  const only = options.model === undefined ? undefined : (find(options.model) ?? unlistedModel(options.model))

  /** By its name or its AIR identifier. */
  function find(asked: string | undefined): RunwareModel | undefined {
    return models.find(({ name, call }) => name === asked || call.air === asked)
  }

  function choose(request: ImageRequest): RunwareModel {
    const named = find(request.model)
    return only ?? table.choose(named ? { ...request, model: named.name } : request, today()).row
  }

  async function draw(request: ImageRequest, { signal }: Drawing): Promise<Drawn | ImageFailure> {
    const model = choose(request)
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
      // Errors may come with 200, because each task of an array fails separately.
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
      seed: task.seed === undefined ? null : (seedField(made, 'seed') ?? task.seed),
      nsfw: field(made, 'NSFWContent') === true,
      model: `runware/${model.name}`,
      warnings: warningsFor(request, honorsOf(model)),
      asked: task.asked,
      ...(cost !== undefined && cost >= 0 ? { costUsd: cost } : {}),
    }
  }

  return createHostedProvider({
    id: 'runware',
    label: 'Runware',
    notices: () => retirementNotices(only ? [only] : table.drawing, today()),
    capabilities: () =>
      only ? capabilitiesOf([only], [only], [modelOf(only, IMAGE_QUALITIES)]) : table.capabilities(today()),
    deadlineMs,
    agent,
    draw,
  })
}

async function taskFor(model: RunwareModel, request: ImageRequest) {
  const { references: slot, call } = model
  const size = sizeOf(model, request)
  // The vendor's seeds start at 1.
  const taken = seedFor(model, request.seed ?? randomSeed())
  const seed = taken === undefined ? undefined : Math.max(1, taken)
  const sent = request.references?.length ?? 0
  const shown = slot?.use === 'looked-at' ? Math.min(sent, slot.max) : 0
  const { prompt, negativePrompt } = wordsFor(request, shown)
  const asked = { model: call.air, ...size, ...(seed === undefined ? {} : { seed }) }
  const json = {
    taskType: 'imageInference',
    taskUUID: randomUUID(),
    positivePrompt: atLeastTwo(prompt),
    ...(model.negativePrompt && negativePrompt !== '' ? { negativePrompt: atLeastTwo(negativePrompt) } : {}),
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

/** The vendor refuses prompts of a single character. */
function atLeastTwo(prompt: string): string {
  return prompt.length < 2 ? `${prompt}.` : prompt
}

async function referenceFields(model: RunwareModel, request: ImageRequest): Promise<Record<string, unknown>> {
  const { referenceStrength } = request
  const reference = firstReference(request)
  if (!reference) return {}
  const { references: slot } = model
  if (!slot) return {}
  if (slot.use !== 'drawn-over') return { referenceImages: await referenceUrls(request, slot.max) }
  return {
    seedImage: await referenceUrl(reference, sizeOf(model, request)),
    // The vendor's scale is inverted: 1 ignores the picture.
    ...(referenceStrength === undefined ? {} : { strength: 1 - referenceStrength }),
  }
}
