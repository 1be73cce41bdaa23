import type { Env } from '../../../env.ts'

/** An external issuer of identities. */
export type Issuer = {
  /** Used in URLs and account rows. */
  readonly id: 'oidc' | 'google' | 'github'
  /** Label of its button. */
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  /** OpenID Connect discovery document; null for GitHub, which has its own protocol. */
  readonly discoveryUrl: string | null
}

type IssuerSettings = Pick<
  Env,
  | 'OIDC_ISSUER'
  | 'OIDC_CLIENT_ID'
  | 'OIDC_CLIENT_SECRET'
  | 'OIDC_NAME'
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'GITHUB_CLIENT_ID'
  | 'GITHUB_CLIENT_SECRET'
>

/** The configured ones, in the order of their buttons. */
export function issuersOf(env: IssuerSettings): readonly Issuer[] {
  const known = [
    {
      id: 'oidc',
      name: env.OIDC_NAME,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
      discoveryUrl: discoveryOf(env.OIDC_ISSUER ?? ''),
    },
    {
      id: 'google',
      name: 'Google',
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      discoveryUrl: discoveryOf('https://accounts.google.com'),
    },
    {
      id: 'github',
      name: 'GitHub',
      clientId: env.GITHUB_CLIENT_ID,
      clientSecret: env.GITHUB_CLIENT_SECRET,
      discoveryUrl: null,
    },
  ] as const
  return known.flatMap(({ clientId, clientSecret, ...issuer }) =>
    clientId === undefined || clientSecret === undefined ? [] : [{ ...issuer, clientId, clientSecret }],
  )
}

function discoveryOf(issuer: string): string {
  return `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`
}
