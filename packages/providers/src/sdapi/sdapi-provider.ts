import { abortFailure } from '../abort.ts'
import { CUSTOM_SIZES } from '../custom-sizes.ts'
import {
  agentFor,
  baseUrlOf,
  createHostedProvider,
  type Drawing,
  type Drawn,
  randomSeed,
} from '../hosted/hosted-provider.ts'
import { CAN_BE_NAMED, describeLoras, splitLoras } from '../hosted/loras.ts'
import { createOneAtATime } from '../hosted/one-at-a-time.ts'
import { basicAuthorization, OWN_SERVER_DEADLINE_MS, type OwnServerOptions } from '../hosted/own-server.ts'
import { PRODUCT_SIZES } from '../hosted/product-sizes.ts'
import { warningsFor } from '../hosted/words.ts'
import {
  IMAGE_QUALITIES,
  type ImageCapabilities,
  type ImageFailure,
  type ImageProvider,
  type ImageRequest,
} from '../image-provider.ts'
import { afterStart, failure } from '../net/exchange-failures.ts'
import { field, textField } from '../net/json.ts'
import { readPictureText } from '../net/read-picture.ts'
import { createVendorClient } from '../net/vendor-client.ts'
import { STYLE_WORDS } from '../style-words.ts'
import { pictureCall } from './picture-call.ts'
import { readInfo } from './read-info.ts'
import { isCalled, type Sampling, samplingProblems } from './sampling.ts'
import { askServer, type ServerFacts, UNASKED } from './server-facts.ts'
import { sendWatched } from './watched-call.ts'

const POLL_MS = 500
/** The largest seed that every server handles correctly. */
const LARGEST_SMALL_SEED = 0x7fff_ffff

export type SdapiOptions = OwnServerOptions & Sampling

/**
 * A self-hosted server with `/sdapi/v1`: AUTOMATIC1111, Forge, SD.Next, koboldcpp, stable-diffusion.cpp. It has a single progress and interrupt
 * for all jobs, so it gets one picture at a time. Its abilities are discovered once; servers without progress or interrupt draw all the same.
 */
export function createSdapiProvider(options: SdapiOptions): ImageProvider {
  const { url: _url, deadlineMs = OWN_SERVER_DEADLINE_MS, pollMs = POLL_MS, ...settings } = options
  const baseUrl = baseUrlOf(options.url, '/sdapi/v1')
  const agent = agentFor(baseUrl)
  const headers = basicAuthorization(baseUrl)
  const client = createVendorClient({ baseUrl, headers, agent, readError: () => ({}) })
  const oneAtATime = createOneAtATime()
  let known: ServerFacts | undefined

  async function factsOf(signal: AbortSignal): Promise<ServerFacts> {
    known ??= await askServer(client, signal)
    return known ?? UNASKED
  }

  async function draw(request: ImageRequest, drawing: Drawing): Promise<Drawn | ImageFailure> {
    drawing.report({ percent: 0, isWaiting: true })
    const answer = await oneAtATime(drawing.signal, async (hold) => {
      drawing.report({ percent: 0 })
      return drawNow(request, drawing, hold)
    })
    return answer ?? { ...abortFailure(drawing.signal), retryable: false, started: false }
  }

  async function drawNow(
    request: ImageRequest,
    drawing: Drawing,
    hold: (rest: Promise<unknown>) => void,
  ): Promise<Drawn | ImageFailure> {
    const facts = await factsOf(drawing.signal)
    const asked = request.seed ?? randomSeed(LARGEST_SMALL_SEED)
    const seed = facts.hasSmallSeeds ? asked & LARGEST_SMALL_SEED : asked
    const named = facts.models.length > 1 && facts.models.find((name) => name === request.model)
    const [chosen, gone] = splitLoras(
      request,
      facts.loras.map(({ name }) => name),
    )
    const loras = [...(settings.loras ?? []), ...chosen]
    const sampling = { ...settings, loras, ...(named ? { model: named } : {}) }
    const call = await pictureCall(request, seed, sampling, facts)
    const answer = await sendWatched(client, call, { drawing, hold, facts, deadlineMs, pollMs })
    if (!answer.ok) {
      // It may come back as a different one.
      if (answer.kind === 'network') known = undefined
      return answer
    }
    const text = textField(answer.value, 'images', 0)
    if (!text) return failure('bad_response', 'create was answered without a picture')
    const picture = await readPictureText(text, request)
    if (!picture.ok) return afterStart(picture)
    const info = readInfo(field(answer.value, 'info'))
    const used = info.seed ?? seed
    // It used another seed than it was sent, because it misreads large ones; from now on it gets none.
    if (used !== seed && seed > LARGEST_SMALL_SEED && known) known = { ...known, hasSmallSeeds: true }
    const model = info.model ?? 'local model'
    const honors = { name: model, seed: true, negativePrompt: true, reference: true, strength: true }
    const another = `The server drew with seed ${used} instead of ${asked}.`
    return {
      ok: true,
      picture,
      seed: used,
      model,
      warnings: [
        ...warningsFor(request, honors),
        ...(request.seed === undefined || used === request.seed ? [] : [another]),
        ...gone.map(({ name }) => `The server has no LoRA ${name} any more; it was left out.`),
      ],
      asked: {
        ...call.asked,
        ...(chosen.length === 0 ? {} : { loras: describeLoras(chosen) }),
      },
    }
  }

  return createHostedProvider({
    id: 'sdapi',
    label: 'Stable Diffusion server',
    capabilities: () => capabilitiesOf(known ?? UNASKED, settings.model),
    prepare: async (signal) => {
      await factsOf(signal)
    },
    notices: () => (known ? samplingProblems(settings, known) : []),
    deadlineMs,
    agent,
    draw,
  })
}

function capabilitiesOf(
  { hasProgress, models, loras }: ServerFacts,
  set: string | undefined,
): ImageCapabilities {
  const honors = { seed: true, negativePrompt: true, reference: true }
  const names = loras.map(({ name }) => name).filter((name) => CAN_BE_NAMED.test(name))
  const drawsUnasked = (name: string) => models.length === 1 || (set !== undefined && isCalled(name, set))
  return {
    ...honors,
    referenceStrength: true,
    repaints: true,
    styles: Object.keys(STYLE_WORDS),
    qualities: IMAGE_QUALITIES,
    progress: hasProgress,
    previews: hasProgress,
    sizes: PRODUCT_SIZES,
    customSizes: CUSTOM_SIZES,
    ...(names.length > 0 ? { loras: names } : {}),
    ...(models.length > 0
      ? {
          models: models.map((name) => ({
            name,
            qualities: drawsUnasked(name) ? IMAGE_QUALITIES : [],
            ...honors,
          })),
        }
      : {}),
  }
}
