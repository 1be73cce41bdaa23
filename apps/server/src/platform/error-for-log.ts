import { reasonOf } from './reason-of.ts'

/**
 * Database errors carry the row and the values that they failed on (`detail`, `where`, `params`), which may hold a prompt or a secret, and data
 * exceptions (class 22) quote the value in their message: keep what says where, not what.
 */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'a value that is not an error was thrown' }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const isDataException = typeof code === 'string' && /^22\w{3}$/.test(code)
  const shown: Record<string, unknown> = {
    type: error.name,
    message: isDataException ? 'data exception' : reasonOf(error),
    // Without its first lines, which repeat the message.
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
