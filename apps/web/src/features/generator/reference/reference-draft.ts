import { withDraftStore } from '#web/shared/lib/draft-database.ts'

const KEY = 'reference-image'

export type ReferenceImage = {
  readonly name: string
  readonly dataUrl: string
  /** Id of the library's picture it is. */
  readonly of?: string | undefined
}

/** Keeps the chosen reference across reloads: too large for local storage. Without a database it lasts until the page is left. */
export async function keepReference(image: ReferenceImage | null): Promise<void> {
  await withDraftStore('drafts', 'readwrite', (store) => (image ? store.put(image, KEY) : store.delete(KEY)))
}

export async function readReference(): Promise<ReferenceImage | null> {
  const kept: unknown = await withDraftStore('drafts', 'readonly', (store) => store.get(KEY))
  return isReference(kept) ? kept : null
}

function isReference(value: unknown): value is ReferenceImage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'dataUrl' in value &&
    typeof value.name === 'string' &&
    typeof value.dataUrl === 'string'
  )
}
