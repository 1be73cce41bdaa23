import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSnapshot } from '../../src/platform/database/snapshot.ts'
import { startFaultProxy } from '../harness/fault-proxy.ts'
import { createServerDatabase, TEST_DATABASE_URL } from '../harness/open-test-database.ts'
import { readEventStream } from '../harness/read-event-stream.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
let folder: string
const started: ChildProcess[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'easel-start-'))
  await ensureSnapshot()
})
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** The server as an operator starts it, in a folder without a `.env`. */
function start(env: Record<string, string>, as: readonly string[] = []) {
  const [command = '', ...args] = [...as, process.execPath, MAIN]
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  const output = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.err += text
  })
  const exited = once(child, 'close').then(([code]) => code as number | null)
  return {
    child,
    output,
    exited,
    url: async () => {
      await expect.poll(() => output.out + output.err, { timeout: 60_000 }).toMatch(/ready at/)
      return /http:\/\/localhost:\d+/.exec(output.out)?.[0] ?? ''
    },
  }
}

async function databaseEnv(name: string): Promise<Record<string, string>> {
  const base = { DATA_DIR: join(folder, name) }
  return TEST_DATABASE_URL
    ? { ...base, DATABASE_URL: await createServerDatabase({ isMigrated: true }) }
    : base
}

describe('a start that cannot succeed', { timeout: 60_000 }, () => {
  /** One plain message, no stack, exit code 1. */
  async function refusal(env: Record<string, string>) {
    const server = start(env)
    expect(await server.exited).toBe(1)
    expect(server.output.err).not.toMatch(/^\s+at /m)
    expect(server.output.out).not.toContain('ready')
    return server.output.err.trim()
  }

  it('names every wrong variable at once', async () => {
    const message = await refusal({ PORT: 'http', LOG_LEVEL: 'loud' })
    expect(message).toMatch(/PORT must be a whole number.*\n.*LOG_LEVEL must be one of/)
  })

  it('says that the port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const message = await refusal({ ...(await databaseEnv('port')), PORT: String(port) })
    expect(message).toBe(`Port ${port} is in use by another program. Stop it, or set PORT to another number.`)
    other.close()
  })

  it('says that the data folder cannot be written', async () => {
    writeFileSync(join(folder, 'a file'), '')
    const message = await refusal({ DATA_DIR: join(folder, 'a file', 'data') })
    expect(message).toMatch(/^DATA_DIR: the folder .* cannot be written \(ENOTDIR\)/)
    if (process.getuid?.() === 0) return
    chmodSync(folder, 0o500)
    expect(await refusal({ DATA_DIR: join(folder, 'denied') })).toMatch(/cannot be written \(EACCES\)/)
    chmodSync(folder, 0o700)
  })

  it('says that the database cannot be reached', async () => {
    const message = await refusal({
      DATA_DIR: join(folder, 'url'),
      DATABASE_URL: 'postgres://ada:pw@127.0.0.1:9/easel',
      DATABASE_WAIT_SECONDS: '1',
    })
    expect(message).toMatch(
      /^DATABASE_URL: the database at postgres:\/\/ada@127.0.0.1:9\/easel cannot be used: .*ECONNREFUSED/,
    )
  })
})

describe.skipIf(!TEST_DATABASE_URL)('a start whose database server is away', { timeout: 120_000 }, () => {
  async function startThrough(name: string) {
    const env = await databaseEnv(name)
    const url = new URL(env['DATABASE_URL'] ?? '')
    const proxy = await startFaultProxy({ host: url.hostname, port: Number(url.port) })
    const begin = () => start({ ...env, DATABASE_URL: proxy.addressOf(url.href) })
    return { proxy, begin }
  }

  it('waits for it, says so, and is ready once it is there', async () => {
    const { proxy, begin } = await startThrough('away')
    proxy.refuse()
    const server = begin()
    await expect.poll(() => server.output.out, { timeout: 30_000 }).toContain('the start waits for it')
    proxy.mend()
    const ready = await fetch(`${await server.url()}/api/ready`)
    expect(await ready.json()).toEqual({ status: 'ok', failed: [] })
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    await proxy.close()
  })

  it('outlives connections that end at any moment of it', async () => {
    const { proxy, begin } = await startThrough('cut')
    // Slow enough that the database is never opened between two cuts.
    proxy.delay(60)
    const cutting = setInterval(proxy.cut, 150)
    const server = begin()
    await expect.poll(() => server.output.out, { timeout: 30_000 }).toContain('the start waits for it')
    clearInterval(cutting)
    proxy.mend()
    expect((await fetch(`${await server.url()}/api/health`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    await proxy.close()
  })

  it('outlives the end of the connection for notices, also when the database was open before', async () => {
    const { proxy, begin } = await startThrough('notices')
    proxy.cutWhenSent('listen "easel_tasks"')
    const server = begin()
    expect((await fetch(`${await server.url()}/api/health`)).status).toBe(200)
    expect(server.output.out).toContain('the start waits for it')
    await expect.poll(async () => (await fetch(`${await server.url()}/api/ready`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    await proxy.close()
  })
})

describe('a start', { timeout: 60_000 }, () => {
  it('prints one line when it is ready, answers, and stops by itself though a stream is open', async () => {
    const server = start({ ...(await databaseEnv('good')), METRICS_TOKEN: 'the token of the numbers' })
    const url = await server.url()
    expect(server.output.out.split('\n').filter((line) => line.includes('ready'))).toHaveLength(1)
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    const ready = await fetch(`${url}/api/ready`)
    expect(await ready.json()).toEqual({ status: 'ok', failed: [] })
    const authorized = { headers: { authorization: 'Bearer the token of the numbers' } }
    const metrics = await fetch(`${url}/api/metrics`, authorized)
    expect(await metrics.text()).toMatch(
      /easel_http_requests_total\{method="GET",kind="api",status="200"\} \d+/,
    )
    expect((await fetch(`${url}/api/metrics`)).status).toBe(403)
    const signUp = await fetch(`${url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', name: 'Ada', password: 'correct horse' }),
    })
    const authorization = `Bearer ${signUp.headers.get('set-auth-token')}`
    const stream = await fetch(`${url}/api/events`, { headers: { authorization } })
    const { events, ended } = readEventStream(stream)
    await expect.poll(() => events.map(({ type }) => type)).toContain('ready')
    // More than one user may have open at once: those that were left do not count.
    for (let time = 0; time < 40; time += 1) {
      const left = await fetch(`${url}/api/events`, { headers: { authorization } })
      expect(left.status).toBe(200)
      await left.body?.cancel()
    }
    server.child.kill('SIGTERM')
    // A connection that is torn off rejects; a process that has to be made to stop exits with 1.
    await ended
    expect(await server.exited).toBe(0)
  })

  it.skipIf(TEST_DATABASE_URL)('comes up by itself after kill -9, and refuses a second process', async () => {
    const env = { DATA_DIR: join(folder, 'killed') }
    const first = start(env)
    await first.url()
    const second = start(env)
    expect(await second.exited).toBe(1)
    expect(second.output.err).toMatch(new RegExp(`in use by another Easel \\(process ${first.child.pid}\\)`))
    first.child.kill('SIGKILL')
    await first.exited
    const third = start(env)
    expect((await fetch(`${await third.url()}/api/ready`)).status).toBe(200)
    third.child.kill('SIGINT')
    expect(await third.exited).toBe(0)
  })

  it.skipIf(TEST_DATABASE_URL || process.platform !== 'linux' || process.getuid?.() !== 0)(
    'works as another user than the one who built, who may write the data folder alone',
    async () => {
      chmodSync(folder, 0o755)
      const DATA_DIR = join(folder, 'of-another')
      mkdirSync(DATA_DIR)
      chownSync(DATA_DIR, 65_534, 65_534)
      const anotherUser = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups']
      const server = start({ DATA_DIR, HOME: '/nonexistent' }, anotherUser)
      expect((await fetch(`${await server.url()}/api/ready`)).status).toBe(200)
      server.child.kill('SIGTERM')
      expect(await server.exited).toBe(0)
    },
  )

  it.skipIf(process.platform !== 'linux')(
    'has no picture library in memory as long as no picture needs it',
    async () => {
      const server = start(await databaseEnv('idle'))
      expect((await fetch(`${await server.url()}/api/config`)).status).toBe(200)
      const mapped = readFileSync(`/proc/${server.child.pid}/maps`, 'utf8')
      expect(mapped).toContain('/bin/node')
      expect(mapped).not.toContain('libvips')
      server.child.kill('SIGTERM')
      expect(await server.exited).toBe(0)
    },
  )

  it('with a new database beside the files of an installation is refused, and every file stays', async () => {
    const env = await databaseEnv('files')
    const first = start(env)
    await first.url()
    first.child.kill('SIGTERM')
    await first.exited
    const files = join(env['DATA_DIR'] ?? '', 'files')
    mkdirSync(join(files, 'images'), { recursive: true })
    writeFileSync(join(files, 'images', 'gen_1.png'), 'a picture')
    rmSync(join(env['DATA_DIR'] ?? '', 'db'), { recursive: true, force: true })
    const other = { ...env, ...(await databaseEnv('files')) }
    const second = start(other)
    expect(await second.exited).toBe(1)
    const id = readFileSync(join(files, '.easel-installation'), 'utf8').trim()
    expect(second.output.err).toContain('The files do not belong to the database.')
    expect(second.output.err).toContain(`start with STORAGE_ADOPT=${id}`)
    expect(readFileSync(join(files, 'images', 'gen_1.png'), 'utf8')).toBe('a picture')
    if (!TEST_DATABASE_URL) expect(existsSync(join(env['DATA_DIR'] ?? '', 'db'))).toBe(false)
    const third = start({ ...other, STORAGE_ADOPT: id })
    await third.url()
    third.child.kill('SIGTERM')
    expect(await third.exited).toBe(0)
    expect(readFileSync(join(files, 'images', 'gen_1.png'), 'utf8')).toBe('a picture')
  })
})
