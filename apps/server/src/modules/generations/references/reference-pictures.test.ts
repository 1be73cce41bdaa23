import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../test/harness/open-test-database.ts'
import { createIds } from '../../../platform/ids.ts'
import { silentLogger } from '../../../platform/logger.ts'
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts'
import { createReferencePictures } from './reference-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-references-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a reference that cannot be deleted keeps no other, and fails only where its file is listed for deletion', async () => {
  const storage = createDiskStorage(folder)
  const references = createReferencePictures({
    database: await openTestDatabase(),
    storage,
    makeId: createIds(),
    logger: silentLogger,
  })
  // A folder in place of the file, which is not deleted as a file is.
  await storage.put('refs/stuck/part.webp', Buffer.from('abc'))
  await storage.put('refs/other.webp', Buffer.from('abc'))
  await references.release(['refs/stuck', 'refs/other.webp'])
  expect(await storage.get('refs/other.webp')).toBeUndefined()
  await expect(references.deleteFree('refs/stuck')).rejects.toThrow()
})
