// Makes small changes to the code, one at a time, and reports the mutants that no test notices: `npm run mutants -- FOLDER…`. Stryker does it in a
// copy below the project's `.cache`. `--tests GLOB` (relative to it) runs only these tests: for the server, and, with `--config
// vitest.pages.config.ts`, for the web's page tests. `--sql` mutates the SQL of repositories instead.
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>

const root = fileURLToPath(new URL('..', import.meta.url))
const CAUGHT: readonly string[] = ['Killed', 'Timeout']
const MISSED: readonly string[] = ['Survived', 'NoCoverage']

/** The workspace of a path. */
function projectOf(path: string): string {
  return existsSync(join(path, 'package.json')) ? path : projectOf(dirname(path))
}

/** What to mutate, as globs relative to the project. */
function globsOf(project: string, path: string): readonly string[] {
  const name = relative(project, path)
  if (statSync(path).isFile()) return [name]
  const folder = name || 'src'
  if (values.sql) return [`${folder}/**/*.repository.ts`]
  return [`${folder}/**/*.{ts,tsx}`, `!${folder}/**/*.test.{ts,tsx}`, `!${folder}/**/*.d.ts`]
}

/** Caught mutants as a share of those that a test could catch: code that does not compile or run does not count. */
function scoreOf(mutants: Mutants): string {
  const caught = mutants.filter(({ status }) => CAUGHT.includes(status)).length
  const all = caught + mutants.filter(({ status }) => MISSED.includes(status)).length
  return all === 0 ? 'no mutants' : `${((100 * caught) / all).toFixed(1)} % (${caught} of ${all})`
}

function describeSurvivor({ fileName, location, replacement, status }: Mutants[number]): string {
  const { start, end } = location
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  const last = lines.length - 1
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? ''
  lines[0] = lines[0]?.slice(start.column - 1) ?? ''
  const [before, after] = [lines.join(' '), replacement ?? ''].map((text) =>
    text.replaceAll(/\s+/g, ' ').replaceAll(' .', '.'),
  ) as [string, string]
  // Shows a long statement around the first difference.
  const difference = [...before].findIndex((letter, place) => letter !== after[place])
  const short = (text: string) => text.slice(Math.max(0, difference - 60)).slice(0, 90)
  const reached = status === 'NoCoverage' ? ' (no test runs it)' : ''
  return `${relative(root, fileName)}:${start.line}${reached}  ${short(before)}  →  ${short(after)}`
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string', multiple: true, default: [] },
    sql: { type: 'boolean', default: false },
    config: { type: 'string' },
    concurrency: { type: 'string', default: '1' },
  },
})
if (positionals.length === 0) {
  console.error(
    'Usage: npm run mutants -- [--sql] [--config FILE] [--tests GLOB]… [--concurrency 1] FOLDER-OR-FILE…',
  )
  process.exit(1)
}
if (values.sql) (await import('./sql-mutants.ts')).mutateSqlAlone()
// An environment variable, since with Stryker's own setting, mutants of code that runs once at module load are not activated.
if (values.tests.length > 0) process.env['MUTANT_TESTS'] = values.tests.join(' ')
const copy = `.cache/mutants-${process.pid}`
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
// An interrupted run would leave files that the project's tests find.
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
const found: Mutants = []
const byProject = Map.groupBy(
  positionals.map((path) => resolve(root, path)),
  projectOf,
)
for (const [project, paths] of byProject) {
  process.chdir(project)
  const stryker = new Stryker({
    mutate: paths.flatMap((path) => globsOf(project, path)),
    testRunner: 'vitest',
    vitest: values.config === undefined ? {} : { configFile: values.config },
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), import.meta.resolve('./class-names.ts')],
    ignorers: relative(root, project) === 'apps/web' ? ['class-names'] : [],
    concurrency: Number(values.concurrency),
    // Starting every page test takes long, and a timeout on a busy machine catches no mutant.
    dryRunTimeoutMinutes: 30,
    timeoutMS: 30_000,
    // Stryker's tsconfig.json handling needs the compiler's old API; without it, the copy uses the settings of its parent folders.
    tsconfigFile: 'none',
    ignorePatterns: ['tsconfig.json', 'build', 'dist', '.cache', '.fonts', '.pictures', '.react-router'],
    tempDirName: copy,
    // The copy resolves packages from its parent folders; a link would share Vite's cache with tests that run at the same time.
    symlinkNodeModules: false,
    reporters: ['progress-append-only'],
  })
  found.push(...(await stryker.runMutationTest()))
}

const isMissed = ({ status }: Mutants[number]) => MISSED.includes(status)
for (const mutant of found.filter(isMissed)) console.log(describeSurvivor(mutant))
for (const key of [dirname, (path: string) => path])
  for (const [path, mutants] of Map.groupBy(found, ({ fileName }) => key(fileName)))
    console.log(`${relative(root, path)}: ${scoreOf(mutants)}`)
