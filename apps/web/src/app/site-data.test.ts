import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
  .filter((path) => !/\.test\.tsx?$|(^|\/)test\//.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(SOURCE, path), 'utf8') }))
const matches = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('what the browser keeps or shares is touched in one place, and by the two scripts of the first paint', () => {
  const touches =
    /\b(localStorage|sessionStorage|indexedDB)\b|new BroadcastChannel|navigator\.(locks|serviceWorker)|\{[^}]*\b(locks|serviceWorker|storage)\b[^}]*\} = navigator|document\.cookie|cookieStore/
  expect(matches(touches)).toEqual([
    'shared/lib/site-data.ts',
    'shared/lib/theme.ts',
    'shared/lib/typefaces.ts',
  ])
})

test('no address is written as if the site lay at the root of its host', () => {
  expect(
    matches(
      /\b(href|src|srcSet|action)=(["']|\{`)\/|\bfetch\(\s*['"`]\/|location\.(assign|replace)\(\s*['"`]\//,
    ),
  ).toEqual(['features/tools/icon-set.ts'])
  // An origin alone lacks the site's path, so it is no address.
  expect(matches(/location\.origin/).filter((path) => path !== 'app/worker/sw.ts')).toEqual([
    'shared/lib/site-origin.ts',
  ])
  expect(
    matches(/(?<!pathInSite\()(window\.)?\blocation\.pathname/).filter((path) => !isRouters(path)),
  ).toEqual([])
})

/** The router's own location does not include the site's path. */
const isRouters = (path: string) =>
  /const (location = useLocation\(\)|\{[^}]*location[^}]*\} = )/.test(
    files.find((file) => file.path === path)?.text ?? '',
  )
