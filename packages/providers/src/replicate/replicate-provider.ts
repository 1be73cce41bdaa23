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
import { dayAt, retirementNotices } from '../hosted/model-retirement.ts'
import { seedFor } from '../hosted/model-row.ts'
import { createModelTable } from '../hosted/model-table.ts'
import { honoredBy, inputFor } from '../hosted/published-input.ts'
import { createTimeout, startOrResume } from '../hosted/start-once.ts'
import { type PictureVendorOptions, pictureHosts, VENDOR_DEADLINE_MS } from '../hosted/vendor-options.ts'
import { warningsFor } from '../hosted/words.ts'
import type { ImageFailure, ImageProvider, ImageRequest } from '../image-provider.ts'
import { afterStart } from '../net/exchange-failures.ts'
import { fetchPicture } from '../net/fetch-picture.ts'
import { createVendorClient } from '../net/vendor-client.ts'
import { REPLICATE_MODELS, type ReplicateModel } from './models.ts'
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
  /** Draws everything with this model, `owner/name`, by its published inputs. */
  readonly model?: string
  /** Polling interval in milliseconds. Default half a second. */
  readonly pollMs?: number
  /** Its models. Default: those of `models.ts`. */
  readonly models?: readonly ReplicateModel[]
}

/**
 * Models hosted by Replicate. One picture is one prediction: it is created once, while polling and fetching may be repeated. Abandoned
 * predictions are canceled, and otherwise end at the deadline.
 */
export function createReplicateProvider(options: ReplicateOptions): ImageProvider {
  const { deadlineMs = VENDOR_DEADLINE_MS, pollMs = POLL_MS, models = REPLICATE_MODELS } = options
  const baseUrl = baseUrlOf(options.baseUrl ?? BASE_URL, '/v1')
  const agent = agentFor(baseUrl)
  const headers = { authorization: `Bearer ${options.token}` }
  const api = createReplicateApi(createVendorClient({ baseUrl, headers, agent, readError: () => ({}) }))
  const hosts = pictureHosts(DOCUMENTED_HOSTS, options)
  const table = createModelTable(models)
  const today = () => dayAt(BASE_URL, options)
  const capabilities = () => ({ ...table.capabilities(today()), progress: true })
  const named = options.model
  const fixed =
    named === undefined
      ? undefined
      : createFixedModel(named, 'Replicate', (signal) => api.inputOf(named, signal))

  /** The model, its input, and what is recorded. */
  async function plan(request: ImageRequest, seed: number, signal: AbortSignal) {
    if (fixed) {
      const published = await fixed.input(signal)
      const { json, record } = await inputFor(published, request, seed)
      const [owner = '', name = ''] = fixed.name.split('/')
      const honors = honoredBy(published)
      const warnings = warningsFor(request, { name: fixed.name, ...honors })
      return { model: { owner, name }, seed: honors.seed ? seed : undefined, input: json, record, warnings }
    }
    const { row, isAsNamed } = table.choose(request, today())
    const input = await predictionInput(row, request, seed)
    const record = recordOf(input)
    const warnings = predictionWarnings(row, isAsNamed, request)
    const model = { owner: row.call.owner, name: row.name }
    return { model, seed: seedFor(row, seed), input, record, warnings }
  }

  async function draw(request: ImageRequest, drawing: Drawing): Promise<Drawn | ImageFailure> {
    const { signal, report, leave, since } = drawing
    const { model, seed, input, record, warnings } = await plan(request, request.seed ?? randomSeed(), signal)

    const begun = await startOrResume(drawing, {
      create: (lasting) =>
        api.create(model, input, {
          cancelAfterMinutes: Math.ceil(deadlineMs / 60_000),
          timeoutMs: createTimeout(deadlineMs),
          signal: lasting,
        }),
      undo: async ({ prediction }, lasting) => !isEnded(prediction) && api.cancel(prediction.id, lasting),
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
        // The last percent is left for the file.
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

    return {
      ok: true,
      picture,
      seed: seed === undefined ? null : (seedOf(ended.state) ?? seed),
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
    capabilities: fixed ? () => fixed.capabilities(capabilities()) : capabilities,
    notices: fixed ? fixed.notices : () => retirementNotices(table.drawing, today()),
    ...(fixed ? { prepare: fixed.prepare } : {}),
    deadlineMs,
    agent,
    draw,
  })
}

/** The part of an input that is recorded: never words or pictures. */
function recordOf(input: Readonly<Record<string, unknown>>): Readonly<Record<string, string | number>> {
  const told = ['aspect_ratio', 'size', 'width', 'height', 'seed'].flatMap((name) => {
    const value = input[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  return Object.fromEntries(told)
}
