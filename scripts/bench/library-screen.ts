import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../find-browser.ts'
import { drawPicture, fillAccount } from './fill-account.ts'
import { startProduct, temporaryFolder } from './product.ts'
import { percentile, type Row, row } from './statistics.ts'

const PICTURES = Number(process.env['BENCH_PICTURES'] ?? 50_000)
const FRAMES = 400
/** Pixels a frame: a fast flick, a screen and a half in ten frames. */
const STEP = 140

/** How smoothly Saved scrolls with a library of the maximum size: all pictures loaded, then scrolled through the middle. */
export async function measureLibraryScreen(): Promise<Row[]> {
  const folder = temporaryFolder()
  const { token, user } = await fillAccount(folder.path, PICTURES)
  const product = await startProduct(folder.path)
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--enable-precise-memory-info', '--js-flags=--expose-gc'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript((session) => {
      localStorage.setItem('easel.session', session)
      localStorage.setItem('onboarding_completed', 'true')
    }, JSON.stringify({ token, user }))
    // The rows have no files: one picture stands in for all of them.
    const body = await drawPicture()
    await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/webp', body }))
    await page.goto(`${product.url}/my-generations`)
    await page
      .getByRole('button', { name: /^Open: / })
      .first()
      .waitFor()
    const loading = await loadAll(page)
    return [
      row(`saved: loading all ${PICTURES} by scrolling`, loading / 1000, 240, 's'),
      ...(await scroll(page)),
    ]
  } finally {
    await browser.close()
    await product.stop()
    folder.remove()
  }
}

/** Scrolls to the end of the list; returns the time in milliseconds. */
function loadAll(page: Page): Promise<number> {
  return page.evaluate(async (wanted) => {
    const main = document.getElementById('main')
    const started = performance.now()
    const loaded = () => Number(document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize'))
    while (main && loaded() < wanted && performance.now() - started < 300_000) {
      main.scrollTo({ top: main.scrollHeight, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    if (loaded() < wanted) throw new Error(`only ${loaded()} pictures were loaded`)
    return performance.now() - started
  }, PICTURES)
}

async function scroll(page: Page): Promise<Row[]> {
  const session = await page.context().newCDPSession(page)
  // Processor time, not wall time: other work on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const before = await busy()
  const seen = await page.evaluate(
    async ({ frames, step }) => {
      const main = document.getElementById('main')
      const times: number[] = []
      let nodes = 0
      if (main) main.scrollTo({ top: main.scrollHeight / 2, behavior: 'instant' })
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      let last = await frame()
      for (let at = 0; at < frames; at += 1) {
        main?.scrollBy({ top: step, behavior: 'instant' })
        const now = await frame()
        times.push(now - last)
        last = now
        nodes = Math.max(nodes, document.getElementsByTagName('*').length)
      }
      Reflect.get(globalThis, 'gc')?.()
      const { memory } = performance as unknown as { memory: { usedJSHeapSize: number } }
      return { times, nodes, heap: memory.usedJSHeapSize / 1024 / 1024 }
    },
    { frames: FRAMES, step: STEP },
  )
  const work = ((await busy()) - before) / FRAMES
  return [
    row(`saved: processor time of the main thread a frame, mean of ${FRAMES}`, work, 10, 'ms'),
    row('saved: from frame to frame, p50', percentile(seen.times, 0.5), 17.5, 'ms'),
    row('saved: from frame to frame, p95', percentile(seen.times, 0.95), 34, 'ms'),
    row('saved: elements on the page at most', seen.nodes, 2_500, 'elements'),
    row('saved: memory of the program', seen.heap, 150, 'MB'),
  ]
}
