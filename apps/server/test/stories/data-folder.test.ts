import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSnapshot } from '../../src/platform/database/snapshot.ts'
import { PASSWORD } from '../harness/start-test-app.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'easel-folder-'))
const data = join(folder, 'data')
let child: ChildProcess | undefined

beforeAll(async () => {
  await ensureSnapshot()
})
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the server with the most permissive umask while `visit` uses it, to its orderly end. */
async function run(visit: (url: string) => Promise<void>): Promise<void> {
  const server = spawn('sh', ['-c', 'umask 000; exec "$0" "$1"', process.execPath, MAIN], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = server
  const exited = once(server, 'close')
  let out = ''
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  await expect.poll(() => out, { timeout: 60_000 }).toMatch(/ready at/)
  await visit(/http:\/\/localhost:\d+/.exec(out)?.[0] ?? '')
  const open = openToOthers()
  server.kill('SIGTERM')
  await exited
  expect(open).toEqual([])
}

/** What any other user of the machine could read, write or enter, if the folder above let them. */
function openToOthers(): string[] {
  const paths = readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => join(data, name))
  return [data, ...paths].filter((path) => (lstatSync(path).mode & 0o077) !== 0)
}

async function drawPicture(url: string, email: string): Promise<void> {
  const post = (path: string, body: object, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const signUp = await post('/api/auth/sign-up/email', { email, name: 'Ada', password: PASSWORD })
  const authorization = `Bearer ${signUp.headers.get('set-auth-token')}`
  const body = { prompt: 'a fox', width: 1024, height: 1024 }
  expect((await post('/api/functions/generate-image', body, { authorization })).status).toBe(200)
}

describe.skipIf(process.platform === 'win32')('the data folder', { timeout: 120_000 }, () => {
  it('is readable by its owner alone after a run, whatever the umask was: database, pictures, secret, locks', async () => {
    await run((url) => drawPicture(url, 'ada@example.com'))
    expect(openToOthers()).toEqual([])
    const names = readdirSync(data, { recursive: true, encoding: 'utf8' })
    for (const kept of ['auth-secret', 'lock', 'process.json', 'db/PG_VERSION']) expect(names).toContain(kept)
    expect(names.filter((name) => /^files.*\.png$/.test(name))).toHaveLength(1)
  })

  it('made by an earlier version, open to all, is closed with everything in it at the next start', async () => {
    for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' })) {
      const path = join(data, name)
      chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666)
    }
    chmodSync(data, 0o755)
    expect(openToOthers().length).toBeGreaterThan(300)
    await run((url) => drawPicture(url, 'eve@example.com'))
    expect(openToOthers()).toEqual([])
  })
})
