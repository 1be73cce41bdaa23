import * as z from 'zod/mini'

/** Action offered with an error's message. */
export type ErrorAction =
  | { readonly kind: 'link'; readonly label: string; readonly href: `/${string}` }
  /** Repeats the same request with the same idempotency key. */
  | { readonly kind: 'retry'; readonly label: 'Retry' }

export type CatalogEntry = {
  /** HTTP status of the answer. */
  readonly status: number
  /** Heading of the toast. */
  readonly title: string
  /** Default message, unless the server sends a more specific one. */
  readonly message: string
  readonly action?: ErrorAction
}

const retry = { kind: 'retry', label: 'Retry' } as const

/**
 * Every error the product can answer, by stable code. Append-only: clients match on codes, never on words. The first eight are the
 * specification's classes, with its exact titles, messages and actions.
 */
export const ERRORS = {
  rate_limit: {
    status: 429,
    title: 'Too Many Requests',
    message: 'Please wait 60 seconds before trying again',
    action: { kind: 'link', label: 'View Limits', href: '/pricing' },
  },
  daily_limit: {
    status: 429,
    title: 'Daily Limit Reached',
    message: "You've reached your free daily limit. Upgrade for unlimited generations.",
    action: { kind: 'link', label: 'Upgrade Now', href: '/pricing' },
  },
  nsfw_content: {
    status: 422,
    title: 'Content Policy Violation',
    message: 'Your prompt contains restricted content. Please modify it.',
    action: { kind: 'link', label: 'Content Policy', href: '/content-policy' },
  },
  insufficient_credits: {
    status: 402,
    title: 'No Credits Remaining',
    message: 'Upgrade to continue generating images',
    action: { kind: 'link', label: 'Get Credits', href: '/pricing' },
  },
  network_error: {
    status: 502,
    title: 'Connection Failed',
    message: 'Check your internet connection and try again',
    action: retry,
  },
  auth_required: {
    status: 401,
    title: 'Authentication Required',
    message: 'Please sign in to continue',
    action: { kind: 'link', label: 'Sign In', href: '/auth' },
  },
  timeout: {
    status: 504,
    title: 'Request Timeout',
    message: 'Generation is taking longer than expected. Please try again.',
    action: retry,
  },
  server_error: {
    status: 500,
    title: 'Server Error',
    message: 'Our servers are experiencing issues. Please try again in a moment.',
    action: retry,
  },
  invalid_request: {
    status: 400,
    title: 'Check your input',
    message: 'Something in the request is not as it should be.',
  },
  not_found: { status: 404, title: 'Not found', message: 'That does not exist, or is not yours.' },
  forbidden: { status: 403, title: 'Not allowed', message: 'You may not do that.' },
  conflict: {
    status: 409,
    title: 'Conflict',
    message: 'That clashes with what is already there. Reload and try again.',
  },
  idempotency_mismatch: {
    status: 409,
    title: 'Request changed',
    message: 'This Idempotency-Key was used before with another body. Send a new key.',
  },
  opt_in_required: {
    status: 403,
    title: 'Not in the gallery yet',
    message: 'Gallery sharing is off. Turn it on in Settings first.',
    action: { kind: 'link', label: 'Settings', href: '/account' },
  },
  storage_full: {
    status: 409,
    title: 'Library full',
    message: 'Delete pictures or sounds you no longer need, empty the trash, and try again.',
    action: { kind: 'link', label: 'Make room', href: '/history' },
  },
  payload_too_large: { status: 413, title: 'Too large', message: 'That is larger than the server accepts.' },
  generation_failed: { status: 502, title: 'Generation failed', message: 'Generation failed', action: retry },
  unavailable: {
    status: 503,
    title: 'Temporarily Unavailable',
    message: 'Easel cannot read or save its data at the moment. Please try again in a minute.',
    action: retry,
  },
  cancelled: { status: 409, title: 'Canceled', message: 'The generation was canceled.' },
} as const satisfies Record<string, CatalogEntry>

export type ErrorCode = keyof typeof ERRORS

/** A key of `ERRORS`. */
export const errorCodeSchema = z.enum(Object.keys(ERRORS) as ErrorCode[])

/** Body of every unsuccessful answer. */
export const errorBodySchema = z.object({
  error: z.object({
    code: errorCodeSchema,
    /** A sentence for people that says what to do. */
    message: z.string(),
    /** Also in the server's log, for reports to the operator. */
    requestId: z.string(),
    /** Messages by field name, for forms. */
    fields: z.optional(z.record(z.string(), z.string())),
  }),
})

export type ErrorBody = z.output<typeof errorBodySchema>

/** `auth`, `unauthorized`, `authentication`, but neither `author` nor `authentic`. */
const ABOUT_SIGN_IN = /\b(un)?auth(?!or(?!iz)|entic(?!at))/

/** Statuses of a proxy whose server is away. */
export const AWAY_BEHIND_PROXY: ReadonlySet<unknown> = new Set([502, 503, 504])

/** The specification's words and statuses in the order of its table, plus the statuses that proxies send. */
const CLASSES: readonly (readonly [ErrorCode, words: RegExp | null, ...statuses: number[]])[] = [
  ['rate_limit', /rate limit|too many request/],
  ['daily_limit', /daily limit/],
  ['nsfw_content', /nsfw|content policy/],
  ['insufficient_credits', /\bcredits?\b|insufficient/, 402],
  ['network_error', /network|fetch/],
  ['auth_required', ABOUT_SIGN_IN, 401],
  ['timeout', /timeout|timed out/, 408],
  ['rate_limit', null, 429],
  ['forbidden', null, 403],
  ['payload_too_large', null, 413],
]

/**
 * The specification's matching by words, for errors without a code (a failed fetch, a proxy's answer). Codes such as `rate_limit_exceeded` are
 * read as words.
 */
export function classifyByWords(message: string, status = 0): ErrorCode {
  const text = message.toLowerCase().replaceAll(/[_-]/g, ' ')
  const found = CLASSES.find(([, words, ...statuses]) => words?.test(text) || statuses.includes(status))
  if (found) return found[0]
  return status >= 500 ? 'server_error' : 'network_error'
}
