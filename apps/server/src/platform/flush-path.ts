import { open } from 'node:fs/promises'

/** Resolves when a file's bytes, or a folder's entries, are on disk. */
export async function flushPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
