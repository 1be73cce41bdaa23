import type { Result, RunnerResult } from 'lighthouse'
import FirstPaint from 'lighthouse/core/audits/metrics/first-contentful-paint.js'
import LargestPaint from 'lighthouse/core/audits/metrics/largest-contentful-paint.js'
import SpeedIndex from 'lighthouse/core/audits/metrics/speed-index.js'
import BlockedTime from 'lighthouse/core/audits/metrics/total-blocking-time.js'
import { PageDependencyGraph } from 'lighthouse/core/computed/page-dependency-graph.js'

/** Lighthouse's metrics of one audit, and the performance score that results from them. */
export type OwnMetrics = { readonly score: number; readonly lcp: number; readonly tbt: number }

/** Microseconds that the processor spent on a task, out of its wall time `dur`. */
type ProcessorTimed = { readonly tdur?: number }

const METRICS = [FirstPaint, LargestPaint, SpeedIndex, BlockedTime]

/**
 * Lighthouse's metrics of an audit when each task of the page's main thread takes its processor time instead of its wall time: other work on the
 * machine or its host no longer counts.
 */
export async function byProcessorTime({ lhr, artifacts }: RunnerResult): Promise<OwnMetrics> {
  const settings = lhr.configSettings
  // Lighthouse computes metrics from this cache, first of all from the graph of the page's tasks and requests.
  const computedCache = new Map()
  const { Trace: trace, DevtoolsLog: devtoolsLog, URL, SourceMaps, HostDPR } = artifacts
  const graph = await PageDependencyGraph.request(
    { trace, devtoolsLog, settings, URL, SourceMaps, HostDPR, fromTrace: false },
    { settings, computedCache },
  )
  graph.traverse((node) => {
    if (node.type !== 'cpu') return
    const { tdur = 0 } = node.event as ProcessorTimed
    node._event = { ...node.event, dur: tdur }
    node.correctedEndTs = undefined
  })
  const values: Record<string, { readonly score: number; readonly value: number }> = {}
  for (const metric of METRICS) {
    const { score, numericValue } = await metric.audit(artifacts, {
      settings,
      computedCache,
      options: metric.defaultOptions,
    })
    values[metric.meta.id] = { score: score ?? 0, value: numericValue ?? Number.NaN }
  }
  return {
    score: performanceWith(lhr, values),
    lcp: values['largest-contentful-paint']?.value ?? Number.NaN,
    tbt: values['total-blocking-time']?.value ?? Number.NaN,
  }
}

/** The category's score with some audit scores replaced. */
function performanceWith(report: Result, own: Readonly<Record<string, { readonly score: number }>>): number {
  const audits = report.categories['performance']?.auditRefs ?? []
  const sum = audits.reduce((total, { weight }) => total + weight, 0)
  const scored = audits.reduce(
    (total, { id, weight }) => total + weight * (own[id]?.score ?? report.audits[id]?.score ?? 0),
    0,
  )
  return Math.round((100 * scored) / sum)
}
