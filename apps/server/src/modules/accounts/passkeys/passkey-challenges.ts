import { randomBytes } from 'node:crypto'
import { PASSKEY_LIMITS } from '@easel/contract/passkeys/passkeys'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hashOfToken } from '../../../platform/hash-of-token.ts'
import { createSigner } from '../../../platform/signature.ts'
import { createPasskeysRepository } from './passkeys.repository.ts'

/** Lifetime of a challenge in milliseconds. */
export const CHALLENGE_MS = PASSKEY_LIMITS.minutes * 60_000

/** Challenges for devices to sign. They are not stored before they are answered, so requesting many fills no table. */
export type PasskeyChallenges = {
  /** In base64url, valid only for `purpose`. */
  readonly issue: (purpose: string) => string
  /** Whether it was issued for this purpose and has not expired. */
  readonly check: (challenge: string, purpose: string) => 'good' | 'stale' | 'foreign'
  /** Records that it was answered; false if it already was. Needs `asSystem`. */
  readonly spend: (tx: Tx, challenge: string) => Promise<boolean>
}

export function createPasskeyChallenges(key: Uint8Array, clock: Clock): PasskeyChallenges {
  const signer = createSigner(key)
  const signed = (purpose: string, claim: string) => `${purpose} ${claim}`
  return {
    issue: (purpose) => {
      const claim = `${randomBytes(16).toString('base64url')}.${clock.now().getTime() + CHALLENGE_MS}`
      return Buffer.from(`${claim}.${signer.sign(signed(purpose, claim))}`).toString('base64url')
    },

    check: (challenge, purpose) => {
      const [random = '', end = '', signature = ''] = partsOf(challenge)
      if (!signer.fits(signed(purpose, `${random}.${end}`), signature)) return 'foreign'
      return Number(end) > clock.now().getTime() ? 'good' : 'stale'
    },

    spend: (tx, challenge) => {
      const end = new Date(Number(partsOf(challenge)[1]))
      return createPasskeysRepository(tx).noteAnswered(hashOfToken(challenge), end)
    },
  }
}

function partsOf(challenge: string): string[] {
  return Buffer.from(challenge, 'base64url').toString().split('.')
}
