import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { AppError } from '../../../platform/app-error.ts'
import type { Issuer } from './issuers.ts'
import { proxySignIn } from './proxy-sign-in.ts'

/** Admits a new account; rejects with a message for the person. */
type AdmitNewAccount = (email: string) => Promise<void>

type Provided = { readonly email?: string | null; readonly emailVerified?: boolean }

/** The sign-in library's options for issuers. PKCE, state and nonce are its own. */
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
        // An existing account with an unverified address may be a trap set by its creator.
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
        // Otherwise an issuer with unverified addresses could create accounts in others' names.
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

/** The issuer's own tokens are not stored, because nothing here uses them. */
export const WITHOUT_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
} as const
