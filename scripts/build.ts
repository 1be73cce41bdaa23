// Builds what a start needs: the web app, and the snapshot from which an empty database opens. Skips what is up to date.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const webInputs = [
  'apps/web/{src,public,site-build}/**/*',
  'apps/web/*.{ts,json}',
  'packages/{contract,lettering,picture-metadata}/src/**/*.ts',
  // The engine's prompt parser, which the browser loads too; only the server loads the rest, which draws.
  'packages/engine/src/{*,lexicon/**/*,parse/**/*,policy/**/*}.ts',
  'package-lock.json',
]
const webStamp = join(root, 'apps/web/build/.inputs')

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync(patterns as string[], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** Builds the web app if any of its inputs has changed. */
export function buildWeb(): void {
  const inputs = hashOf(webInputs)
  if (existsSync(webStamp) && readFileSync(webStamp, 'utf8') === inputs) return
  console.log('Building the web app …')
  for (let triesLeft = 3; !builds(triesLeft); triesLeft -= 1)
    console.log('This machine is busy: a page took more than ten seconds. Trying again …')
  writeFileSync(webStamp, inputs)
}

/** Runs one build. Returns false when React Router gave up on a page, as it does after ten seconds, and a retry is left. */
function builds(triesLeft: number): boolean {
  const result = spawnSync('npx', ['--no-install', 'react-router', 'build'], {
    cwd: join(root, 'apps/web'),
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.status === 0) return true
  if (triesLeft > 1 && result.stderr.includes('aborted due to timeout')) return false
  console.error(result.stdout, result.stderr)
  throw new Error('Building the web app failed.')
}

export async function build(): Promise<void> {
  buildWeb()
  const { ensureSnapshot } = await import('../apps/server/src/platform/database/snapshot.ts')
  await ensureSnapshot()
}

if (import.meta.main) await build()
