import { DRAFT_DATABASE } from './kept-draft.ts'
import { siteName } from './site-base.ts'
import { siteDatabases } from './site-data.ts'

/** `drafts`: what is too large for local storage. `presses`: what was asked for without a network. */
const STORES = ['drafts', 'presses'] as const
const VERSION = 2

/**
 * One act on what this browser keeps until its person signs out; undefined where the browser keeps nothing. What is written stays also when
 * the page is left at once: it asks for nothing more of the page.
 */
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
    // Private windows and full disks refuse: what is kept here is a comfort, not a promise.
    return undefined
  }
}

/** Stays open, so that a change is on its way in the moment it is made; until another page deletes or renews the database. */
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

/** A page that is left before then takes back what was written. */
function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
