import { REFERENCE_ROLES, type ReferenceRole } from '@easel/contract/fields'
import { LIMITS } from '@easel/contract/limits'
import { AppError } from '../../../platform/app-error.ts'

/** A reference picture as sent. */
export type SentReference = { readonly image: string; readonly role?: ReferenceRole | undefined }

/** A reference picture as stored. */
export type KeptReference = { readonly key: string; readonly role?: ReferenceRole | undefined }

type Keys = { readonly reference_key: string | null; readonly more_reference_keys: readonly string[] }

export function keysOf(row: Keys | undefined): string[] {
  return row?.reference_key ? [row.reference_key, ...row.more_reference_keys] : []
}

export function referencesOf(row: Keys & { readonly reference_roles: readonly string[] }): KeptReference[] {
  return keysOf(row).map((key, index) => {
    const role = REFERENCE_ROLES.find((known) => known === row.reference_roles[index])
    return role === undefined ? { key } : { key, role }
  })
}

export function referenceColumns(references: readonly KeptReference[]) {
  const [first, ...others] = references.map(({ key }) => key)
  const roles = references.map(({ role }) => role ?? '')
  return {
    reference_key: first ?? null,
    more_reference_keys: others,
    reference_roles: roles.some((role) => role !== '') ? roles : [],
  }
}

/** A request's references, sent in either of two ways. */
export function sentReferences(body: {
  readonly image?: string | undefined
  readonly references?: readonly SentReference[] | undefined
}): readonly SentReference[] {
  const { image, references = [] } = body
  if (image === undefined) return references
  if (references.length === 0) return [{ image }]
  const message = 'Send the reference images as references, and no image beside them'
  throw new AppError('invalid_request', { message, fields: { image: message } })
}

/** Throws `invalid_request` when one picture's references are too large together. */
export function assertFitTogether(references: readonly SentReference[]): void {
  // Base64: four characters hold three bytes. The data URL's header is negligible.
  const bytes = references.reduce((sum, { image }) => sum + Math.floor((image.length * 3) / 4), 0)
  if (bytes <= LIMITS.referenceImagesBytes + references.length * 64) return
  const message = 'The reference images may have up to 20 MB together'
  throw new AppError('invalid_request', { message, fields: { image: message } })
}
