import { BlockList, isIP } from 'node:net'
import { emailSchema } from '@easel/contract/account'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { handleOAuthUserInfo } from 'better-auth/oauth2'
import * as z from 'zod/mini'
import type { Env } from '../../../env.ts'

/** Used in URLs and account rows. */
export const PROXY = 'proxy'

/** A proxy in front that authenticates people itself. */
export type UserProxy = {
  readonly id: typeof PROXY
  /** Label of its button. */
  readonly name: string
  /** Header with the person's email address. */
  readonly header: string
  /** Whether the header is trusted from this address. */
  readonly isTrusted: (peer: string) => boolean
}

export function userProxyOf(
  env: Pick<Env, 'PROXY_USER_HEADER' | 'PROXY_USER_FROM' | 'PROXY_USER_NAME'>,
): UserProxy | undefined {
  const { PROXY_USER_HEADER: header, PROXY_USER_FROM: networks, PROXY_USER_NAME: name } = env
  if (header === undefined || networks === undefined) return undefined
  const trusted = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = familyOf(address)
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  return {
    id: PROXY,
    name,
    header,
    isTrusted: (peer) => isIP(peer) !== 0 && trusted.check(peer, familyOf(peer)),
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** Plugin of the sign-in library: starts a session for an address vouched for by the proxy, under the same rules as issuers. Not reachable from outside. */
export function proxySignIn() {
  return {
    id: 'proxy-sign-in',
    endpoints: {
      signInByProxy: createAuthEndpoint(
        '/sign-in/proxy',
        { method: 'POST', body: z.object({ email: emailSchema }) },
        async (ctx) => {
          const { email } = ctx.body
          const name = email.split('@', 1)[0] ?? email
          const result = await handleOAuthUserInfo(ctx, {
            userInfo: { id: email, email, emailVerified: true, name },
            account: { providerId: PROXY, accountId: email },
            callbackURL: '/',
          })
          if (!result.data)
            throw new APIError('FORBIDDEN', { code: result.error ?? 'failed', message: 'Refused' })
          await setSessionCookie(ctx, result.data)
          return ctx.json({ status: true })
        },
      ),
    },
  }
}
