import { randomUUID } from 'node:crypto'
import { CUSTOM_SIZES } from '../custom-sizes.ts'
import { follow } from '../hosted/follow.ts'
import {
  agentFor,
  baseUrlOf,
  createHostedProvider,
  type Drawing,
  type Drawn,
  randomSeed,
} from '../hosted/hosted-provider.ts'
import {
  basicAuthorization,
  OWN_SERVER_DEADLINE_MS,
  type OwnServerOptions,
  stepsFor,
} from '../hosted/own-server.ts'
import { FIRST_SIZES, PRODUCT_SIZES, sizeAround } from '../hosted/product-sizes.ts'
import { firstReference, referenceJpeg } from '../hosted/reference-picture.ts'
import { createTimeout, startOrResume } from '../hosted/start-once.ts'
import { warningsFor, wordsFor } from '../hosted/words.ts'
import {
  IMAGE_QUALITIES,
  type ImageFailure,
  type ImageProvider,
  type ImageRequest,
} from '../image-provider.ts'
import { afterStart, failure } from '../net/exchange-failures.ts'
import { fetchPicture, type PictureHosts } from '../net/fetch-picture.ts'
import { createVendorClient } from '../net/vendor-client.ts'
import { STYLE_WORDS } from '../style-words.ts'
import { createComfyUiApi, type JobState, type ServerFile } from './comfyui-api.ts'
import { watchSocket } from './watch.ts'
import { fillWorkflow, type Workflow } from './workflow.ts'

const POLL_MS = 500
/** Default `denoise` with a reference. */
const DENOISE = 0.65

export type ComfyUiOptions = OwnServerOptions & {
  readonly workflow: Workflow
  /** Workflow for requests with a reference picture; without one, references are ignored. */
  readonly referenceWorkflow?: Workflow
}

type State = JobState | { readonly is: 'lost' }

/**
 * A self-hosted ComfyUI server. The operator's workflow decides how to draw; requests fill its placeholders, and what has no placeholder is not
 * offered. Progress and previews come over the server's WebSocket, the result from its history.
 */
export function createComfyUiProvider(options: ComfyUiOptions): ImageProvider {
  const { workflow, referenceWorkflow, deadlineMs = OWN_SERVER_DEADLINE_MS, pollMs = POLL_MS } = options
  const baseUrl = baseUrlOf(options.url)
  const agent = agentFor(baseUrl)
  const headers = basicAuthorization(baseUrl)
  const api = createComfyUiApi(createVendorClient({ baseUrl, headers, agent, readError: () => ({}) }))
  const hosts: PictureHosts = { documented: [], origin: baseUrl.origin, originHeaders: headers }
  const has = workflow.placeholders

  async function draw(request: ImageRequest, drawing: Drawing): Promise<Drawn | ImageFailure> {
    const { signal, report, since } = drawing
    const seed = request.seed ?? randomSeed()
    const filled = await fillFor(request, seed, signal)
    if (!filled.ok) return filled
    const clientId = randomUUID()
    const socket = await watchSocket(baseUrl, clientId, report, signal)
    try {
      const begun = await startOrResume(drawing, {
        create: (lasting) =>
          api.queue(filled.json, clientId, { timeoutMs: createTimeout(deadlineMs), signal: lasting }),
        undo: ({ id }, lasting) => api.cancel(id, lasting),
        nameOf: ({ id }) => id,
        find: (id) => ({ ok: true, id }),
      })
      if (!begun.ok) return begun
      const file = await fileOf(begun.id, drawing)
      if (!file.ok) return afterStart(file)
      const drawMs = since()
      const picture = await fetchPicture(addressOf(baseUrl, file.file), hosts, request, signal)
      if (!picture.ok) return afterStart(picture)
      const honors = {
        name: 'This workflow',
        seed: true,
        negativePrompt: has.has('negative_prompt'),
        reference: referenceWorkflow !== undefined,
        strength: referenceWorkflow?.placeholders.has('denoise') === true,
      }
      return {
        ok: true,
        picture,
        seed,
        model: 'workflow',
        warnings: warningsFor(request, honors),
        asked: filled.asked,
        timings: { predict: drawMs, fetch: since() - drawMs },
      }
    } finally {
      socket.stop()
    }
  }

  async function fillFor(request: ImageRequest, seed: number, signal: AbortSignal) {
    const { prompt, negativePrompt } = wordsFor(request)
    const asked = {
      ...sizeAround(options.side ?? 1024, request),
      steps: stepsFor(request.quality, options.steps),
      seed,
    }
    const texts = { prompt, negative_prompt: negativePrompt }
    const reference = firstReference(request)
    if (!reference || !referenceWorkflow)
      return { ok: true, json: fillWorkflow(workflow, { ...texts, ...asked }), asked } as const
    const jpeg = await referenceJpeg(reference, asked)
    const uploaded = await api.upload(jpeg, signal)
    if (!uploaded.ok) return { ...uploaded, started: false } as const
    const { referenceStrength } = request
    const denoise = referenceStrength === undefined ? DENOISE : 1 - referenceStrength
    const values = { ...texts, ...asked, reference: uploaded.name, denoise }
    return { ok: true, json: fillWorkflow(referenceWorkflow, values), asked } as const
  }

  /** Waits until a job ends. A job missing from all lists twice in a row is lost: the server restarted. */
  async function fileOf(
    id: string,
    { signal, leave }: Drawing,
  ): Promise<{ readonly ok: true; readonly file: ServerFile } | ImageFailure> {
    let last: State = { is: 'waiting' }
    const ended = await follow<State>(
      last,
      {
        look: async () => {
          const looked = await api.look(id, signal)
          if (!looked.ok) return looked
          const isLost = looked.state.is === 'forgotten' && last.is === 'forgotten'
          last = looked.state
          return isLost ? { ok: true, state: { is: 'lost' } } : looked
        },
        isFinished: ({ is }) => is === 'done' || is === 'failed' || is === 'lost',
        onState: () => {},
        giveUp: (lasting) => leave(api.cancel(id, lasting)),
        pollMs,
      },
      signal,
    )
    if (!ended.ok) return ended
    const { state } = ended
    if (state.is === 'failed') return failure('server', `the workflow ${state.how}`)
    if (state.is !== 'done') return failure('server', 'the server has forgotten the job')
    return state.file
      ? { ok: true, file: state.file }
      : failure('bad_response', 'the workflow ended without a picture')
  }

  return createHostedProvider({
    id: 'comfyui',
    label: 'ComfyUI',
    capabilities: {
      seed: true,
      negativePrompt: has.has('negative_prompt'),
      reference: referenceWorkflow !== undefined,
      referenceStrength: referenceWorkflow?.placeholders.has('denoise') === true,
      styles: Object.keys(STYLE_WORDS),
      qualities: has.has('steps') ? IMAGE_QUALITIES : ['standard'],
      progress: true,
      previews: true,
      ...(has.has('width') && has.has('height')
        ? { sizes: PRODUCT_SIZES, customSizes: CUSTOM_SIZES }
        : { sizes: FIRST_SIZES }),
    },
    deadlineMs,
    agent,
    draw,
  })
}

function addressOf(baseUrl: URL, file: ServerFile): string {
  const query = new URLSearchParams(file)
  return new URL(`${baseUrl.pathname.replace(/\/$/, '')}/view?${query}`, baseUrl.origin).href
}
