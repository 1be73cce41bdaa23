import { setTimeout as wait } from 'node:timers/promises'
import { createFaults, type Faults, INSIDE_FAULTS, type Problem } from './faults.ts'
import { gradientPicture } from './gradient-picture.ts'
import { drop, json, text } from './replies.ts'
import {
  drawnBytes,
  runStandIn,
  type StandIn,
  type StandInCall,
  type StandInOptions,
  type StandInTools,
  startStandInServer,
} from './stand-in-server.ts'

/** An error as these servers word it: the class of a Python exception, and its text. */
const problem: Problem = (status, headers) =>
  json(
    status,
    { error: 'HTTPException', detail: 'the author has no network credit', body: '', errors: '' },
    headers,
  )

const crash = (error: string) => json(500, { error, detail: '', body: '', errors: 'nsfw credit author' })

/** Every failure the stand-in for an A1111-style server can play. */
export const SDAPI_FAULTS = {
  ...createFaults(problem),
  'out-of-memory': { create: crash('OutOfMemoryError'), becomes: 'server' },
  'not-finite': { create: crash('NansException'), becomes: 'server' },
  'no-pictures': { end: { images: [] }, becomes: 'bad_response' },
  'null-pictures': { end: { images: null }, becomes: 'bad_response' },
  'wrong-types': { end: { images: [{ url: 'x' }], info: 7 }, becomes: 'bad_response' },
  'nonsense-base64': { end: { images: ['%%%not base64%%%'] }, becomes: 'bad_response' },
  'nonsense-info': { end: { info: '{"seed": ' }, becomes: undefined },
  'seed-of-another-world': { end: { info: '{"seed": 1e300}' }, becomes: undefined },
  'progress-500': { poll: { reply: problem(500) }, becomes: undefined },
  'progress-page': { poll: { reply: text(200, 'text/html', '<p>') }, becomes: undefined },
  'progress-drop': { poll: { reply: drop }, becomes: undefined },
  'progress-nonsense': {
    poll: { reply: json(200, { progress: 'NaN', current_image: 7 }) },
    becomes: undefined,
  },
  endless: { isEndless: true, isWaitedOut: true, becomes: 'timeout' },
  ...INSIDE_FAULTS,
} as const satisfies Faults

type Job = {
  readonly startedAt: number
  readonly polled: (typeof SDAPI_FAULTS)['progress-500']['poll'] | undefined
}

/**
 * A local server that speaks `/sdapi/v1` as AUTOMATIC1111 does; `isPlain` makes it one without progress, interrupt and info, as
 * stable-diffusion.cpp's is. Jobs run one after the other.
 */
export async function startSdapiStandIn(
  options: StandInOptions & { readonly isPlain?: boolean } = {},
): Promise<StandIn<keyof typeof SDAPI_FAULTS>> {
  const { port = 0, drawMs = 60, token, isPlain = false } = options
  let job: Job | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let stop = new AbortController()

  async function answer(call: StandInCall, tools: StandInTools): Promise<void> {
    const { route, request, response, body } = call
    const expected = `Basic ${Buffer.from(token ?? '').toString('base64')}`
    if (token !== undefined && request.headers.authorization !== expected) return problem(401)(response)
    const [, kind] = /^POST \/sdapi\/v1\/(txt2img|img2img)$/.exec(route) ?? []
    if (kind) return make(call, tools, JSON.parse(String(await body())) as Record<string, unknown>, kind)
    if (isPlain) return problem(404)(response)
    if (route === 'POST /sdapi/v1/interrupt') {
      tools.log.canceled.push('job')
      stop.abort()
      return json(200, {})(response)
    }
    if (route !== 'GET /sdapi/v1/progress') return problem(404)(response)
    tools.log.polls += 1
    if (job?.polled) return job.polled.reply(response)
    const progress = job ? Math.min(0.95, (performance.now() - job.startedAt) / drawMs) : 0
    const image = job ? Buffer.from(await gradientPicture(64, 64, 1)).toString('base64') : null
    return json(200, { progress, eta_relative: 0, state: {}, current_image: image, textinfo: null })(response)
  }

  async function make(
    { response, ...call }: StandInCall,
    tools: StandInTools,
    input: Record<string, unknown>,
    kind: string,
  ): Promise<void> {
    const fault = tools.note({ response, ...call }, input, input['prompt'])
    if (await tools.playCreate(fault, response)) return
    const { width, height, seed, steps } = input
    const isWhole = [width, height, seed, steps].every(Number.isInteger)
    const pictures = input['init_images']
    if (!isWhole || (kind === 'img2img' && !(Array.isArray(pictures) && typeof pictures[0] === 'string')))
      return problem(422)(response)
    const mask = input['mask']
    if (mask !== undefined && (kind !== 'img2img' || typeof mask !== 'string')) return problem(422)(response)
    const work = queue.then(async () => {
      stop = new AbortController()
      job = { startedAt: performance.now(), polled: 'poll' in fault ? fault.poll : undefined }
      await wait(fault.isEndless ? 60_000 : drawMs, undefined, { signal: stop.signal }).catch(() => {})
      job = undefined
    })
    queue = work
    await work
    const bytes = await drawnBytes(fault, Number(width), Number(height), seed)
    const info = isPlain ? '' : JSON.stringify({ seed, sd_model_name: 'gradient-xl', steps })
    const images = [Buffer.from(bytes).toString('base64')]
    return json(200, { images, parameters: {}, info, ...fault.end })(response)
  }

  return startStandInServer({ port, faults: SDAPI_FAULTS, answer })
}

if (import.meta.main) await runStandIn('an /sdapi/v1 server', startSdapiStandIn)
