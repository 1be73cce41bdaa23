import type { Endpoint, EndpointOutput, EndpointRequest } from '@easel/contract/endpoint'
import { generateImage, generateImageModel, openaiImage, replicateGenerate } from '@easel/contract/functions'
import type * as z from 'zod/mini'
import { newId } from '#web/shared/lib/new-id.ts'
import { type Auth, createAuth } from './auth.ts'
import { type CallOptions, callEndpoint, readFile, type Transport } from './call.ts'
import { createEventStream } from './event-stream.ts'
import { pictureUrl } from './picture-url.ts'
import { createRealtime, type Realtime } from './realtime.ts'
import { createSessionStore } from './session-store.ts'

const FUNCTIONS = {
  'generate-image': generateImage,
  'generate-image-model': generateImageModel,
  'openai-image': openaiImage,
  'replicate-generate': replicateGenerate,
} as const

type FunctionName = keyof typeof FUNCTIONS

/** A picture may take minutes on a slow machine; the server gives up before this does. */
const PICTURE_TIMEOUT = 300_000

/** Everything the page ever asks of the server goes through one object of this shape. */
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
    /** The bytes of a picture, from its address. */
    readonly read: (url: string) => Promise<Blob>
  }
  readonly realtime: Realtime
  readonly functions: {
    /** Runs one of the image functions. */
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
  readonly storage: Storage | null
  readonly newKey: () => string
  readonly random: () => number
}

export function createClient({ fetch, origin, storage, newKey, random }: ClientOptions): Client {
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
      read: (url) => readFile(transport, origin + url, { timeout: PICTURE_TIMEOUT }),
    },
    realtime: createRealtime((hooks) =>
      createEventStream({
        url: `${origin}/api/events`,
        fetch,
        token: session.token,
        onUnauthorized: auth.expire,
        random,
        ...hooks,
      }),
    ),
    functions: {
      invoke: (name, body, options) =>
        call(FUNCTIONS[name] as Endpoint, { body } as EndpointRequest<Endpoint>, {
          timeout: PICTURE_TIMEOUT,
          ...options,
        }) as Promise<EndpointOutput<(typeof FUNCTIONS)[typeof name]>>,
    },
  }
}

/** The one shared client of the page. */
export const client = createClient({
  fetch: (input, init) => globalThis.fetch(input, init),
  origin: '',
  storage: typeof localStorage === 'undefined' ? null : localStorage,
  newKey: newId,
  random: Math.random,
})
