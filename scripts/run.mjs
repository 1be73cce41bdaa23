// Runs `npm start` and `npm test` from a fresh clone: installs the locked packages, then hands over to Node 24. Runs on any Node >= 20 and imports
// only Node's own modules, since no package may be installed yet.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installWhenLockChanged } from './install.mjs'
import { SERVER_ENVIRONMENT, SERVER_OPTIONS } from './server-options.mjs'

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

const options = name === 'start' ? SERVER_OPTIONS : []
const child = spawn(node, [...options, join(root, 'scripts', `${name}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...SERVER_ENVIRONMENT,
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
