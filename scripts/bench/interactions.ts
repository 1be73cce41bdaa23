import { availableParallelism, loadavg } from 'node:os'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../find-browser.ts'
import { drawPicture, fillAccount } from './fill-account.ts'
import type { Interaction, Screen } from './interaction-steps.ts'
import { startProduct, temporaryFolder } from './product.ts'
import { SCREENS } from './screens.ts'
import { median, type Row, row } from './statistics.ts'

const PICTURES = Number(process.env['BENCH_PICTURES'] ?? 5_000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** Prefixes of screen names, separated by commas; every screen by default. */
const ONLY = (process.env['BENCH_SCREEN'] ?? '').split(',')
const WAITING = 40
/** The browser reports no shorter event than this. */
const SHORTEST_MS = 16

/** From a press or a key to the next paint, as the browser times it, for the interactions of every screen with a large library. */
export async function measureInteractions(): Promise<Row[]> {
  const folder = temporaryFolder()
  const env = { DEFAULT_TIER: 'premium' }
  const { token, user } = await fillAccount(folder.path, PICTURES, env)
  const { email } = user as { email: string }
  const product = await startProduct(folder.path, { ...env, OPERATOR_EMAILS: email })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    await prepare(product.url, token)
    const session = JSON.stringify({ token, user })
    const taken = new Map<string, Taken[]>()
    for (let round = 0; round < ROUNDS; round += 1)
      for (const screen of SCREENS.filter(({ name }) => ONLY.some((one) => name.startsWith(one))))
        for (const [what, took] of await measureScreen(browser, { url: product.url, session, screen })) {
          const name = `${screen.name}: ${what}`
          taken.set(name, [...(taken.get(name) ?? []), took])
        }
    console.log(`load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`)
    return [...taken].map(([name, took]) => {
      const works = took.map(({ work }) => Math.round(work))
      const waits = took.map(({ wait }) => wait)
      return row(
        `${name} (work ${median(works)} ms; ${waits.toSorted((a, b) => a - b).join(', ')})`,
        median(waits),
        100,
        'ms',
      )
    })
  } finally {
    await browser.close()
    await product.stop()
    folder.remove()
  }
}

/** Creates what the screens show besides the library: public pictures and queued tasks. */
async function prepare(url: string, token: string): Promise<void> {
  const call = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  }
  await call('PATCH', '/api/preferences', { public_gallery_opt_in: true, gallery_name: 'Mira' })
  await call('PATCH', '/api/queue', { paused: true })
  for (let added = 0; added < WAITING; added += 10)
    await call('POST', '/api/queue', {
      prompt: 'a lighthouse in a storm',
      style: 'anime',
      quality: 'standard',
      aspect_ratio: '1:1',
      count: 10,
    })
}

/** Milliseconds from input to paint, and processor time of the page's main thread per input, which excludes other work on the machine. */
type Taken = { readonly wait: number; readonly work: number }
type Measured = [what: string, taken: Taken]

type At = { readonly url: string; readonly session: string; readonly screen: Screen }

/** Every interaction of a screen, once, in a new page. */
async function measureScreen(browser: Browser, { url, session, screen }: At): Promise<Measured[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    page.setDefaultTimeout(30_000)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.addInitScript(watch, session)
    // The rows have no files: one picture stands in for all of them.
    const body = await drawPicture()
    await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/webp', body }))
    await page.goto(url + screen.path)
    await screen.ready(page)
    await page.waitForFunction(isAnswering)
    await page.waitForTimeout(500)
    const took: Measured[] = []
    for (const interaction of screen.interactions)
      took.push([
        interaction.what,
        await measure(cdp, page, interaction).catch((cause: unknown) => {
          throw new Error(`${screen.name}: ${interaction.what}`, { cause })
        }),
      ])
    return took
  } finally {
    await page.close()
  }
}

/** Runs in the page: stores the account's session, and records the longest time from an input to the paint that shows it. */
function watch(session: string): void {
  localStorage.setItem('easel.session', session)
  localStorage.setItem('onboarding_completed', 'true')
  Object.assign(globalThis, { longest: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId !== 0)
        Object.assign(globalThis, { longest: Math.max(Reflect.get(globalThis, 'longest'), entry.duration) })
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page: whether React has hydrated the heading. */
function isAnswering(): boolean {
  return Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))
}

async function measure(session: CDPSession, page: Page, { act, after }: Interaction): Promise<Taken> {
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const count = () => page.evaluate<number>(() => Reflect.get(performance, 'interactionCount'))
  await page.evaluate(() => Object.assign(globalThis, { longest: 0 }))
  const before = { busy: await busy(), count: await count() }
  await act(page)
  await page.waitForTimeout(400)
  const work = ((await busy()) - before.busy) / Math.max(1, (await count()) - before.count)
  const wait = Math.max(SHORTEST_MS, await page.evaluate<number>(() => Reflect.get(globalThis, 'longest')))
  if (after) await after(page)
  await page.waitForTimeout(100)
  return { wait, work }
}
