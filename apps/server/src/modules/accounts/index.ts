/**
 * Who people are: accounts, sessions, password reset. The sign-in library answers everything under `/api/auth` in its own JSON
 * (`{code, message}` for refusals); sessions travel as bearer tokens only, never as cookies,
 * but for the minute in which a sign-in by an issuer comes back to the page.
 * Guarantees: an unknown email and a wrong password look alike; a password reset ends every session, a changed password every other one.
 * An API key stands for its owner, with the owner's rows and limits, within its scopes and daily limit, and never where the account itself is
 * acted upon. An app that a person allowed by OAuth opens the tools for language models alone. What a deleted account
 * leaves behind is nothing; other modules say what they do then (`AccountEnding`).
 * It knows nothing of pictures or allowances.
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
