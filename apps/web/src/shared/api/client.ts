import type { Endpoint, EndpointOutput, EndpointRequest } from '@easel/contract/endpoint'
import { generateImage, generateImageModel, openaiImage, replicateGenerate } from '@easel/contract/functions'
import type * as z from 'zod/mini'
import { newId } from '#web/shared/lib/new-id.ts'
import { browserPageLife, type PageLife } from '#web/shared/lib/page-life.ts'
import { SITE_BASE } from '#web/shared/lib/site-base.ts'
import { type KeptStorage, keptStorage, openSiteChannel } from '#web/shared/lib/site-data.ts'
import { toApiError } from './api-error.ts'
import { type Auth, createAuth } from './auth.ts'
import { type CallOptions, callEndpoint, readFile, type Transport } from './call.ts'
import { createEventStream } from './event-stream.ts'
import { pictureUrl } from './picture-url.ts'
import { createRealtime, type Realtime } from './realtime.ts'
import { createSessionStore, type SessionState } from './session-store.ts'
import { createSharedStream, type PageChannel } from './shared-stream.ts'

const FUNCTIONS = {
  'generate-image': generateImage,
  'generate-image-model': generateImageModel,
  'openai-image': openaiImage,
  'replicate-generate': replicateGenerate,
} as const

type FunctionName = keyof typeof FUNCTIONS

/** Longer than the server's own limit: pictures may take minutes on a slow machine. */
const PICTURE_TIMEOUT = 300_000
/** Min milliseconds between two requests for the same picture. */
const BREATH = 1_000

/** The client: everything the page asks of the server goes through one object of this type. */
export type Client = {
  readonly auth: Auth
  readonly data: {
    /** Calls an endpoint of the contract. */
    readonly call: <E extends Endpoint>(
      endpoint: E,
      request: EndpointRequest<E>,
      options?: CallOptions,
    ) => Promise<EndpointOutput<E>>
  }
  readonly storage: {
    readonly url: typeof pictureUrl
    /** Downloads a picture by its URL. */
    readonly read: (url: string) => Promise<Blob>
  }
  readonly realtime: Realtime
  readonly functions: {
    /** Calls one of the image functions. */
    readonly invoke: <N extends FunctionName>(
      name: N,
      body: z.input<(typeof FUNCTIONS)[N]['body']>,
      options?: CallOptions,
    ) => Promise<EndpointOutput<(typeof FUNCTIONS)[N]>>
  }
}

export type ClientOptions = {
  readonly fetch: typeof fetch
  readonly origin: string
  readonly storage: KeptStorage | null
  readonly newKey: () => string
  readonly random: () => number
  readonly page: PageLife
  /** The BroadcastChannel shared by the browser's pages; null if unavailable. */
  readonly openChannel: (name: string) => BroadcastChannel | null
}

export function createClient(options: ClientOptions): Client {
  const { fetch, origin, storage, newKey, random, page, openChannel } = options
  const session = createSessionStore(storage)
  const auth = createAuth({ fetch, origin, session })
  const transport: Transport = {
    fetch,
    origin,
    newKey,
    token: session.token,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC',
    onUnauthorized: auth.expire,
  }
  const call: Client['data']['call'] = (endpoint, request, options) =>
    callEndpoint(transport, endpoint, request, options)

  return {
    auth,
    data: { call },
    storage: {
      url: pictureUrl,
      read: (url) => readFile(transport, url, { timeout: PICTURE_TIMEOUT }),
    },
    realtime: createRealtime((hooks) =>
      createSharedStream({
        open: (inner) =>
          createEventStream({
            url: `${origin}/api/events`,
            fetch,
            token: session.token,
            onUnauthorized: auth.expire,
            random,
            ...inner,
          }),
        join: (onMessage) => joinChannel(openChannel, session.state(), onMessage),
        page,
        id: newId(),
        now: Date.now,
        random,
        ...hooks,
      }),
    ),
    functions: {
      invoke: (name, body, options) => {
        const idempotencyKey = options?.idempotencyKey ?? newKey()
        return untilAnswered((timeout) =>
          call(FUNCTIONS[name] as Endpoint, { body } as EndpointRequest<Endpoint>, {
            timeout,
            ...options,
            idempotencyKey,
          }),
        ) as Promise<EndpointOutput<(typeof FUNCTIONS)[typeof name]>>
      },
    },
  }
}

/** Statuses of a proxy that gave up waiting for the server. */
const GIVEN_UP_IN_FRONT: ReadonlySet<unknown> = new Set([408, 504, 524])

/**
 * A proxy may time out long before the picture is ready. Repeating the request with its key waits for the same picture and makes no second one,
 * so it is repeated until the server itself answers.
 */
async function untilAnswered<T>(ask: (timeout: number) => Promise<T>): Promise<T> {
  const started = Date.now()
  for (;;) {
    const askedAt = Date.now()
    try {
      return await ask(PICTURE_TIMEOUT - (askedAt - started))
    } catch (thrown) {
      const { status, requestId } = toApiError(thrown)
      const isProxy = GIVEN_UP_IN_FRONT.has(status) && requestId === undefined
      if (!isProxy || Date.now() - started > PICTURE_TIMEOUT - BREATH) throw thrown
      // Avoids hammering a proxy that gives up at once.
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, askedAt + BREATH - Date.now())))
    }
  }
}

/** Pages of the same person and program version share a stream. */
function joinChannel(
  openChannel: ClientOptions['openChannel'],
  session: SessionState,
  onMessage: (message: unknown) => void,
): PageChannel | null {
  if (session.status !== 'signed-in') return null
  const channel = openChannel(`easel.events.1.${session.user.id}`)
  if (!channel) return null
  channel.onmessage = ({ data }) => onMessage(data)
  return { post: (message) => channel.postMessage(message), close: () => channel.close() }
}

/** The page's shared client. */
export const client = createClient({
  fetch: (input, init) => globalThis.fetch(input, init),
  origin: SITE_BASE,
  storage: keptStorage,
  newKey: newId,
  random: Math.random,
  page: browserPageLife(),
  openChannel: openSiteChannel,
})
