import { AppError } from '../app-error.ts'
import type { Logger } from '../logger.ts'
import type { HttpApp } from './context.ts'
import { answerTo } from './error-response.ts'

/** The end of `/api`: a path that exists but not with this method names the methods it has; any other does not exist. Add it last. */
export function addUnknownApiPaths(app: HttpApp, logger: Logger): void {
  const known = app.routes
    .filter((route) => route.method !== 'ALL' && route.path.startsWith('/api/'))
    .map(({ method, path }) => ({
      method,
      pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`),
    }))
  app.all('/api/*', (c) => {
    const allowed = [
      ...new Set(known.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method)),
    ]
    if (allowed.length === 0) throw new AppError('not_found', { message: 'There is no such endpoint.' })
    const error = new AppError('invalid_request', { message: `Use ${allowed.join(' or ')} here.` })
    c.header('Allow', allowed.join(', '))
    return c.json(answerTo(error, c.get('requestId'), logger).body, 405)
  })
}
