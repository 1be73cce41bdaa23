// A backup of 10,000 pictures: made while the server draws and deletes, killed halfway, restored, and compared row by row and file by file.
import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  fillInstallation,
  newFolder,
  readFiles,
  readRows,
  run,
  start,
} from '../../apps/server/test/backup/installation.ts'
import { startServer } from '../../apps/server/test/kill/server-process.ts'
import { createVisitor } from '../../apps/server/test/kill/visitor.ts'
import { type Row, row } from './statistics.ts'

const PICTURES = 10_000
const MEGABYTE = 1024 * 1024

export async function measureBackup(): Promise<Row[]> {
  const source = newFolder()
  const target = newFolder()
  const place = newFolder()
  try {
    await fillInstallation(source, PICTURES)
    const filled = readFiles(source)
    const live = await backUpUnderLoad(source, join(place, 'live.tar'))
    const inLive = await restoredFiles(join(place, 'live.tar'))
    const lacking = Object.keys(filled).filter((key) => inLive[key] !== filled[key])

    const to = join(place, 'quiet.tar')
    const isGone = await killHalfway(source, to, statSync(join(place, 'live.tar')).size / 2)
    const quiet = await seconds(() => succeed('backup', ['--to', to], source))
    const restore = await seconds(() => succeed('restore', [to], target))
    const [before, after] = [await readRows({ dataDir: source }), await readRows({ dataDir: target })]
    const rows = Object.keys(before).filter((name) => before[name]?.join('\n') !== after[name]?.join('\n'))
    const [files, restored] = [readFiles(source), readFiles(target)]
    const differing = Object.keys({ ...files, ...restored }).filter((key) => files[key] !== restored[key])
    const size = `${PICTURES} pictures, ${Math.round(statSync(to).size / MEGABYTE)} MB`
    return [
      row(`backup beside a server that draws (${size})`, live, 300, 's'),
      row('pictures that it lacks or holds otherwise', lacking.length, 0, ''),
      row('files that a kill in its middle leaves under its name', isGone ? 0 : 1, 0, ''),
      row('the same at rest', quiet, 300, 's'),
      row('restoring it', restore, 300, 's'),
      row('tables and sequences that differ afterward', rows.length, 0, ''),
      row('files that differ afterward', differing.length, 0, ''),
    ]
  } finally {
    for (const folder of [source, target, place]) rmSync(folder, { recursive: true, force: true })
  }
}

async function backUpUnderLoad(source: string, to: string): Promise<number> {
  const server = startServer(source, {})
  const visitor = createVisitor()
  visitor.connect(await server.ready)
  await visitor.signUp()
  let isOver = false
  const load = (async () => {
    while (!isOver) {
      await visitor.makePicture()
      await visitor.deletePicture()
    }
  })()
  const took = await seconds(() => succeed('backup', ['--to', to], source))
  isOver = true
  await load
  await server.stop()
  return took
}

async function restoredFiles(archive: string): Promise<Readonly<Record<string, string>>> {
  const folder = newFolder()
  try {
    await succeed('restore', [archive], folder)
    return readFiles(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether the archive's final name does not exist after the kill. */
async function killHalfway(source: string, to: string, bytes: number): Promise<boolean> {
  const command = start('backup', ['--to', to], { DATA_DIR: source })
  while (!existsSync(`${to}.part`) || statSync(`${to}.part`).size < bytes) await sleep(5)
  command.child.kill('SIGKILL')
  await command.ended
  return !existsSync(to)
}

async function succeed(name: 'backup' | 'restore', args: readonly string[], dataDir: string): Promise<void> {
  const { code, said } = await run(name, args, { DATA_DIR: dataDir })
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${said}`)
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1_000
}
