import type { StateStorage } from 'zustand/middleware'

/** The browser's storage; null where there is none, also in a browser that blocks it, where even the name of it throws. */
export function browserStorage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage
  } catch {
    return null
  }
}

/** What stores keep their state in: where storage is blocked or full, it lasts until the page is left. */
export const keptStorage: StateStorage = {
  getItem: (name) => quietly((storage) => storage.getItem(name)) ?? null,
  setItem: (name, value) => quietly((storage) => storage.setItem(name, value)),
  removeItem: (name) => quietly((storage) => storage.removeItem(name)),
}

function quietly<Result>(act: (storage: Storage) => Result): Result | undefined {
  const storage = browserStorage()
  try {
    return storage ? act(storage) : undefined
  } catch {
    return undefined
  }
}
