// `npm start` and `npm test` from a fresh clone: installs what the lockfile asks for, then hands over to Node 24 from node_modules.
// Runs on any Node >= 20 and imports nothing but Node itself, since nothing may be installed yet.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const node = join(root, 'node_modules/node/bin/node')
const stamp = join(root, 'node_modules/.easel-installed')
const ALONE = ' without tools'
const commands = {
  start: ['scripts/start.ts'],
  test: ['scripts/test.ts'],
  check: ['scripts/check.ts'],
  bench: ['scripts/bench.ts'],
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

/** Whether a start alone has installed what is here: without what only tests, checks and benches use. */
function isForStartsAlone() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').endsWith(ALONE) : !existsSync(dirname(stamp))
}

function installWhenTheLockChanged(isStart) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(node) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed === lock || (isStart && installed === lock + ALONE)) return
  console.log('Installing packages …')
  // A third of all that is installed; what a developer has is never taken away again.
  const isAlone = isStart && isForStartsAlone()
  const options = [
    '--no-audit',
    '--no-fund',
    '--no-save',
    '--loglevel=error',
    ...(isAlone ? ['--omit=dev'] : []),
  ]
  // Some platform packages of the tools are missing from some registries, which `npm ci` refuses and `npm install` skips.
  const result = spawnSync('npm', ['install', ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (result.status !== 0)
    fail('Installing the packages failed; the message above says why. Check the network and try again.')
  if (!existsSync(node))
    fail('Node 24 could not be installed for this platform. Install Node 24 and run `npm install` again.')
  writeFileSync(stamp, lock + (isAlone ? ALONE : ''))
}

const [name, ...rest] = process.argv.slice(2)
if (!Object.hasOwn(commands, name ?? ''))
  fail(`Usage: node scripts/run.mjs ${Object.keys(commands).join(' | ')}`)
installWhenTheLockChanged(name === 'start')

const child = spawn(node, [...commands[name], ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // glibc gives every thread a heap of its own and back to the system little of what lies in any: 446 MB a drawing thread instead of 501.
    MALLOC_ARENA_MAX: '1',
    ...process.env,
    PATH: `${dirname(node)}:${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
