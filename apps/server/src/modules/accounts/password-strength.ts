import { LIMITS } from '@easel/contract/limits'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { AppError } from '../../platform/app-error.ts'

/** Min guesses to withstand, as a power of ten: expensive against a stolen table of slow hashes. */
const MIN_GUESSES_LOG10 = 8
/** Beyond this length the estimate is slow and adds nothing. */
const LOOKED_AT = 64

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loaded lazily, because its dictionaries take time and memory. */
async function createEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary })
}

/** Why the password is too easy to guess, if it is. `own`: words tried first, such as the account's address. */
async function passwordProblem(password: string, own: readonly string[]): Promise<string | undefined> {
  const { min, max } = LIMITS.passwordCharacters
  if (password.length < min) return `Use at least ${min} characters`
  if (password.length > max) return `Use at most ${max} characters`
  estimator ??= createEstimator()
  const words = own.flatMap((text) => [text, ...text.split(/[@.\s]+/)]).filter((word) => word.length > 2)
  const { guessesLog10 } = (await estimator).check(password.slice(0, LOOKED_AT), [...words, 'easel'])
  if (guessesLog10 >= MIN_GUESSES_LOG10) return undefined
  return 'This password is easy to guess. Use several unrelated words, or let your browser make one up.'
}

/** The rule for every way of setting a password: sign-up, reset, change. */
export async function requireStrongPassword(
  password: string,
  field: string,
  own: readonly string[] = [],
): Promise<void> {
  const message = await passwordProblem(password, own)
  if (message !== undefined) throw new AppError('invalid_request', { message, fields: { [field]: message } })
}
