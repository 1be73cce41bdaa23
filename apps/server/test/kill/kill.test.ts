import { mkdirSync, mkdtempSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type StandInVendor, startStandInVendor } from '@easel/providers/testing/stand-in-vendor'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServerDatabase, TEST_DATABASE_URL } from '../harness/open-test-database.ts'
import { type Remains, setRemainsAside } from './read-remains.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { type Acknowledged, createVisitor } from './visitor.ts'

/** Resolves at the moment to kill. */
type Moment = () => Promise<unknown>

let dataDir: string
/** The database server's; undefined when the database is embedded. */
let url: string | undefined
let vendor: StandInVendor
let server: ServerProcess
const visitor = createVisitor()

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'easel-kill-'))
  for (const folder of ['images', '.drafts']) mkdirSync(join(dataDir, 'files', folder), { recursive: true })
  if (TEST_DATABASE_URL) url = await createServerDatabase({ isMigrated: true })
  vendor = await startStandInVendor()
  await start()
  await visitor.signUp()
}, 120_000)
afterAll(async () => {
  await server.kill()
  await vendor.close()
  rmSync(dataDir, { recursive: true, force: true })
})

function launch(): void {
  server = startServer(dataDir, {
    REPLICATE_API_TOKEN: 'r8_key',
    REPLICATE_BASE_URL: vendor.url,
    IMAGE_PROVIDERS: '*=built-in; replicate-generate.high=replicate',
    ...(url ? { DATABASE_URL: url } : {}),
  })
}

async function start(): Promise<void> {
  launch()
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

/** When the vendor is called once more. */
async function isCalled(call: 'creates' | 'polls' | 'fetches'): Promise<void> {
  const before = vendor.log[call]
  while (vendor.log[call] === before) await pause(2)
}

/** Asks for something, and waits for what comes of it. */
function after(ask: () => Promise<unknown>, comes: () => Promise<unknown>): Moment {
  return async () => {
    const coming = comes()
    void unlessKilled(ask())
    await coming
  }
}

const { makePicture, addBatch, deletePicture, importPicture } = visitor
const buyPicture = () => visitor.buyPicture()
const MOMENTS: readonly (readonly [when: string, wait: Moment])[] = [
  ...[0, 20, 60, 250].map(
    (ms) => [`${ms} ms after a picture was asked for`, after(buyPicture, () => pause(ms))] as const,
  ),
  ...[/"percent":[1-9]/, /"percent":[4-6]\d/, /"percent":[89]\d/, /"preview"/].map(
    (progress) =>
      [`in the middle of drawing, at ${progress}`, after(makePicture, () => hears(progress))] as const,
  ),
  ...(['creates', 'polls', 'fetches'] as const).map(
    (call) => [`when the vendor counts ${call}`, after(buyPicture, () => isCalled(call))] as const,
  ),
  ...['.drafts', 'images', '.drafts', 'images', 'images'].map((folder, index) => {
    const written = () => appears(folder).then(() => pause(index === 4 ? 3 : 0))
    return [`when a file appears in ${folder} (${index})`, after(buyPicture, written)] as const
  }),
  ...[/event: generation.created/, /"reserved":0\b/].map(
    (event) => [`at the news ${event}`, after(buyPicture, () => hears(event))] as const,
  ),
  ['when a picture was answered', buyPicture],
  ['when a batch was answered', () => addBatch(2)],
  ['when a picture’s deletion was answered', deletePicture],
  ['while a picture is deleted', after(deletePicture, () => pause(4))],
  ['when an import was answered', importPicture],
  ['while a picture is imported', after(importPicture, () => appears('images'))],
  [
    'while a batch is drawn and another is added',
    async () => {
      await addBatch(1)
      void unlessKilled(addBatch(3))
      await pause(10)
    },
  ],
]

test('[7.5] a paid picture is neither asked for twice nor lost when the process is killed between two steps', {
  timeout: 120_000,
}, async () => {
  const earlier = vendor.log.creates
  const [asked, fetched] = [`a boat [fault:hang] ${earlier}`, `a boat in a storm ${earlier}`]
  await after(
    () => visitor.buyPicture(asked),
    () => isCalled('creates'),
  )()
  await after(
    () => visitor.buyPicture(fetched),
    () => isCalled('fetches'),
  )()
  await server.kill()
  const check = await setAside('while the vendor is asked, and while its picture is fetched')
  await Promise.all([start(), check()])
  await drain()
  // Compiled code is kept when a process ends in order: those that follow start in less time.
  await server.stop()
  const remains = await (await setAside('after that'))()
  await start()
  expect(promptsPaid().slice(earlier)).toEqual([asked, fetched])
  expect(remains).toMatchObject({ unfinished: 0, reserved: 0 })
  expect(remains.prompts.filter((prompt) => prompt === asked || prompt === fetched)).toEqual([fetched])
})

test('kill -9 at any moment: nothing acknowledged is lost, the books balance, and the next start comes up by itself', {
  timeout: 600_000,
}, async () => {
  await makePicture()
  // PostgreSQL outlives the process, so that a kill can harm less: a third of the moments is tried.
  for (const [index, [when, wait]] of MOMENTS.filter((_, nth) => !url || nth % 3 === 0).entries()) {
    await Promise.race([wait(), pause(20_000)])
    await server.kill()
    const check = await setAside(when)
    // Every fourth time the next process dies while it starts.
    if (index % 4 === 3) {
      launch()
      await pause(150 + index * 25)
      await server.kill()
      await (await setAside(`${when}, then while starting`))()
    }
    await Promise.all([start(), check()])
  }
  await drain()
  expect(await server.stop()).toBe(0)
  const remains = await (await setAside('stopped'))()
  expect(remains).toMatchObject({ unfinished: 0, reserved: 0 })
  // A file whose row was never written stays: the hourly search sets it aside, see `files-and-rows.test.ts`.
  const orphans = remains.files.filter((file) => !remains.rows.includes(file))
  expect(orphans.length).toBeLessThanOrEqual(MOMENTS.length)
  expect(promptsPaid()).toEqual([...new Set(promptsPaid())])
})

/** What the vendor was asked for, each time. */
function promptsPaid(): string[] {
  // The style's words follow the user's.
  return vendor.log.inputs.map(({ prompt }) => String(prompt).replace(/, photorealistic.*/, ''))
}

/** Resolves once the next process may change what the last one left; what it resolves to checks that. */
async function setAside(when: string): Promise<() => Promise<Remains>> {
  const known = structuredClone(visitor.known)
  const read = await setRemainsAside(dataDir, url)
  return async () => checkRemains(await read(), known, when)
}

function checkRemains(remains: Remains, known: Acknowledged, when: string): Remains {
  expect({ used: remains.used, reserved: remains.reserved }, when).toEqual({
    used: remains.finished,
    reserved: remains.unfinished,
  })
  expect(remains.gaps, when).toBe(0)
  const rows = new Set(remains.rows)
  for (const row of rows) expect(remains.files, `${when}: every row has its file`).toContain(row)
  for (const id of known.pictures)
    if (!known.deletionsAsked.has(id)) expect(rows, `${when}: acknowledged`).toContain(`images/${id}.png`)
  for (const id of known.imported) expect(rows, `${when}: imported`).toContain(`images/${id}.png`)
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
