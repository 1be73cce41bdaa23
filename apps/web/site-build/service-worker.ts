import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_BASE, SESSION_PAGES } from '@easel/contract/paths'
import { PATHS } from '../src/shared/lib/paths.ts'
import { bundleScript } from './bundle-script.ts'

type Parts = {
  readonly folder: string
  /** HTML of the app's shell. */
  readonly shell: string
  readonly boot: string
  readonly source: string
}

/** `/sw.js`: src/app/worker/sw.ts with the list of what it fetches at once, and a version that changes with any of it. */
export async function serviceWorker({ folder, shell, boot, source }: Parts): Promise<string> {
  const scripts = [...shell.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)
  const styles = [...shell.matchAll(/\/assets\/[\w.-]+\.css/g)].map(([path]) => path)
  const fonts = [...shell.matchAll(/\/assets\/(?:display|text)-[\w-]+\.woff2/g)].map(([path]) => path)
  const offline = readFileSync(join(folder, PATHS.offline, 'index.html'), 'utf8')
  const code = await bundleScript(join(source, 'app/worker/sw.ts'), {
    PRECACHE: inBase([PATHS.offline, boot, ...new Set([...styles, ...fonts]), '/favicon.svg']),
    SHELL_FILES: inBase([SESSION_PAGES[0], ...new Set(scripts)]),
    PAGE_FILES: inBase(pageFiles(folder, new Set(scripts))),
    SHELL_PAGE: JSON.stringify(BUILD_BASE + SESSION_PAGES[0]),
    OFFLINE_PAGE: JSON.stringify(BUILD_BASE + PATHS.offline),
  })
  const version = createHash('sha256').update(code).update(shell).update(offline).digest('hex').slice(0, 12)
  return `const VERSION=${JSON.stringify(version)};${code}`
}

/** The scripts of every page that are not the shell's own, as the framework lists them. */
function pageFiles(folder: string, shell: ReadonlySet<string>): readonly string[] {
  const [manifest] = globSync('assets/manifest-*.js', { cwd: folder })
  if (!manifest) throw new Error('The build has no list of its pages.')
  const paths = readFileSync(join(folder, manifest), 'utf8').match(/\/assets\/[\w.-]+\.js/g) ?? []
  return [...new Set(paths)].filter((path) => !shell.has(path) && !path.includes('/manifest-'))
}

function inBase(paths: readonly string[]): string {
  return JSON.stringify(paths.map((path) => BUILD_BASE + path))
}
