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

/** Puts a use case behind its endpoint. Modules receive it bound; types on both sides come from the endpoint. */
export type Mount = <E extends Endpoint>(endpoint: E, useCase: UseCase<E>) => void

/** A use case for each of the endpoints that a file of the contract exports, by the endpoint's name. */
export type UseCasesOf<Contract> = {
  readonly [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: UseCase<
    Extract<Contract[Name], Endpoint>
  >
}

/** Puts each use case behind the endpoint of its name, in their order: of two paths that fit a request the first counts. */
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

/** Puts behind its endpoint what reads its request and writes its answer itself: forms, streams. */
export type MountOpen = (
  endpoint: Endpoint & { readonly auth: 'session' },
  handle: (c: HttpContext, context: CallContext) => Promise<Response>,
) => void

export type MountOptions = {
  readonly app: HttpApp
  readonly authenticate: Authenticate
  readonly idempotency: Idempotency
  /** Requests a signed-in user may make; undefined means any number. */
  readonly userLimiter: RateLimiter | undefined
  readonly logger: Logger
}

/**
 * The one way from HTTP to a use case: session, body limit, parsing, stored answers, and a check of what leaves. A state-changing POST of a
 * signed-in caller that carries an `Idempotency-Key` runs once for that key, however often and in parallel it is sent, unless its use case
 * sees to that itself.
 */
export function createMount(options: MountOptions): Mount {
  return (endpoint, useCase) => add(endpoint, options, (c) => handle(c, endpoint, useCase, options))
}

/** The same session, limits and headers as `createMount`, for answers that are no JSON. */
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

/** Who calls, within what they may send; throws when they may not call this endpoint. */
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

/** The use case's output as JSON, stripped to what the contract promises. */
async function run<E extends Endpoint>(
  endpoint: E,
  useCase: UseCase<E>,
  input: EndpointInput<E>,
  context: ContextOf<E>,
): Promise<string> {
  return checkedOutput(endpoint, await useCase(input, context))
}

/** An answer as JSON, stripped to what the contract promises; throws when it is not what that says. */
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
