import type { Endpoint, EndpointOutput, EndpointRequest } from '@easel/contract/endpoint'
import type { ErrorCode } from '@easel/contract/errors'
import { type EventPayload, type EventType, READY_EVENT, type TransientPayload } from '@easel/contract/events'
import { vi } from 'vitest'

type Answer =
  | { readonly status: number; readonly body: unknown }
  | { readonly make: (body: unknown, search: URLSearchParams) => unknown }

type BodyOf<E extends Endpoint> = EndpointRequest<E> extends { readonly body: infer Body } ? Body : undefined

/** The server that a page's test plays: it answers what it was told to answer, and everything else with 404. */
export type FakeServer = {
  /** From now on the endpoint answers so. */
  readonly answer: <E extends Endpoint>(endpoint: E, output: EndpointOutput<E>) => void
  /** From now on the endpoint answers what is made of the body and the query that it is sent. */
  readonly answerBy: <E extends Endpoint>(
    endpoint: E,
    make: (body: BodyOf<E>, search: URLSearchParams) => EndpointOutput<E> | Promise<EndpointOutput<E>>,
  ) => void
  /** From now on the endpoint refuses so. */
  readonly refuse: (endpoint: Endpoint, status: number, error: { code: ErrorCode; message: string }) => void
  /** From now on the endpoint takes requests and does not answer them. */
  readonly keepWaiting: (endpoint: Endpoint) => void
  /** Sends an event to the open page, once its stream is open. */
  readonly send: <T extends EventType>(type: T, payload: EventPayload<T>) => Promise<void>
  /** Tells the open page passing news of a picture in the making. */
  readonly tellProgress: (payload: TransientPayload<'task.progress'>) => Promise<void>
  /** What has been asked so far, as 'GET /api/queue'. */
  readonly asked: string[]
}

/** Ids of events go on across servers, as a page's own memory of them does. */
let sequence = 0

const FRAME = new TextEncoder()

/** Puts itself in the place of the network until `restore` is called. */
export function startFakeServer(): FakeServer & { readonly restore: () => void } {
  const answers = new Map<string, Answer | 'wait'>()
  const asked: string[] = []
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const realFetch = globalThis.fetch

  function openStream(signal: AbortSignal | null | undefined): Response {
    let own: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller
        streams.add(controller)
        controller.enqueue(FRAME.encode(`id: ${sequence}\nevent: ${READY_EVENT}\ndata: {}\n\n`))
      },
      cancel: () => void streams.delete(own),
    })
    signal?.addEventListener('abort', () => {
      if (streams.delete(own)) own.error(signal.reason)
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  }

  async function write(frame: string): Promise<void> {
    await vi.waitUntil(() => streams.size > 0, { timeout: 5_000 })
    for (const stream of streams) stream.enqueue(FRAME.encode(frame))
  }

  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!url.pathname.startsWith('/api/')) return realFetch(input, init)
    const name = `${init?.method ?? 'GET'} ${url.pathname}`
    asked.push(name)
    if (name === 'GET /api/events') return openStream(init?.signal)
    const answer = [...answers].find(([pattern]) => matches(pattern, name))?.[1]
    if (answer === 'wait') return untilAborted(init?.signal)
    if (answer && 'make' in answer)
      return Response.json(
        await answer.make(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'), url.searchParams),
      )
    if (answer) return Response.json(answer.body, { status: answer.status })
    return Response.json(errorBody('not_found', 'Not found.'), { status: 404 })
  }

  return {
    asked,
    answer: (endpoint, output) => answers.set(nameOf(endpoint), { status: 200, body: output }),
    answerBy: (endpoint, make) =>
      answers.set(nameOf(endpoint), {
        make: (body, search) => make(body as Parameters<typeof make>[0], search),
      }),
    refuse: (endpoint, status, { code, message }) =>
      answers.set(nameOf(endpoint), { status, body: errorBody(code, message) }),
    keepWaiting: (endpoint) => answers.set(nameOf(endpoint), 'wait'),
    async send(type, payload) {
      sequence += 1
      await write(`id: ${sequence}\nevent: ${type}\ndata: ${JSON.stringify(payload)}\n\n`)
    },
    tellProgress: (payload) => write(`event: task.progress\ndata: ${JSON.stringify(payload)}\n\n`),
    restore() {
      globalThis.fetch = realFetch
    },
  }
}

function errorBody(code: ErrorCode, message: string) {
  return { error: { code, message, requestId: 'req_test' } }
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

/** `{id}` in the pattern stands for one part of the path. */
function matches(pattern: string, name: string): boolean {
  const parts = name.split('/')
  const wanted = pattern.split('/')
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => part.startsWith('{') || part === parts[index])
  )
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}
