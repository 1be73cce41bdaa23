import { AppError } from '../app-error.ts'
import type { Logger } from '../logger.ts'
import { API_PREFIXES, isApiPath } from './api-paths.ts'
import type { HttpApp } from './context.ts'
import { answerTo, sendAnswer } from './error-response.ts'

/** Ends every API: a known path with another method lists its methods, everything else is not found. Mount it last. */
export function addUnknownApiPaths(app: HttpApp, logger: Logger): void {
  const known = app.routes
    .filter((route) => route.method !== 'ALL' && isApiPath(route.path))
    .map(({ method, path }) => ({
      method,
      pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`),
    }))
  for (const prefix of API_PREFIXES)
    app.all(`${prefix}*`, (c) => {
      const allowed = [
        ...new Set(known.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method)),
      ]
      if (allowed.length === 0) throw new AppError('not_found', { message: 'There is no such endpoint.' })
      const error = new AppError('invalid_request', { message: `Use ${allowed.join(' or ')} here.` })
      c.header('Allow', allowed.join(', '))
      return sendAnswer(c, { ...answerTo(error, c.get('requestId'), logger), status: 405 })
    })
}
