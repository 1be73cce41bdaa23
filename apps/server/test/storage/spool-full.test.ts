import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StandInVendor, startStandInVendor } from '@easel/providers/testing/stand-in-vendor'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../harness/start-test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-full-'))
const pictures = join(folder, 'files', 'images')
let vendor: StandInVendor
let app: TestApp
const start = (isRestart: boolean) =>
  startTestApp({
    isRestart,
    env: {
      DATA_DIR: folder,
      // No room on this disk at all.
      SPOOL_MAX_MB: '0',
      REPLICATE_API_TOKEN: 'r8_key',
      REPLICATE_BASE_URL: vendor.url,
      DEFAULT_TIER: 'pro',
    },
    provider: 'as-configured',
  })
beforeAll(async () => {
  vendor = await startStandInVendor({ token: 'r8_key' })
  app = await start(false)
}, 120_000)
afterAll(async () => {
  await app.stop()
  await vendor.close()
  rmSync(folder, { recursive: true, force: true })
})

const tasks = async () =>
  (
    await sql<{ status: string; has_job: boolean; attempts: number }>`
      select status, coalesce(vendor_job ? 'job', false) as has_job, attempts from tasks`.execute(
      app.database.handle,
    )
  ).rows

it('a paid picture for which neither storage nor disk has room stays with its vendor, and is fetched again after a restart, not paid again', {
  timeout: 60_000,
}, async () => {
  const ada = await app.signUp('ada')
  // A file where the folder of the pictures should be: every write there fails.
  writeFileSync(pictures, '')
  const added = await app.send('POST', '/api/queue', {
    user: ada,
    body: { prompt: 'a boat', style: 'anime', quality: 'high', aspect_ratio: '1:1', count: 1, seed: 5 },
  })
  expect(added.status).toBeLessThan(300)
  await expect.poll(() => vendor.log.fetches, { timeout: 20_000 }).toBeGreaterThan(0)
  await expect.poll(tasks, { timeout: 20_000 }).toEqual([{ status: 'queued', has_job: true, attempts: 0 }])
  const limits = await app.send('GET', '/api/limits', { user: ada })
  expect(await limits.json()).toMatchObject({ generations_today: 0, reserved: 1 })
  await app.stop()
  rmSync(pictures)
  app = await start(true)
  await expect.poll(tasks, { timeout: 30_000 }).toEqual([{ status: 'done', has_job: false, attempts: 1 }])
  expect(readdirSync(pictures)).toHaveLength(1)
  expect(vendor.log.creates).toBe(1)
  const after = await app.send('GET', '/api/limits', { user: ada })
  expect(await after.json()).toMatchObject({ generations_today: 1, reserved: 0 })
})
