// Builds a folder with only what a server needs: `npm run package -- --to FOLDER` (default `build/package`). Run it there with Node 24: `node
// server.js`. Settings come from the environment; nothing is written outside DATA_DIR.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, globSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureSnapshot } from '../apps/server/src/platform/database/snapshot.ts'
import { build } from './build.ts'
import { removeWhatStartsNeverRead } from './install.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** The lockfile describes every workspace, so npm needs each one's package.json. */
const MANIFESTS = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  '{apps,packages}/*/package.json',
  'e2e/package.json',
]
const CONTENT = [
  'apps/server/src',
  'apps/server/migrations',
  'apps/web/build/client',
  'packages/*/src',
  // `npm run model`, which downloads a model into the folder's own data.
  'scripts/model.ts',
]

/** Peer dependencies of the server's packages that only a build or a test would load. */
const NEVER_LOADED = /^(@rolldown|@swc|lightningcss.*|react-dom|rolldown|vite|yaml)$/

function copy(from: string, to: string): void {
  mkdirSync(dirname(join(to, from)), { recursive: true })
  cpSync(join(root, from), join(to, from), {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !/\.test\.tsx?$/.test(path),
  })
}

async function makePackage(folder: string): Promise<void> {
  await build()
  rmSync(folder, { recursive: true, force: true })
  const snapshot = relative(root, await ensureSnapshot())
  for (const path of [...globSync([...MANIFESTS, ...CONTENT], { cwd: root }), snapshot]) copy(path, folder)
  const options = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['ci', ...options, '--workspace=apps/server'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('Installing the packages failed; the message above says why.')
  const modules = join(folder, 'node_modules')
  removeWhatStartsNeverRead(modules)
  for (const name of readdirSync(modules))
    if (NEVER_LOADED.test(name)) rmSync(join(modules, name), { recursive: true, force: true })
  const server = [
    'import "./apps/server/src/compile-cache.mjs"',
    'await import("./apps/server/src/main.ts")',
    '',
  ]
  writeFileSync(join(folder, 'server.js'), server.join('\n'))
  letOthersRead(folder)
}

/** Makes the folder readable for the user who runs it, whatever the builder's umask was. */
function letOthersRead(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) chmodSync(path, 0o755)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o444)
  }
}

const { argv } = process
const to = argv.includes('--to') ? argv[argv.indexOf('--to') + 1] : join(root, 'build/package')
if (!to) {
  console.error('Usage: npm run package -- --to FOLDER')
  process.exit(1)
}
const folder = resolve(to)
if (!relative(folder, root).startsWith('..') && relative(folder, root) !== '') {
  console.error(`${folder} holds this program: choose a folder of its own.`)
  process.exit(1)
}
await makePackage(folder)
console.log(`The server is in ${folder}: start it there with \`node server.js\`.`)
