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

/** The server of a page test: it gives the configured answers, and 404 for everything else. */
export type FakeServer = {
  /** Makes the endpoint answer with `output` from now on. */
  readonly answer: <E extends Endpoint>(endpoint: E, output: EndpointOutput<E>) => void
  /** Makes the endpoint answer with the result of `make`, which gets the request's body and query. */
  readonly answerBy: <E extends Endpoint>(
    endpoint: E,
    make: (body: BodyOf<E>, search: URLSearchParams) => EndpointOutput<E> | Promise<EndpointOutput<E>>,
  ) => void
  /** Sets the answer of a route outside the contract, such as 'POST /api/auth/sign-in/email'. */
  readonly respond: (name: string, make: (body: unknown) => Response) => void
  /** Makes the endpoint refuse from now on. */
  readonly refuse: (endpoint: Endpoint, status: number, error: Refusal) => void
  /** Makes the endpoint accept requests without answering them. */
  readonly keepWaiting: (endpoint: Endpoint) => void
  /** Sends an event to the open page, once its stream is open. */
  readonly send: <T extends EventType>(type: T, payload: EventPayload<T>) => Promise<void>
  /** Sends the open page transient progress of a running task. */
  readonly tellProgress: (payload: TransientPayload<'task.progress'>) => Promise<void>
  /** Makes the endpoint's requests fail as if there were no network. */
  readonly cutOff: (endpoint: Endpoint) => void
  /** All requests so far, such as 'GET /api/queue'. */
  readonly asked: string[]
  /** The requests that change something, with their bodies. */
  readonly sent: Sent[]
}

/** Event ids keep counting across servers, because a page remembers the last one. */
let sequence = 0

const FRAME = new TextEncoder()

/** Replaces the network until `restore` is called. */
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
    init?.signal?.throwIfAborted()
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

/** `{id}` in the pattern matches one segment of the path. */
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
