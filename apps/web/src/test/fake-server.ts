import type { Endpoint, EndpointOutput, EndpointRequest } from '@easel/contract/endpoint'
import type { ErrorCode } from '@easel/contract/errors'
import { type EventPayload, type EventType, READY_EVENT, type TransientPayload } from '@easel/contract/events'
import { vi } from 'vitest'

type Answer =
  | { readonly status: number; readonly body: unknown }
  | { readonly make: (body: unknown, search: URLSearchParams) => unknown }
  | { readonly respond: (body: unknown) => Response }

type BodyOf<E extends Endpoint> = EndpointRequest<E> extends { readonly body: infer Body } ? Body : undefined

type Refusal = {
  readonly code: ErrorCode
  readonly message: string
  readonly fields?: Readonly<Record<string, string>>
}

type Sent = { readonly name: string; readonly key: string | null; readonly body: string | null }

/** The server that a page's test plays: it answers what it was told to answer, and everything else with 404. */
export type FakeServer = {
  /** From now on the endpoint answers so. */
  readonly answer: <E extends Endpoint>(endpoint: E, output: EndpointOutput<E>) => void
  /** From now on the endpoint answers what is made of the body and the query that it is sent. */
  readonly answerBy: <E extends Endpoint>(
    endpoint: E,
    make: (body: BodyOf<E>, search: URLSearchParams) => EndpointOutput<E> | Promise<EndpointOutput<E>>,
  ) => void
  /** From now on what is no endpoint of the contract, as 'POST /api/auth/sign-in/email', answers so. */
  readonly respond: (name: string, make: (body: unknown) => Response) => void
  /** From now on the endpoint refuses so. */
  readonly refuse: (endpoint: Endpoint, status: number, error: Refusal) => void
  /** From now on the endpoint takes requests and does not answer them. */
  readonly keepWaiting: (endpoint: Endpoint) => void
  /** Sends an event to the open page, once its stream is open. */
  readonly send: <T extends EventType>(type: T, payload: EventPayload<T>) => Promise<void>
  /** Tells the open page passing news of a picture in the making. */
  readonly tellProgress: (payload: TransientPayload<'task.progress'>) => Promise<void>
  /** From now on the endpoint's requests fail before they reach it, as without a network. */
  readonly cutOff: (endpoint: Endpoint) => void
  /** What has been asked so far, as 'GET /api/queue'. */
  readonly asked: string[]
  /** The same of requests that change something, with what was sent. */
  readonly sent: Sent[]
}

/** Ids of events go on across servers, as a page's own memory of them does. */
let sequence = 0

const FRAME = new TextEncoder()

/** Puts itself in the place of the network until `restore` is called. */
export function startFakeServer(): FakeServer & { readonly restore: () => void } {
  const answers = new Map<string, Answer | 'wait' | 'cut off'>()
  const asked: string[] = []
  const sent: Sent[] = []
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
    const body = typeof init?.body === 'string' ? init.body : null
    const key = new Headers(init?.headers).get('Idempotency-Key')
    if (!name.startsWith('GET ')) sent.push({ name, key, body })
    if (name === 'GET /api/events') return openStream(init?.signal)
    const answer = [...answers].find(([pattern]) => matches(pattern, name))?.[1]
    if (answer === 'wait') return untilAborted(init?.signal)
    if (answer === 'cut off') throw new TypeError('Failed to fetch')
    if (answer && 'respond' in answer) return answer.respond(JSON.parse(body ?? 'null'))
    if (answer && 'make' in answer)
      return Response.json(await answer.make(JSON.parse(body ?? 'null'), url.searchParams))
    if (answer) return Response.json(answer.body, { status: answer.status })
    return Response.json(errorBody({ code: 'not_found', message: 'Not found.' }), { status: 404 })
  }

  return {
    asked,
    sent,
    answer: (endpoint, output) => answers.set(nameOf(endpoint), { status: 200, body: output }),
    answerBy: (endpoint, make) =>
      answers.set(nameOf(endpoint), {
        make: (body, search) => make(body as Parameters<typeof make>[0], search),
      }),
    respond: (name, make) => answers.set(name, { respond: make }),
    refuse: (endpoint, status, refusal) =>
      answers.set(nameOf(endpoint), { status, body: errorBody(refusal) }),
    keepWaiting: (endpoint) => answers.set(nameOf(endpoint), 'wait'),
    cutOff: (endpoint) => answers.set(nameOf(endpoint), 'cut off'),
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

function errorBody(refusal: Refusal) {
  return { error: { ...refusal, requestId: 'req_test' } }
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
