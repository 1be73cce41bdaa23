// Runs every test: units and modules on the embedded database, the server's again on PostgreSQL, then the browser journeys. `npm test -- server` runs
// the suites whose name contains the word, `npm test -- --changed` those that read changed files.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './build.ts'
import { findBrowser } from './find-browser.ts'
import { findPostgres } from './find-postgres.ts'

type Counts = { passed: number; failed: number; skipped: number }
/** The result of a runner: counts, and the names of tests that failed or passed only on a second try. */
type Report = Counts & { broken: string[]; flaky: string[] }
type PlaywrightSuite = {
  specs?: { title: string; file: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'easel-test-'))
/** `--changed` since the last commit, `--changed=main` since that branch. */
const isChanged = (word: string) => word === '--changed' || word.startsWith('--changed=')
const changed = process.argv.slice(2).filter(isChanged)
const wanted = process.argv.slice(2).filter((word) => !isChanged(word))
/** Skipped in a quick run that does not name them: their inputs do not show in their imports, or they take long. */
const THOROUGH = ['apps/server on PostgreSQL', 'apps/server operation', 'e2e']
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const notes: string[] = []
const times: string[] = []

function isWanted(name: string): boolean {
  if (wanted.length > 0) return wanted.some((word) => name.includes(word))
  return changed.length === 0 || !THOROUGH.includes(name)
}

function run(
  name: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  read: (report: string) => Report,
): void {
  if (!isWanted(name)) return
  console.log(`\n— ${name}`)
  const since = performance.now()
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  const args = command.map((word) => word.replace('REPORT', report))
  const result = spawnSync('npx', ['--no-install', ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
  })
  let found: Report = { passed: 0, failed: 0, skipped: 0, broken: [], flaky: [] }
  try {
    found = read(readFileSync(report, 'utf8'))
  } catch {
    found.failed = 1
    found.broken.push('the runner left no report')
  }
  // A runner that fails without a failing test (a crash, an unhandled rejection) still counts as a failure.
  if (result.status !== 0 && found.failed === 0) {
    if (found.broken.length === 0) found.broken.push('the runner failed though no test did')
    found.failed = found.broken.length
  }
  times.push(`${name} ${Math.round((performance.now() - since) / 1000)} s`)
  total.passed += found.passed
  total.failed += found.failed
  total.skipped += found.skipped
  notes.push(...found.broken.map((title) => `Failed: ${name}: ${title}`))
  notes.push(...found.flaky.map((title) => `Passed on the second try only: ${name}: ${title}`))
}

function readVitest(report: string): Report {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(report)
  const broken: string[] = []
  const flaky: string[] = []
  for (const file of testResults) {
    const path = relative(root, file.name)
    // A failed setup or teardown is the file's failure, whatever its tests did.
    if (file.message) broken.push(`${path}: ${file.message.split('\n', 1)}`)
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (failureMessages.length === 0) continue
      const title = `${path} › ${fullName}: ${failureMessages[0].split('\n', 1)}`
      if (status === 'failed') broken.push(title)
      else if (status === 'passed') flaky.push(title)
    }
  }
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, broken, flaky }
}

function readPlaywright(report: string): Report {
  const { stats, suites } = JSON.parse(report)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    broken: titles(suites, 'unexpected'),
    flaky: titles(suites, 'flaky'),
  }
}

function titles(suites: readonly PlaywrightSuite[], status: string): string[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((one) => one.status === status))
      .map(({ file, title }) => `${file} › ${title}`),
    ...titles(inner, status),
  ])
}

/** CPU-bound suites use every processor, suites that mostly wait as many workers as their own settings say. */
const EVERY_PROCESSOR = '--maxWorkers=100%'

function vitest(project: string, ...settings: readonly string[]): string[] {
  return [
    'vitest',
    'run',
    '--root',
    project,
    '--passWithNoTests',
    ...changed,
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=REPORT',
    // As for the journeys: a machine that stalled for a moment is not a defect. Retried tests are listed at the end.
    ...(process.env['CI'] ? ['--retry=1'] : []),
    ...settings,
  ]
}

await build()
for (const project of [
  'packages/contract',
  'packages/picture-metadata',
  'packages/lettering',
  'packages/audio',
  'packages/cli',
  'packages/client',
  'packages/engine',
  'scripts',
  'apps/web',
])
  run(project, vitest(project, EVERY_PROCESSOR), {}, readVitest)
run('packages/providers', vitest('packages/providers'), {}, readVitest)
// A real sd-server draws with weights that the suite writes; without one the suite has nothing to run.
if (process.env['SD_SERVER_PATH'] !== undefined && wanted.includes('local'))
  run('local model', vitest('packages/providers', 'src/local/real-sd-server.test.ts'), {}, readVitest)
run('apps/server', vitest('apps/server'), { TEST_DATABASE_URL: '' }, readVitest)

const postgres = await findPostgres()
if (postgres)
  run('apps/server on PostgreSQL', vitest('apps/server'), { TEST_DATABASE_URL: postgres }, readVitest)
else if (isWanted('apps/server on PostgreSQL'))
  notes.push(
    'Skipped: the server’s tests on PostgreSQL (set TEST_DATABASE_URL to a user that may create databases).',
  )
// Runs whole processes through random faults of their dependencies; the runs for each single fault take minutes, and only run when named.
const isAsked = wanted.some((word) => 'operation'.includes(word))
run(
  'apps/server operation',
  vitest(
    'apps/server',
    '--config',
    'vitest.operation.config.ts',
    ...(isAsked ? [] : ['--exclude', 'test/operation/faults-*.test.ts']),
  ),
  { TEST_DATABASE_URL: postgres ?? '' },
  readVitest,
)

const inBrowser = ['apps/web pages', 'e2e'].filter(isWanted)
const browser = inBrowser.length > 0 ? await findBrowser() : undefined
if (browser) {
  run(
    'apps/web pages',
    vitest('apps/web', '--config', 'vitest.pages.config.ts'),
    { CHROMIUM_PATH: browser },
    readVitest,
  )
  run(
    'e2e',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    { CHROMIUM_PATH: browser },
    readPlaywright,
  )
} else if (inBrowser.length > 0) {
  notes.push('Failed: no Chromium was found and none could be installed; set CHROMIUM_PATH.')
  total.failed += 1
}
if (spawnSync('which', ['swift-proxy-server'], { stdio: 'ignore' }).status !== 0)
  notes.push(
    'Skipped: the tests of pictures in a bucket (Debian’s swift-proxy, swift-account, swift-container, swift-object).',
  )

if (total.passed + total.failed === 0) {
  notes.push(changed.length > 0 ? 'No test reads what has changed.' : 'No test ran.')
  if (changed.length === 0) total.failed = 1
}
console.log(`\n${times.join(', ')}\n${notes.join('\n')}`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)
