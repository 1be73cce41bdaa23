// `npm start` and `npm test` from a fresh clone: installs what the lockfile asks for, then hands over to Node 24.
// Runs on any Node >= 20 and imports nothing but Node itself, since nothing may be installed yet.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installWhenLockChanged } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const commands = ['start', 'test', 'check', 'bench', 'package']

function fail(message) {
  console.error(message)
  process.exit(1)
}

function install(name) {
  try {
    return installWhenLockChanged(root, { isStart: name === 'start' })
  } catch (error) {
    return fail(error.message)
  }
}

const [name, ...rest] = process.argv.slice(2)
if (!commands.includes(name)) fail(`Usage: node scripts/run.mjs ${commands.join(' | ')}`)
const node = install(name)

const child = spawn(node, [join(root, 'scripts', `${name}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // glibc gives every thread a heap of its own and back to the system little of what lies in any: 446 MB a drawing thread instead of 501.
    MALLOC_ARENA_MAX: '1',
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
