import { readFileSync, writeFileSync } from 'node:fs'

/** File times are coarser than the clock, so files up to this much newer than the mark also count as unflushed. */
const MARGIN_MS = 1_000

/**
 * Stores, beside the database folder, when the last complete checkpoint began: files older than that are on disk. A missing or damaged mark only
 * causes extra flushes.
 */
export function createFlushMark(folder: string) {
  const file = `${folder}.flushed`
  return {
    read: (): number => {
      try {
        return Number(readFileSync(file, 'utf8')) || 0
      } catch {
        return 0
      }
    },
    /** `began`: start of the work that flushed everything, in epoch milliseconds. */
    write: (began: number): void => writeFileSync(file, String(began - MARGIN_MS)),
  }
}
