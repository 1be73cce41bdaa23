// Everything that can be checked without running the product: types, lint and format, boundaries, dead code.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
  ['types: contract', 'tsc', '-p', 'packages/contract'],
  ['types: engine', 'tsc', '-p', 'packages/engine'],
  ['types: providers', 'tsc', '-p', 'packages/providers'],
  ['types: server', 'tsc', '-p', 'apps/server'],
  ['types: web routes', 'react-router', 'typegen', 'apps/web'],
  ['types: web', 'tsc', '-p', 'apps/web'],
  ['types: journeys', 'tsc', '-p', 'e2e'],
  ['types: scripts', 'tsc', '-p', 'scripts'],
  ['boundaries', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'e2e', 'scripts'],
  ['dead code', 'knip'],
]

let failures = 0
for (const [name, command, ...args] of checks) {
  const started = performance.now()
  const result = spawnSync('npx', ['--no-install', command, ...args], { cwd: root, encoding: 'utf8' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${result.status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  if (result.status === 0) continue
  failures += 1
  console.log(result.stdout, result.stderr)
}
if (failures > 0) console.log(`${failures} of ${checks.length} checks failed`)
process.exit(failures > 0 ? 1 : 0)
