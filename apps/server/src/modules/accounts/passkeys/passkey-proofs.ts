import { isIP } from 'node:net'
import type { addPasskey, assertionSchema } from '@easel/contract/passkeys/passkeys'
import type * as z from 'zod/mini'
import type { PasskeyChallenges } from './passkey-challenges.ts'

/** The relying party: passkeys are made for a host name and used at one origin. */
export type PasskeySite = { readonly host: string; readonly origin: string }

/** Undefined where browsers do not offer passkeys: at IP addresses, and without https except on localhost. */
export function passkeySiteOf(publicUrl: string): PasskeySite | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isSecure ? { host: hostname, origin } : undefined
}

/** Accepted COSE algorithms: EdDSA, ES256, RS256. */
export const KEY_ALGORITHMS: readonly number[] = [-8, -7, -257]

type Registration = z.output<typeof addPasskey.body>['credential']
export type Assertion = z.output<typeof assertionSchema>

/** The challenge and what it proved, or why it failed. */
type Proof<T> = ({ readonly challenge: string } & T) | 'stale' | 'refused'

type Deps = { readonly site: PasskeySite; readonly challenges: Pick<PasskeyChallenges, 'check'> }

type Asked = { readonly purpose: string }

/** Verifies a newly created passkey. */
export function proveRegistration(
  deps: Deps,
  { credential: response, purpose }: Asked & { readonly credential: Registration },
): Promise<Proof<{ readonly publicKey: Uint8Array; readonly counter: number }>> {
  return prove(deps, purpose, async (expected) => {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expected,
      response: { ...response, response: known(response.response), clientExtensionResults: {} },
      supportedAlgorithmIDs: [...KEY_ALGORITHMS],
    })
    return registrationInfo?.credential
  })
}

/** Verifies a known passkey's signature. */
export function proveAssertion(
  deps: Deps,
  {
    credential: response,
    purpose,
    key,
  }: Asked & {
    readonly credential: Assertion
    readonly key: { readonly publicKey: Uint8Array; readonly counter: number }
  },
): Promise<Proof<{ readonly counter: number }>> {
  return prove(deps, purpose, async (expected) => {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { userHandle, ...rest } = response.response
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected,
      response: {
        ...response,
        response: userHandle ? { ...rest, userHandle } : rest,
        clientExtensionResults: {},
      },
      credential: { id: response.id, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
    })
    return verified ? { counter: authenticationInfo.newCounter } : undefined
  })
}

type Expected = {
  readonly expectedChallenge: (challenge: string) => boolean
  readonly expectedOrigin: string
  readonly expectedRPID: string
  readonly requireUserVerification: true
}

/** The library throws messages for developers. */
async function prove<T extends object>(
  { site, challenges }: Deps,
  purpose: string,
  verify: (expected: Expected) => Promise<T | undefined>,
): Promise<Proof<T>> {
  let answered: string | undefined
  let refusal: 'stale' | 'refused' = 'refused'
  const expectedChallenge = (challenge: string) => {
    const state = challenges.check(challenge, purpose)
    if (state === 'stale') refusal = 'stale'
    if (state === 'good') answered = challenge
    return state === 'good'
  }
  try {
    const proved = await verify({
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
    })
    return proved && answered !== undefined ? { ...proved, challenge: answered } : refusal
  } catch {
    return refusal
  }
}

/** Removes undefined fields. */
function known({ transports, ...rest }: Registration['response']) {
  return transports ? { ...rest, transports } : rest
}
