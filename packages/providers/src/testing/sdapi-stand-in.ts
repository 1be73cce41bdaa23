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

/** An error in the format of these servers: the class of a Python exception, and its text. */
const problem: Problem = (status, headers) =>
  json(
    status,
    { error: 'HTTPException', detail: 'the author has no network credit', body: '', errors: '' },
    headers,
  )

const crash = (error: string) => json(500, { error, detail: '', body: '', errors: 'nsfw credit author' })

/** Every failure that the stand-in for A1111-style servers can play. */
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

/** Lists of the simulated server. */
const LISTS: Readonly<Record<string, unknown>> = {
  'GET /sdapi/v1/sd-models': [{ title: 'gradient-xl.safetensors [31e35c80fc]', model_name: 'gradient-xl' }],
  'GET /sdapi/v1/samplers': [{ name: 'Euler a' }, { name: 'DPM++ 2M' }],
  'GET /sdapi/v1/schedulers': [{ name: 'karras', label: 'Karras' }],
  'GET /sdapi/v1/loras': [{ name: 'ink', path: '/models/lora/ink.safetensors' }],
}
const SD_SERVER_LISTS: Readonly<Record<string, unknown>> = {
  'GET /v1/models': { data: [{ id: 'sd-cpp-local', object: 'model', owned_by: 'local' }] },
  'GET /sdapi/v1/sd-models': [{ title: 'tiny', model_name: 'tiny', filename: 'tiny.safetensors' }],
  'GET /sdapi/v1/samplers': ['default', 'euler', 'euler_a', 'lcm'].map((name) => ({ name, aliases: [name] })),
  'GET /sdapi/v1/schedulers': ['default', 'discrete', 'karras'].map((name) => ({ name, label: name })),
  'GET /sdapi/v1/loras': [{ name: 'ink', path: 'ink.safetensors' }],
}

export type SdapiStandInOptions = StandInOptions & {
  /**
   * Behaves like stable-diffusion.cpp's server: no progress, no interrupt, does not notice a disconnect, 32-bit seeds of which negative ones
   * mean none, error messages of its own, and silently ignores an unreadable reference.
   */
  readonly isSdServer?: boolean
  /** Behaves like koboldcpp: progress, but no interrupt; it stops when the caller disconnects. */
  readonly stopsOnHangUp?: boolean
  /** Models to list instead of a single one. */
  readonly models?: readonly string[]
}

/** A local server with `/sdapi/v1` like AUTOMATIC1111 or stable-diffusion.cpp. Jobs run one after another. */
export async function startSdapiStandIn(
  options: SdapiStandInOptions = {},
): Promise<StandIn<keyof typeof SDAPI_FAULTS>> {
  const { port = 0, drawMs = 60, token, isSdServer = false, stopsOnHangUp = false, models } = options
  const lists: Readonly<Record<string, unknown>> = {
    ...(isSdServer ? SD_SERVER_LISTS : LISTS),
    ...(models ? { 'GET /sdapi/v1/sd-models': models.map((title) => ({ title })) } : {}),
  }
  const refuse: Problem = isSdServer
    ? (status) => json(status, { error: 'prompt required' })
    : (status) => problem(status)
  let job: Job | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let stop = new AbortController()

  async function answer(call: StandInCall, tools: StandInTools): Promise<void> {
    const { route, request, response, body } = call
    const expected = `Basic ${Buffer.from(token ?? '').toString('base64')}`
    if (token !== undefined && request.headers.authorization !== expected) return problem(401)(response)
    const [, kind] = /^POST \/sdapi\/v1\/(txt2img|img2img)$/.exec(route) ?? []
    if (kind) return make(call, tools, JSON.parse(String(await body())) as Record<string, unknown>, kind)
    if (Object.hasOwn(lists, route)) return json(200, lists[route])(response)
    if (isSdServer) return text(404, 'text/plain', '')(response)
    if (route === 'POST /sdapi/v1/interrupt' && !stopsOnHangUp) {
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
    const wrong = findProblem(input, kind)
    if (wrong === 'type' && isSdServer)
      return json(500, { error: 'server_error', message: 'type must be number' })(response)
    if (wrong) return refuse(isSdServer ? 400 : 422)(response)
    const { width, height, steps } = input
    const seed = isSdServer ? seedOfSdServer(Number(input['seed'])) : input['seed']
    const work = queue.then(async () => {
      stop = new AbortController()
      if (stopsOnHangUp) response.once('close', () => stop.abort())
      job = { startedAt: performance.now(), polled: 'poll' in fault ? fault.poll : undefined }
      await wait(fault.isEndless ? 60_000 : drawMs, undefined, { signal: stop.signal }).catch(() => {})
      job = undefined
      tools.log.ended += 1
    })
    queue = work
    await work
    const bytes = await drawnBytes(fault, Number(width), Number(height), seed)
    const own = isSdServer
      ? { version: 'stable-diffusion.cpp', sd_model_name: 'tiny' }
      : { sd_model_name: 'gradient-xl' }
    const info = JSON.stringify({ seed, steps, ...own })
    const images = [Buffer.from(bytes).toString('base64')]
    return json(200, { images, parameters: {}, info, ...fault.end })(response)
  }

  return startStandInServer({ port, faults: SDAPI_FAULTS, answer })
}

function findProblem(input: Readonly<Record<string, unknown>>, kind: string): 'type' | 'value' | undefined {
  const { width, height, seed, steps, prompt, mask } = input
  if (![width, height, seed, steps].every(Number.isInteger)) return 'type'
  if (prompt === '' || Number(width) <= 0 || Number(height) <= 0) return 'value'
  const pictures = input['init_images']
  if (kind === 'img2img' && !(Array.isArray(pictures) && typeof pictures[0] === 'string')) return 'value'
  return mask !== undefined && (kind !== 'img2img' || typeof mask !== 'string') ? 'value' : undefined
}

let chosen = 529_942_719

/** The lower 32 bits as a signed integer; a negative result is replaced by a random seed. */
function seedOfSdServer(asked: number): number {
  const seed = asked | 0
  if (seed >= 0) return seed
  chosen += 1
  return chosen
}

if (import.meta.main) await runStandIn('an /sdapi/v1 server', startSdapiStandIn)
