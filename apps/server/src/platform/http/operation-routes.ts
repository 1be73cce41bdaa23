import { createHash, timingSafeEqual } from 'node:crypto'
import type { Arrival } from '@easel/contract/operation'
import { AppError } from '../app-error.ts'
import type { Logger } from '../logger.ts'
import { reasonOf } from '../reason-of.ts'
import type { HttpApp, HttpContext } from './context.ts'
import type { HttpMetrics } from './http-metrics.ts'

/** Max wait for one check. */
const CHECK_MS = 5_000

export type OperationOptions = {
  /** Checks that must pass before this process can serve, by name. */
  readonly checks: Readonly<Record<string, () => Promise<void>>>
  /** Whether the process is shutting down: then it is not ready, though nothing is wrong. */
  readonly isLeaving: () => boolean
  readonly metrics: HttpMetrics
  /** Other parts' metrics, read on request. */
  readonly gauges: () => Promise<Readonly<Record<string, number>>>
  /** Token that protects the metrics; without one they are not served. */
  readonly metricsToken: string | undefined
  readonly logger: Logger
}

/** Liveness, readiness and metrics for operators. */
export function addOperationRoutes(app: HttpApp, options: OperationOptions): void {
  app.get('/api/health', (c) =>
    c.json({ status: 'ok', ...(c.req.query('arrival') === undefined ? {} : arrivalOf(c)) }),
  )
  app.get('/api/ready', async (c) => {
    const failed = options.isLeaving() ? ['stop'] : await failedChecks(options)
    return c.json(
      { status: failed.length === 0 ? 'ok' : 'unavailable', failed },
      failed.length === 0 ? 200 : 503,
    )
  })
  app.get('/api/metrics', async (c) => {
    if (!mayRead(c, options)) throw new AppError('forbidden')
    c.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
    return c.body(options.metrics.render(await options.gauges()))
  })
}

/** Echoes what the caller, or the proxy in front, has sent; the doctor compares it with PUBLIC_URL. */
function arrivalOf(c: HttpContext): Omit<Arrival, 'status'> {
  return {
    host: c.req.header('host') ?? null,
    proto: c.req.header('x-forwarded-proto') ?? null,
    isForwarded: c.req.header('x-forwarded-for') !== undefined,
  }
}

async function failedChecks({ checks, logger }: OperationOptions): Promise<string[]> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await withLimit(check())
        return []
      } catch (error) {
        logger.warn({ check: name, reason: reasonOf(error) }, 'not ready')
        return [name]
      }
    }),
  )
  return results.flat()
}

/** A silent dependency counts as failed in time, whatever its check still waits for. */
async function withLimit(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${CHECK_MS} ms`)), CHECK_MS)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The source address proves nothing: a proxy on this machine makes visitors look local. */
function mayRead(c: HttpContext, { metricsToken: token }: OperationOptions): boolean {
  const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
