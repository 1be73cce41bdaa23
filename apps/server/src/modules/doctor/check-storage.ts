import { randomBytes } from 'node:crypto'
import type { Storage } from '../../platform/storage/storage.ts'
import { type Finding, ok, problem } from './finding.ts'

/** Stores a small uniquely named file, reads it back, and deletes it. */
export async function checkStorage(storage: Storage): Promise<Finding> {
  const key = `doctor/probe_${randomBytes(8).toString('hex')}.bin`
  const bytes = randomBytes(64)
  await storage.put(key, bytes)
  const read = await storage.get(key)
  await storage.delete(key)
  if (!read || !bytes.equals(read))
    return problem('Storage', `A file came back different from ${storage.place}: use another storage.`)
  if (await storage.get(key))
    return problem(
      'Storage',
      `A deleted file is still in ${storage.place}: give the key the right to delete.`,
    )
  return ok('Storage', `A small file was written to ${storage.place}, read and deleted.`)
}
