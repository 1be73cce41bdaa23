import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { AppError } from '../../../platform/app-error.ts'
import type { Issuer } from './issuers.ts'
import { proxySignIn } from './proxy-sign-in.ts'

/** Decides about a new account; rejects in words for the person. */
type AdmitNewAccount = (email: string) => Promise<void>

type Provided = { readonly email?: string | null; readonly emailVerified?: boolean }

/** What the sign-in library is told where people come in by an issuer. PKCE, state and nonce are its own. */
export function issuerOptions(issuers: readonly Issuer[], admit: AdmitNewAccount) {
  const github = issuers.find(({ discoveryUrl }) => discoveryUrl === null)
  return {
    plugins: [
      proxySignIn(),
      genericOAuth({
        config: issuers.flatMap(({ discoveryUrl, id, clientId, clientSecret }) =>
          discoveryUrl === null
            ? []
            : [
                {
                  providerId: id,
                  clientId,
                  clientSecret,
                  discoveryUrl,
                  scopes: ['openid', 'email', 'profile'],
                  requireIdTokenVerification: true,
                },
              ],
        ),
      }),
    ],
    socialProviders: github ? { github } : {},
    account: {
      updateAccountOnSignIn: false,
      accountLinking: {
        enabled: true,
        // An account whose address was never proved may be a trap of the one who made it.
        requireLocalEmailVerified: true,
        trustedProviders: [],
      },
    },
    user: {
      validateUserInfo: async ({
        user,
        source,
      }: {
        readonly user: Provided
        readonly source: { readonly method: string; readonly action?: string }
      }) => {
        if (source.method !== 'oauth' || source.action === 'sign-in') return
        // Otherwise an issuer that lets people write any address would make accounts in the name of others.
        if (user.emailVerified !== true) return { error: 'email_not_verified' }
        if (source.action !== 'create-user') return
        try {
          await admit(user.email ?? '')
        } catch (error) {
          if (error instanceof AppError) return { error: 'sign_up_refused' }
          throw error
        }
      },
    },
  }
}

/** Of what an issuer hands out for its own services nothing is kept: no one here asks it for more. */
export const WITHOUT_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
} as const
