import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url))
const OPERATING = fileURLToPath(new URL('../../../../docs/operating.md', import.meta.url))
/** Rows by a builder or in SQL, files of a storage, files of a disk. */
const DELETES =
  /deleteFrom\(|deleteSome\(|delete from|truncate table|(storage|trash|local)\.(delete|remove)\(|\brmSync\(|\brm\(|\bunlink(Sync)?\(|\brmdir/

it('every place that deletes rows or files is named in docs/operating.md, with what triggers it and what undoes it', () => {
  const named = [...readFileSync(OPERATING, 'utf8').matchAll(/^\| `((?:modules|platform)\/[^`]+)` \|/gm)].map(
    ([, path = '']) => path,
  )
  const deleting = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|conformance/.test(path))
    .filter((path) => DELETES.test(codeOf(path)))
  expect(deleting.length).toBeGreaterThan(20)
  const isNamed = (path: string) =>
    named.some((name) => (name.endsWith('/') ? path.startsWith(name) : path === name))
  expect(deleting.filter((path) => !isNamed(path))).toEqual([])
})

/** Without the lines that only import or speak of it. */
function codeOf(path: string): string {
  return readFileSync(join(SOURCE, path), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(import|\/?\*|\/\/)/.test(line) && !line.includes('/i'))
    .join('\n')
}
