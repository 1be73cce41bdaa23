// Refuses the words that docs/glossary.md lists: `npm run check` runs this.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Rule = { readonly pattern: RegExp; readonly instead: string }

const PLACES = ['apps', 'packages', 'e2e', 'scripts', 'docs', 'deploy']
const SKIPPED_FOLDERS = /^(\.|(node_modules|dist|build|public|test-results|playwright-report)$)/
const TEXT_FILES = /\.(ts|tsx|mjs|cjs|css|sql|md|mdx|yml|yaml|sh|json|html)$/

/** The glossary itself, text that may not change, and paths not yet cleaned up: remove a path once it is. */
const ALLOWED_PATHS = [
  'docs/glossary.md',
  // A merged migration keeps its checksum.
  'apps/server/migrations/',
  // Words that people type.
  'packages/audio/src/lexicon.ts',
  // Stored settings of text effects have fields in British spelling.
  'apps/server/src/modules/lettering/lettering.test.ts',
  'apps/web/src/features/text-effects/',
  'apps/web/src/pages/test/tools/text-settings.page.test.tsx',
  'packages/contract/src/lettering.ts',
  'packages/lettering/src/render.ts',
  'packages/lettering/src/to-svg.ts',
  // Words that people type.
  'packages/engine/src/lexicon/',
  'packages/engine/test/readings/',
]

/** Names from other libraries. */
const FOREIGN_NAMES = /toColourspace/g

/** Reads the rules from the list at the end of the glossary. */
export function readRules(glossary: string): readonly Rule[] {
  const list = glossary.split(/^## Refused.*$/m)[1] ?? ''
  return [...list.matchAll(/^- `(.+)`: (.+)$/gm)].map(([, source = '', instead = '']) => ({
    pattern: new RegExp(source, /[A-Z]/.test(source) ? '' : 'i'),
    instead,
  }))
}

/** One complaint per line and rule, as `path:line: word (write …)`. */
export function findRefusedWords(path: string, text: string, rules: readonly Rule[]): readonly string[] {
  return text.split('\n').flatMap((line, index) => {
    const own = line.replace(FOREIGN_NAMES, '')
    return rules.flatMap(({ pattern, instead }) => {
      const word = pattern.exec(own)?.[0]
      return word ? [`${path}:${index + 1}: ${word} (write ${instead})`] : []
    })
  })
}

/** The project's own text files, as paths from the root; nothing installed or built. */
export function listFiles(root: string, folder: string): readonly string[] {
  return readdirSync(`${root}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory())
      return SKIPPED_FOLDERS.test(entry.name) || (folder === '' && !PLACES.includes(entry.name))
        ? []
        : listFiles(root, path)
    return TEXT_FILES.test(entry.name) && entry.name !== 'package-lock.json' ? [path] : []
  })
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const rules = readRules(readFileSync(`${root}docs/glossary.md`, 'utf8'))
  const complaints = listFiles(root, '')
    .filter((path) => !ALLOWED_PATHS.some((allowed) => path.startsWith(allowed)))
    .flatMap((path) => findRefusedWords(path, readFileSync(`${root}${path}`, 'utf8'), rules))
  for (const line of complaints) console.error(line)
  process.exit(rules.length === 0 || complaints.length > 0 ? 1 : 0)
}
