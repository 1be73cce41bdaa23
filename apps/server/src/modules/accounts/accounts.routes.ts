import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../platform/app-error.ts'
import type { HttpApp, HttpContext } from '../../platform/http/context.ts'
import { parseJson } from '../../platform/http/read-request.ts'
import { ADDRESS_HEADER, type SignIn } from './sign-in.ts'

const MAX_BODY = 16 * 1024
const tooLarge = () => {
  throw new AppError('payload_too_large')
}

/** Everything under `/api/auth` is the sign-in library's own, minus cookies, which would be a second kind of session. */
export function addAccountRoutes(app: HttpApp, signIn: SignIn): void {
  app.on(['GET', 'POST'], '/api/auth/*', bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }), async (c) => {
    const answer = await signIn.handler(await withoutCookies(c))
    const headers = new Headers(answer.headers)
    headers.delete('set-cookie')
    const retryAfter = headers.get('x-retry-after')
    if (retryAfter) headers.set('retry-after', retryAfter)
    return new Response(answer.body, { status: answer.status, headers })
  })
}

async function withoutCookies(c: HttpContext): Promise<Request> {
  const headers = new Headers(c.req.raw.headers)
  headers.delete('cookie')
  headers.set(ADDRESS_HEADER, c.get('clientAddress'))
  if (c.req.method === 'GET') return new Request(c.req.raw.url, { headers })
  const body = await c.req.text()
  // Said in the catalogue's words here: the library would answer with a bare 500, or store what the database cannot.
  parseJson(body)
  return new Request(c.req.raw.url, { method: 'POST', headers, body })
}
