import type { NeededScope } from '@easel/contract/key-scopes'
import { AppError } from '../app-error.ts'
import type { Actor } from '../use-case.ts'

/** Throws `forbidden`, naming the scope, when the caller's API key lacks it. Signed-in people have every scope. */
export function requireScope(actor: Pick<Actor, 'key'>, needed: NeededScope): void {
  const scopes = actor.key?.scopes
  if (!scopes || needed === 'any' || (needed !== 'full' && scopes.includes(needed))) return
  if (actor.key?.isApp)
    throw new AppError('forbidden', {
      message: `This app was not allowed that (“${needed}”). Connect it again and allow it.`,
    })
  const lack =
    needed === 'full'
      ? 'This needs a key that is not limited to scopes'
      : `This API key lacks the scope “${needed}”`
  throw new AppError('forbidden', { message: `${lack}. Make one in Settings, API keys.` })
}
