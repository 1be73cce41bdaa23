import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eventually, openGenerations } from '../../../../test/generations/start-generations.ts'
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts'

const { database, start } = await openGenerations()

test('a storage that is away while references are read counts no attempt, and the picture is made once it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'easel-away-'))
  const disk = createDiskStorage(folder)
  let refusals = 0
  try {
    const { addBatch, limits, makeUser, provider } = await start({
      workerTimings: { pollMs: 50, leaseMs: 300, heartbeatMs: 10_000 },
      storage: {
        ...disk,
        get: async (key) => {
          if (!key.startsWith('refs/') || refusals === 2) return disk.get(key)
          refusals += 1
          throw new Error('the storage is away')
        },
      },
    })
    const ada = await makeUser('ada')
    const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    await addBatch(ada, 1, { image: `data:image/png;base64,${photo.toString('base64')}` })
    await eventually(async () => (await limits(ada)).generations_today === 1, 'it is made')
    expect(refusals).toBe(2)
    expect(provider.requests).toHaveLength(1)
    const { rows } = await sql`select status, attempts from tasks`.execute(database.handle)
    expect(rows).toEqual([{ status: 'done', attempts: 1 }])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)
