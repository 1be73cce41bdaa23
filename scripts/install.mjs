// Installs the locked packages when the lockfile has changed. Imports only Node's own modules, and runs on Node 20 and later.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The Node version that the product is written for; a machine that has it, or a later one, uses its own. */
const NODE_MAJOR = 24
const PRODUCTION_ONLY = ' production only'
/** npm installs these for a production start too, because packages name them as optional peers. */
const TOOLS = ['@types', '@typescript', '@vitest', 'typescript', 'vitest']

/**
 * Installs unless the lockfile is the one that was installed last, and returns the path of the Node to run with. With `isStart`, in a folder
 * where only starts have installed, developer tools are left out; a developer's tools are never removed. Throws with a message for people.
 */
export function installWhenLockChanged(root, { isStart }) {
  const modules = join(root, 'node_modules')
  const stamp = join(modules, '.easel-installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (installed === lock || (isStart && installed === lock + PRODUCTION_ONLY)) return nodeOf(modules)
  const isProductionOnly = isStart && (installed ? installed.endsWith(PRODUCTION_ONLY) : !existsSync(modules))
  console.log('Installing packages …')
  const options = ['--no-audit', '--no-fund', '--loglevel=error', ...(isProductionOnly ? ['--omit=dev'] : [])]
  const result = spawnSync('npm', ['ci', ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (result.status !== 0)
    throw new Error(
      'Installing the packages failed; the message above says why. Check the network and try again.',
    )
  const node = nodeOf(modules)
  if (isProductionOnly) removeWhatStartsNeverRead(modules)
  writeFileSync(stamp, lock + (isProductionOnly ? PRODUCTION_ONLY : ''))
  return node
}

function nodeOf(modules) {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath
  const { platform, arch } = process
  const name = { win32: 'node-win', darwin: arch === 'arm64' ? 'node-bin-darwin' : 'node-darwin' }[platform]
  const file = join(
    modules,
    `${name ?? `node-${platform}`}-${arch}`,
    platform === 'win32' ? 'bin/node.exe' : 'bin/node',
  )
  if (existsSync(file)) return file
  throw new Error(
    `There is no package of Node ${NODE_MAJOR} for this system: install Node ${NODE_MAJOR} and try again.`,
  )
}

/** Type declarations, source maps, headers and tools are a third of all installed files. A start builds and runs without them. */
export function removeWhatStartsNeverRead(modules) {
  for (const name of TOOLS) rmSync(join(modules, name), { recursive: true, force: true })
  for (const name of readdirSync(modules))
    if (name.startsWith('node-')) rmSync(join(modules, name, 'include'), { recursive: true, force: true })
  removeDeclarations(modules)
}

/** Folder by folder, since a recursive list follows links: workspace links lead to the project's own sources and database files. */
function removeDeclarations(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeDeclarations(path)
    else if (entry.isFile() && /\.(map|d\.[cm]?ts)$/.test(entry.name)) rmSync(path, { force: true })
  }
}
