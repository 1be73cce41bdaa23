import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_BASE, SESSION_PAGES } from '@easel/contract/paths'
import { build } from 'vite'
import { PATHS } from '../src/shared/lib/paths.ts'

const SOURCE = join(import.meta.dirname, '../src/app/worker/sw.ts')
const SCRIPTS = /\/assets\/(?!manifest-)[\w.-]+\.js/g
/** What the offline page needs. */
const FIRST_FILES = /\/assets\/(?:boot-[\w-]+\.js|[\w.-]+\.css|(?:display|text)-[\w-]+\.woff2)/g

/** Writes `/sw.js` with the lists of the files it fetches, and a version that changes with any of them; `shell` is the HTML of the app's shell. */
export async function writeWorker(folder: string, shell: string): Promise<void> {
  const [manifest] = globSync('assets/manifest-????????.js', { cwd: folder })
  if (!manifest) throw new Error('The build has no list of its pages.')
  const shellScripts = [`/${manifest}`, ...found(shell, SCRIPTS)]
  const pageScripts = found(readFileSync(join(folder, manifest), 'utf8'), SCRIPTS)
  const define = {
    BUILT_BASE: JSON.stringify(JSON.stringify(BUILD_BASE)),
    SHELL_PAGE: JSON.stringify(BUILD_BASE + SESSION_PAGES[0]),
    OFFLINE_PAGE: JSON.stringify(BUILD_BASE + PATHS.offline),
    PRECACHE: inBase([PATHS.offline, ...found(shell, FIRST_FILES), '/favicon.svg']),
    SHELL_FILES: inBase([SESSION_PAGES[0], ...shellScripts]),
    PAGE_FILES: inBase(pageScripts.filter((path) => !shellScripts.includes(path))),
  }
  const options = { emptyOutDir: false, outDir: folder, copyPublicDir: false, target: 'es2023' }
  const output = { entryFileNames: 'sw.js', codeSplitting: false }
  const rolldownOptions = { input: SOURCE, output }
  await build({ configFile: false, logLevel: 'warn', define, build: { ...options, rolldownOptions } })
  const file = join(folder, 'sw.js')
  const code = readFileSync(file, 'utf8')
  const offline = readFileSync(join(folder, PATHS.offline, 'index.html'))
  const version = createHash('sha256').update(code).update(shell).update(offline).digest('hex').slice(0, 12)
  writeFileSync(file, `const VERSION=${JSON.stringify(version)};${code}`)
}

function found(text: string, files: RegExp): readonly string[] {
  return [...new Set(text.match(files))]
}

function inBase(paths: readonly string[]): string {
  return JSON.stringify(paths.map((path) => BUILD_BASE + path))
}
