// Holds how large files and folders of code may be: `npm run check` runs this. What was larger when the rule came stands in
// sizes.json with its size of then; it may shrink, and leaves the list when the rule holds for it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listFiles } from './words.ts'

type Sizes = Readonly<Record<string, number>>

const MAX_LINES = 300
const MAX_FILES = 40
const CODE = /\.(ts|tsx|mjs)$/
/** Only there may files be on the list. */
const MAY_BE_LONGER = 'packages/engine/'

/** Each path that is above the maximum without being listed, has grown, or no longer needs its place on the list. */
export function findOversized(found: Sizes, max: number, listed: Sizes, unit: string): readonly string[] {
  const larger = Object.entries(found).flatMap(([path, size]) => {
    const most = listed[path] ?? max
    return size > most ? [`${path}: ${size} ${unit}, at most ${most}: split it by topic`] : []
  })
  const needless = Object.keys(listed)
    .filter((path) => (found[path] ?? 0) <= max)
    .map((path) => `${path}: at most ${max} ${unit} now: take it off the list in scripts/sizes.json`)
  return [...larger, ...needless]
}

/** Listed files that are outside the one package that may have any. */
export function findMisplaced(listed: Sizes): readonly string[] {
  return Object.keys(listed)
    .filter((path) => !path.startsWith(MAY_BE_LONGER))
    .map((path) => `${path}: only ${MAY_BE_LONGER} may have longer files`)
}

/** How many files of code lie in each folder, those in folders within it not counted. */
export function countByFolder(paths: readonly string[]): Sizes {
  const folders = paths.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))))
  return Object.fromEntries(
    [...Map.groupBy(folders, (folder) => folder)].map(([folder, { length }]) => [folder, length]),
  )
}

function linesOf(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const listed: { files: Sizes; folders: Sizes } = JSON.parse(
    readFileSync(`${root}scripts/sizes.json`, 'utf8'),
  )
  const paths = listFiles(root, '').filter((path) => CODE.test(path))
  const lines = Object.fromEntries(paths.map((path) => [path, linesOf(readFileSync(root + path, 'utf8'))]))
  const complaints = [
    ...findOversized(lines, MAX_LINES, listed.files, 'lines'),
    ...findMisplaced(listed.files),
    ...findOversized(countByFolder(paths), MAX_FILES, listed.folders, 'files'),
  ]
  for (const line of complaints) console.error(line)
  process.exit(complaints.length > 0 ? 1 : 0)
}
