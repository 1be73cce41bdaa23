import { rateWebVital, reportWebVital, trackEvent, type WebVitalName } from '@easel/contract/telemetry'
import { firstCharacters } from '@easel/contract/text-length'
import type { Metric } from 'web-vitals'
import type { Client } from '#web/shared/api/client.ts'
import { whenChecked } from '#web/shared/api/when-checked.ts'
import { newId } from '#web/shared/lib/new-id.ts'

/** A page that breaks in a loop must not flood the server. */
const MAX_ERRORS = 20

/** Sends window errors, unhandled rejections and web vitals of signed-in users. Its own failures are only logged. */
export function startTelemetry(client: Client) {
  watchErrors(client)
  void import('web-vitals').then(({ onCLS, onINP, onLCP }) => {
    for (const observe of [onCLS, onINP, onLCP])
      observe((metric: Metric) => {
        if (isReported(metric.name)) report(client, metric.name, metric.value, metric.id, metric.delta)
      })
  }, logOnly)
  observeFirstInput((delay) => report(client, 'FID', delay, `v-${newId()}`, delay))
}

type Reported = Exclude<WebVitalName, 'FCP'>

function isReported(name: string): name is Reported {
  return name === 'CLS' || name === 'LCP' || name === 'INP' || name === 'FID'
}

function report(client: Client, name: Reported, value: number, id: string, delta: number) {
  const meta = { id, rating: rateWebVital(name, value), delta }
  whenSignedIn(client, () =>
    client.data.call(reportWebVital, { body: { name, value, meta } }, { keepalive: true }),
  )
}

/** The web-vitals library dropped first-input delay; the Event Timing entry still has it. */
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
    if (sent >= MAX_ERRORS) return
    sent += 1
    const metadata = {
      message: firstCharacters(message, 1000),
      ...(source && { source: firstCharacters(source, 500) }),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
      ...(stack && { stack: firstCharacters(stack, 4000) }),
    }
    whenSignedIn(client, () =>
      client.data.call(trackEvent, { body: { name: 'error', metadata } }, { keepalive: true }),
    )
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

/** Sends at once when the session is known, otherwise after its check. Many values are known only when the page is left, hence `keepalive`. */
function whenSignedIn(client: Client, send: () => Promise<unknown>) {
  const sendIfSignedIn = () => {
    if (client.auth.state().status === 'signed-in') send().catch(logOnly)
  }
  if (client.auth.state().status === 'checking') void whenChecked(client.auth).then(sendIfSignedIn)
  else sendIfSignedIn()
}

function logOnly(error: unknown) {
  console.warn('Not reported', error)
}
