// Refuses circular imports between folders: `npm run check` runs this. A folder and a folder within it may import each other, as a module and its
// parts do.
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFiles } from './words.ts'

const CODE = /\.tsx?$/
const TEST = /\.test\.tsx?$|\/(test|testing|e2e)\//
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+|#web\/[^']+)'/g

/** For each folder, the other folders that its files import, with the first file that does. */
export type Imports = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The imports between folders, from pairs of a file's path and text. */
export function readImports(files: Iterable<readonly [path: string, text: string]>): Imports {
  const found = new Map<string, Map<string, string>>()
  for (const [path, text] of files) {
    const folder = dirname(path)
    for (const [, target = ''] of text.matchAll(IMPORT)) {
      const other = dirname(
        target.startsWith('#web/') ? target.replace('#web', 'apps/web/src') : posix.join(folder, target),
      )
      if (other === folder || isWithin(other, folder) || isWithin(folder, other)) continue
      const imports = found.get(folder) ?? new Map<string, string>()
      if (!imports.has(other)) imports.set(other, path)
      found.set(folder, imports)
    }
  }
  return found
}

const isWithin = (inner: string, outer: string) => inner.startsWith(`${outer}/`)

/** One shortest cycle for each folder that is in one; each folder is reported once. */
export function findCircles(imports: Imports): readonly string[] {
  const told = new Set<string>()
  return [...imports.keys()].sort().flatMap((start) => {
    if (told.has(start)) return []
    const way = wayBack(imports, start)
    for (const folder of way) told.add(folder)
    return way.length === 0 ? [] : [explain(imports, [...way, start])]
  })
}

function wayBack(imports: Imports, start: string): readonly string[] {
  const waiting: (readonly string[])[] = [[start]]
  const seen = new Set<string>()
  for (const way of waiting)
    for (const next of imports.get(way.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return way
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push([...way, next])
    }
  return []
}

function explain(imports: Imports, way: readonly string[]): string {
  const steps = way.slice(1).map((to, at) => `${to} (by ${imports.get(way[at] ?? '')?.get(to)})`)
  return `${way[0]} needs ${steps.join(', which needs ')}: move what both need, or hand it over`
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const paths = listFiles(root, '').filter((path) => CODE.test(path) && !TEST.test(path))
  const circles = findCircles(
    readImports(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)),
  )
  for (const circle of circles) console.error(circle)
  process.exit(circles.length > 0 ? 1 : 0)
}
