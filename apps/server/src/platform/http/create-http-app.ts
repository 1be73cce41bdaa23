import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { AppError } from '../app-error.ts'
import type { MakeId } from '../ids.ts'
import type { Logger } from '../logger.ts'
import { takeTurnOfAddress } from './address-limit.ts'
import { API_PREFIXES, isApiPath, pathBelow } from './api-paths.ts'
import { clientAddress } from './client-address.ts'
import { compressJson } from './compress-json.ts'
import type { HttpApp, HttpContext, HttpEnv } from './context.ts'
import { sendError } from './error-response.ts'
import type { ErrorShape } from './error-shape.ts'
import type { HttpMetrics } from './http-metrics.ts'
import { limitBodies } from './limit-bodies.ts'
import { pathForLog } from './path-for-log.ts'
import { addQuotaHeaders } from './quota-headers.ts'
import type { RateLimiter } from './rate-limiter.ts'

export type HttpAppOptions = {
  readonly logger: Logger
  readonly makeId: MakeId
  /** Whether people use https; browsers are then told to use nothing else (HSTS). */
  readonly isSecure: boolean
  /** Whether a trusted proxy forwards the caller's address. */
  readonly trustProxy: boolean
  /** Max API requests of one address, checked before anything else; undefined for no limit. */
  readonly addressLimiter: RateLimiter | undefined
  readonly metrics: HttpMetrics
  /** Base path, such as `/easel`; requests may come with or without it. Default: none. */
  readonly siteBase?: string
  /** Error formats by path prefix; elsewhere the product's own. */
  readonly errorShapes?: Readonly<Record<string, ErrorShape>>
}

const PROBES: ReadonlySet<string> = new Set(['/api/health', '/api/ready', '/api/metrics'])

/** Headers of every answer. Pages add their own Content-Security-Policy; anything else opened in a browser may load nothing. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** The bare server: request ids, security headers, logging and one error handler. No CORS, no endpoints. */
export function createHttpApp(options: HttpAppOptions): HttpApp {
  const app: HttpApp = new Hono<HttpEnv>({ getPath: pathBelow(options.siteBase ?? '') })
  app.use(async (c, next) => {
    const started = performance.now()
    c.set('requestId', options.makeId('req'))
    c.set('clientAddress', clientAddress(c.req.raw.headers, peerOf(c), options.trustProxy))
    c.set('peer', clientAddress(c.req.raw.headers, peerOf(c), false))
    await next()
    for (const [name, value] of Object.entries(HEADERS)) if (!c.res.headers.has(name)) c.header(name, value)
    if (options.isSecure) c.header('Strict-Transport-Security', 'max-age=31536000')
    c.header('X-Request-Id', c.get('requestId'))
    addQuotaHeaders(c)
    const milliseconds = performance.now() - started
    const isApi = isApiPath(c.req.path)
    options.metrics.observe({
      method: c.req.method,
      kind: isApi ? 'api' : 'page',
      status: c.res.status,
      milliseconds,
    })
    if (isApi) logRequest(c, options.logger, milliseconds)
  })
  for (const [prefix, shape] of Object.entries(options.errorShapes ?? {}))
    app.use(`${prefix}*`, async (c, next) => {
      c.set('errorShape', shape)
      await next()
    })
  const limitBody = limitBodies()
  for (const prefix of API_PREFIXES) {
    app.use(`${prefix}*`, async (c, next) => {
      takeTurnOfAddress(c, options.addressLimiter)
      c.header('Cache-Control', 'no-store')
      await next()
    })
    app.use(`${prefix}*`, limitBody)
  }
  // Other answers are pictures, which do not compress.
  app.use('/api/*', async (c, next) => {
    await next()
    await compressJson(c)
  })
  app.onError((error, c) => sendError(c, error, options.logger))
  app.notFound((c) => sendError(c, new AppError('not_found'), options.logger))
  return app
}

/** Endpoint, caller and outcome, but neither query nor headers. */
function logRequest(c: HttpContext, logger: Logger, milliseconds: number): void {
  const line = {
    requestId: c.get('requestId'),
    method: c.req.method,
    path: pathForLog(c.req.path),
    status: c.res.status,
    ms: Math.round(milliseconds),
    userId: c.get('userId'),
  }
  // Probes come every few seconds and are not logged; the reason for a 503 has its own line.
  if (PROBES.has(c.req.path) && (c.res.status < 500 || c.res.status === 503)) logger.debug(line, 'request')
  else if (c.res.status >= 500) logger.error(line, 'request')
  else logger.info(line, 'request')
}

/** The socket's peer. Requests made inside the process (tests) have none. */
function peerOf(c: HttpContext): string | undefined {
  const bindings = c.env as unknown as Partial<HttpBindings> | undefined
  return bindings?.incoming?.socket.remoteAddress
}
