import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createGzip } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { TEST_DATABASE_URL } from '../harness/open-test-database.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const MB = 1024 * 1024
const LIMIT = 768 * MB
const OTHER_USER = 65_534
const PROMPTS = [
  'a red fox in a snowy forest',
  'a busy market street',
  'two cats on a beach',
  'a city at night',
]

const limits = limitedGroup()
/** What the image holds. */
let image: string
let data: string
let container: ChildProcess

/** A group of processes that may have so much memory together; undefined where this machine makes none. */
function limitedGroup(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const isFirstVersion = existsSync('/sys/fs/cgroup/memory')
  const folder = join(
    isFirstVersion ? '/sys/fs/cgroup/memory' : '/sys/fs/cgroup',
    `easel-test-${process.pid}`,
  )
  try {
    mkdirSync(folder)
    writeFileSync(join(folder, isFirstVersion ? 'memory.limit_in_bytes' : 'memory.max'), String(LIMIT))
    return folder
  } catch {
    return undefined
  }
}

/** In the group; nothing but the data can be written; not as root. */
const LOCK_DOWN = [
  'echo 0 > "$1/cgroup.procs"',
  'mount --bind "$2" "$2"',
  'mount -o remount,ro,bind /',
  `exec setpriv --reuid ${OTHER_USER} --regid ${OTHER_USER} --clear-groups --no-new-privs "$3" "$4"`,
].join(' && ')

beforeAll(() => {
  if (TEST_DATABASE_URL) return
  data = mkdtempSync(join(tmpdir(), 'easel-locked-'))
  image = mkdtempSync(join(tmpdir(), 'easel-image-'))
  // As the Dockerfile does, by a builder who lets no one else read.
  const make = ['-c', 'umask 077; exec "$0" scripts/package.ts --to "$1"', process.execPath, image]
  execFileSync('sh', make, { cwd: ROOT, stdio: 'pipe' })
}, 300_000)
afterAll(async () => {
  if (container && container.exitCode === null) {
    container.kill('SIGKILL')
    await once(container, 'exit')
  }
  for (const folder of [data, image]) if (folder) rmSync(folder, { recursive: true, force: true })
  // The system lets go of it a moment after its last process.
  if (limits) await vi.waitFor(() => rmdirSync(limits), { timeout: 10_000 })
})

test.skipIf(TEST_DATABASE_URL)(
  'what an image holds beside Node weighs at most 260 MB, and 150 MB compressed',
  {
    timeout: 120_000,
  },
  async () => {
    const tar = spawn('tar', ['-C', image, '-cf', '-', '.'], { stdio: ['ignore', 'pipe', 'inherit'] })
    let whole = 0
    let compressed = 0
    tar.stdout.on('data', (bytes: Buffer) => {
      whole += bytes.length
    })
    for await (const bytes of tar.stdout.pipe(createGzip({ level: 1 }))) compressed += bytes.length
    // Below by far would say that something is missing.
    expect(whole / MB).toBeGreaterThan(100)
    expect(whole / MB).toBeLessThan(260)
    expect(compressed / MB).toBeLessThan(150)
  },
)

test.skipIf(!limits || TEST_DATABASE_URL)(
  'locked down as in its image, as another user on a root that cannot be written, as process 1 and within 768 MB, it draws standard pictures and ends by SIGTERM',
  { timeout: 180_000 },
  async () => {
    const own = ['unshare', '--mount', '--pid', '--fork', '--mount-proc']
    const inside = [
      'sh',
      '-c',
      LOCK_DOWN,
      'sh',
      limits ?? '',
      data,
      process.execPath,
      join(image, 'server.js'),
    ]
    const [command = '', ...args] = [...own, ...inside]
    chownSync(data, OTHER_USER, OTHER_USER)
    container = spawn(command, args, {
      cwd: data,
      env: {
        PATH: process.env['PATH'],
        MALLOC_ARENA_MAX: '1',
        HOME: '/nonexistent',
        DATA_DIR: data,
        PORT: '0',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [container.stdout, container.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    await expect.poll(() => output, { timeout: 60_000 }).toMatch(/ready at/)
    const url = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? ''

    const account = { email: 'ada@example.com', name: 'Ada', password: 'plum window orbit 48' }
    const headers = { 'content-type': 'application/json' }
    const post = (path: string, body: object, more = {}) =>
      fetch(url + path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) })
    const signedUp = await post('/api/auth/sign-up/email', account)
    const authorization = `Bearer ${signedUp.headers.get('set-auth-token')}`
    await fetch(`${url}/api/queue`, {
      method: 'PATCH',
      headers: { ...headers, authorization },
      body: JSON.stringify({ concurrency: 4 }),
    })
    for (const prompt of PROMPTS) {
      const asked = { prompt, style: 'photorealistic', quality: 'standard', aspect_ratio: '1:1', count: 1 }
      expect((await post('/api/queue', asked, { authorization })).ok).toBe(true)
    }
    const states = async () => {
      const answer = await fetch(`${url}/api/queue`, { headers: { authorization } })
      return ((await answer.json()) as { tasks: { status: string }[] }).tasks.map(({ status }) => status)
    }
    await expect.poll(states, { timeout: 120_000, interval: 500 }).toEqual(Array(4).fill('done'))

    const [first = ''] = readFileSync(`/proc/${container.pid}/task/${container.pid}/children`, 'utf8').split(
      ' ',
    )
    process.kill(Number(first), 'SIGTERM')
    const [code] = await once(container, 'exit')
    expect([code, output.match(/"level":(50|60|"error"|"fatal")/g)]).toEqual([0, null])
  },
)
