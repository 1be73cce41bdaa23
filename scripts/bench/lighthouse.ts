// Audits public pages on a simulated slow phone, served by the product's own server.
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { PUBLIC_PAGES } from '../../apps/web/src/content/public-pages.ts'
import { findBrowser } from '../find-browser.ts'
import { byProcessorTime, type OwnMetrics } from './processor-time.ts'
import { startProduct, temporaryFolder } from './product.ts'
import { median, type Row } from './statistics.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Landing pages have stricter goals. */
const FIRST_SEEN = new Set(['/', '/blog', '/gallery', '/pricing'])
/** Asks search engines to stay away on purpose; all other audits still count. */
const UNLISTED = 'is-crawlable'

type Audit = {
  readonly scores: readonly number[]
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  readonly own: OwnMetrics
}

/** A browser's trace sometimes lacks the start of the visit, which says nothing about the page. */
class UnusableTrace extends Error {
  override readonly name = 'UnusableTrace'
}
const MAX_ATTEMPTS = 3

/** Prints a table with the median of five runs (or `--runs=N`) of each page, or of the named ones; returns one row per page. */
export async function measureLighthouse(words: readonly string[]): Promise<Row[]> {
  const named = words.filter((word) => word.startsWith('/'))
  const runs = Number(/--runs=(\d+)/.exec(words.join(' '))?.[1] ?? 5)
  const executablePath = await findBrowser()
  const folder = temporaryFolder()
  const product = await startProduct(folder.path)
  const findings = new Set<string>()
  const port = 40_000 + Math.floor(Math.random() * 20_000)
  /** Each audit is a first visit, so it gets a new browser without stored data of the site. */
  async function visit(path: string): Promise<Audit> {
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: [`--remote-debugging-port=${port}`],
    })
    try {
      return await audit(product.url + path, port, findings)
    } finally {
      await browser.close()
    }
  }
  async function visitWell(path: string): Promise<Audit> {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await visit(path)
      } catch (error) {
        if (!(error instanceof UnusableTrace) || attempt === MAX_ATTEMPTS) throw error
      }
  }
  const rows: Row[] = []
  console.log(
    '| page | performance | accessibility | best practices | SEO | LCP | TBT | CLS | by processor time: performance | LCP | TBT |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|---|')
  for (const path of named.length > 0 ? named : PUBLIC_PAGES) {
    const audits: Audit[] = []
    await sendAtItsSmallest(product.url + path)
    for (let run = 0; run < runs; run += 1) audits.push(await visitWell(path))
    const scores = CATEGORIES.map((_, index) => median(audits.map((one) => one.scores[index] ?? 0)))
    const middle = (pick: (one: Audit) => number) => median(audits.map(pick))
    const seconds = (pick: (one: Audit) => number) => `${(middle(pick) / 1000).toFixed(2)} s`
    const milliseconds = (pick: (one: Audit) => number) => `${Math.round(middle(pick))} ms`
    const cells = [
      path,
      ...scores,
      seconds(({ lcp }) => lcp),
      milliseconds(({ tbt }) => tbt),
      middle(({ cls }) => cls).toFixed(3),
      middle(({ own }) => own.score),
      seconds(({ own }) => own.lcp),
      milliseconds(({ own }) => own.tbt),
    ]
    console.log(`| ${cells.join(' | ')} |`)
    const goals = [FIRST_SEEN.has(path) ? 98 : 95, 100, 100, 100]
    rows.push({
      what: `Lighthouse of ${path} (performance / accessibility / best practices / SEO, median of ${runs})`,
      measured: scores.join(' / '),
      goal: `≥ ${goals.join(' / ')}`,
      met: scores.every((score, index) => score >= (goals[index] ?? 100)),
    })
  }
  for (const finding of findings) console.log(finding)
  await product.stop()
  folder.remove()
  return rows
}

/** Warms the compressed copy: the first request after a start gets a larger one (platform/http/static-site.ts). */
async function sendAtItsSmallest(url: string): Promise<void> {
  await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  await new Promise((resolve) => setTimeout(resolve, 1_000))
}

/** One run; failed audits other than performance are added to `findings`. */
async function audit(url: string, port: number, findings: Set<string>): Promise<Audit> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
  const report = result?.lhr
  if (!report) throw new Error(`No report for ${url}`)
  if (report.runtimeError) throw new UnusableTrace(`${url}: ${report.runtimeError.message}`)
  const isUnlisted = report.audits[UNLISTED]?.score === 0
  for (const category of CATEGORIES.slice(1))
    for (const finding of failedAudits(report, category))
      if (finding.id !== UNLISTED) findings.add(`${new URL(url).pathname}: ${finding.id}: ${finding.title}`)
  const figure = (id: string) => report.audits[id]?.numericValue ?? Number.NaN
  return {
    scores: CATEGORIES.map((id) =>
      id === 'seo' && isUnlisted && failedAudits(report, id).length === 1
        ? 100
        : Math.round((report.categories[id]?.score ?? 0) * 100),
    ),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
    own: await byProcessorTime(result),
  }
}

function failedAudits(report: Result, category: string): { readonly id: string; readonly title: string }[] {
  return (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const found = report.audits[id]
    return weight > 0 && found && found.score !== null && found.score < 1 ? [{ id, title: found.title }] : []
  })
}
