import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Fault, Faults } from './faults.ts'
import { gradientPicture } from './gradient-picture.ts'
import { json, text } from './replies.ts'

/** Received calls, for tests to count. */
type StandInLog = {
  /** Calls that make a picture, including refused ones: each may be charged. */
  creates: number
  /** Pictures that were completed, if the stand-in counts them. */
  ended: number
  polls: number
  fetches: number
  /** Jobs that were asked to stop. */
  readonly canceled: string[]
  /** Inputs of every call that makes a picture, in order. */
  readonly inputs: Record<string, unknown>[]
  /** The headers of every such call, in order. */
  readonly headers: Record<string, unknown>[]
}

export type StandIn<Name extends string = string> = {
  /** Origin, for the base URL setting. */
  readonly url: string
  readonly log: StandInLog
  /** Plays this fault for all further pictures whose prompt names none; undefined for no fault. */
  readonly play: (fault: Name | undefined) => void
  readonly close: () => Promise<void>
}

export type StandInOptions = {
  readonly port?: number
  /** Milliseconds a picture takes. */
  readonly drawMs?: number
  /** The only key that is accepted; any by default. */
  readonly token?: string
}

export type StandInCall = {
  /** `POST /v1/images/generations`, without the query. */
  readonly route: string
  readonly query: URLSearchParams
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** All that was sent. */
  readonly body: () => Promise<Buffer>
  /** This server's origin, as the caller addressed it. */
  readonly origin: string
}

/** Whether a call has the key, as `Bearer`: the configured one, or any if none is. */
export function carriesKey({ request }: StandInCall, { token }: StandInOptions): boolean {
  const given = request.headers.authorization
  return token === undefined ? given?.startsWith('Bearer ') === true : given === `Bearer ${token}`
}

/** Tools for a stand-in's answers. */
export type StandInTools = {
  readonly log: StandInLog
  /** Counts a call that makes a picture, and returns its fault: the one named in the prompt, or else the one being played. */
  readonly note: (call: StandInCall, input: Record<string, unknown>, prompt: unknown) => Fault
  /** Plays the part of a fault that affects the call that makes a picture; false when there is none. */
  readonly playCreate: (fault: Fault, response: ServerResponse) => Promise<boolean>
}

/**
 * A local server with a vendor's documented HTTP API. It draws gradients and fails on demand: by a word in the prompt (`[fault:429]`), by
 * `play`, or by `POST /control {"fault": "429"}` (null ends it), which also returns the calls received so far.
 */
export async function startStandInServer<Name extends string>(deps: {
  readonly port: number
  readonly faults: Readonly<Record<Name, Fault>>
  readonly answer: (call: StandInCall, tools: StandInTools) => void | Promise<void>
  /** Handles connections that are upgraded from HTTP. */
  readonly upgrade?: (request: IncomingMessage, socket: import('node:stream').Duplex) => void
}): Promise<StandIn<Name>> {
  const { port, answer, upgrade } = deps
  const faults: Faults = deps.faults
  const log: StandInLog = {
    creates: 0,
    ended: 0,
    polls: 0,
    fetches: 0,
    canceled: [],
    inputs: [],
    headers: [],
  }
  const played = new WeakMap<Fault, number>()
  let playing: string | undefined
  let origin = ''

  const tools: StandInTools = {
    log,
    note: ({ request }, input, prompt) => {
      log.creates += 1
      log.inputs.push(input)
      log.headers.push({ ...request.headers })
      const named = /\[fault:([\w-]+)\]/.exec(String(prompt))?.[1] ?? playing
      return (named !== undefined && Object.hasOwn(faults, named) ? faults[named] : undefined) ?? NO_FAULT
    },
    playCreate: async (fault, response) => {
      if (fault.createAfterMs !== undefined) await pause(fault.createAfterMs)
      const times = played.get(fault) ?? 0
      if (!fault.create || times >= (fault.createTimes ?? Number.POSITIVE_INFINITY)) {
        played.delete(fault)
        return false
      }
      played.set(fault, times + 1)
      await fault.create(response)
      return true
    },
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', origin)
    const route = `${request.method} ${pathname}`
    const { host } = request.headers
    const called = host ? `http://${host}` : origin
    const call = { route, query, request, response, body: () => buffer(request), origin: called }
    Promise.resolve(pathname === '/control' ? control(call) : answer(call, tools)).catch(() =>
      response.destroy(),
    )
  })
  if (upgrade) server.on('upgrade', upgrade)

  async function control({ request, response, body }: StandInCall): Promise<void> {
    if (request.method === 'POST') {
      const { fault } = JSON.parse(String(await body())) as { fault: unknown }
      const isKnown = typeof fault === 'string' && Object.hasOwn(faults, fault)
      if (fault !== null && !isKnown) return text(422, 'text/plain', 'no such fault')(response)
      playing = isKnown ? fault : undefined
    }
    return json(200, { fault: playing ?? null, faults: Object.keys(faults), ...log })(response)
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

const NO_FAULT: Fault = { becomes: undefined }

/** A stand-in's picture, or the fault's replacement for it. */
export async function drawnBytes(
  fault: Fault,
  width: number,
  height: number,
  seed: unknown,
): Promise<Uint8Array> {
  return fault.bytes ? fault.bytes() : gradientPicture(width, height, typeof seed === 'number' ? seed : 1)
}

/** Sends the file of a finished picture, or the fault's replacement for it. `fetches` counts the requests for it. */
export async function sendFile(
  { response }: StandInCall,
  made: { readonly fault: Fault; fetches: number },
  draw: () => Promise<Uint8Array>,
): Promise<void> {
  made.fetches += 1
  const { file } = made.fault
  if (file && made.fetches <= (file.times ?? Number.POSITIVE_INFINITY)) return file.reply(response)
  const drawn = await draw()
  response.writeHead(200, { 'content-type': 'image/png', 'content-length': drawn.length }).end(drawn)
}

/** Starts a stand-in from the command line: `node openai-stand-in.ts --port 4010 --draw-ms 500`. */
export async function runStandIn(
  vendor: string,
  start: (options: StandInOptions) => Promise<Pick<StandIn, 'url'>>,
): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, 'draw-ms': { type: 'string' } } })
  const { url } = await start({
    port: Number(values.port ?? 0),
    drawMs: Number(values['draw-ms'] ?? 1_000),
  })
  console.log(`A stand-in for ${vendor} answers at ${url}`)
}
