import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '../app-error.ts'
import type { Logger } from '../logger.ts'
import { reasonOf } from '../reason-of.ts'
import type { HttpApp, HttpContext } from './context.ts'
import type { HttpMetrics } from './http-metrics.ts'
import { isFromThisMachine } from './is-from-this-machine.ts'

/** Longest wait for the answer of one check. */
const CHECK_MS = 5_000

export type OperationOptions = {
  /** What must answer before this process can serve, by name. */
  readonly checks: Readonly<Record<string, () => Promise<void>>>
  readonly metrics: HttpMetrics
  /** Numbers of other parts, read when asked for. */
  readonly gauges: () => Promise<Readonly<Record<string, number>>>
  readonly metricsToken: string | undefined
  /** Whether a proxy in front is trusted; then every request may be a visitor’s, so the token is needed. */
  readonly trustProxy: boolean
  readonly logger: Logger
}

/** For operators and their machines: alive, ready, numbers. */
export function addOperationRoutes(app: HttpApp, options: OperationOptions): void {
  app.get('/api/health', (c) => c.json({ status: 'ok' }))
  app.get('/api/ready', async (c) => {
    const failed = await failedChecks(options)
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

/** A dependency that says nothing is not there: the caller learns it in time, whatever the check still waits for. */
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

/** A request that a proxy passed on comes from this machine too; it needs the token like everybody else. */
function mayRead(c: HttpContext, { metricsToken: token, trustProxy }: OperationOptions): boolean {
  const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token && given) return timingSafeEqual(digest(given), digest(token))
  return isFromThisMachine(c.req.raw.headers, c.get('clientAddress'), trustProxy)
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
