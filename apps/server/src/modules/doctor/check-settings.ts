import type { Env } from '../../env.ts'
import { isLoopback } from '../../platform/loopback.ts'
import { type Finding, ok, warning } from './finding.ts'

type AddressSettings = Pick<Env, 'HOST' | 'hasPublicUrl' | 'PUBLIC_URL' | 'TRUST_PROXY'>

/** Combinations of settings that are valid individually; invalid ones fail earlier. */
export function checkSettings(
  env: AddressSettings,
  unread: readonly { readonly name: string; readonly meant: string }[],
): Finding {
  if (unread.length > 0) {
    const names = unread.map(({ name, meant }) => `${name} (did you mean ${meant}?)`)
    return warning('Settings', `Nothing reads ${names.join(', ')}: correct or remove it.`)
  }
  const address = missingAddress(env)
  if (address) return warning('Settings', address)
  return ok('Settings', 'They are complete and agree with each other.')
}

/** Advice when people use another address than this machine's own and PUBLIC_URL is not set; undefined if all is well. */
export function missingAddress(env: AddressSettings): string | undefined {
  const isReached = env.TRUST_PROXY || !(env.HOST === 'localhost' || isLoopback(env.HOST))
  if (env.hasPublicUrl || !isReached) return undefined
  const why = env.TRUST_PROXY ? 'A proxy leads here (TRUST_PROXY)' : 'Other machines reach this one (HOST)'
  return `${why} and PUBLIC_URL is not set, so links in mails start with ${env.PUBLIC_URL}: set PUBLIC_URL to the address people open.`
}
