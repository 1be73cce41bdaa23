import { DRAFT_DATABASE } from './kept-draft.ts'
import { siteName } from './site-base.ts'
import { siteDatabases } from './site-data.ts'

/** `drafts`: too large for local storage. `presses`: made while offline. */
const STORES = ['drafts', 'presses'] as const
const VERSION = 2

/** One operation on data kept until the person signs out; undefined where the browser stores nothing. Writes complete even if the page is closed right away. */
export async function withDraftStore(
  name: (typeof STORES)[number],
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const databases = siteDatabases()
  if (!databases) return undefined
  try {
    opened ??= open(databases)
    const transaction = (await opened).transaction(name, mode)
    const asked = act(transaction.objectStore(name))
    transaction.commit()
    const [answer] = await Promise.all([answerOf(asked), endOf(transaction)])
    return answer
  } catch {
    // Private windows and full disks refuse, which is acceptable: drafts are a convenience.
    return undefined
  }
}

/** Stays open, so that writes start at once, until another page deletes or upgrades the database. */
let opened: Promise<IDBDatabase> | undefined

async function open(databases: IDBFactory): Promise<IDBDatabase> {
  try {
    const opening = databases.open(siteName(DRAFT_DATABASE), VERSION)
    opening.onupgradeneeded = () => {
      for (const store of STORES)
        if (!opening.result.objectStoreNames.contains(store)) opening.result.createObjectStore(store)
    }
    const database = await answerOf<IDBDatabase>(opening)
    database.onversionchange = () => {
      opened = undefined
      database.close()
    }
    database.onclose = () => {
      opened = undefined
    }
    return database
  } catch (error) {
    opened = undefined
    throw error
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** A page closed before this would roll the write back. */
function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
