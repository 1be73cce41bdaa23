import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness/start-test-app.ts'
import { createDiskStorage } from '../../platform/storage/disk-storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { sweepAudio } from './sweep-audio.job.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-sounds-'))
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('files of a sound that nobody wrote down go after a quarter of an hour; kept, young and other files stay', async () => {
  const ada = await app.signUp('ada')
  const disk = createDiskStorage(folder)
  const name = (letter: string) => `rec_${letter.repeat(26)}`
  await app.database.asSystem((tx) =>
    sql`insert into recordings (id, user_id, prompt, settings, seconds, read_as, unknown_words, waveform, wav_key, ogg_key, bytes, created_at)
      values (${name('a')}, ${ada.id}, 'x', '{}', 1, '{}', '{}', '{}', ${`audio/${name('a')}.wav`}, ${`audio/${name('a')}.ogg`}, 1, now())`.execute(
      tx,
    ),
  )
  const keys = ['a', 'b', 'c'].flatMap((letter) => [`audio/${name(letter)}.wav`, `audio/${name(letter)}.ogg`])
  for (const key of [...keys, 'images/other.png']) await disk.put(key, new Uint8Array([1]))
  // The files of c have just come, the others are older.
  const aged: Pick<Storage, 'list' | 'delete'> = {
    delete: disk.delete,
    list: async function* (prefix) {
      for await (const { key } of disk.list(prefix))
        yield { key, ageMs: key.includes(name('c')) ? 60_000 : 16 * 60_000 }
    },
  }
  const sweep = sweepAudio({ database: app.database, storage: aged, clock: { now: () => new Date() } })
  await sweep()
  const left: string[] = []
  for await (const { key } of disk.list('')) left.push(key)
  expect(left.sort()).toEqual([...keys.filter((key) => !key.includes(name('b'))), 'images/other.png'].sort())
  await sweep()
})

it('a task that ended days ago is forgotten, its recording is not', async () => {
  const ben = await app.signUp('ben')
  await app.database.asSystem((tx) =>
    sql`insert into audio_tasks (id, user_id, status, prompt, settings, created_at, finished_at)
      values ('old', ${ben.id}, 'error', 'x', '{}', now(), now() - interval '3 days'), ('new', ${ben.id}, 'error', 'x', '{}', now(), now())`.execute(
      tx,
    ),
  )
  const storage = createDiskStorage(folder)
  await sweepAudio({ database: app.database, storage, clock: { now: () => new Date() } })()
  const { rows } = await app.database.asSystem((tx) =>
    sql<{ id: string }>`select id from audio_tasks where user_id = ${ben.id}`.execute(tx),
  )
  expect(rows).toEqual([{ id: 'new' }])
})
