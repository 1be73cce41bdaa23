import { createFixedModel } from '../hosted/fixed-model.ts'
import { follow } from '../hosted/follow.ts'
import {
  agentFor,
  baseUrlOf,
  createHostedProvider,
  type Drawing,
  type Drawn,
  randomSeed,
} from '../hosted/hosted-provider.ts'
import { honoredBy, inputFor } from '../hosted/published-input.ts'
import { startOrResume } from '../hosted/start-once.ts'
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
import { createVendorClient } from '../net/vendor-client.ts'
import { STYLE_WORDS } from '../style-words.ts'
import { chooseModel, MODEL_CAPABILITIES, SHAPES } from './models.ts'
import {
  failureOfPrediction,
  isEnded,
  isFinished,
  progressOf,
  seedOf,
  startingPrediction,
} from './prediction.ts'
import { predictionInput, predictionWarnings } from './prediction-input.ts'
import { createReplicateApi } from './replicate-api.ts'

const BASE_URL = 'https://api.replicate.com'
const DOCUMENTED_HOSTS = ['replicate.delivery']
const POLL_MS = 500

export type ReplicateOptions = PictureVendorOptions & {
  /** The operator's API token. */
  readonly token: string
  /** Draws everything with this model, `owner/name`, by the inputs that the vendor publishes for it. */
  readonly model?: string
  /** Milliseconds between looks at a prediction. Default half a second. */
  readonly pollMs?: number
}

const CAPABILITIES: ImageCapabilities = {
  seed: true,
  negativePrompt: false,
  reference: true,
  maxReferences: Math.max(...MODEL_CAPABILITIES.map((model) => model.maxReferences ?? 0)),
  edits: true,
  referenceStrength: true,
  repaints: true,
  styles: Object.keys(STYLE_WORDS),
  qualities: IMAGE_QUALITIES,
  progress: true,
  previews: false,
  sizes: SHAPES.map(({ width, height }) => ({ width, height })),
  models: MODEL_CAPABILITIES,
}

const { repaints: _repaints, edits: _edits, ...UNPAINTED } = CAPABILITIES

/**
 * Models hosted by Replicate. One picture is one prediction: the call that makes it is sent once, looks at it and the fetching of its file
 * may be repeated. What is left behind is cancelled, and ends by itself at the deadline if that is not heard.
 */
export function createReplicateProvider(options: ReplicateOptions): ImageProvider {
  const { deadlineMs = VENDOR_DEADLINE_MS, pollMs = POLL_MS } = options
  const baseUrl = baseUrlOf(options.baseUrl ?? BASE_URL, '/v1')
  const agent = agentFor(baseUrl)
  const headers = { authorization: `Bearer ${options.token}` }
  const api = createReplicateApi(createVendorClient({ baseUrl, headers, agent, readError: () => ({}) }))
  const hosts = pictureHosts(DOCUMENTED_HOSTS, options)
  const named = options.model
  const fixed =
    named === undefined
      ? undefined
      : createFixedModel(named, 'Replicate', (signal) => api.inputOf(named, signal))

  /** Which model draws, with what, and what goes on record. */
  async function plan(
    request: ImageRequest,
    shape: (typeof SHAPES)[number],
    seed: number,
    signal: AbortSignal,
  ) {
    if (fixed) {
      const published = await fixed.input(signal)
      const { json, record } = await inputFor(published, request, seed)
      const [owner = '', name = ''] = fixed.name.split('/')
      const honors = honoredBy(published)
      const warnings = warningsFor(request, { name: fixed.name, ...honors })
      return { model: { owner, name }, takesSeed: honors.seed, input: json, record, warnings }
    }
    const { model, isAsNamed } = chooseModel(request)
    const input = await predictionInput(model, shape, request, seed)
    const record = {
      ...(input['aspect_ratio'] === undefined ? {} : { aspect_ratio: String(input['aspect_ratio']) }),
      ...(model.takesSeed ? { seed } : {}),
    }
    const warnings = predictionWarnings(model, isAsNamed, request)
    return { model, takesSeed: model.takesSeed, input, record, warnings }
  }

  async function draw(request: ImageRequest, drawing: Drawing): Promise<Drawn | ImageFailure> {
    const { signal, report, leave, since } = drawing
    const shape = SHAPES.find(({ width, height }) => width === request.width && height === request.height)
    if (!shape) return { ...failure('unsupported', 'no picture of this size'), started: false }
    const seed = request.seed ?? randomSeed()
    const { model, takesSeed, input, record, warnings } = await plan(request, shape, seed, signal)

    const begun = await startOrResume(drawing, {
      create: (lasting) =>
        api.create(model, input, {
          cancelAfterMinutes: Math.ceil(deadlineMs / 60_000),
          signal: lasting,
        }),
      undo: async ({ prediction }, lasting) => {
        if (!isEnded(prediction)) await api.cancel(prediction.id, lasting)
      },
      nameOf: ({ prediction }) => prediction.id,
      find: (id) => ({ ok: true, prediction: startingPrediction(id) }),
    })
    if (!begun.ok) return begun
    const createMs = since()
    const { id } = begun.prediction
    const ended = await follow(
      begun.prediction,
      {
        look: async () => {
          const answer = await api.get(id, signal)
          return answer.ok ? { ok: true, state: answer.prediction } : answer
        },
        isFinished,
        // The last percent is the file's.
        onState: (prediction) => report({ percent: Math.min(99, progressOf(prediction) ?? 0) }),
        giveUp: (lasting) => leave(api.cancel(id, lasting)),
        pollMs,
      },
      signal,
    )
    if (!ended.ok) return afterStart(ended)
    const refused = failureOfPrediction(ended.state)
    if (refused) return refused
    const predictMs = since()
    const picture = await fetchPicture(ended.state.fileUrl ?? '', hosts, request, signal)
    if (!picture.ok) return afterStart(picture)

    const seedUsed = takesSeed ? (seedOf(ended.state) ?? seed) : null
    return {
      ok: true,
      picture,
      seed: seedUsed,
      model: `${model.owner}/${model.name}`,
      warnings,
      asked: {
        model: `${model.owner}/${model.name}`,
        ...record,
      },
      timings: { create: createMs, predict: predictMs - createMs, fetch: since() - predictMs },
    }
  }

  return createHostedProvider({
    id: 'replicate',
    label: 'Replicate',
    capabilities: fixed ? () => ({ ...UNPAINTED, ...fixed.capabilities() }) : CAPABILITIES,
    ...(fixed ? { prepare: fixed.prepare, notices: fixed.notices } : {}),
    deadlineMs,
    agent,
    draw,
  })
}
