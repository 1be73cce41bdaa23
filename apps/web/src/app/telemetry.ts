import { rateWebVital, reportWebVital, trackEvent, type WebVitalName } from '@easel/contract/telemetry'
import type { Metric } from 'web-vitals'
import type { Client } from '#web/shared/api/client.ts'

/** A page that breaks in a loop must not flood the server. */
const MOST_ERRORS = 20

/** Sends window errors, unhandled rejections and web vitals of signed-in users. Its own failures are only logged. */
export function startTelemetry(client: Client) {
  watchErrors(client)
  void import('web-vitals').then(({ onCLS, onINP, onLCP }) => {
    for (const observe of [onCLS, onINP, onLCP])
      observe((metric: Metric) => {
        if (isReported(metric.name)) report(client, metric.name, metric.value, metric.id, metric.delta)
      })
  }, logOnly)
  observeFirstInput((delay) => report(client, 'FID', delay, `v-${crypto.randomUUID()}`, delay))
}

type Reported = Exclude<WebVitalName, 'FCP'>

function isReported(name: string): name is Reported {
  return name === 'CLS' || name === 'LCP' || name === 'INP' || name === 'FID'
}

function report(client: Client, name: Reported, value: number, id: string, delta: number) {
  if (client.auth.state().status !== 'signed-in') return
  const meta = { id, rating: rateWebVital(name, value), delta }
  client.data.call(reportWebVital, { body: { name, value, meta } }).catch(logOnly)
}

/** The measuring library no longer has first-input delay; the Event Timing entry still does. */
function observeFirstInput(onDelay: (milliseconds: number) => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return
  const observer = new PerformanceObserver((list) => {
    const [entry] = list.getEntries()
    if (!(entry instanceof PerformanceEventTiming)) return
    onDelay(entry.processingStart - entry.startTime)
    observer.disconnect()
  })
  observer.observe({ type: 'first-input', buffered: true })
}

type Failure = {
  readonly message: string
  readonly source?: string
  readonly line?: number
  readonly column?: number
  readonly stack?: string | undefined
}

function watchErrors(client: Client) {
  let sent = 0
  function send({ message, source, line, column, stack }: Failure) {
    if (client.auth.state().status !== 'signed-in' || sent >= MOST_ERRORS) return
    sent += 1
    const metadata = {
      message: message.slice(0, 1000),
      ...(source && { source: source.slice(0, 500) }),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
      ...(stack && { stack: stack.slice(0, 4000) }),
    }
    client.data.call(trackEvent, { body: { name: 'error', metadata } }).catch(logOnly)
  }
  window.addEventListener('error', (event) =>
    send({
      message: event.message,
      source: event.filename,
      line: event.lineno,
      column: event.colno,
      stack: event.error instanceof Error ? event.error.stack : undefined,
    }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    send({
      message: reason instanceof Error ? reason.message : String(reason),
      stack: reason instanceof Error ? reason.stack : undefined,
    }),
  )
}

function logOnly(error: unknown) {
  console.warn('Not reported', error)
}
