import type { Endpoint, EndpointInput } from '@easel/contract/endpoint'
import * as z from 'zod/mini'
import { basicUser } from '../../platform/access/basic-credentials.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { EventSource } from '../../platform/events/create-events.ts'
import type { HttpContext } from '../../platform/http/context.ts'
import type { MountOpen } from '../../platform/http/mount.ts'
import { parseJson, readRequest } from '../../platform/http/read-request.ts'
import type { CallContext } from '../../platform/use-case.ts'
import type { MakePictures, PictureRequest } from '../generations/index.ts'
import type { Imaging } from '../imaging/index.ts'
import type { PictureAnswers } from '../openai-api/index.ts'
import type { CallsUnderWay } from './calls-under-way.ts'
import { checkpointOf, checkpointsOf, toPictureRequest, txt2imgSchema } from './picture-request.ts'

export type A1111RoutesDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<EventSource, 'subscribe'>
  readonly imaging: Pick<Imaging, 'readModel' | 'models' | 'shapesOf'>
  readonly makePictures: MakePictures
  readonly cancel: (tx: Tx, userId: string, ids: readonly string[]) => Promise<void>
  readonly answers: Pick<PictureAnswers, 'encode'>
  readonly calls: CallsUnderWay
}

/** Not in the contract: AUTOMATIC1111 defines requests and responses. */
const endpoint = <const E extends Omit<Endpoint, 'auth' | 'output' | 'takesBasic'>>(one: E) =>
  ({ ...one, auth: 'session', takesBasic: true, output: z.unknown() }) as const

const TXT2IMG = endpoint({
  method: 'POST',
  path: '/sdapi/v1/txt2img',
  keyScope: 'generate',
  summary: 'Makes pictures, as the generator does.',
  body: txt2imgSchema,
})
const SET_OPTIONS = endpoint({
  method: 'POST',
  path: '/sdapi/v1/options',
  keyScope: 'any',
  summary: 'Confirms the checkpoint in use; chooses no other.',
  body: z.object({ sd_model_checkpoint: z.optional(z.nullable(z.string().check(z.maxLength(200)))) }),
})
const INTERRUPT = endpoint({
  method: 'POST',
  path: '/sdapi/v1/interrupt',
  keyScope: 'generate',
  summary: 'Cancels what the caller’s calls are making.',
})

/** Lists that programs read before requesting a picture. Most have one entry, since the installation decides how to draw. */
const LISTS: Readonly<Record<string, readonly object[]>> = {
  samplers: [{ name: 'Automatic', aliases: [], options: {} }],
  schedulers: [
    { name: 'automatic', label: 'Automatic', aliases: null, default_rho: -1, need_inner_model: false },
  ],
  upscalers: [{ name: 'None', model_name: null, model_path: null, model_url: null, scale: 1 }],
  'latent-upscale-modes': [],
  'sd-vae': [],
  loras: [],
}

export function addA1111Routes(mountOpen: MountOpen, deps: A1111RoutesDeps): void {
  const read = (path: string, answer: (c: HttpContext, context: CallContext) => unknown) =>
    mountOpen(
      endpoint({ method: 'GET', path: `/sdapi/v1/${path}`, keyScope: 'any', summary: `Lists ${path}.` }),
      async (c, context) => c.json(answer(c, context) as object),
    )
  for (const [path, list] of Object.entries(LISTS)) read(path, () => list)
  read('sd-models', () =>
    checkpointsOf(deps).map((title) => ({
      title,
      model_name: title,
      hash: null,
      sha256: null,
      filename: title,
      config: null,
    })),
  )
  read('options', (c) => ({ sd_model_checkpoint: checkpointOf(deps, basicUser(c.req.raw)) }))
  read('progress', (_c, { actor }) => progressOf(deps.calls.of(actor.userId)))
  mountOpen(SET_OPTIONS, async (c) => {
    const { sd_model_checkpoint: asked } = await bodyOf(c, SET_OPTIONS)
    const current = checkpointOf(deps, basicUser(c.req.raw))
    if (asked && asked !== current)
      throw new AppError('invalid_request', {
        message: `This installation serves many people, so none of them changes its checkpoint. Put the name of yours before the key: ${asked}:easel_…`,
      })
    return c.json(null)
  })
  mountOpen(INTERRUPT, async (c, { actor: { userId } }) => {
    const ids = deps.calls.of(userId).map(({ id }) => id)
    if (ids.length > 0) await deps.database.asUser(userId, (tx) => deps.cancel(tx, userId, ids))
    return c.json({})
  })
  mountOpen(TXT2IMG, async (c, context) => make(deps, c, context))
}

async function bodyOf<E extends Endpoint>(c: HttpContext, one: E): Promise<EndpointInput<E>['body']> {
  return readRequest(one, { params: {}, query: {}, body: parseJson(await c.req.text()) }).body
}

async function make(
  deps: A1111RoutesDeps,
  c: HttpContext,
  { actor, requestKey }: CallContext,
): Promise<Response> {
  const body = await bodyOf(c, TXT2IMG)
  const request = toPictureRequest(deps, body, basicUser(c.req.raw))
  const { begun, ends } = deps.makePictures(actor, request, requestKey)
  const outcomes = Promise.allSettled(ends)
  void deps.calls.follow(actor.userId, await begun, outcomes)
  const made = (await outcomes).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  if (made.length === 0) await ends[0]
  const images = await Promise.all(
    made.map(({ generationId }) =>
      deps.answers.encode(generationId, { userId: actor.userId, format: 'png' }),
    ),
  )
  const info = infoOf(request, made)
  return c.json({ images, parameters: body, info: JSON.stringify(info) })
}

type Made = { readonly generationId: string; readonly seed: number | null }

/** The `info` that programs read about the pictures. */
function infoOf(request: PictureRequest, made: readonly Made[]) {
  const { prompt, negativePrompt, width, height } = request
  const seeds = made.map(({ seed }) => seed ?? -1)
  return {
    prompt,
    all_prompts: made.map(() => prompt),
    negative_prompt: negativePrompt,
    all_negative_prompts: made.map(() => negativePrompt),
    seed: seeds[0],
    all_seeds: seeds,
    width,
    height,
    batch_size: made.length,
    styles: [request.style],
    infotexts: seeds.map(
      (seed) =>
        `${prompt}${negativePrompt === '' ? '' : `\nNegative prompt: ${negativePrompt}`}\nSeed: ${seed}, Size: ${width}x${height}`,
    ),
    /** Id in the library. */
    ids: made.map(({ generationId }) => generationId),
  }
}

function progressOf(calls: ReturnType<CallsUnderWay['of']>) {
  const progress = calls.reduce((sum, { percent }) => sum + percent, 0) / Math.max(1, calls.length) / 100
  return {
    progress,
    eta_relative: 0,
    state: {
      skipped: false,
      interrupted: false,
      job: calls[0]?.id ?? '',
      job_count: calls.length,
      job_no: 0,
      sampling_step: Math.round(progress * 100),
      sampling_steps: calls.length === 0 ? 0 : 100,
    },
    current_image: null,
    textinfo: null,
  }
}
