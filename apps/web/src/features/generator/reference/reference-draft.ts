import type { ReferenceRole } from '@easel/contract/fields'
import { withDraftStore } from '#web/shared/lib/draft-database.ts'

const KEY = 'reference-images'
/** Key of the single reference in older versions. */
const SINGLE_KEY = 'reference-image'

export type ReferenceImage = {
  /** Id of this entry; the same picture may be listed twice. */
  readonly id: string
  readonly name: string
  readonly dataUrl: string
  /** Id of the library picture, if it is one. */
  readonly of?: string | undefined
  /** Undefined: the provider decides. */
  readonly role?: ReferenceRole | undefined
}

/** Stores references across reloads in IndexedDB, being too large for local storage. Without it they last until the page is closed. */
export async function keepReferences(images: readonly ReferenceImage[]): Promise<void> {
  await withDraftStore('drafts', 'readwrite', (store) => {
    store.delete(SINGLE_KEY)
    return images.length > 0 ? store.put(images, KEY) : store.delete(KEY)
  })
}

export async function readReferences(): Promise<readonly ReferenceImage[]> {
  const kept: unknown = await withDraftStore('drafts', 'readonly', (store) => store.get(KEY))
  if (Array.isArray(kept)) return kept.filter(isReference)
  const single: unknown = await withDraftStore('drafts', 'readonly', (store) => store.get(SINGLE_KEY))
  const only = typeof single === 'object' && single !== null ? { ...single, id: 'kept' } : undefined
  return isReference(only) ? [only] : []
}

function isReference(value: unknown): value is ReferenceImage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'name' in value &&
    'dataUrl' in value &&
    typeof value.id === 'string' &&
    typeof value.name === 'string' &&
    typeof value.dataUrl === 'string'
  )
}
