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
import { createModelTable, honorsOf } from '../hosted/model-table.ts'
import { honoredBy, inputFor, readPublishedInput, schemaName } from '../hosted/published-input.ts'
import { createTimeout, startOrResume } from '../hosted/start-once.ts'
import { type PictureVendorOptions, pictureHosts, VENDOR_DEADLINE_MS } from '../hosted/vendor-options.ts'
import { warningsFor } from '../hosted/words.ts'
import type { ImageFailure, ImageProvider, ImageRequest } from '../image-provider.ts'
import { afterStart } from '../net/exchange-failures.ts'
import { fetchPicture } from '../net/fetch-picture.ts'
import { field, seedField, textField } from '../net/json.ts'
import { createVendorClient } from '../net/vendor-client.ts'
import { falCall } from './fal-call.ts'
import { createFalQueue, type Job } from './fal-queue.ts'
import { FAL_MODELS, type FalModel } from './models.ts'
import { readError } from './read-error.ts'

const BASE_URL = 'https://queue.fal.run'
/** Host of the published model inputs. */
const SCHEMAS_URL = 'https://fal.ai'
const DOCUMENTED_HOSTS = ['fal.media']
const POLL_MS = 500

export type FalOptions = PictureVendorOptions & {
  /** The operator's key. */
  readonly key: string
  /** Draws everything with this endpoint, by its published inputs. */
  readonly model?: string
  /** Polling interval in milliseconds. Default half a second. */
  readonly pollMs?: number
  /** Its models. Default: those of `models.ts`. */
  readonly models?: readonly FalModel[]
}

/** Models hosted by fal, through its queue. The call that creates a job is sent once; polling and fetching may be repeated. Abandoned jobs are canceled. */
export function createFalProvider(options: FalOptions): ImageProvider {
  const { deadlineMs = VENDOR_DEADLINE_MS, pollMs = POLL_MS, models = FAL_MODELS } = options
  const baseUrl = baseUrlOf(options.baseUrl ?? BASE_URL)
  const agent = agentFor(baseUrl)
  const headers = { authorization: `Key ${options.key}` }
  const queue = createFalQueue(createVendorClient({ baseUrl, headers, agent, readError }))
  const hosts = pictureHosts(DOCUMENTED_HOSTS, options)
  // Without the key: schemas are public and on another host.
  const schemasUrl = baseUrlOf(options.baseUrl ?? SCHEMAS_URL)
  const schemasAgent = agentFor(schemasUrl)
  const schemas = createVendorClient({ baseUrl: schemasUrl, headers: {}, agent: schemasAgent, readError })
  const table = createModelTable(models)
  const today = () => dayAt(BASE_URL, options)
  const capabilities = () => ({ ...table.capabilities(today()), progress: true })
  const named = options.model
  const fixed =
    named === undefined ? undefined : createFixedModel(named, 'fal', (signal) => inputOf(named, signal))

  async function inputOf(endpoint: string, signal: AbortSignal) {
    const answer = await schemas.call({
      what: 'schema',
      method: 'GET',
      path: `api/openapi/queue/openapi.json?endpoint_id=${encodeURIComponent(endpoint)}`,
      timeoutMs: 5_000,
      maxBytes: 2 * 1024 * 1024,
      signal,
      effect: 'once',
    })
    if (!answer.ok) return answer
    const body = field(answer.value, 'paths', `/${endpoint}`, 'post', 'requestBody', 'content')
    const name = schemaName(textField(body, 'application/json', 'schema', '$ref'))
    return { ok: true, input: readPublishedInput(answer.value, name) } as const
  }

  /** The endpoint, its input, and what is recorded. */
  async function plan(request: ImageRequest, anySeed: number, signal: AbortSignal) {
    if (fixed) {
      const published = await fixed.input(signal)
      const { json, record } = await inputFor(published, request, anySeed)
      const honors = { name: fixed.name, ...honoredBy(published) }
      const asked = { model: fixed.name, ...record }
      return { path: fixed.name, input: json, asked, honors, seed: honors.seed ? anySeed : undefined }
    }
    const { row } = table.choose(request, today())
    return { ...(await falCall(row, request, anySeed)), honors: honorsOf(row) }
  }

  async function draw(request: ImageRequest, drawing: Drawing): Promise<Drawn | ImageFailure> {
    const { since, signal } = drawing
    const { path, input, asked, honors, seed } = await plan(request, request.seed ?? randomSeed(), signal)
    const begun = await startOrResume(drawing, {
      create: (lasting) =>
        queue.submit(path, input, {
          startWithinSeconds: Math.ceil(deadlineMs / 1_000),
          timeoutMs: createTimeout(deadlineMs),
          signal: lasting,
        }),
      undo: ({ job }, lasting) => queue.takeBack(job, lasting),
      nameOf: ({ job }) => `${job.app}#${job.id}`,
      find: (name) => {
        const [app = '', id = ''] = name.split('#')
        return { ok: true, job: { app, id } } as const
      },
    })
    if (!begun.ok) return begun
    const createMs = since()
    const result = await resultOf(begun.job, drawing)
    if (!result.ok) return afterStart(result)
    const drawMs = since()
    const { value } = result
    const address = textField(value, 'images', 0, 'url') ?? ''
    const nsfw = field(value, 'has_nsfw_concepts', 0) === true
    const picture = await fetchPicture(address, hosts, request, signal)
    if (!picture.ok) return afterStart(picture)
    return {
      ok: true,
      picture,
      seed: seed === undefined ? null : (seedField(value, 'seed') ?? seed),
      nsfw,
      model: path,
      warnings: warningsFor(request, honors),
      asked,
      timings: { create: createMs, predict: drawMs - createMs, fetch: since() - drawMs },
    }
  }

  async function resultOf(job: Job, { signal, report, leave }: Drawing) {
    const ended = await follow(
      { hasBegun: false, isDone: false, percent: 0 },
      {
        look: () => queue.look(job, signal),
        isFinished: ({ isDone }) => isDone,
        // The last percent is left for the file.
        onState: ({ percent }) => report({ percent: Math.min(99, percent) }),
        giveUp: (lasting) => leave(queue.cancel(job, lasting)),
        pollMs,
      },
      signal,
    )
    return ended.ok ? queue.result(job, signal) : ended
  }

  return createHostedProvider({
    id: 'fal',
    label: 'fal',
    capabilities: fixed ? () => fixed.capabilities(capabilities()) : capabilities,
    notices: fixed ? fixed.notices : () => retirementNotices(table.drawing, today()),
    ...(fixed ? { prepare: fixed.prepare } : {}),
    deadlineMs,
    agent,
    draw,
  })
}
