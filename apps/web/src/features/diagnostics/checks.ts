import { TOKEN_HEADER } from '@easel/contract/endpoint'
import { inSite } from '#web/shared/lib/site-base.ts'
import { hasCookie, keepCookie, keepsSiteData, siteWorker, siteWorkers } from '#web/shared/lib/site-data.ts'
import { sizeText } from '#web/shared/lib/text/size-text.ts'
import type { Check, Finding } from './check.ts'
import { hostRole } from './host-role.ts'
import type { Visitor } from './visitor.ts'

const PROBE = 'diagnostics_probe'
/** Milliseconds from which a request feels slow. */
const SLOW = 500
const DEADLINE = 10_000
/** Max wait in milliseconds for the worker: on a first visit it is registered after the page has loaded, and then fills its cache. */
const INSTALLING = 5_000

/** Times a request until its headers; does not read the body. */
async function timed(path: `/${string}`, headers: HeadersInit = {}): Promise<{ status: number; ms: number }> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error('No answer within ten seconds')), DEADLINE)
  const started = performance.now()
  try {
    const { status } = await fetch(inSite(path), { headers, cache: 'no-store', signal: controller.signal })
    return { status, ms: Math.round(performance.now() - started) }
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}

async function lookAtHost({ hosts }: Visitor): Promise<Finding> {
  return hostRole(location.hostname, await hosts())
}

async function lookAtProtocol(): Promise<Finding> {
  if (window.isSecureContext)
    return { verdict: 'good', seen: `${location.protocol.slice(0, -1)}, a secure context` }
  return {
    verdict: 'bad',
    seen: `${location.protocol.slice(0, -1)}, not a secure context`,
    hint: 'Serve the site over https: without it there is no service worker and no clipboard.',
  }
}

async function lookAtCookies(): Promise<Finding> {
  keepCookie(PROBE, '1', 60)
  const isKept = hasCookie(PROBE, '1')
  keepCookie(PROBE, '', 0)
  if (isKept) return { verdict: 'good', seen: 'Written, read and deleted' }
  return {
    verdict: 'warning',
    seen: 'The browser keeps none',
    hint: 'Allow cookies for this site, or the sidebar forgets whether it was folded.',
  }
}

async function lookAtStorage(): Promise<Finding> {
  if (!keepsSiteData())
    return { verdict: 'bad', seen: 'Nothing is kept', hint: 'Allow site data: the session lives there.' }
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return { verdict: 'good', seen: `Written and read; ${sizeText(usage)} of ${sizeText(quota)} used` }
}

async function lookAtServiceWorker(): Promise<Finding> {
  const workers = siteWorkers()
  if (!workers)
    return { verdict: 'warning', seen: 'Not supported here', hint: 'Pages need a network connection.' }
  const patience = new Promise((resolve) => setTimeout(resolve, INSTALLING))
  await Promise.race([workers.ready.catch(() => undefined), patience])
  const registration = await siteWorker()
  if (registration?.waiting)
    return {
      verdict: 'warning',
      seen: 'A new version waits',
      hint: 'Close the other tabs of this site, or press Reload in the notice.',
    }
  if (registration?.active) return { verdict: 'good', seen: `/sw.js is ${registration.active.state}` }
  return {
    verdict: 'warning',
    seen: registration ? '/sw.js is being installed' : '/sw.js is not registered',
    hint: 'Wait a few seconds and check again. Private windows may forbid it.',
  }
}

async function lookAtApi(): Promise<Finding> {
  const { status, ms } = await timed('/api/ready')
  if (status !== 200)
    return {
      verdict: 'bad',
      seen: `Answered ${status} in ${ms} ms`,
      hint: 'The server is starting, or its database or storage does not answer.',
    }
  if (ms > SLOW)
    return {
      verdict: 'warning',
      seen: `Ready, in ${ms} ms`,
      hint: 'The way to the server is long, or it is busy.',
    }
  return { verdict: 'good', seen: `Ready, in ${ms} ms` }
}

/** Times the event stream. Without a session, only the connection to it. */
async function lookAtRealtime({ session }: Visitor): Promise<Finding> {
  if (!session) {
    const { status, ms } = await timed('/api/health')
    if (status === 200)
      return {
        verdict: 'good',
        seen: `Its server answered in ${ms} ms; the stream opens with a session`,
        hint: 'Sign in to check the stream itself.',
      }
    return {
      verdict: 'bad',
      seen: `Answered ${status} in ${ms} ms`,
      hint: 'The server is starting, or gone.',
    }
  }
  const headers = { Accept: 'text/event-stream', [TOKEN_HEADER]: session.token }
  const { status, ms } = await timed('/api/events', headers)
  if (status === 200) return { verdict: 'good', seen: `The stream opened in ${ms} ms` }
  return {
    verdict: 'bad',
    seen: `Answered ${status} in ${ms} ms`,
    hint: 'Sign in again. If it stays so, a proxy may cut long answers: see its buffering.',
  }
}

async function lookAtSession({ session }: Visitor): Promise<Finding> {
  return { verdict: 'good', seen: session ? `Signed in as ${session.email}` : 'Not signed in' }
}

export const CHECKS: readonly Check[] = [
  { name: 'Host', about: 'How the installation uses this address', look: lookAtHost },
  { name: 'Connection', about: 'Whether the browser trusts it', look: lookAtProtocol },
  { name: 'Cookies', about: 'Where the sidebar’s state is kept', look: lookAtCookies },
  { name: 'Storage', about: 'Where session, theme and drafts are kept', look: lookAtStorage },
  { name: 'Session', about: 'Whether you are signed in here', look: lookAtSession },
  { name: 'Service worker', about: 'What opens pages without a network', look: lookAtServiceWorker },
  { name: 'API', about: 'Server, database and storage, with the time it took', look: lookAtApi },
  { name: 'Realtime', about: 'The stream of events, with the time it took', look: lookAtRealtime },
]
