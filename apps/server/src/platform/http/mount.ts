import type { Endpoint, EndpointInput, EndpointOutput } from '@easel/contract/endpoint'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import { requireScope } from '../access/require-scope.ts'
import { AppError } from '../app-error.ts'
import { hashOfRequest, type Idempotency } from '../idempotency/idempotency.ts'
import type { Logger } from '../logger.ts'
import type { CallContext, UseCase } from '../use-case.ts'
import type { Authenticate } from './authenticate.ts'
import type { HttpApp, HttpContext } from './context.ts'
import { answerTo, sendError } from './error-response.ts'
import { quotaTeller } from './quota-headers.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { parseJson, readRequest } from './read-request.ts'

const DEFAULT_MAX_BODY = 64 * 1024
const KEY = /^[\x21-\x7e]{1,200}$/

/** Mounts a use case behind its endpoint. Both sides get their types from the endpoint. */
export type Mount = <E extends Endpoint>(endpoint: E, useCase: UseCase<E>) => void

/** A use case for each endpoint that a contract file exports, by the endpoint's name. */
export type UseCasesOf<Contract> = {
  readonly [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: UseCase<
    Extract<Contract[Name], Endpoint>
  >
}

/** Mounts each use case under its endpoint's name, in order: the first matching path wins. */
export function mountAll<Contract extends object>(
  mount: Mount,
  contract: Contract,
  useCases: UseCasesOf<Contract>,
): void {
  const endpoints = contract as Readonly<Record<string, Endpoint>>
  for (const [name, useCase] of Object.entries(useCases)) {
    const endpoint = endpoints[name]
    if (!endpoint) throw new Error(`no endpoint is called ${name}`)
    mount(endpoint, useCase as UseCase<Endpoint>)
  }
}

/** Mounts a handler that reads the request and writes the answer itself: forms, streams. */
export type MountOpen = (
  endpoint: Endpoint & { readonly auth: 'session' },
  handle: (c: HttpContext, context: CallContext) => Promise<Response>,
) => void

export type MountOptions = {
  readonly app: HttpApp
  readonly authenticate: Authenticate
  readonly idempotency: Idempotency
  /** Requests a signed-in user may make; undefined for no limit. */
  readonly userLimiter: RateLimiter | undefined
  readonly logger: Logger
}

/**
 * The only way from HTTP to a use case: session, body limit, parsing, stored answers, and validation of the output. A POST of a signed-in caller
 * with an `Idempotency-Key` runs once for that key, however often and concurrently it is sent, unless its use case handles that itself.
 */
export function createMount(options: MountOptions): Mount {
  return (endpoint, useCase) => add(endpoint, options, (c) => handle(c, endpoint, useCase, options))
}

/** Session, limits and headers as in `createMount`, for answers other than JSON. */
export function createMountOpen(options: MountOptions): MountOpen {
  return (endpoint, handleOpen) =>
    add(endpoint, options, async (c) => handleOpen(c, await enter(c, endpoint, options)))
}

function add(endpoint: Endpoint, options: MountOptions, answer: (c: HttpContext) => Promise<Response>): void {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
  const limit = bodyLimit({
    maxSize: endpoint.maxBodyBytes ?? DEFAULT_MAX_BODY,
    onError: (c) => sendError(c as HttpContext, new AppError('payload_too_large'), options.logger),
  })
  options.app.on(endpoint.method, path, limit, answer)
}

type ContextOf<E extends Endpoint> = Parameters<UseCase<E>>[1]

/** The caller, checked against limits; throws when they may not call this endpoint. */
async function enter<E extends Endpoint>(
  c: HttpContext,
  endpoint: E,
  options: MountOptions,
): Promise<ContextOf<E>> {
  const actor = await options.authenticate(c.req.raw, endpoint)
  if (actor) c.set('userId', actor.userId)
  else if (endpoint.auth === 'session')
    throw new AppError(
      'auth_required',
      endpoint.signedOut === undefined ? {} : { message: endpoint.signedOut },
    )
  if (endpoint.isGuarded && actor?.key)
    throw new AppError('forbidden', { message: 'An API key may not do that. Sign in on the site.' })
  if (actor && endpoint.keyScope) requireScope(actor, endpoint.keyScope)
  const tellQuota = quotaTeller(c)
  if (actor) options.userLimiter?.take(actor.userId, tellQuota)
  return { actor, requestKey: readKey(c), signal: c.req.raw.signal, tellQuota } as ContextOf<E>
}

async function handle<E extends Endpoint>(
  c: HttpContext,
  endpoint: E,
  useCase: UseCase<E>,
  options: MountOptions,
): Promise<Response> {
  const context = await enter(c, endpoint, options)
  const { actor, requestKey } = context
  const body = endpoint.body ? await c.req.text() : undefined
  const input = readRequest(endpoint, {
    params: c.req.param(),
    query: c.req.query(),
    body: body === undefined ? undefined : parseJson(body),
  })
  const status = endpoint.status ?? 200
  const isStored = endpoint.method === 'POST' && !endpoint.isGuarded && !endpoint.knowsRepeats
  if (!isStored || !actor || requestKey === null)
    return answer(c, status, await run(endpoint, useCase, input, context))

  const outcome = await options.idempotency.runOnce(
    {
      userId: actor.userId,
      key: requestKey,
      requestHash: hashOfRequest(endpoint.method, c.req.path, body ?? ''),
      signal: c.req.raw.signal,
    },
    async () => {
      try {
        return { isFinal: true, status, body: await run(endpoint, useCase, input, context) }
      } catch (error) {
        const failure = answerTo(error, c.get('requestId'), options.logger)
        if (failure.retryAfter !== undefined) c.header('Retry-After', String(failure.retryAfter))
        return { isFinal: false, status: failure.status, body: JSON.stringify(failure.body) }
      }
    },
  )
  if (outcome.isReplay) c.header('Idempotency-Replayed', 'true')
  return answer(c, outcome.status, outcome.body)
}

/** The use case's output as JSON, stripped to the contract. */
async function run<E extends Endpoint>(
  endpoint: E,
  useCase: UseCase<E>,
  input: EndpointInput<E>,
  context: ContextOf<E>,
): Promise<string> {
  return checkedOutput(endpoint, await useCase(input, context))
}

/** An answer as JSON, stripped to the contract; throws if it does not match. */
export function checkedOutput<E extends Endpoint>(endpoint: E, output: EndpointOutput<E>): string {
  const checked = z.safeParse(endpoint.output, output)
  if (checked.success) return JSON.stringify(checked.data) ?? ''
  const where = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(
    `${endpoint.method} ${endpoint.path} would answer what it does not promise: ${where.join('; ')}`,
  )
}

function readKey(c: HttpContext): string | null {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  if (!KEY.test(key))
    throw new AppError('invalid_request', {
      message: 'The header Idempotency-Key must be 1 to 200 printable characters without spaces.',
    })
  return key
}

function answer(c: HttpContext, status: number, body: string): Response {
  if (status === 204) return c.body(null, 204)
  c.header('Content-Type', 'application/json; charset=UTF-8')
  return c.body(body, status as ContentfulStatusCode)
}
