import { reasonOf } from './reason-of.ts'

/**
 * Database errors carry the failing row and values (`detail`, `where`, `params`), and data exceptions (class 22) quote the value in their
 * message. Either may contain a prompt or a secret, so only the location is logged.
 */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'a value that is not an error was thrown' }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const isDataException = typeof code === 'string' && /^22\w{3}$/.test(code)
  const shown: Record<string, unknown> = {
    type: error.name,
    message: isDataException ? 'data exception' : reasonOf(error),
    // Without the leading lines, which repeat the message.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  }
  for (const [key, value] of Object.entries({ code, constraint, table }))
    if (value !== undefined) shown[key] = value
  if (error.cause !== undefined) shown['cause'] = errorForLog(error.cause)
  return shown
}
