import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Row } from './statistics.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The engine's benchmark prints its own table; exit code 0 means that it met its goals. */
export async function measureEngine(): Promise<Row[]> {
  const { status } = spawnSync(process.execPath, ['packages/engine/bench/engine-bench.ts'], {
    cwd: root,
    stdio: 'inherit',
  })
  const measured = status === 0 ? 'all met' : 'not all met'
  return [{ what: "the engine's own goals", measured, goal: 'all met', met: status === 0 }]
}
