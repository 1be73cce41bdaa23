import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ModelFilesError } from './model-files-error.ts'

/** Writable bytes where a folder is or will be. */
export type FreeSpace = (folder: string) => Promise<number>

export const freeSpace: FreeSpace = async (folder) => {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const above = dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error
    return freeSpace(above)
  }
}

/** Reserve beyond the bytes themselves: a completely full disk stops everything else. */
const RESERVE = 1.1

/** Rejects, stating what is missing, unless the bytes and a tenth more fit. */
export async function refuseWithoutSpace(
  folder: string,
  bytes: number,
  measure: FreeSpace = freeSpace,
): Promise<void> {
  const need = Math.ceil(bytes * RESERVE)
  const free = await measure(folder)
  if (free >= need) return
  throw new ModelFilesError(
    `${megabytes(need)} are needed on the disk of ${folder}, and ${megabytes(free)} are free: ${megabytes(need - free)} are missing. Make room, or set DATA_DIR to a folder on another disk.`,
  )
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`
}
