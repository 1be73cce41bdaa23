import { monitorEventLoopDelay } from 'node:perf_hooks'

type Observation = {
  readonly method: string
  readonly kind: 'api' | 'page'
  readonly status: number
  readonly milliseconds: number
}

export type HttpMetrics = {
  readonly observe: (observation: Observation) => void
  /** Prometheus text format. `gauges` adds other parts' numbers by name, with labels in braces. */
  readonly render: (gauges: Readonly<Record<string, number>>) => string
}

const BUCKETS_MS = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 10_000, 60_000] as const

/** Counts and times the requests of this process, and measures its event loop delay. */
export function createHttpMetrics(): HttpMetrics {
  const requests = new Map<string, number>()
  const buckets = new Map<number, number>(BUCKETS_MS.map((bound) => [bound, 0]))
  let sum = 0
  let count = 0
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()

  return {
    observe({ method, kind, status, milliseconds }) {
      const labels = `method="${method}",kind="${kind}",status="${status}"`
      requests.set(labels, (requests.get(labels) ?? 0) + 1)
      if (kind !== 'api') return
      sum += milliseconds
      count += 1
      for (const bound of BUCKETS_MS)
        if (milliseconds <= bound) buckets.set(bound, (buckets.get(bound) ?? 0) + 1)
    },
    render(gauges) {
      const lines = ['# TYPE easel_http_requests_total counter']
      for (const [labels, value] of requests) lines.push(`easel_http_requests_total{${labels}} ${value}`)
      lines.push('# TYPE easel_http_request_duration_seconds histogram')
      for (const [bound, value] of buckets)
        lines.push(`easel_http_request_duration_seconds_bucket{le="${bound / 1000}"} ${value}`)
      lines.push(
        `easel_http_request_duration_seconds_bucket{le="+Inf"} ${count}`,
        `easel_http_request_duration_seconds_sum ${sum / 1000}`,
        `easel_http_request_duration_seconds_count ${count}`,
      )
      const own = {
        easel_process_uptime_seconds: process.uptime(),
        easel_process_resident_bytes: process.memoryUsage.rss(),
        easel_event_loop_delay_p99_seconds: delay.percentile(99) / 1e9,
      }
      const { user, system } = process.cpuUsage()
      lines.push(
        '# TYPE easel_process_cpu_seconds_total counter',
        `easel_process_cpu_seconds_total ${(user + system) / 1e6}`,
      )
      const named = new Set<string>()
      for (const [series, value] of Object.entries({ ...own, ...gauges })) {
        const name = series.replace(/\{.*/, '')
        if (!named.has(name)) lines.push(`# TYPE ${name} gauge`)
        named.add(name)
        lines.push(`${series} ${Number.isFinite(value) ? value : 0}`)
      }
      return `${lines.join('\n')}\n`
    },
  }
}
