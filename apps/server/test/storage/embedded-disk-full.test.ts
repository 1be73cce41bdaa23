import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureSnapshot } from '../../src/platform/database/snapshot.ts'
import { TEST_DATABASE_URL } from '../harness/open-test-database.ts'
import { mountSmallDisk } from '../harness/small-disk.ts'
import { type ServerProcess, startServer } from '../kill/server-process.ts'
import { createVisitor } from '../kill/visitor.ts'

// A database server's own disk is filled in `operation/full-disk.test.ts`.
const disk = TEST_DATABASE_URL ? undefined : mountSmallDisk(64)
const visitor = createVisitor()
let server: ServerProcess

async function start(): Promise<void> {
  if (!disk) return
  server = startServer(disk.folder, {})
  visitor.connect(await server.ready)
}

beforeAll(async () => {
  await ensureSnapshot()
  await start()
}, 120_000)
afterAll(async () => {
  await server?.kill()
  disk?.unmount()
})

/** Everything that a person can ask for until it is refused, at most so often. */
async function untilRefused(ask: () => Promise<unknown>): Promise<string> {
  for (let count = 0; count < 100; count += 1)
    try {
      await ask()
    } catch (error) {
      return (error as Error).message
    }
  return 'never refused'
}

const untilDrawn = () =>
  expect.poll(() => visitor.read('/api/limits'), { timeout: 60_000 }).toMatchObject({ reserved: 0 })

it.skipIf(!disk)(
  'a disk that is full under the embedded database: new work is refused with 503, what was acknowledged stays, and a start says why it cannot',
  { timeout: 300_000 },
  async () => {
    await visitor.signUp()
    await visitor.makePicture()
    await visitor.addBatch(1)
    await untilDrawn()
    disk?.fill()
    for (const ask of [() => visitor.importPicture(), () => visitor.addBatch(1)]) {
      const said = await untilRefused(ask)
      expect(said).toContain('"code":"unavailable"')
      // What a request has freed is taken again.
      disk?.fill()
    }
    await expect(visitor.read('/api/ready')).rejects.toThrow('"disk"')
    expect(await visitor.pictures()).toEqual(expect.arrayContaining([...visitor.known.pictures]))
    await server.kill()
    disk?.fill()

    await expect(start()).rejects.toThrow(
      `The embedded database in ${join(disk?.folder ?? '', 'db')} cannot be opened: the disk of ${disk?.folder} is nearly full: 0 MB are free. Make room and start again`,
    )

    disk?.makeRoom()
    await start()
    expect(await visitor.pictures()).toEqual(expect.arrayContaining([...visitor.known.pictures]))
    await untilDrawn()
    const made = (await visitor.pictures()).length - visitor.known.imported.size
    expect(await visitor.read('/api/limits')).toMatchObject({ reserved: 0, generations_today: made })
    await visitor.makePicture()
    await visitor.importPicture()
    expect(await server.stop()).toBe(0)
  },
)
