import { mkdirSync, mkdtempSync, rmSync, statSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles, readRemains, setRemainsAside } from './read-remains.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { createVisitor } from './visitor.ts'

/** Resolves at the moment to kill. */
type Moment = () => Promise<unknown>

let dataDir: string
let server: ServerProcess
const visitor = createVisitor()

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'easel-kill-'))
  for (const folder of ['images', '.drafts']) mkdirSync(join(dataDir, 'files', folder), { recursive: true })
})
afterAll(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(): Promise<void> {
  server = startServer(dataDir)
  visitor.connect(await server.ready)
}

/** An answer that never comes because the server is dead is what this test is about. */
function unlessKilled(work: Promise<unknown>): Promise<unknown> {
  return work.catch((error: Error) => {
    if (error.name !== 'TypeError') throw error
  })
}

/** When something appears in the folder. */
function appears(folder: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(join(dataDir, 'files', folder), () => {
      watcher.close()
      resolve()
    })
  })
}

/** When news comes that matches. */
function hears(pattern: RegExp): Promise<void> {
  return new Promise((resolve) => {
    unlessKilled(visitor.watch((news) => pattern.test(news) && resolve()))
  })
}

const asking = () => void unlessKilled(visitor.makePicture())
const MOMENTS: readonly (readonly [when: string, wait: Moment])[] = [
  ...[0, 20, 60, 250, 800].map(
    (ms) =>
      [
        `${ms} ms after a picture was asked for`,
        async () => {
          asking()
          await pause(ms)
        },
      ] as const,
  ),
  ...[/"percent":[1-9]/, /"percent":[4-6]\d/, /"percent":[89]\d/, /"preview"/].map(
    (progress) =>
      [
        `in the middle of drawing, at ${progress}`,
        async () => {
          const heard = hears(progress)
          asking()
          await heard
        },
      ] as const,
  ),
  ...['.drafts', 'images', '.drafts', 'images', 'images'].map(
    (folder, index) =>
      [
        `when a file appears in ${folder} (${index})`,
        async () => {
          const seen = appears(folder)
          asking()
          await seen
          await pause(index === 4 ? 3 : 0)
        },
      ] as const,
  ),
  ...[/event: generation.created/, /"reserved":0\b/].map(
    (event) =>
      [
        `at the news ${event}`,
        async () => {
          const heard = hears(event)
          asking()
          await heard
        },
      ] as const,
  ),
  ['when a picture was answered', () => visitor.makePicture()],
  ['when a batch was answered', () => visitor.addBatch(2)],
  ['when a picture’s deletion was answered', () => visitor.deletePicture()],
  [
    'while a picture is deleted',
    async () => {
      void unlessKilled(visitor.deletePicture())
      await pause(4)
    },
  ],
  [
    'while a batch is drawn and another is added',
    async () => {
      await visitor.addBatch(1)
      void unlessKilled(visitor.addBatch(3))
      await pause(10)
    },
  ],
]

test('kill -9 at any moment: nothing acknowledged is lost, the books balance, and the next start comes up by itself', {
  timeout: 600_000,
}, async () => {
  await start()
  await visitor.signUp()
  await visitor.makePicture()
  for (const [index, [when, wait]] of MOMENTS.entries()) {
    await Promise.race([wait(), pause(20_000)])
    await server.kill()
    const checking = checkRemains(when)
    // Every fourth time the next process dies while it starts.
    if (index % 4 === 3) {
      server = startServer(dataDir)
      await pause(150 + index * 25)
      await server.kill()
      await checkRemains(`${when}, then while starting`)
    }
    await Promise.all([start(), checking])
  }
  await drain()
  await checkOrphans()
  expect(await server.stop()).toBe(0)
  const remains = await checkRemains('stopped')
  expect(remains).toMatchObject({ unfinished: 0, reserved: 0 })
  expect([...remains.files].sort()).toEqual([...remains.rows].sort())
})

/** What is set aside, and what the visitor knows by now, is read before this function first waits. */
async function checkRemains(when: string) {
  const known = structuredClone(visitor.known)
  const remains = await readRemains(setRemainsAside(dataDir))
  expect({ used: remains.used, reserved: remains.reserved }, when).toEqual({
    used: remains.finished,
    reserved: remains.unfinished,
  })
  expect(remains.gaps, when).toBe(0)
  const rows = new Set(remains.rows)
  for (const row of rows) expect(remains.files, `${when}: every row has its file`).toContain(row)
  for (const id of known.pictures)
    if (!known.deletionsAsked.has(id)) expect(rows, `${when}: acknowledged`).toContain(`images/${id}.png`)
  for (const id of known.deleted) expect(rows, `${when}: deleted`).not.toContain(`images/${id}.png`)
  for (const id of known.tasks) expect(remains.taskIds, `${when}: queued`).toContain(id)
  return remains
}

/** Waits until every task has ended. */
async function drain(): Promise<void> {
  for (let patience = 0; patience < 600; patience += 1) {
    const limits = (await visitor.read('/api/limits')) as { reserved: number }
    if (limits.reserved === 0) return
    await pause(100)
  }
  throw new Error('tasks do not end')
}

/** Files of earlier processes that no row knows are gone soon after a start. */
async function checkOrphans(): Promise<void> {
  for (let patience = 0; patience < 50; patience += 1) {
    const known = new Set<string>()
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = (await visitor.read(`/api/generations?limit=100${cursor && `&cursor=${cursor}`}`)) as {
        items: { id: string }[]
        nextCursor: string | null
      }
      for (const { id } of page.items) known.add(`images/${id}.png`)
      cursor = page.nextCursor
    }
    const old = listFiles(dataDir).filter(
      (key) => statSync(join(dataDir, 'files', key)).mtimeMs < server.startedAt,
    )
    if (old.every((key) => known.has(key))) return
    await pause(100)
  }
  throw new Error('files without a row are still there')
}
