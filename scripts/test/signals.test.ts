import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string

/** A stub product that only says that it runs and that it was asked to stop, started by the real command and scripts. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'easel start ü '))
  mkdirSync(join(folder, 'scripts'))
  mkdirSync(join(folder, 'apps/server/src'), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }))
  const starting = ['run.mjs', 'install.mjs', 'server-options.mjs'].map((name) => `scripts/${name}`)
  for (const path of [...starting, 'apps/server/src/compile-cache.mjs'])
    copyFileSync(join(root, path), join(folder, path))
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  writeFileSync(
    join(folder, 'node_modules/.easel-installed'),
    createHash('sha256').update('{}').digest('hex'),
  )
  writeFileSync(
    join(folder, 'scripts/start.ts'),
    `import { writeFileSync } from 'node:fs'
     process.on('SIGTERM', () => setTimeout(() => { writeFileSync('stopped', ''); process.exit(0) }, 300))
     setInterval(() => {}, 1_000)
     writeFileSync('started', '')`,
  )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function start(command: string, ...args: string[]): Promise<ChildProcess> {
  const child = spawn(command, args, { cwd: folder, stdio: 'ignore' })
  await expect.poll(() => existsSync(join(folder, 'started')), { timeout: 20_000 }).toBe(true)
  return child
}

it.skipIf(process.platform === 'win32')(
  'SIGTERM to npm start lets the product end',
  async () => {
    const npm = await start('npm', 'start')
    const ended = once(npm, 'exit')
    npm.kill('SIGTERM')
    await ended
    expect(existsSync(join(folder, 'stopped'))).toBe(true)
  },
  30_000,
)

it.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)(
  'SIGTERM to npm start lets the product end where npm is the first process of a container',
  async () => {
    const unshare = await start('unshare', '-pf', '--mount-proc', 'npm', 'start')
    const ended = once(unshare, 'exit')
    const children = readFileSync(`/proc/${unshare.pid}/task/${unshare.pid}/children`, 'utf8')
    process.kill(Number(children.trim()), 'SIGTERM')
    await ended
    expect(existsSync(join(folder, 'stopped'))).toBe(true)
  },
  30_000,
)
