import type * as endpoints from '@easel/contract/passkeys/passkeys'
import { PASSKEY_LIMITS } from '@easel/contract/passkeys/passkeys'
import { AppError } from '../../../platform/app-error.ts'
import { assertBelowCap } from '../../../platform/database/assert-below-cap.ts'
import type { Actor, UseCase } from '../../../platform/use-case.ts'
import type { AccountDeps } from '../account-deps.ts'
import { createAccountRows } from '../account-rows.repository.ts'
import { SECURITY_NEWS } from '../news/security-news.ts'
import { lockForActor } from '../password-check.ts'
import { CHALLENGE_MS, type PasskeyChallenges } from './passkey-challenges.ts'
import { KEY_ALGORITHMS, type PasskeySite, proveRegistration } from './passkey-proofs.ts'
import { createPasskeysRepository, toPasskey } from './passkeys.repository.ts'

const MAX = PASSKEY_LIMITS.passkeys

export type PasskeyDeps = AccountDeps & {
  /** Undefined where browsers do not offer passkeys for this site. */
  readonly passkeySite: PasskeySite | undefined
  readonly challenges: PasskeyChallenges
  /** Configured issuers, as account rows name them. */
  readonly issuerIds: readonly string[]
}

export function listPasskeys({ database }: PasskeyDeps): UseCase<typeof endpoints.listPasskeys> {
  return async (_input, { actor }) => {
    const rows = await database.asUser(actor.userId, (tx) =>
      createPasskeysRepository(tx).findAll(actor.userId, MAX),
    )
    return { items: rows.map(toPasskey) }
  }
}

/** Requires re-authentication, because a stolen session must not gain permanent access. */
export function beginPasskey(deps: PasskeyDeps): UseCase<typeof endpoints.beginPasskey> {
  return async ({ body }, { actor }) => {
    const { host } = siteOf(deps)
    await deps.requireVerified(actor.userId)
    await deps.checkPassword(actor, body.password, 'password')
    const { user, passkeys } = await deps.database.asSystem(async (tx) => ({
      user: await createAccountRows(tx).findUser(actor.userId),
      passkeys: await createPasskeysRepository(tx).findAll(actor.userId, MAX),
    }))
    if (!user) throw new AppError('auth_required')
    if (passkeys.length >= MAX) throw new AppError('conflict', { message: ENOUGH })
    return {
      rp: { id: host, name: 'Easel' },
      user: {
        id: Buffer.from(user.id).toString('base64url'),
        name: user.email,
        displayName: user.name || user.email,
      },
      challenge: deps.challenges.issue(purposeOf(actor)),
      pubKeyCredParams: KEY_ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: CHALLENGE_MS,
      excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({
        type: 'public-key' as const,
        id,
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    }
  }
}

export function addPasskey(deps: PasskeyDeps): UseCase<typeof endpoints.addPasskey> {
  return async ({ body: { name, credential } }, { actor }) => {
    const site = siteOf(deps)
    const purpose = purposeOf(actor)
    const proof = await proveRegistration({ ...deps, site }, { credential, purpose })
    if (proof === 'stale') throw stale()
    if (proof === 'refused')
      throw new AppError('invalid_request', {
        message: `The passkey was not accepted. Open this site at ${site.origin} and try again.`,
      })
    const { userId } = actor
    const row = {
      id: deps.makeId('pk'),
      user_id: userId,
      name,
      credential_id: credential.id,
      public_key: proof.publicKey,
      counter: proof.counter,
      transports: credential.response.transports ?? [],
      created_at: deps.clock.now(),
      last_used_at: null,
    }
    await deps.database.asSystem(async (tx) => {
      await lockForActor(tx, actor)
      const passkeys = createPasskeysRepository(tx)
      if (!(await deps.challenges.spend(tx, proof.challenge))) throw stale()
      await assertBelowCap(tx, {
        userId,
        kind: 'passkeys',
        max: MAX,
        count: async () => (await passkeys.findAll(userId, MAX)).length,
        message: ENOUGH,
      })
      if (!(await passkeys.insert(row)))
        throw new AppError('conflict', { message: 'This passkey has been added already.' })
      await deps.notify(tx, userId, SECURITY_NEWS.passkeyAdded(name))
    })
    deps.mails.passkeyAdded(actor.email, name)
    return toPasskey(row)
  }
}

export function renamePasskey({ database }: PasskeyDeps): UseCase<typeof endpoints.renamePasskey> {
  return async ({ params: { id }, body: { name } }, { actor }) => {
    const row = await database.asUser(actor.userId, (tx) =>
      createPasskeysRepository(tx).rename(actor.userId, id, name),
    )
    if (!row) throw new AppError('not_found')
    return toPasskey(row)
  }
}

export function removePasskey(deps: PasskeyDeps): UseCase<typeof endpoints.removePasskey> {
  return async ({ params: { id } }, { actor }) => {
    const { userId } = actor
    await deps.database.asSystem(async (tx) => {
      await lockForActor(tx, actor)
      const passkeys = createPasskeysRepository(tx)
      const name = await passkeys.remove(userId, id)
      if (name === undefined) throw new AppError('not_found')
      const isOpen =
        (await passkeys.findAll(userId, 1)).length > 0 ||
        (await deps.hasPassword(tx, userId)) ||
        (await createAccountRows(tx).comesBy(userId, deps.issuerIds))
      if (!isOpen) throw new AppError('conflict', { message: deps.hasPasswords ? LAST_BUT_PASSWORD : LAST })
      await deps.notify(tx, userId, SECURITY_NEWS.passkeyRemoved(name))
    })
    return { id }
  }
}

const ENOUGH = `You have ${MAX} passkeys, which is the most. Remove one first.`
const LAST = 'This passkey is the only way into your account. Add another one first.'
const LAST_BUT_PASSWORD =
  'This passkey is the only way into your account. Add another one or set a password first.'

function siteOf({ passkeySite }: PasskeyDeps): PasskeySite {
  if (passkeySite) return passkeySite
  throw new AppError('forbidden', {
    message: 'Browsers have passkeys only for sites with a name and https. This site has no such address.',
  })
}

function purposeOf({ userId, sessionId }: Actor): string {
  return `add ${userId} ${sessionId}`
}

function stale(): AppError {
  return new AppError('invalid_request', {
    message: `That took too long, or was done already. Try again: a passkey must be made within ${PASSKEY_LIMITS.minutes} minutes.`,
  })
}
