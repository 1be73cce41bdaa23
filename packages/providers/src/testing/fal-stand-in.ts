import { randomUUID } from 'node:crypto'
import { falInputProblem } from './fal-schemas.ts'
import {
  addressFaults,
  createFaults,
  type Fault,
  type Faults,
  FILE_FAULTS,
  pollFaults,
  refusal,
} from './faults.ts'
import { FAL_MODELS } from './published-schemas.ts'
import { drop, json, type Reply, text } from './replies.ts'
import { sizeOfDataUrl } from './stand-in-schemas.ts'
import {
  drawnBytes,
  runStandIn,
  type StandIn,
  type StandInCall,
  type StandInOptions,
  type StandInTools,
  sendFile,
  startStandInServer,
} from './stand-in-server.ts'

/** An error of fal's queue. */
function problem(status: number, headers: Record<string, string> = {}, type?: string): Reply {
  return json(status, { detail: 'the author has no network credit', error_type: type }, headers)
}

/** An error of a model. */
function modelError(status: number, type: string): Reply {
  const error = { loc: ['body', 'prompt'], msg: 'the author has no network credit', type, input: 'x' }
  return json(status, { detail: [error] }, { 'x-fal-retryable': 'false' })
}

const locked = (reason: string) => json(403, { detail: `User is locked. Reason: ${reason}.` })
const ending = (reply: Reply) => ({ reply })

/** Every failure that the fal stand-in can play; `end` has fields of the result. */
export const FAL_FAULTS = {
  ...createFaults(problem),
  'balance-spent': refusal(locked('Exhausted balance'), 'credits'),
  'locked-otherwise': refusal(locked('the author of a credit network'), 'auth'),
  'wrong-types': { create: json(200, { request_id: 7 }), becomes: 'bad_response' },
  'hostile-id': { create: json(200, { request_id: '../../account' }), becomes: 'bad_response' },
  // Failed jobs.
  'policy-violation': { result: ending(modelError(422, 'content_policy_violation')), becomes: 'nsfw' },
  'invalid-input': { result: ending(modelError(422, 'value_error')), becomes: 'unsupported' },
  'misleading-words': { result: ending(modelError(500, 'author_network_nsfw_credit')), becomes: 'server' },
  'model-timeout': { result: ending(modelError(504, 'generation_timeout')), becomes: 'timeout' },
  'request-timeout': { result: ending(problem(504, {}, 'request_timeout')), becomes: 'timeout' },
  'runner-gone': { result: ending(problem(503, {}, 'runner_disconnected')), becomes: 'server' },
  'result-drop': { result: ending(drop), becomes: 'network' },
  'result-flaky': { result: { reply: drop, times: 2 }, becomes: undefined },
  'result-page': { result: ending(text(200, 'text/html', '<p>')), becomes: 'bad_response' },
  'unknown-state': { poll: { reply: json(200, { status: 'SLEEPING' }) }, becomes: 'bad_response' },
  'no-pictures': { end: { images: [] }, becomes: 'bad_response' },
  'null-pictures': { end: { images: null }, becomes: 'bad_response' },
  'nonsense-seed': { end: { seed: '1e400', has_nsfw_concepts: 'no' }, becomes: undefined },
  ...pollFaults(problem),
  ...FILE_FAULTS,
  ...addressFaults((url) => ({ images: [{ url }] }), 'fal.media'),
} as const satisfies Faults

type Made = {
  readonly id: string
  readonly input: Record<string, unknown>
  readonly fault: Fault
  readonly startedAt: number
  polls: number
  results: number
  fetches: number
}

/** A local server with fal's queue API. A prompt with `[unsafe]` is flagged; a job waits `queueMs` before it starts. */
export async function startFalStandIn(
  options: StandInOptions & { readonly queueMs?: number } = {},
): Promise<StandIn<keyof typeof FAL_FAULTS>> {
  const { port = 0, drawMs = 30, queueMs = 0, token } = options
  const made = new Map<string, Made>()
  const isOver = (count: number, times = Number.POSITIVE_INFINITY) => count > times

  async function answer(call: StandInCall, tools: StandInTools): Promise<void> {
    const { route, request, response, origin } = call
    const { log } = tools
    const file = made.get(/^GET \/files\/([\w-]+)\.png$/.exec(route)?.[1] ?? '')
    if (file) {
      log.fetches += 1
      const { width, height } = await sizeOf(file.input)
      return sendFile(call, file, () => drawnBytes(file.fault, width, height, file.input['seed']))
    }
    if (route === 'GET /api/openapi/queue/openapi.json') {
      const asked = call.query.get('endpoint_id') ?? ''
      return Object.hasOwn(FAL_MODELS, asked)
        ? json(200, FAL_MODELS[asked])(response)
        : problem(404)(response)
    }
    const given = request.headers.authorization
    if (!given?.startsWith('Key ') || (token !== undefined && given !== `Key ${token}`))
      return problem(401)(response)
    const [, id, what = ''] =
      /^(?:GET|PUT) \/[\w.-]+\/[\w.-]+\/requests\/([\w-]+)(\/status|\/cancel)?$/.exec(route) ?? []
    const job = made.get(id ?? '')
    if (!job) {
      const endpoint = /^POST \/(.+)$/.exec(route)?.[1]
      return endpoint === undefined ? problem(404)(response) : submit(endpoint, call, tools)
    }
    if (what === '/cancel') {
      log.canceled.push(job.id)
      return json(202, { status: 'CANCELLATION_REQUESTED' })(response)
    }
    const { fault } = job
    const drawnMs = performance.now() - job.startedAt - queueMs
    const share = fault.isEndless ? 0.5 : Math.min(1, drawnMs / drawMs)
    if (what === '/status') {
      log.polls += 1
      job.polls += 1
      if (fault.poll && !isOver(job.polls, fault.poll.times)) return fault.poll.reply(response)
      const bar = `${Math.floor(share * 100)}%|██        | 1/28`
      const logs = [{ message: bar, level: 'INFO', source: 'USER', timestamp: '2026-01-01T00:00:00Z' }]
      if (drawnMs < 0) return json(202, { status: 'IN_QUEUE', queue_position: 1 })(response)
      return json(share < 1 ? 202 : 200, {
        status: share < 1 ? 'IN_PROGRESS' : 'COMPLETED',
        request_id: job.id,
        logs,
      })(response)
    }
    job.results += 1
    if (fault.result && !isOver(job.results, fault.result.times)) return fault.result.reply(response)
    const { width, height } = await sizeOf(job.input)
    return json(200, {
      images: [{ url: `${origin}/files/${job.id}.png`, width, height, content_type: 'image/png' }],
      timings: { inference: 0.1 },
      seed: job.input['seed'] ?? 7,
      has_nsfw_concepts: [String(job.input['prompt']).includes('[unsafe]')],
      prompt: job.input['prompt'],
      ...fault.end,
    })(response)
  }

  async function submit(endpoint: string, call: StandInCall, tools: StandInTools): Promise<void> {
    const { response, body } = call
    const input = JSON.parse(String(await body())) as Record<string, unknown>
    const fault = tools.note(call, input, input['prompt'])
    const wrong = falInputProblem(endpoint, input)
    if (wrong === 'no such endpoint') return problem(404)(response)
    if (wrong !== undefined) return modelError(422, wrong)(response)
    const one: Made = {
      id: randomUUID(),
      input,
      fault,
      startedAt: performance.now(),
      polls: 0,
      results: 0,
      fetches: 0,
    }
    if (fault.isMadeAllTheSame) made.set(one.id, one)
    if (await tools.playCreate(fault, response)) return
    made.set(one.id, one)
    return json(200, { status: 'IN_QUEUE', request_id: one.id, queue_position: 0 })(response)
  }

  return startStandInServer({ port, faults: FAL_FAULTS, answer })
}

async function sizeOf(input: Readonly<Record<string, unknown>>): Promise<{ width: number; height: number }> {
  if (input['mask_url'] !== undefined) return sizeOfDataUrl(input['image_url'])
  const {
    image_size: size,
    aspect_ratio: ratio,
    resolution,
  } = input as {
    image_size?: { width: number; height: number }
    aspect_ratio?: string
    resolution?: string
  }
  if (size) return size
  const times = Number.parseInt(resolution ?? '1K', 10)
  const [width, height] = ratio === '3:2' ? [1248, 832] : ratio === '2:3' ? [832, 1248] : [1024, 1024]
  return { width: width * times, height: height * times }
}

if (import.meta.main) await runStandIn('fal', startFalStandIn)
