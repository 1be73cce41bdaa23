import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSnapshot } from '../../src/platform/database/snapshot.ts'
import { startServer } from '../kill/server-process.ts'

type Finding = { readonly check: string; readonly state: string; readonly says: string }

const DOCTOR = fileURLToPath(new URL('../../../../scripts/doctor.ts', import.meta.url))
const STRANGER = 65_534
const isRoot = process.getuid?.() === 0
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'easel-doctor-'))
  chmodSync(folder, 0o755)
  await ensureSnapshot()
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(env: Readonly<Record<string, string>>, args: readonly string[] = [], uid?: number) {
  const child = spawn(process.execPath, [DOCTOR, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '9', ...env },
    ...(uid === undefined ? {} : { uid }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (part) => (out += part))
  child.stderr.on('data', (part) => (err += part))
  const [code] = (await once(child, 'close')) as [number]
  return { code, out, err }
}

async function findings(env: Readonly<Record<string, string>>, uid?: number) {
  const { code, out, err } = await run(env, ['--json'], uid)
  expect(err).toBe('')
  const list = (JSON.parse(out) as { findings: Finding[] }).findings
  return { code, of: (check: string) => list.find((finding) => finding.check === check), out }
}

describe('npm run doctor', { timeout: 120_000 }, () => {
  it('says what to do in a line for each check, before the first start, and leaves nothing behind', async () => {
    const { code, out } = await run({ DATA_DIR: join(folder, 'fresh') })
    expect(code).toBe(0)
    expect(out.trim().split('\n')).toHaveLength(9)
    expect(out).toMatch(/^ok {7}Database: There is no embedded database yet/m)
    expect(out).toMatch(/^warning {2}Mail: SMTP_URL is not set/m)
    expect(readdirSync(folder)).toEqual([])
  })

  it('asks the running server for the embedded database, and opens it itself when none runs', async () => {
    const DATA_DIR = join(folder, 'running')
    mkdirSync(DATA_DIR, { mode: 0o700 })
    const server = startServer(DATA_DIR, {})
    const { port } = new URL(await server.ready)
    const running = await findings({ DATA_DIR, PORT: port, PUBLIC_URL: `http://localhost:${port}` })
    expect([running.code, running.of('Database')]).toMatchObject([0, { state: 'ok' }])
    expect(running.of('Database')?.says).toContain('The running server holds it')
    expect(running.of('Storage')).toMatchObject({ state: 'ok' })
    expect(running.of('Proxy')).toMatchObject({ state: 'ok' })
    const deaf = await findings({ DATA_DIR })
    expect([deaf.code, deaf.of('Database')]).toMatchObject([0, { state: 'warning' }])
    expect(await server.stop()).toBe(0)
    const stopped = await findings({ DATA_DIR, PUBLIC_URL: 'http://localhost:9' })
    expect([stopped.code, stopped.of('Database')]).toMatchObject([0, { state: 'ok' }])
    expect(stopped.of('Database')?.says).toMatch(/It answers and has all \d+ migrations/)
    expect(stopped.of('Clock')).toMatchObject({ state: 'ok' })
    expect(stopped.of('Proxy')).toMatchObject({ state: 'warning' })
  })

  it('ends with 1 and prints no secret when settings, database or vendor are wrong', async () => {
    const wrong = await findings({ PORT: 'many', AUTH_SECRET: 'too short' })
    expect([wrong.code, wrong.of('Settings')]).toMatchObject([1, { state: 'problem' }])
    expect(wrong.out).not.toContain('too short')
    const away = await findings({
      DATA_DIR: join(folder, 'fresh'),
      DATABASE_URL: 'postgres://easel:hunter22@127.0.0.1:9/easel',
      OPENAI_API_KEY: 'sk-secret-key',
      OPENAI_BASE_URL: 'http://127.0.0.1:9',
    })
    expect([away.code, away.of('Database'), away.of('Clock')]).toMatchObject([
      1,
      { state: 'problem' },
      { state: 'warning' },
    ])
    expect(away.out).not.toMatch(/hunter22|sk-secret/)
  })

  it('names a data folder that this user cannot write, and one that is another user’s', async () => {
    const DATA_DIR = join(folder, 'closed', 'data')
    mkdirSync(join(folder, 'closed'), { mode: 0o755 })
    chmodSync(join(folder, 'closed'), 0o555)
    const closed = await findings({ DATA_DIR }, isRoot ? STRANGER : undefined)
    expect([closed.code, closed.of('Permissions')]).toMatchObject([1, { state: 'problem' }])
    chmodSync(join(folder, 'closed'), 0o755)
    if (!isRoot) return
    mkdirSync(DATA_DIR)
    chmodSync(DATA_DIR, 0o755)
    const foreign = await findings({ DATA_DIR }, STRANGER)
    expect(foreign.of('Permissions')).toMatchObject({ state: 'warning' })
    expect(foreign.of('Permissions')?.says).toContain('belongs to user 0')
    expect(foreign.of('Storage')).toMatchObject({ state: 'warning' })
    expect(readdirSync(DATA_DIR)).toEqual([])
  })
})
