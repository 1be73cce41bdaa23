import { DAY_MS } from '../clock.ts'
import type { Storage } from './storage.ts'

const PREFIX = 'trash/'
/** Days that a file stays set aside. */
const KEPT_DAYS = 30

/** A file that was set aside. */
export type AsideFile = {
  /** Current key. */
  readonly key: string
  /** Original key. */
  readonly original: string
  /** UTC day, for example `2026-11-26`. */
  readonly day: string
  /** Whether its 30 days are over. */
  readonly isExpired: boolean
}

/** Moves files without rows out of the way, to `trash/`, the day, and their key. */
export function createFileTrash(storage: Pick<Storage, 'move' | 'delete' | 'list'>) {
  return {
    /** False when the file is gone. */
    setAside: (key: string, now: Date): Promise<boolean> =>
      storage.move(key, `${PREFIX}${now.toISOString().slice(0, 10)}/${key}`),

    /** False when the file is gone. */
    putBack: (file: AsideFile): Promise<boolean> => storage.move(file.key, file.original),

    remove: (file: AsideFile): Promise<void> => storage.delete(file.key),

    /** Set-aside files, oldest day first. */
    list: async function* (now: Date, signal?: AbortSignal): AsyncGenerator<AsideFile> {
      for await (const { key } of storage.list(PREFIX, signal)) {
        const [, day = '', original = ''] = /^trash\/(\d{4}-\d\d-\d\d)\/(.+)$/.exec(key) ?? []
        if (original === '') continue
        const days = Math.floor((now.getTime() - Date.parse(day)) / DAY_MS)
        yield { key, original, day, isExpired: days > KEPT_DAYS }
      }
    },
  }
}
