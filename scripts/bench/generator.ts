import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../find-browser.ts'
import { type Caller, picture, signUp, startProduct, temporaryFolder } from './product.ts'
import { median, type Row, row } from './statistics.ts'

const PICTURES = 300
const SLOWDOWN = 4
const EVENTS = 21
const SENTENCE = 'a red fox standing in a snowy pine forest at dawn'

/** How fast the generator reacts to typing and choosing on a slow machine with a full history, and how soon an event is on the screen. */
export async function measureGenerator(): Promise<Row[]> {
  const vendor = await startVendor()
  const folder = temporaryFolder()
  const product = await startProduct(folder.path, {
    DEFAULT_TIER: 'pro',
    REPLICATE_API_TOKEN: 'bench',
    REPLICATE_BASE_URL: vendor.url,
  })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    const { call, token, user } = await signUp(product.url)
    await fillHistory(call)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript((session) => {
      localStorage.setItem('easel.session', session)
      localStorage.setItem('onboarding_completed', 'true')
    }, JSON.stringify({ token, user }))
    await page.goto(`${product.url}/generate`)
    await page.getByRole('button', { name: 'Roll the dice' }).waitFor()
    return [...(await measureNews(page, call)), ...(await measureInteraction(page))]
  } finally {
    await browser.close()
    await product.stop()
    await vendor.stop()
    folder.remove()
  }
}

/** A vendor that answers at once, so that three hundred pictures take seconds. */
async function startVendor(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = 41_000 + Math.floor(Math.random() * 10_000)
  const child = spawn(
    process.execPath,
    ['packages/providers/src/testing/stand-in-vendor.ts', '--port', String(port)],
    { stdio: 'ignore' },
  )
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/control`).catch(() => undefined))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 50))
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url, stop }
}

async function fillHistory(call: Caller): Promise<void> {
  for (let made = 0; made < PICTURES; made += 4)
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { status } = await call('POST', '/api/functions/replicate-generate', picture)
        if (status !== 200) throw new Error(`generating answered ${status}`)
      }),
    )
}

/** From the request that queues a task until its row is painted in another client's page. */
async function measureNews(page: Page, call: Caller): Promise<Row[]> {
  await call('PATCH', '/api/queue', { paused: true })
  await page.evaluate(() => {
    const shown = new Map<string, number>()
    Object.assign(window, { shownRows: shown })
    new MutationObserver(() => {
      const ids = [...document.querySelectorAll('[data-queued]')].map((row) =>
        row.getAttribute('data-queued'),
      )
      requestAnimationFrame(() => {
        for (const id of ids)
          if (id && !shown.has(id)) shown.set(id, performance.timeOrigin + performance.now())
      })
    }).observe(document.body, { childList: true, subtree: true })
  })
  const delays: number[] = []
  for (let index = 0; index < EVENTS; index += 1) {
    const asked = Date.now()
    const { body } = await call('POST', '/api/queue', {
      prompt: SENTENCE,
      style: 'photorealistic',
      quality: 'standard',
      aspect_ratio: '1:1',
      count: 1,
    })
    const { tasks } = body as { tasks: { id: string }[] }
    const id = tasks[0]?.id ?? ''
    const seen = await page.waitForFunction(
      (wanted) => (window as unknown as { shownRows: Map<string, number> }).shownRows.get(wanted),
      id,
    )
    delays.push(Number(await seen.jsonValue()) - asked)
    await call('DELETE', `/api/queue/${encodeURIComponent(id)}`)
  }
  return [
    row(
      `from asking the server to the row painted in another tab, median of ${EVENTS}`,
      median(delays),
      100,
      'ms',
    ),
  ]
}

/** Every key press and style choice as the browser times it: from input to next paint. */
async function measureInteraction(page: Page): Promise<Row[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(() => {
    const durations: Record<string, number> = {}
    Object.assign(window, { interactions: durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId === 0) continue
        const key = `${entry.interactionId}`
        durations[key] = Math.max(durations[key] ?? 0, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  const longest = async (act: () => Promise<void>) => {
    await page.evaluate(() => {
      const { interactions } = window as unknown as { interactions: Record<string, number> }
      for (const key of Object.keys(interactions)) delete interactions[key]
    })
    await act()
    await page.waitForTimeout(500)
    const durations = await page.evaluate(
      () => (window as unknown as { interactions: Record<string, number> }).interactions,
    )
    return Math.max(16, ...Object.values(durations))
  }
  const typing = await longest(() =>
    page.getByLabel('Prompt', { exact: true }).pressSequentially(SENTENCE, { delay: 60 }),
  )
  const styles = page.getByRole('radiogroup', { name: 'Style' }).getByRole('radio')
  const choosing = await longest(async () => {
    for (let index = 0; index < 6; index += 1) {
      await styles.nth(index).check({ force: true })
      await page.waitForTimeout(150)
    }
  })
  const where = `${PICTURES} pictures in history, ${SLOWDOWN}x slower processor`
  return [
    row(`typing, slowest input to next paint (${where})`, typing, 100, 'ms'),
    row(`choosing a style, slowest input to next paint (${where})`, choosing, 100, 'ms'),
  ]
}
