import type { Agent } from 'node:http'
import { abortFailure, pause } from '../abort.ts'
import type { ImageFailure } from '../image-provider.ts'
import { afterStart, failure } from '../net/exchange-failures.ts'
import { field, textField } from '../net/json.ts'
import { createVendorClient, type VendorAnswer, type VendorClient } from '../net/vendor-client.ts'
import type { EngineFailure, EnginePicture, EngineRequest } from './engine.ts'

/** Timeout of small requests: a local server that takes longer has hung. */
const CALL_MS = 10_000
/** A request's references take a few megabytes. */
const CREATE_MS = 30_000
/** Max consecutive failed polls. */
const MAX_MISSES = 3
/** The exit of a server is noticed slightly after its connections break. */
const MISS_MS = 400

/** sd-server's native API, `/sdcpp/v1`: a picture is a job with an id. */
export type SdServerApi = {
  /** Draws to the end whatever the caller does: see `Running.draw`. */
  readonly draw: (request: EngineRequest, signal: AbortSignal) => Promise<EnginePicture | EngineFailure>
}

export function sdServerApi(
  baseUrl: URL,
  deps: {
    readonly agent: Agent
    /** Aborts when the server has ended, with the pictures' failure as reason. */
    readonly gone: AbortSignal
    readonly pollMs: number
  },
): SdServerApi {
  const { agent, gone, pollMs } = deps
  const client = createVendorClient({ baseUrl, headers: {}, agent, readError: () => ({}) })

  async function draw(request: EngineRequest, signal: AbortSignal): Promise<EnginePicture | EngineFailure> {
    if (signal.aborted) return { ...abortFailure(signal), retryable: false, started: false }
    const made = await client.call({
      what: 'create',
      method: 'POST',
      path: 'sdcpp/v1/img_gen',
      body: { json: bodyOf(request) },
      timeoutMs: CREATE_MS,
      signal: gone,
      effect: 'makes',
    })
    if (!made.ok) {
      if (made.kind === 'network') await pause(MISS_MS, gone)
      return gone.aborted ? goneFailure(gone) : made
    }
    const id = textField(made.value, 'id')
    if (!id || !/^[\w-]{1,100}$/.test(id)) return failure('bad_response', 'create was answered without a job')
    const left = Promise.withResolvers<'left'>()
    const leave = () => left.resolve('left')
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    const drawn = follow(client, id, pollMs, gone)
    const first = await Promise.race([drawn, left.promise])
    signal.removeEventListener('abort', leave)
    if (first !== 'left') return first
    const cancelled = { ...abortFailure(signal), retryable: false }
    return (await takeBack(client, id, gone)) ? cancelled : { ...cancelled, rest: drawn }
  }

  return { draw }
}

/** Whether the job had not started and was removed. */
async function takeBack(client: VendorClient, id: string, gone: AbortSignal): Promise<boolean> {
  const answer = await client.call({
    what: 'cancel',
    method: 'POST',
    path: `sdcpp/v1/jobs/${id}/cancel`,
    timeoutMs: CALL_MS,
    signal: gone,
    effect: 'once',
  })
  // A picture in progress cannot be interrupted: 409.
  return answer.ok
}

async function follow(
  client: VendorClient,
  id: string,
  pollMs: number,
  gone: AbortSignal,
): Promise<EnginePicture | ImageFailure> {
  let misses = 0
  for (;;) {
    await pause(misses > 0 ? Math.max(pollMs, MISS_MS) : pollMs, gone)
    if (gone.aborted) return goneFailure(gone)
    const look = await client.call({
      what: 'look',
      method: 'GET',
      path: `sdcpp/v1/jobs/${id}`,
      timeoutMs: CALL_MS,
      signal: gone,
      effect: 'once',
    })
    if (gone.aborted) return goneFailure(gone)
    const ended = look.ok ? endOf(look) : undefined
    if (ended) return ended
    misses = look.ok ? 0 : misses + 1
    if (look.ok) continue
    // A job that it has forgotten will not reappear.
    const isFinal = look.started === false && look.kind !== 'network'
    if (isFinal || misses >= MAX_MISSES) return afterStart(look)
  }
}

/** A job's result; undefined while it is being drawn. */
function endOf({ value }: VendorAnswer): EnginePicture | ImageFailure | undefined {
  const status = textField(value, 'status')
  if (status === 'queued' || status === 'generating') return undefined
  if (status === 'completed') {
    const base64 = textField(field(value, 'result', 'images', 0), 'b64_json')
    return base64 ? { ok: true, base64 } : failure('bad_response', 'the job ended without a picture')
  }
  // Also when memory is insufficient: the server says no more than this.
  if (status === 'failed') return failure('server', `the job ended ${codeOf(value)}`)
  if (status === 'cancelled') return failure('server', 'the job was cancelled by something else')
  return failure('bad_response', 'the job is in no state that is known')
}

function codeOf(value: unknown): string {
  const code = textField(value, 'error', 'code')
  return code && /^[a-z_]{1,40}$/.test(code) ? code : 'failed'
}

function goneFailure(gone: AbortSignal): ImageFailure {
  return failure('network', `sd-server ended ${String(gone.reason)} while it drew`)
}

/** The server silently ignores fields of an unexpected type. */
function bodyOf({ begin, references, loras, ...request }: EngineRequest): Readonly<Record<string, unknown>> {
  const { prompt, negativePrompt, width, height, seed, steps, cfg, sampler } = request
  return {
    prompt,
    negative_prompt: negativePrompt,
    width,
    height,
    seed,
    batch_count: 1,
    sample_params: { sample_steps: steps, sample_method: sampler, guidance: { txt_cfg: cfg } },
    // LoRA tags in a prompt have no effect there.
    ...(loras.length > 0 ? { lora: loras.map(({ path, weight }) => ({ path, multiplier: weight })) } : {}),
    embed_image_metadata: false,
    output_format: 'png',
    ...(references.length > 0 ? { ref_images: references.map(encoded), auto_resize_ref_image: true } : {}),
    ...(begin ? { init_image: encoded(begin.picture), strength: begin.strength } : {}),
    ...(begin?.mask ? { mask_image: encoded(begin.mask) } : {}),
  }
}

function encoded(picture: Uint8Array): string {
  return Buffer.from(picture).toString('base64')
}
