import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from './product.ts'
import { type Row, row } from './statistics.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** How long `npm start` takes in a fresh clone. */
export async function measureFreshClone(): Promise<Row[]> {
  const folder = temporaryFolder()
  const clone = join(folder.path, 'easel')
  spawnSync('git', ['clone', '--quiet', root, clone])
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: clone,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder.path, 'data') },
  })
  let ready = false
  while (!ready && performance.now() - started < 300_000 && child.exitCode === null) {
    ready = await fetch(`http://127.0.0.1:${port}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const seconds = ready ? (performance.now() - started) / 1000 : Number.POSITIVE_INFINITY
  if (child.pid) process.kill(-child.pid, 'SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  folder.remove()
  return [row('fresh clone, warm package cache, npm start to ready (once)', seconds, 60, 's')]
}
