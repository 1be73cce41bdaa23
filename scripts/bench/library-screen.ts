import { chromium, type Page } from '@playwright/test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts'
import { findBrowser } from '../find-browser.ts'
import { signUp, startProduct, temporaryFolder } from './product.ts'
import { percentile, type Row, row } from './statistics.ts'

const PICTURES = Number(process.env['BENCH_PICTURES'] ?? 50_000)
const FRAMES = 400
/** Pixels a frame: a fast flick, a screen and a half in ten frames. */
const STEP = 140
const CHUNK = 5_000

/** What Saved feels like with as many pictures as a library gets: all of them loaded, then scrolled through the middle. */
export async function measureLibraryScreen(): Promise<Row[]> {
  const folder = temporaryFolder()
  const { token, user } = await fill(folder.path)
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

/** An account with a full library in the embedded database, which one process at a time may open. */
async function fill(dataDir: string): Promise<{ token: string; user: unknown }> {
  const product = await startProduct(dataDir)
  const { token, user } = await signUp(product.url)
  await product.stop()
  const database = await openDatabase({ url: undefined, dataDir, onError: () => undefined })
  const { id } = user as { id: string }
  for (let from = 1; from <= PICTURES; from += CHUNK)
    await sql`
      insert into generations (id, user_id, prompt, negative_prompt, style, quality, width, height, seed, image_url, created_at, provider,
        model, read_as, unknown_words, file_key, media_type, bytes, sha256, search_text)
      select 'gen_' || lpad(n::text, 26, '0'), ${id}, 'a red fox in forest ' || n, '', 'anime', 'standard',
        case n % 3 when 1 then 1536 else 1024 end, case n % 3 when 2 then 1536 else 1024 end, n,
        '/images/gen_' || lpad(n::text, 26, '0') || '.png', timestamptz '2026-01-01' + n * interval '1 minute', 'built-in', 'engine-1',
        '{}', '{}', 'images/' || n || '.png', 'image/png', 1, 'x', 'a red fox in forest ' || n
      from generate_series(${from}::int, ${Math.min(PICTURES, from + CHUNK - 1)}::int) n`.execute(
      database.handle,
    )
  await database.close()
  return { token, user }
}

function drawPicture(): Promise<Buffer> {
  return sharp({ create: { width: 256, height: 256, channels: 3, background: '#ff5c1f' } })
    .webp()
    .toBuffer()
}

/** Scrolls to the end until there is no more; how long that took, in milliseconds. */
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
  // Processor time, not time that passed: other work on the machine does not count.
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
