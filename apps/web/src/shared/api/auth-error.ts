import { LIMITS } from '@easel/contract/limits'
import { ApiError, errorFromResponse, isAskedInFront } from './api-error.ts'

/** The sign-in library's codes as form errors: field and message. */
const BY_CODE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  USER_ALREADY_EXISTS: { email: 'This email has an account already. Sign in instead.' },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { email: 'This email has an account already. Sign in instead.' },
  INVALID_EMAIL: { email: 'Enter an email address, like name@example.com' },
  PASSWORD_TOO_SHORT: { password: `Use at least ${LIMITS.passwordCharacters.min} characters` },
  PASSWORD_TOO_LONG: { password: `Use at most ${LIMITS.passwordCharacters.max} characters` },
  ACCOUNT_SUSPENDED: { email: 'This account is suspended. Write to the person who runs this site.' },
  PASSKEY_UNKNOWN: {
    passkey: 'No account here has this passkey. Sign in another way, or choose another passkey.',
  },
  PASSKEY_REFUSED: {
    passkey: 'The passkey was not accepted. Open this site by its usual address and try again.',
  },
  PASSKEY_STALE: { passkey: 'That took too long. Try again.' },
  PASSKEY_NOWHERE: { passkey: 'This site has no address for which browsers have passkeys.' },
  INVALID_TOKEN: { token: 'This link has expired or was already used. Request a new one.' },
}

/** Unknown emails and wrong passwords get the same message, whatever the server says. */
const NO_MATCH = { password: 'That email and password do not match.' }

/** Parses a refusal by a sign-in endpoint; `fields` has the messages for a form. */
export async function errorFromAuthResponse(path: string, response: Response): Promise<ApiError> {
  const copy = response.clone()
  const error = await errorFromResponse(response)
  if (response.status === 429 || isAskedInFront(response)) return error
  const fields = fieldsOf(path, response.status, await copy.json().catch(() => null))
  if (!fields) return withFormNames(error)
  const [message = error.message] = Object.values(fields)
  return new ApiError(response.status === 401 ? 'auth_required' : 'invalid_request', message, {
    status: response.status,
    requestId: error.requestId,
    fields: { ...fields, ...error.fields },
  })
}

/** Forms use one name for their password field, whatever the endpoint's. */
function withFormNames(error: ApiError): ApiError {
  const { newPassword, ...fields } = error.fields
  if (newPassword === undefined) return error
  const { status, requestId } = error
  return new ApiError(error.code, error.message, {
    status,
    requestId,
    fields: { ...fields, password: newPassword },
  })
}

function fieldsOf(path: string, status: number, body: unknown): Readonly<Record<string, string>> | undefined {
  if (status === 401 && path === '/sign-in/email') return NO_MATCH
  const code = codeIn(body)
  return code === undefined ? undefined : BY_CODE[code]
}

function codeIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  if ('code' in body && typeof body.code === 'string') return body.code
  return 'error' in body ? codeIn(body.error) : undefined
}
