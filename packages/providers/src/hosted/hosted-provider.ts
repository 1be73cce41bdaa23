import http, { type Agent } from 'node:http'
import https from 'node:https'
import { abortFailure, pause } from '../abort.ts'
import {
  type GenerateOptions,
  type ImageCapabilities,
  type ImageFailure,
  type ImageOutcome,
  type ImageProgress,
  type ImageProvider,
  type ImageRequest,
  type ImageSuccess,
  MIN_PIXELS,
} from '../image-provider.ts'
import { failure } from '../net/exchange-failures.ts'
import { isSeenThrough, type VendorPicture } from '../net/read-picture.ts'
import { steadyProgress } from '../steady-progress.ts'
import { STYLE_WORDS } from '../style-words.ts'
import { mayBeAsked } from './product-sizes.ts'

/** How long `close` waits for pending cancellations at the vendor. */
const CLOSE_MS = 2_000

/** Context of one picture, besides the request. */
export type Drawing = {
  /** Aborts when the caller cancels, on timeout, and when the provider closes. */
  readonly signal: AbortSignal
  /** May be called with falling or late values: the caller gets the highest so far, and nothing after the end. */
  readonly report: (progress: ImageProgress) => void
  /** Work that continues after the outcome, until `closed` aborts: canceling at the vendor. */
  readonly leave: (work: Promise<unknown>) => void
  readonly closed: AbortSignal
  /** See the options. */
  readonly onJob: (job: string) => Promise<void>
  readonly resume: string | undefined
  /** Milliseconds since the request. */
  readonly since: () => number
}

/** A vendor's success, in the fields that vary. */
export type Drawn = Pick<ImageSuccess, 'ok' | 'seed' | 'model' | 'warnings' | 'asked' | 'costUsd'> & {
  readonly picture: VendorPicture
  readonly nsfw?: boolean
  readonly timings?: Readonly<Record<string, number>>
}

/** What every network adapter shares: a time limit, steady progress, no rejections, and a clean close. */
export function createHostedProvider(deps: {
  readonly id: string
  readonly label: string
  /** A function if the server's abilities are discovered later. */
  readonly capabilities: ImageCapabilities | (() => ImageCapabilities)
  /** Discovers the server's abilities, once; drawing works without it. */
  readonly prepare?: ImageProvider['prepare']
  readonly notices?: ImageProvider['notices']
  /** Max milliseconds of one picture, whatever the caller allows. */
  readonly deadlineMs: number
  /** Connections, closed with the provider. */
  readonly agent: Agent
  readonly draw: (request: ImageRequest, drawing: Drawing) => Promise<Drawn | ImageFailure>
}): ImageProvider {
  const { id, label, prepare, notices, deadlineMs, agent, draw } = deps
  const capabilitiesNow = () =>
    typeof deps.capabilities === 'function' ? deps.capabilities() : deps.capabilities
  const closing = new AbortController()
  const closed = new AbortController()
  const running = new Set<Promise<unknown>>()
  const leftBehind = new Set<Promise<unknown>>()

  function track(work: Promise<unknown>, among: Set<Promise<unknown>>): void {
    const tracked = work.catch(() => {}).finally(() => among.delete(tracked))
    among.add(tracked)
  }

  async function generate(request: ImageRequest, given: GenerateOptions = {}): Promise<ImageOutcome> {
    const startedAt = performance.now()
    const signals = [closing.signal, AbortSignal.timeout(deadlineMs), ...(given.signal ? [given.signal] : [])]
    const signal = AbortSignal.any(signals)
    if (signal.aborted) return { ...abortFailure(signal), started: false }
    if (!mayBeAsked(request)) return { ...failure('unsupported', 'no picture of this size'), started: false }
    const progress = steadyProgress(given.onProgress)
    const since = () => Math.round(performance.now() - startedAt)
    try {
      const drawn = await draw(request, {
        signal,
        report: progress.report,
        leave: (work) => track(work, leftBehind),
        closed: closed.signal,
        onJob: given.onJob ?? (async () => {}),
        resume: given.resume,
        since,
      })
      if (!drawn.ok) return drawn
      // Some models cannot, and one that can may draw a background anyway.
      const isOpaque = request.isTransparent === true && !(await isSeenThrough(drawn.picture.image.bytes))
      const missed = isOpaque ? [`${drawn.model} drew a background.`] : []
      progress.report({ percent: 100 })
      return succeeded(id, request, { ...drawn, warnings: [...drawn.warnings, ...missed] }, since())
    } catch (error) {
      return failure('server', `the adapter failed: ${error instanceof Error ? error.name : typeof error}`)
    } finally {
      progress.end()
    }
  }

  return {
    id,
    label,
    get capabilities() {
      return capabilitiesNow()
    },
    ...(prepare ? { prepare } : {}),
    ...(notices ? { notices } : {}),
    review: async () => undefined,
    generate: (request, given) => {
      const generating = generate(request, given)
      track(generating, running)
      return generating
    },
    close: async () => {
      closing.abort()
      const waited = new AbortController()
      // Work that is cut off now may still leave a cancellation to send.
      const ended = Promise.allSettled(running).then(() => Promise.allSettled(leftBehind))
      await Promise.race([ended, pause(CLOSE_MS, waited.signal)])
      waited.abort()
      closed.abort()
      agent.destroy()
    },
  }
}

/** The base URL without a `suffix` that people paste along, such as `/v1`. */
export function baseUrlOf(address: string, suffix = ''): URL {
  const trimmed = address.replace(/\/+$/, '')
  return new URL(suffix !== '' && trimmed.endsWith(suffix) ? trimmed.slice(0, -suffix.length) : trimmed)
}

export function agentFor({ protocol }: URL): Agent {
  return new (protocol === 'https:' ? https : http).Agent({ keepAlive: true })
}

/** Seeds need not be unpredictable; 0 is avoided because some models replace it. */
export function randomSeed(largest = 0xffff_ffff): number {
  return 1 + Math.floor(Math.random() * largest)
}

function succeeded(id: string, request: ImageRequest, drawn: Drawn, totalMs: number): ImageSuccess {
  const { ok, picture, seed, model, asked, costUsd, nsfw = false, timings = {} } = drawn
  const { image, original } = picture
  const { resolution, style, quality } = request
  const { width, height } = image.checkedAs ?? request
  const isResized = original.width !== width || original.height !== height
  const resized = `Drawn at ${original.width}x${original.height} and brought to ${width}x${height}.`
  const isSmaller = resolution && !request.mask && width * height < MIN_PIXELS[resolution]
  const smaller = `${model} drew no ${resolution?.toUpperCase()}: the picture has ${width}x${height}.`
  return {
    ok,
    image,
    seed,
    nsfw,
    provider: id,
    model,
    warnings: [...drawn.warnings, ...(isResized ? [resized] : []), ...(isSmaller ? [smaller] : [])],
    readAs: [],
    unknownWords: [],
    actual: {
      width,
      height,
      style: style !== undefined && Object.hasOwn(STYLE_WORDS, style) ? style : null,
      quality: quality ?? null,
    },
    ...(asked === undefined ? {} : { asked }),
    ...(costUsd === undefined ? {} : { costUsd }),
    timings: { ...timings, total: totalMs },
  }
}
