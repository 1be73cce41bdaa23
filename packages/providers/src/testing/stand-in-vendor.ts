import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { gradientPicture } from './gradient-picture.ts'
import { FAULTS, type Fault, type FaultName, isFaultName, json, problem } from './stand-in-faults.ts'
import { answersList, findInputProblem, sizeOfInput } from './stand-in-schemas.ts'

/** What arrived, for tests to count. */
export type StandInLog = {
  /** Create calls, refused ones too: each may be paid for. */
  creates: number
  polls: number
  fetches: number
  /** Ids of predictions that were asked to stop. */
  readonly canceled: string[]
  /** The `input` of every create call, in order. */
  readonly inputs: Record<string, unknown>[]
  /** The headers of every create call, in order. */
  readonly headers: Record<string, unknown>[]
}

export type StandInVendor = {
  /** Origin, for the base URL setting. */
  readonly url: string
  readonly log: StandInLog
  /** Plays this for every following prediction whose prompt names no fault; undefined plays none. */
  readonly play: (fault: FaultName | undefined) => void
  readonly close: () => Promise<void>
}

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

/**
 * A local server that speaks Replicate's HTTP API as documented, draws gradients, and fails on demand: by a word in the prompt
 * (`[fault:429]`), by `play`, or by `POST /control {"fault": "429"}` (null ends it), which also answers what arrived so far.
 */
export async function startStandInVendor(
  options: {
    readonly port?: number
    /** Milliseconds a picture takes. */
    readonly drawMs?: number
    /** The only key that is accepted; any by default. */
    readonly token?: string
  } = {},
): Promise<StandInVendor> {
  const { port = 0, drawMs = 30, token } = options
  const log: StandInLog = { creates: 0, polls: 0, fetches: 0, canceled: [], inputs: [], headers: [] }
  const made = new Map<string, Made>()
  let playing: FaultName | undefined
  let origin = ''

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', origin)
    const route = `${request.method} ${pathname}`
    const file = /^GET \/files\/(\w+)\/out-0\.png$/.exec(route)?.[1]
    if (file) return sendFile(made.get(file), response)
    if (pathname === '/control') return control(request, response)
    const given = request.headers.authorization
    if (!given?.startsWith('Bearer ') || (token !== undefined && given !== `Bearer ${token}`))
      return FAULTS['401'].create(response)
    const [, owner, name] = /^POST \/v1\/models\/([\w-]+)\/([\w.-]+)\/predictions$/.exec(route) ?? []
    if (owner && name) return create(`${owner}/${name}`, request, response)
    const looked = made.get(/^GET \/v1\/predictions\/(\w+)$/.exec(route)?.[1] ?? '')
    if (looked) return look(looked, response)
    const stopped = made.get(/^POST \/v1\/predictions\/(\w+)\/cancel$/.exec(route)?.[1] ?? '')
    if (!stopped) return FAULTS['404'].create(response)
    stopped.isCanceled = true
    log.canceled.push(stopped.id)
    return json(200, wire(stopped))(response)
  }

  async function create(model: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    log.creates += 1
    const { input } = JSON.parse(await textOf(request)) as { input: Record<string, unknown> }
    log.inputs.push(input)
    log.headers.push({ ...request.headers })
    const wrong = findInputProblem(model, input)
    if (wrong === 'no such model') return FAULTS['404'].create(response)
    if (wrong) return problem(422, wrong)(response)
    const named = /\[fault:([\w-]+)\]/.exec(String(input['prompt']))?.[1]
    const fault: Fault = isFaultName(named)
      ? FAULTS[named]
      : playing
        ? FAULTS[playing]
        : { becomes: undefined }
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
    if (!fault.create || fault.isMadeAllTheSame) made.set(one.id, one)
    if (fault.create) return fault.create(response)
    const held = /^wait(?:=(\d+))?$/.exec(String(request.headers.prefer ?? ''))
    // Looks must happen to fail, so nothing is held then.
    if (held && !fault.poll) {
      const most = Number(held[1] ?? 60) * 1_000
      await new Promise((resolve) => setTimeout(resolve, Math.min(most, fault.isEndless ? 500 : drawMs)))
    }
    return json(201, wire(one))(response)
  }

  function look(one: Made, response: ServerResponse): void | Promise<void> {
    log.polls += 1
    one.polls += 1
    const { poll } = one.fault
    if (poll && one.polls <= (poll.times ?? Number.POSITIVE_INFINITY)) return poll.reply(response)
    return json(200, wire(one))(response)
  }

  async function sendFile(one: Made | undefined, response: ServerResponse): Promise<void> {
    log.fetches += 1
    if (!one) return problem(404, 'no such file')(response)
    one.fetches += 1
    const { file } = one.fault
    if (file && one.fetches <= (file.times ?? Number.POSITIVE_INFINITY)) return file.reply(response)
    const { width, height } = sizeOfInput(one.input)
    const seed = typeof one.input['seed'] === 'number' ? one.input['seed'] : 1
    const bytes = await gradientPicture(width, height, seed)
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': bytes.length }).end(bytes)
  }

  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST') {
      const { fault } = JSON.parse(await textOf(request)) as { fault: unknown }
      if (fault !== null && !isFaultName(fault)) return problem(422, 'no such fault')(response)
      playing = fault ?? undefined
    }
    return json(200, { fault: playing ?? null, faults: Object.keys(FAULTS), ...log })(response)
  }

  /** The prediction object as the vendor would send it now. */
  function wire(one: Made): Record<string, unknown> {
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

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: origin,
    log,
    play: (fault) => {
      playing = fault
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string' }, 'draw-ms': { type: 'string' } } })
  const { url } = await startStandInVendor({
    port: Number(values.port ?? 0),
    drawMs: Number(values['draw-ms'] ?? 1_000),
  })
  console.log(`A stand-in for Replicate answers at ${url}`)
}
