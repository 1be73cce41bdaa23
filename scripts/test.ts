// Runs every test: units and modules on the embedded database, the server's once more on PostgreSQL, then the journeys in a browser.
// `npm test -- server` runs the suites whose name contains the word.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './build.ts'
import { findBrowser } from './find-browser.ts'
import { findPostgres } from './find-postgres.ts'

type Counts = { passed: number; failed: number; skipped: number }

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'easel-test-'))
const wanted = process.argv.slice(2)
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const notes: string[] = []

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((word) => name.includes(word))
}

function run(
  name: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  read: (report: string) => Counts,
): void {
  if (!isWanted(name)) return
  console.log(`\n— ${name}`)
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`)
  const args = command.map((word) => word.replace('REPORT', report))
  const result = spawnSync('npx', ['--no-install', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
  })
  let counts: Counts
  try {
    counts = read(readFileSync(report, 'utf8'))
  } catch {
    counts = { passed: 0, failed: 1, skipped: 0 }
  }
  // A runner that fails without a failing test (a crash, an unhandled rejection) is a failure all the same.
  if (result.status !== 0 && counts.failed === 0) counts.failed = 1
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
}

function vitestCounts(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(report)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}

function playwrightCounts(report: string): Counts {
  const { stats } = JSON.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

function vitest(project: string): string[] {
  return [
    'vitest',
    'run',
    '--root',
    project,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=REPORT',
  ]
}

await build()
for (const project of [
  'packages/contract',
  'packages/picture-metadata',
  'packages/lettering',
  'packages/audio',
  'packages/engine',
  'packages/providers',
  'apps/web',
])
  run(project, vitest(project), {}, vitestCounts)
run('apps/server', vitest('apps/server'), { TEST_DATABASE_URL: '' }, vitestCounts)

const postgres = await findPostgres()
if (postgres)
  run('apps/server on PostgreSQL', vitest('apps/server'), { TEST_DATABASE_URL: postgres }, vitestCounts)
else
  notes.push(
    'Skipped: the server’s tests on PostgreSQL (set TEST_DATABASE_URL to a user that may create databases).',
  )

const browser = isWanted('e2e') ? await findBrowser() : undefined
if (browser)
  run(
    'e2e',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    { CHROMIUM_PATH: browser },
    playwrightCounts,
  )
else if (isWanted('e2e')) {
  notes.push('Failed: no Chromium was found and none could be installed; set CHROMIUM_PATH.')
  total.failed += 1
}
if (spawnSync('which', ['swift-proxy-server'], { stdio: 'ignore' }).status !== 0)
  notes.push(
    'Skipped: the tests of pictures in a bucket (Debian’s swift-proxy, swift-account, swift-container, swift-object).',
  )

if (total.passed + total.failed === 0) {
  notes.push('No test ran.')
  total.failed = 1
}
console.log(`\n${notes.join('\n')}`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed > 0 ? 1 : 0)
