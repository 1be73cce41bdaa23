import { DRAFT_DATABASE } from '#web/shared/lib/kept-draft.ts'

const STORE = 'drafts'
const KEY = 'reference-image'

export type ReferenceImage = {
  readonly name: string
  readonly dataUrl: string
  /** Id of the library's picture it is. */
  readonly of?: string | undefined
}

/** Keeps the chosen reference across reloads: too large for local storage. Without a database it lasts until the page is left. */
export async function keepReference(image: ReferenceImage | null): Promise<void> {
  await withStore('readwrite', (store) => (image ? store.put(image, KEY) : store.delete(KEY)))
}

export async function readReference(): Promise<ReferenceImage | null> {
  const kept: unknown = await withStore('readonly', (store) => store.get(KEY))
  return isReference(kept) ? kept : null
}

async function withStore(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  if (typeof indexedDB === 'undefined') return undefined
  try {
    const opening = indexedDB.open(DRAFT_DATABASE, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    const database = await answerOf<IDBDatabase>(opening)
    try {
      return await answerOf(act(database.transaction(STORE, mode).objectStore(STORE)))
    } finally {
      database.close()
    }
  } catch {
    // Private windows and full disks refuse: the draft is a comfort, not a promise.
    return undefined
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
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
