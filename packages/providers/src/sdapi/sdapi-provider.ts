import { abortFailure, pause } from '../abort.ts'
import {
  agentFor,
  baseUrlOf,
  createHostedProvider,
  type Drawing,
  type Drawn,
  randomSeed,
} from '../hosted/hosted-provider.ts'
import { createOneAtATime, type Hold } from '../hosted/one-at-a-time.ts'
import {
  basicAuthorization,
  OWN_SERVER_DEADLINE_MS,
  type OwnServerOptions,
  previewOf,
} from '../hosted/own-server.ts'
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
import { field, numberField, textField } from '../net/json.ts'
import { readPictureText } from '../net/read-picture.ts'
import { createVendorClient } from '../net/vendor-client.ts'
import { STYLE_WORDS } from '../style-words.ts'
import { pictureCall } from './picture-call.ts'
import { readInfo } from './read-info.ts'

const POLL_MS = 500
const CALL_MS = 10_000

const CAPABILITIES: ImageCapabilities = {
  seed: true,
  negativePrompt: true,
  reference: true,
  referenceStrength: true,
  repaints: true,
  styles: Object.keys(STYLE_WORDS),
  qualities: IMAGE_QUALITIES,
  progress: true,
  previews: true,
  sizes: PRODUCT_SIZES,
}

/**
 * A server of one's own that speaks `/sdapi/v1`: AUTOMATIC1111, Forge, SD.Next, stable-diffusion.cpp. It has one progress and one way to
 * interrupt for all jobs, so it is given one picture at a time: what is seen and stopped is then ours. Servers without progress or
 * interrupt draw all the same.
 */
export function createSdapiProvider(options: OwnServerOptions): ImageProvider {
  const { deadlineMs = OWN_SERVER_DEADLINE_MS, pollMs = POLL_MS } = options
  const baseUrl = baseUrlOf(options.url, '/sdapi/v1')
  const agent = agentFor(baseUrl)
  const headers = basicAuthorization(baseUrl)
  const client = createVendorClient({ baseUrl, headers, agent, readError: () => ({}) })
  const oneAtATime = createOneAtATime()

  async function draw(request: ImageRequest, drawing: Drawing): Promise<Drawn | ImageFailure> {
    const seed = request.seed ?? randomSeed()
    const { path, json, asked } = await pictureCall(request, seed, options)
    const answer = await oneAtATime(drawing.signal, (hold) => sendWatched(path, json, drawing, hold))
    if (!answer) return { ...abortFailure(drawing.signal), retryable: false, started: false }
    if (!answer.ok) return answer
    const text = textField(answer.value, 'images', 0)
    if (!text) return failure('bad_response', 'create was answered without a picture')
    const picture = await readPictureText(text, request)
    if (!picture.ok) return afterStart(picture)
    const info = readInfo(field(answer.value, 'info'))
    const model = info.model ?? 'local model'
    const honours = { name: model, seed: true, negativePrompt: true, reference: true, strength: true }
    return {
      ok: true,
      picture,
      seed: info.seed ?? seed,
      model,
      warnings: warningsFor(request, honours),
      asked,
    }
  }

  /** Sends it, and looks at its progress until the answer is there; interrupts the server when the caller leaves. */
  async function sendWatched(
    path: string,
    json: unknown,
    { signal, report, leave, closed }: Drawing,
    hold: Hold,
  ) {
    const drawn = new AbortController()
    const watching = watch(AbortSignal.any([drawn.signal, signal]), report)
    const answer = await client.call({
      what: 'create',
      method: 'POST',
      path,
      body: { json },
      timeoutMs: deadlineMs,
      signal,
      effect: 'makes',
    })
    drawn.abort()
    await watching
    if (!answer.ok && (signal.aborted || answer.kind === 'timeout')) {
      const interrupting = interrupt(closed)
      leave(interrupting)
      // The next picture must not begin before, or it would be the one that is interrupted.
      hold(interrupting)
    }
    return answer
  }

  async function watch(signal: AbortSignal, report: Drawing['report']): Promise<void> {
    for (;;) {
      await pause(pollMs, signal)
      if (signal.aborted) return
      const answer = await client.call({
        what: 'progress',
        method: 'GET',
        path: 'sdapi/v1/progress?skip_current_image=false',
        timeoutMs: CALL_MS,
        signal,
        effect: 'once',
      })
      if (signal.aborted) return
      if (!answer.ok) {
        // A server without progress says so each time: it is not asked again.
        if (answer.started === false && answer.kind !== 'rate_limit' && answer.kind !== 'network') return
        continue
      }
      const share = numberField(answer.value, 'progress') ?? 0
      const preview = previewOf(Buffer.from(textField(answer.value, 'current_image') ?? '', 'base64'))
      // The last percent is the answer's.
      report({
        percent: Math.min(99, Math.max(0, Math.round(share * 100))),
        ...(preview ? { preview } : {}),
      })
    }
  }

  function interrupt(signal: AbortSignal) {
    return client.call({
      what: 'interrupt',
      method: 'POST',
      path: 'sdapi/v1/interrupt',
      timeoutMs: CALL_MS,
      signal,
      effect: 'reads',
    })
  }

  return createHostedProvider({
    id: 'sdapi',
    label: 'Stable Diffusion server',
    capabilities: CAPABILITIES,
    deadlineMs,
    agent,
    draw,
  })
}
