// Limits the size of code files and folders: `npm run check` runs this.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listFiles } from './words.ts'

type Sizes = Readonly<Record<string, number>>

const MAX_LINES = 300
const MAX_FILES = 40
const CODE = /\.(ts|tsx|mjs)$/

/** Each path above the maximum. */
export function findOversized(found: Sizes, max: number, unit: string): readonly string[] {
  return Object.entries(found)
    .filter(([, size]) => size > max)
    .map(([path, size]) => `${path}: ${size} ${unit}, at most ${max}: split it by topic`)
}

/** Number of code files in each folder, subfolders not counted. */
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
  const paths = listFiles(root, '').filter((path) => CODE.test(path))
  const lines = Object.fromEntries(paths.map((path) => [path, linesOf(readFileSync(root + path, 'utf8'))]))
  const complaints = [
    ...findOversized(lines, MAX_LINES, 'lines'),
    ...findOversized(countByFolder(paths), MAX_FILES, 'files'),
  ]
  for (const line of complaints) console.error(line)
  process.exit(complaints.length > 0 ? 1 : 0)
}
