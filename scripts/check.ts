// Runs all checks that do not need the product running: types, lint and format, boundaries, dead code.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
type Step = readonly [name: string, command: string, ...args: string[]]

/** Two lanes run in parallel; within a lane a step may need the output of the previous one. */
const lanes: readonly (readonly Step[])[] = [
  [
    ['types: contract', 'tsc', '-p', 'packages/contract'],
    ['types: metadata', 'tsc', '-p', 'packages/picture-metadata'],
    ['types: lettering', 'tsc', '-p', 'packages/lettering'],
    ['types: audio', 'tsc', '-p', 'packages/audio'],
    ['types: engine', 'tsc', '-p', 'packages/engine'],
    ['types: providers', 'tsc', '-p', 'packages/providers'],
    ['types: client', 'tsc', '-p', 'packages/client'],
    ['types: command line', 'tsc', '-p', 'packages/cli'],
    ['types: server', 'tsc', '-p', 'apps/server'],
    ['types: scripts', 'tsc', '-p', 'scripts'],
    // After the engine's step, whose declarations the web app reads.
    ['types: web routes', 'react-router', 'typegen', 'apps/web'],
    ['types: web', 'tsc', '-p', 'apps/web'],
    ['boundaries', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'e2e', 'scripts'],
  ],
  [
    ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
    ['lock', 'node', 'scripts/lock.ts'],
    ['words', 'node', 'scripts/words.ts'],
    ['sizes', 'node', 'scripts/sizes.ts'],
    ['folders', 'node', 'scripts/folders.ts'],
    ['types: journeys', 'tsc', '-p', 'e2e'],
    ['dead code', 'knip'],
  ],
]

/** Runs one step; prints its output if it fails. */
async function run([name, command, ...args]: Step): Promise<boolean> {
  const started = performance.now()
  const child =
    command === 'node'
      ? spawn(process.execPath, args, { cwd: root })
      : spawn('npx', ['--no-install', command, ...args], { cwd: root, shell: process.platform === 'win32' })
  const said: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => said.push(part))
  child.stderr.on('data', (part: Buffer) => said.push(part))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  if (code !== 0) console.log(Buffer.concat(said).toString())
  return code === 0
}

async function runLane(lane: readonly Step[]): Promise<readonly boolean[]> {
  const results: boolean[] = []
  for (const step of lane) results.push(await run(step))
  return results
}

const results = (await Promise.all(lanes.map(runLane))).flat()
const failures = results.filter((isGood) => !isGood).length
if (failures > 0) console.log(`${failures} of ${results.length} checks failed`)
process.exit(failures > 0 ? 1 : 0)
