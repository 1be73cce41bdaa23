import { readFileSync, writeFileSync } from 'node:fs'

/** File times are coarser than the clock; a file this much newer than the mark still counts as not flushed. */
const MARGIN_MS = 1_000

/**
 * Remembers, beside the database's folder, until when its files are known to be on disk: the moment at which the last finished checkpoint
 * began. A missing or broken mark only means that more is flushed than needed.
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
    /** `began`: when the work that flushed everything began, in epoch milliseconds. */
    write: (began: number): void => writeFileSync(file, String(began - MARGIN_MS)),
  }
}
