import { randomBytes } from 'node:crypto'
import type { Fault } from './faults.ts'
import { REPLICATE_MODELS } from './published-schemas.ts'
import { json, text } from './replies.ts'
import { FAULTS, type FaultName, problem } from './stand-in-faults.ts'
import { answersList, findInputProblem, sizeOfInput } from './stand-in-schemas.ts'
import {
  carriesKey,
  drawnBytes,
  runStandIn,
  type StandIn,
  type StandInCall,
  type StandInOptions,
  type StandInTools,
  sendFile,
  startStandInServer,
} from './stand-in-server.ts'

export type StandInVendor = StandIn<FaultName>

type Made = {
  readonly id: string
  readonly model: string
  readonly input: Record<string, unknown>
  readonly fault: Fault
  readonly startedAt: number
  polls: number
  fetches: number
  isCanceled: boolean
}

/** A local server with Replicate's HTTP API. */
export async function startStandInVendor(options: StandInOptions = {}): Promise<StandInVendor> {
  const { port = 0, drawMs = 30 } = options
  const made = new Map<string, Made>()

  async function answer(call: StandInCall, tools: StandInTools): Promise<void> {
    const { route, response, origin } = call
    const { log } = tools
    const file = made.get(/^GET \/files\/(\w+)\/out-0\.png$/.exec(route)?.[1] ?? '')
    if (file) {
      log.fetches += 1
      const { width, height } = await sizeOfInput(file.input)
      return sendFile(call, file, () => drawnBytes(file.fault, width, height, file.input['seed']))
    }
    if (!carriesKey(call, options)) return problem(401)(response)
    const [, owner, name] = /^POST \/v1\/models\/([\w-]+)\/([\w.-]+)\/predictions$/.exec(route) ?? []
    if (owner && name) return create(`${owner}/${name}`, call, tools)
    const asked = /^GET \/v1\/models\/([\w-]+\/[\w.-]+)$/.exec(route)?.[1] ?? ''
    if (Object.hasOwn(REPLICATE_MODELS, asked)) return json(200, REPLICATE_MODELS[asked])(response)
    const looked = made.get(/^GET \/v1\/predictions\/(\w+)$/.exec(route)?.[1] ?? '')
    if (looked) {
      log.polls += 1
      looked.polls += 1
      const { poll } = looked.fault
      if (poll && looked.polls <= (poll.times ?? Number.POSITIVE_INFINITY)) return poll.reply(response)
      return json(200, wire(looked, origin))(response)
    }
    const stopped = made.get(/^POST \/v1\/predictions\/(\w+)\/cancel$/.exec(route)?.[1] ?? '')
    if (!stopped) return problem(404)(response)
    if (stopped.fault.cancel) return stopped.fault.cancel(response)
    stopped.isCanceled = true
    log.canceled.push(stopped.id)
    return json(200, wire(stopped, origin))(response)
  }

  async function create(model: string, call: StandInCall, tools: StandInTools): Promise<void> {
    const { request, response, body, origin } = call
    const { input } = JSON.parse(String(await body())) as { input: Record<string, unknown> }
    const fault = tools.note(call, input, input['prompt'])
    const wrong = findInputProblem(model, input)
    if (wrong === 'no such model') return problem(404)(response)
    if (wrong) return text(422, 'application/json', JSON.stringify({ detail: wrong }))(response)
    const one: Made = {
      id: randomBytes(13).toString('hex'),
      model,
      input,
      fault,
      startedAt: performance.now(),
      polls: 0,
      fetches: 0,
      isCanceled: false,
    }
    if (fault.isMadeAllTheSame) made.set(one.id, one)
    if (await tools.playCreate(fault, response)) return
    made.set(one.id, one)
    const held = /^wait(?:=(\d+))?$/.exec(String(request.headers.prefer ?? ''))
    // With a poll fault polls must happen, so the call is not held.
    if (held && !fault.poll) {
      const most = Number(held[1] ?? 60) * 1_000
      await new Promise((resolve) => setTimeout(resolve, Math.min(most, fault.isEndless ? 500 : drawMs)))
    }
    return json(201, wire(one, origin))(response)
  }

  /** The prediction object in the vendor's format, in its current state. */
  function wire(one: Made, origin: string): Record<string, unknown> {
    const share = one.fault.isEndless ? 0.5 : Math.min(1, (performance.now() - one.startedAt) / drawMs)
    const isDone = share >= 1
    const steps = Math.floor(share * 28)
    const percent = String(Math.floor(share * 100)).padStart(3)
    const { seed } = one.input
    const file = `${origin}/files/${one.id}/out-0.png`
    return {
      id: one.id,
      model: one.model,
      version: 'hidden',
      input: one.input,
      logs: `${seed === undefined ? '' : `Using seed: ${seed}\n`}${percent}%|${'█'.repeat(steps / 3)}| ${steps}/28 [00:01<00:01]`,
      output: isDone ? (answersList(one.model) ? [file] : file) : null,
      data_removed: false,
      error: null,
      status: one.isCanceled ? 'canceled' : isDone ? 'succeeded' : 'processing',
      created_at: '2026-01-01T00:00:00.000Z',
      urls: {
        get: `${origin}/v1/predictions/${one.id}`,
        cancel: `${origin}/v1/predictions/${one.id}/cancel`,
      },
      ...(isDone ? one.fault.end : {}),
    }
  }

  return startStandInServer({ port, faults: FAULTS, answer })
}

if (import.meta.main) await runStandIn('Replicate', startStandInVendor)
