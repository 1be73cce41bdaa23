import type { Endpoint } from '@easel/contract/endpoint'
import { ERRORS } from '@easel/contract/errors'
import { ApiError } from './api-error.ts'
import type { Auth } from './auth.ts'

/** Throws the endpoint's message when signed out, before anything is sent. */
export function requireSession(auth: Pick<Auth, 'state'>, endpoint: Endpoint): void {
  if (auth.state().status === 'signed-in') return
  throw new ApiError('auth_required', endpoint.signedOut ?? ERRORS.auth_required.message)
}
