import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'easel-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  // Reuses compiled code from one run to the next.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') }
  return spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8', env })
}

test('the command line draws a picture and writes its report', { timeout: 60_000 }, async () => {
  const out = join(folder, 'fox.png')
  const report = join(folder, 'fox.json')
  const { status, stdout } = run(
    ...['a red fox and an igloo in a snowy forest', '--seed', '5', '--scale', '0.125', '--aspect', '9:16'],
    ...['--style', 'photorealistic', '--quality', 'high', '--negative', 'trees', '--out', out, '--report', report],
  )
  expect(status).toBe(0)
  expect(stdout).toContain('128x192, seed 5')
  expect(stdout).toContain('Assumed: What is built or done in snow has snow around it.')
  expect((await sharp(out).metadata()).height).toBe(192)
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
    seed: 5,
    assumed: [{ rule: 'winter-things-in-snow' }],
    entities: [{ noun: 'fox' }, { noun: 'igloo' }],
  })
})

test.each([
  [[], 'Give one prompt'],
  [['a fox'], '--out FILE.png'],
  [['a fox', '--out', 'x.png', '--style', 'nope'], 'There is no style "nope"'],
  [['a fox', '--out', 'x.png', '--seed', 'many'], 'seed'],
  [['a fox', '--out', 'x.png', '--reference', '/nowhere.png'], '/nowhere.png'],
  [['a fox', '--out', 'x.png', '--tint', 'red'], '--tint'],
])('the command line says what is wrong with %j and exits 1', { timeout: 60_000 }, (args, message) => {
  const { status, stderr } = run(...args)
  expect(status).toBe(1)
  expect(stderr).toContain(message)
  expect(stderr).not.toContain('    at ')
})
