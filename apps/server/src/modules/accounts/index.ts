/**
 * Accounts, sessions and password reset. The sign-in library answers everything under `/api/auth` in its own JSON (`{code, message}` for
 * errors). Sessions are bearer tokens, never cookies, except for the minute in which a sign-in by an issuer returns to the page. An unknown
 * email and a wrong password look alike; a password reset ends every session, a password change every other one. An API key acts as its owner,
 * with the owner's rows and limits, within its scopes and daily limit, and never on the account itself. An app allowed by OAuth can only use the
 * tools for language models. Deleting an account leaves nothing behind; other modules take part through `AccountEnding`. Knows nothing of
 * pictures or allowances.
 */
export { createAccessRepository } from './access.repository.ts'
export type { AccountDeps, AccountEnding } from './account-deps.ts'
export { createAccountRows } from './account-rows.repository.ts'
export { createAccountsModule } from './accounts.module.ts'
export { createAccountsRepository } from './accounts.repository.ts'
export { resourceDocumentOf } from './apps/oauth.routes.ts'
export { eraseAccount } from './delete-account.ts'
export { endAccess } from './end-access.ts'
export { issuersOf } from './issuers/issuers.ts'
export { userProxyOf } from './issuers/proxy-sign-in.ts'
export { keyPlaces } from './keys/key-places.ts'
export { passkeySiteOf } from './passkeys/passkey-proofs.ts'
