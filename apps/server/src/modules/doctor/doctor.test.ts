import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startMailServer } from '../../../test/harness/start-mail-server.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { parseEnv } from '../../env.ts'
import { type Clock, systemClock } from '../../platform/clock.ts'
import { readMigrations } from '../../platform/database/migrations.ts'
import { judgeMigrations } from './check-database.ts'
import { judgeArrival } from './check-proxy.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'

let app: TestApp
let operator: TestUser
let ada: TestUser
const closing: (() => void)[] = []

beforeAll(async () => {
  app = await startTestApp({ env: { OPERATOR_EMAILS: 'operator@example.com' } })
  operator = await app.signUp('operator')
  ada = await app.signUp('ada')
})
afterAll(() => app.stop())
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function look(
  variables: Readonly<Record<string, string>> = {},
  clock: Clock = systemClock,
): Promise<(check: string) => Finding | undefined> {
  const env = parseEnv({ DATA_DIR: '/tmp/easel-doctor-none', ...variables })
  const findings = await examine({ env, unread: [], database: app.database, clock, isRunning: true })
  for (const { says } of findings) expect(says).not.toMatch(/hunter22|sk-secret/)
  return (check) => findings.find((finding) => finding.check === check)
}

/** Answers everything with one status. */
async function standIn(
  status: number,
  text = '',
  onAsked: (path: string) => void = () => {},
): Promise<string> {
  const server: Server = createServer((request, response) => {
    onAsked(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`)
    response.writeHead(status).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('the doctor of a server that runs', () => {
  const ask = (user?: TestUser, body: unknown = {}) => app.send('POST', '/api/diagnostics', { user, body })

  test('tells the operator of each part how it is', async () => {
    const answer = await ask(operator)
    expect(answer.status).toBe(200)
    const { findings } = (await answer.json()) as { findings: Finding[] }
    const states = Object.fromEntries(findings.map(({ check, state }) => [check, state]))
    expect(states).toMatchObject({
      Settings: 'ok',
      Database: 'ok',
      Clock: 'ok',
      Storage: 'ok',
      Mail: 'warning',
    })
    expect(Object.keys(states).toSorted()).toEqual([
      'Clock',
      'Database',
      'Disk',
      'Mail',
      'Permissions',
      'Proxy',
      'Settings',
      'Storage',
      'Vendors',
    ])
  })

  test('is there for operators alone, and refuses what is no question', async () => {
    expect((await ask()).status).toBe(401)
    expect((await ask(ada)).status).toBe(404)
    expect((await ask(operator, '{')).status).toBe(400)
    expect((await ask(operator, [])).status).toBe(400)
  })
})

describe('each check meets what is unkind', () => {
  test('a clock that is ten minutes off', async () => {
    const clock = { now: () => new Date(Date.now() + 600_000) }
    expect((await look({}, clock))('Clock')).toMatchObject({
      state: 'problem',
      says: expect.stringContaining('10 minutes ahead of'),
    })
    const late = { now: () => new Date(Date.now() - 20_000) }
    expect((await look({}, late))('Clock')).toMatchObject({ state: 'warning' })
  })

  test('a disk with too little room', async () => {
    expect((await look({ DISK_RESERVE_MB: '1000000' }))('Disk')).toMatchObject({ state: 'problem' })
  })

  test('a bucket whose key may do nothing', async () => {
    const endpoint = await standIn(
      403,
      '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
    )
    const finding = (
      await look({
        STORAGE_DRIVER: 's3',
        S3_ENDPOINT: endpoint,
        S3_BUCKET: 'pictures',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'hunter22',
      })
    )('Storage')
    expect(finding).toMatchObject({
      state: 'problem',
      says: expect.stringMatching(/Access Denied.*the key may read, write, list and delete in pictures/),
    })
  })

  test('a mail server that takes the connection and says nothing', async () => {
    const silent = createSocketServer((socket) => {
      socket.on('error', () => {})
      closing.push(() => socket.destroy())
    })
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    closing.push(() => silent.close())
    const { port } = silent.address() as AddressInfo
    expect((await look({ SMTP_URL: `smtp://easel:hunter22@127.0.0.1:${port}` }))('Mail')).toMatchObject({
      state: 'problem',
      says: expect.stringContaining('check SMTP_URL'),
    })
  }, 30_000)

  test('a mail server that says the password aloud', async () => {
    const rude = createSocketServer((socket) => {
      socket.on('error', () => {})
      socket.end('554 easel with hunter22 may not come in\r\n')
    })
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve))
    closing.push(() => rude.close())
    const { port } = rude.address() as AddressInfo
    expect((await look({ SMTP_URL: `smtp://easel:hunter22@127.0.0.1:${port}` }))('Mail')).toMatchObject({
      state: 'problem',
      says: expect.stringContaining('easel with *** may not come in'),
    })
  })

  test('a mail server that works is greeted, and is sent a mail only when that is wished', async () => {
    const server = await startMailServer()
    closing.push(() => void server.stop())
    expect((await look({ SMTP_URL: server.url }))('Mail')).toMatchObject({ state: 'ok' })
    expect(server.mails).toEqual([])
    const env = parseEnv({ DATA_DIR: '/tmp/easel-doctor-none', SMTP_URL: server.url })
    const given = { env, unread: [], database: app.database, clock: systemClock, isRunning: true }
    await examine({ ...given, mailTo: 'ada@example.com' })
    expect(server.mails.map(({ to }) => to)).toEqual(['ada@example.com'])
  })

  test.each([
    ['Replicate', 'REPLICATE_API_TOKEN', 'REPLICATE_BASE_URL', '/v1/account'],
    ['fal', 'FAL_KEY', 'FAL_BASE_URL', '/fal-ai/flux/requests/'],
    ['Runware', 'RUNWARE_API_KEY', 'RUNWARE_BASE_URL', '/v1'],
  ])('%s that refuses its key', async (label, key, address, path) => {
    const asked: string[] = []
    const url = await standIn(401, 'your key sk-secret is unknown', (line) => asked.push(line))
    expect((await look({ [key]: 'sk-secret', [address]: url }))(label)).toMatchObject({
      state: 'problem',
      says: `It refuses the key (401): write a valid one into ${key}.`,
    })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain(path)
    expect(asked[0]).toContain('sk-secret')
  })

  test('a vendor that is away, one that stumbles, and one that takes its key', async () => {
    const FAL_KEY = 'sk-secret'
    const away = await look({ FAL_KEY, FAL_BASE_URL: 'http://127.0.0.1:9' })
    expect(away('fal')).toMatchObject({
      state: 'problem',
      says: expect.stringContaining('cannot be reached'),
    })
    const stumbling = await look({ FAL_KEY, FAL_BASE_URL: await standIn(503) })
    expect(stumbling('fal')).toMatchObject({ state: 'warning' })
    const kind = await look({ FAL_KEY, FAL_BASE_URL: await standIn(404) })
    expect(kind('fal')).toMatchObject({ state: 'ok' })
  })

  test('a model that its vendor has ended, one that it does not know, and those that go on', async () => {
    const OPENAI = { OPENAI_API_KEY: 'sk-secret', OPENAI_IMAGE_MODEL: 'gpt-image-1' }
    const list = (...data: Record<string, string>[]) => standIn(200, JSON.stringify({ data }))
    const ended = await look({
      ...OPENAI,
      OPENAI_BASE_URL: await list({ id: 'gpt-image-1', shutdown_date: '2026-10-23' }),
    })
    expect(ended('Models')).toEqual({
      check: 'Models',
      state: 'warning',
      says: 'OpenAI: gpt-image-1 ended on 2026-10-23; its successor is gpt-image-2.6-flare.',
    })
    const unknown = await look({ ...OPENAI, OPENAI_BASE_URL: await list({ id: 'gpt-image-2' }) })
    expect(unknown('Models')).toMatchObject({
      state: 'warning',
      says: 'OpenAI: The server lists no model gpt-image-1.',
    })
    const known = await look({ ...OPENAI, OPENAI_BASE_URL: await list({ id: 'gpt-image-1' }) })
    expect(known('Models')).toMatchObject({ state: 'ok' })
    const COMFYUI_WORKFLOW = '/tmp/easel-doctor-none/workflow.json'
    const broken = await look({ COMFYUI_URL: 'http://127.0.0.1:9', COMFYUI_WORKFLOW })
    expect(broken('Models')).toMatchObject({
      state: 'problem',
      says: expect.stringContaining('COMFYUI_WORKFLOW: the file'),
    })
  })

  test('a proxy that leads nowhere, elsewhere, or to a locked door', async () => {
    const at = async (url: string) => (await look({ PUBLIC_URL: url }))('Proxy')
    expect(await at('http://127.0.0.1:9')).toMatchObject({ state: 'problem' })
    expect(await at(await standIn(502))).toMatchObject({ state: 'problem' })
    expect(await at(await standIn(200, '<html>Welcome</html>'))).toMatchObject({
      state: 'problem',
      says: expect.stringContaining('Something else than Easel'),
    })
    expect(await at(await standIn(401))).toMatchObject({ state: 'warning' })
  })

  test('a proxy that changes the host, or forgets whom it serves', async () => {
    const answer = await app.send('GET', '/api/health?arrival', {
      headers: { host: '127.0.0.1:3000', 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'http' },
    })
    const arrival = (await answer.json()) as Parameters<typeof judgeArrival>[1]
    const judged = (url: string, trust: boolean, seen: Partial<typeof arrival> = {}) =>
      judgeArrival({ PUBLIC_URL: url, TRUST_PROXY: trust }, { ...arrival, ...seen })
    expect(judged('https://studio.example', true)).toMatchObject({
      state: 'problem',
      says: expect.stringContaining('Host 127.0.0.1:3000 instead of studio.example'),
    })
    expect(judged('http://127.0.0.1:3000', true)).toMatchObject({ state: 'ok' })
    expect(judged('http://127.0.0.1:3000', false)).toMatchObject({ state: 'warning' })
    expect(judged('https://127.0.0.1', true)).toMatchObject({ state: 'warning' })
    expect(judged('http://127.0.0.1', true, { isForwarded: false })).toMatchObject({ state: 'problem' })
  })

  test('a database that is behind, ahead, or changed', () => {
    const migrations = readMigrations()
    const applied = new Map(migrations.map(({ name, hash }) => [name, hash]))
    const judged = (change: (known: Map<string, string>) => void) => {
      const known = new Map(applied)
      change(known)
      return judgeMigrations({ now: new Date(), applied: known })
    }
    const [first] = migrations
    expect(judged(() => {})).toMatchObject({ state: 'ok' })
    expect(judged((known) => known.delete(first?.name ?? ''))).toMatchObject({ state: 'warning' })
    expect(judged((known) => known.set('9999_later', 'x'))).toMatchObject({ state: 'problem' })
    expect(judged((known) => known.set(first?.name ?? '', 'x'))).toMatchObject({ state: 'problem' })
  })

  test('a server that others reach and whose address is not named', async () => {
    expect((await look({ HOST: '0.0.0.0' }))('Settings')).toMatchObject({
      state: 'warning',
      says: expect.stringContaining('set PUBLIC_URL'),
    })
  })
})
