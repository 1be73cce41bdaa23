import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../harness/start-test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-away-'))
const pictures = join(folder, 'files', 'images')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { DATA_DIR: folder } })
}, 120_000)
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('a picture made while the storage fails is kept, shown, counted once, and stored when the storage is back', {
  timeout: 60_000,
}, async () => {
  const ada = await app.signUp('ada')
  // A file where the folder of the pictures should be: every write there fails.
  writeFileSync(pictures, '')
  const body = { prompt: 'a boat', width: 1024, height: 1024 }
  const made = await app.send('POST', '/api/functions/generate-image', { user: ada, body })
  expect(made.status).toBe(200)
  const { imageURL } = (await made.json()) as { imageURL: string }
  const waiting = readdirSync(join(folder, 'spool', 'images'))
  expect(waiting).toHaveLength(1)
  const shown = await app.send('GET', imageURL)
  expect(shown.status).toBe(200)
  const bytes = new Uint8Array(await shown.arrayBuffer())
  rmSync(pictures)
  await expect.poll(() => readdirSync(join(folder, 'spool', 'images')), { timeout: 30_000 }).toEqual([])
  expect(readdirSync(pictures)).toEqual(waiting)
  const again = await app.send('GET', imageURL)
  expect(new Uint8Array(await again.arrayBuffer())).toEqual(bytes)
  const { rows } = await app.database.asSystem((tx) =>
    sql<{ pictures: number; today: number; reserved: number }>`
      select (select count(*)::integer from generations where user_id = ${ada.id}) as pictures,
        generations_today as today, reserved from user_daily_limits where user_id = ${ada.id}`.execute(tx),
  )
  expect(rows).toEqual([{ pictures: 1, today: 1, reserved: 0 }])
})
