import { LIMITS } from '@easel/contract/limits'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { AppError } from '../../platform/app-error.ts'

/** Guesses that a password must withstand, as a power of ten: what a stolen table's slow hashes make expensive. */
const MIN_GUESSES_LOG10 = 8
/** Beyond this many characters the estimate takes long and says nothing new. */
const LOOKED_AT = 64

let estimator: ZxcvbnFactory | undefined

/** Why the password is too easy to guess; undefined when it is not. `own`: words a guesser tries first, such as the account's address. */
function passwordProblem(password: string, own: readonly string[] = []): string | undefined {
  const { min, max } = LIMITS.passwordCharacters
  if (password.length < min) return `Use at least ${min} characters`
  if (password.length > max) return `Use at most ${max} characters`
  // The dictionaries take a moment to set up, which no start waits for.
  estimator ??= new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary })
  const words = own.flatMap((text) => [text, ...text.split(/[@.\s]+/)]).filter((word) => word.length > 2)
  const { guessesLog10 } = estimator.check(password.slice(0, LOOKED_AT), [...words, 'easel'])
  if (guessesLog10 >= MIN_GUESSES_LOG10) return undefined
  return 'This password is easy to guess. Use several unrelated words, or let your browser make one up.'
}

/** The one rule of all ways in which a password is set: sign-up, reset, change. */
export function requireStrongPassword(password: string, field: string, own: readonly string[] = []): void {
  const message = passwordProblem(password, own)
  if (message !== undefined) throw new AppError('invalid_request', { message, fields: { [field]: message } })
}
