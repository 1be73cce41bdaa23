import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { checkDiskSpace } from './check-disk-space.ts'

it('a disk with the reserve free is well, one with less says how much it has', async () => {
  await checkDiskSpace(tmpdir(), 0)
  await expect(checkDiskSpace(tmpdir(), 1e12)).rejects.toThrow(
    /^the disk of .* is nearly full: \d+ MB are free$/,
  )
  await expect(checkDiskSpace('/no/such/folder', 0)).rejects.toThrow(/ENOENT/)
})
