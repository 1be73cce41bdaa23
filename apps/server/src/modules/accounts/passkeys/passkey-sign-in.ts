import { assertionSchema, type passkeyChallengeSchema } from '@easel/contract/passkeys/passkeys'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod/mini'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { createAccountRows } from '../account-rows.repository.ts'
import { CHALLENGE_MS, type PasskeyChallenges } from './passkey-challenges.ts'
import { type Assertion, type PasskeySite, proveAssertion } from './passkey-proofs.ts'
import { createPasskeysRepository } from './passkeys.repository.ts'

const PURPOSE = 'sign in'

export type PasskeySignInDeps = {
  readonly database: Pick<Database, 'asSystem'>
  readonly clock: Clock
  /** Undefined where browsers do not offer passkeys for this site. */
  readonly site: PasskeySite | undefined
  readonly challenges: PasskeyChallenges
}

/** Plugin of the sign-in library: starts a session for the holder of a passkey. The device names passkey and account; no address is asked for. */
export function passkeySignIn(deps: PasskeySignInDeps) {
  const { site, challenges } = deps
  return {
    id: 'passkey-sign-in',
    endpoints: {
      passkeyChallenge: createAuthEndpoint('/passkey/challenge', { method: 'POST' }, async (ctx) => {
        if (!site) throw refusal('PASSKEY_NOWHERE')
        return ctx.json({
          challenge: challenges.issue(PURPOSE),
          rpId: site.host,
          timeout: CHALLENGE_MS,
          userVerification: 'required',
        } satisfies z.output<typeof passkeyChallengeSchema>)
      }),
      signInByPasskey: createAuthEndpoint(
        '/sign-in/passkey',
        { method: 'POST', body: z.object({ credential: assertionSchema }) },
        async (ctx) => {
          if (!site) throw refusal('PASSKEY_NOWHERE')
          const { passkeyId, userId } = await proveOwner({ ...deps, site }, ctx.body.credential)
          const user = await ctx.context.internalAdapter.findUserById(userId)
          if (!user) throw refusal('PASSKEY_UNKNOWN')
          const session = await ctx.context.internalAdapter.createSession(userId)
          if (!(await keepSession(deps, { id: session.id, userId, passkeyId })))
            throw refusal('PASSKEY_UNKNOWN')
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ user })
        },
      ),
    },
  }
}

async function proveOwner(
  { database, clock, site, challenges }: PasskeySignInDeps & { readonly site: PasskeySite },
  credential: Assertion,
): Promise<{ readonly passkeyId: string; readonly userId: string }> {
  const row = await database.asSystem((tx) => createPasskeysRepository(tx).findByCredential(credential.id))
  if (!row) throw refusal('PASSKEY_UNKNOWN')
  const handle = credential.response.userHandle
  if (handle && Buffer.from(handle, 'base64url').toString() !== row.user_id) throw refusal('PASSKEY_REFUSED')
  const key = { publicKey: row.public_key, counter: Number(row.counter) }
  const proof = await proveAssertion({ site, challenges }, { credential, purpose: PURPOSE, key })
  if (proof === 'refused') throw refusal('PASSKEY_REFUSED')
  if (proof === 'stale') throw refusal('PASSKEY_STALE')
  await database.asSystem(async (tx) => {
    if (!(await challenges.spend(tx, proof.challenge))) throw refusal('PASSKEY_STALE')
    await createPasskeysRepository(tx).noteUse(row.id, proof.counter, clock.now())
  })
  return { passkeyId: row.id, userId: row.user_id }
}

/** Ends a session whose passkey was removed between verification and creation. No one knows its token until this returns. */
function keepSession(
  { database }: Pick<PasskeySignInDeps, 'database'>,
  { id, userId, passkeyId }: { readonly id: string; readonly userId: string; readonly passkeyId: string },
): Promise<boolean> {
  return database.asSystem(async (tx) => {
    const rows = createAccountRows(tx)
    await rows.lockUser(userId)
    if (await createPasskeysRepository(tx).exists(passkeyId)) return true
    await rows.endSession(userId, id)
    return false
  })
}

/** Error codes that the page words. */
const REFUSALS = {
  PASSKEY_NOWHERE: 'This site has no address for which browsers have passkeys',
  PASSKEY_UNKNOWN: 'No account has this passkey',
  PASSKEY_REFUSED: 'The passkey was not accepted',
  PASSKEY_STALE: 'That took too long, or was done already',
} as const

function refusal(code: keyof typeof REFUSALS): APIError {
  const message = REFUSALS[code]
  return new APIError(code === 'PASSKEY_UNKNOWN' ? 'UNAUTHORIZED' : 'BAD_REQUEST', { code, message })
}
