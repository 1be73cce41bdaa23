import { findPostgres } from '../find-postgres.ts'
import { createDatabase } from './bench-database.ts'
import { type Caller, picture, signUp, startProduct, temporaryFolder } from './product.ts'
import { startChild } from './start-child.ts'
import { median, type Row, row } from './statistics.ts'

const ROUNDS = 200
const ACCOUNTS = 5
const KEYS_EACH = 5
const REQUESTS_EACH = 200
/** Pictures per day that a limited key may make. */
const OF_KEY = 20
/** The limit of the free plan. */
const OF_ACCOUNT = 5

/**
 * 10,000 requests by 50 keys in parallel, each key without a pause, against limits of keys and then of accounts; and the time that the API for
 * OpenAI's clients takes beyond the page's own function, measured alternately. The vendor answers at once. Uses PostgreSQL if found.
 */
export async function measureKeys(): Promise<Row[]> {
  const vendor = await startChild('instant-vendor.ts')
  try {
    return [
      ...(await withProduct('premium', vendor.url, async (url) => [
        ...(await measureAdded(url)),
        ...(await measureCaps(url, 'of keys', { daily_limit: OF_KEY }, OF_KEY * KEYS_EACH)),
      ])),
      ...(await withProduct('free', vendor.url, (url) => measureCaps(url, 'of accounts', {}, OF_ACCOUNT))),
    ]
  } finally {
    vendor.stop()
  }
}

async function withProduct(
  tier: string,
  vendor: string,
  measure: (url: string) => Promise<Row[]>,
): Promise<Row[]> {
  const folder = temporaryFolder()
  const postgres = await findPostgres()
  const database = postgres ? await createDatabase(postgres) : undefined
  const product = await startProduct(folder.path, {
    DEFAULT_TIER: tier,
    OPENAI_BASE_URL: vendor,
    IMAGE_PROVIDERS: '*=openai-compatible',
    ...(database ? { DATABASE_URL: database.url } : {}),
  })
  try {
    return await measure(product.url)
  } finally {
    await product.stop()
    await database?.drop()
    folder.remove()
  }
}

async function measureAdded(url: string): Promise<Row[]> {
  const { call } = await signUp(url)
  const key = await makeKey(call, {})
  const times = { page: [] as number[], api: [] as number[] }
  for (let index = 0; index < ROUNDS; index += 1) {
    times.page.push(
      await timed(async () =>
        expectOk((await call('POST', '/api/functions/replicate-generate', picture)).status),
      ),
    )
    times.api.push(await timed(async () => expectOk(await ask(url, key))))
  }
  const [page, api] = [median(times.page), median(times.api)]
  return [
    row(
      `a picture by /v1/images/generations against the page's function (${page.toFixed(1)} ms), p50`,
      api / page,
      1.05,
      'times',
    ),
  ]
}

async function measureCaps(url: string, whose: string, limits: object, wanted: number): Promise<Row[]> {
  const accounts = await Promise.all(
    Array.from({ length: ACCOUNTS }, async () => {
      const { call } = await signUp(url)
      await call('PATCH', '/api/queue', { concurrency: 4 })
      const keys = []
      for (let index = 0; index < KEYS_EACH; index += 1) keys.push(await makeKey(call, limits))
      return { call, keys }
    }),
  )
  const statuses = new Map<number, number>()
  const started = performance.now()
  await Promise.all(
    accounts.flatMap(({ keys }) =>
      keys.map(async (key) => {
        for (let index = 0; index < REQUESTS_EACH; index += 1) {
          const status = await ask(url, key)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }),
    ),
  )
  const seconds = (performance.now() - started) / 1_000
  let wrong = 0
  for (const { call } of accounts) {
    const { body: day } = await call('GET', '/api/limits')
    const { body: list } = await call('GET', '/api/account/keys')
    const { generations_today: made, reserved } = day as { generations_today: number; reserved: number }
    const byKeys = (list as { items: { made_today: number }[] }).items.map((key) => key.made_today)
    const isOver = byKeys.some((count) => count > OF_KEY)
    if (
      made !== wanted ||
      reserved !== 0 ||
      isOver ||
      byKeys.reduce((sum, count) => sum + count, 0) !== wanted
    )
      wrong += 1
  }
  const requests = ACCOUNTS * KEYS_EACH * REQUESTS_EACH
  const expected = ACCOUNTS * wanted
  const strange = requests - (statuses.get(200) ?? 0) - (statuses.get(429) ?? 0)
  const told = `${requests} requests by ${ACCOUNTS * KEYS_EACH} keys in ${seconds.toFixed(0)} s against the limits ${whose}`
  return [
    row(
      `${told}: pictures beyond or short of ${expected}`,
      Math.abs((statuses.get(200) ?? 0) - expected),
      0,
      'pictures',
    ),
    row(`${told}: accounts whose books are not exact`, wrong, 0, 'accounts'),
    row(`${told}: answers that are neither a picture nor a limit`, strange, 0, 'answers'),
  ]
}

async function makeKey(call: Caller, limits: object): Promise<string> {
  const { status, body } = await call('POST', '/api/account/keys', { name: 'Bench', ...limits })
  if (status !== 201) throw new Error(`a key was answered ${status}`)
  return (body as { key: string }).key
}

async function ask(url: string, key: string): Promise<number> {
  const answer = await fetch(`${url}/v1/images/generations`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: picture.prompt, size: '1024x1024', response_format: 'url' }),
  })
  await answer.arrayBuffer()
  return answer.status
}

function expectOk(status: number): void {
  if (status !== 200) throw new Error(`a picture was answered ${status}`)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
