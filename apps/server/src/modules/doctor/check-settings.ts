import type { Env } from '../../env.ts'
import { isLoopback } from '../../platform/loopback.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Settings that are valid each; what is wrong with one stops before this. */
export function checkSettings(
  env: Pick<Env, 'HOST' | 'hasPublicUrl' | 'PUBLIC_URL'>,
  unread: readonly { readonly name: string; readonly meant: string }[],
): Finding {
  if (unread.length > 0) {
    const names = unread.map(({ name, meant }) => `${name} (did you mean ${meant}?)`)
    return warning('Settings', `Nothing reads ${names.join(', ')}: correct or remove it.`)
  }
  if (!env.hasPublicUrl && !(env.HOST === 'localhost' || isLoopback(env.HOST)))
    return warning(
      'Settings',
      `Other machines reach this one (HOST) and PUBLIC_URL is not set, so links in mails start with ${env.PUBLIC_URL}: set PUBLIC_URL to the address people open.`,
    )
  return ok('Settings', 'They are complete and agree with each other.')
}
