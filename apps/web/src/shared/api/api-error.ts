import { classifyByWords, ERRORS, type ErrorCode, errorBodySchema } from '@easel/contract/errors'

type Details = {
  readonly status?: number | undefined
  readonly requestId?: string | undefined
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly retryAfterSeconds?: number | undefined
  readonly cause?: unknown
}

/** The only error that calls to the server throw; `code` is a key of the catalog, `message` a sentence for people. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number | undefined
  /** Also in the server's log, for reports to the operator. */
  readonly requestId: string | undefined
  /** Messages by field name, for forms. */
  readonly fields: Readonly<Record<string, string>>
  /** How long the server asked to wait. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.name = 'ApiError'
    this.code = code
    this.status = details.status
    this.requestId = details.requestId
    this.fields = details.fields ?? {}
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

const ASKED_IN_FRONT =
  'A server in front of this site asks for a password of its own. Reload the page and enter it.'
const TOO_LARGE_IN_FRONT =
  'A server in front of this site takes nothing that large. Choose smaller or fewer pictures, or ask who runs it to allow more.'

/** Whether a proxy with a password of its own refused, which says nothing about our session. */
export function isAskedInFront({ status, headers }: Response): boolean {
  return status === 401 && /^(basic|digest)\b/i.test(headers.get('WWW-Authenticate') ?? '')
}

/** Parses an unsuccessful answer. Words are interpreted only if the body has no code of ours. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const body = parseJson(text)
  const ours = errorBodySchema.safeParse(body)
  const details = {
    status: response.status,
    retryAfterSeconds: secondsOf(response.headers.get('Retry-After')),
  }
  if (ours.success) {
    const { code, message, requestId, fields } = ours.data.error
    return new ApiError(code, message, { ...details, requestId, fields })
  }
  if (isAskedInFront(response)) return new ApiError('forbidden', ASKED_IN_FRONT, details)
  const code = classifyByWords(text.slice(0, 500), response.status)
  const message = code === 'payload_too_large' ? TOO_LARGE_IN_FRONT : ERRORS[code].message
  return new ApiError(code, message, { ...details, cause: body })
}

/** Converts anything thrown to an ApiError: a failed fetch, a timeout, a bug. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  const name = thrown instanceof Error ? thrown.name : ''
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  const code = name === 'TimeoutError' ? 'timeout' : classifyByWords(message)
  return new ApiError(code, ERRORS[code].message, { cause: thrown })
}

/** The catalog's timeout message speaks of pictures, which would be wrong for other calls. */
export function withoutPicture(error: ApiError): ApiError {
  if (error.code !== 'timeout' || error.message !== ERRORS.timeout.message) return error
  const { status, requestId, fields, retryAfterSeconds, cause } = error
  const details = { status, requestId, fields, retryAfterSeconds, cause }
  return new ApiError(
    'timeout',
    'The server takes longer than expected to answer. Please try again.',
    details,
  )
}

/** A proxy may send a date instead, which is ignored. */
function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
