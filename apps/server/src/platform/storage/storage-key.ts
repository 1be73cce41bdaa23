const KEY = /^[a-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*(?:\.[a-z0-9]+)?$/

/** Throws unless the key is a relative path of plain names, so no key leads out of the storage. */
export function assertStorageKey(key: string): void {
  if (!KEY.test(key)) throw new RangeError('a storage key is a relative path of letters, digits, _ and -')
}
