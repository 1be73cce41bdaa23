import { open } from 'node:fs/promises'

/** Resolves when a file's bytes, or the names in a folder, are on disk. */
export async function flushPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
