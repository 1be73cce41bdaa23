import http from 'node:http'
import https from 'node:https'
import { abortFailure, pause } from '../abort.ts'
import type {
  GenerateOptions,
  ImageCapabilities,
  ImageOutcome,
  ImageProvider,
  ImageRequest,
} from '../image-provider.ts'
import { afterStart, failure } from '../net/exchange-failures.ts'
import { fetchPicture, type PictureHosts } from '../net/fetch-picture.ts'
import type { Resolve } from '../net/public-address.ts'
import { STYLE_WORDS } from '../style-words.ts'
import { followPrediction } from './follow-prediction.ts'
import { chooseModel, SHAPES } from './models.ts'
import { failureOfPrediction, seedOf } from './prediction.ts'
import { predictionInput, warningsFor } from './prediction-input.ts'
import { createReplicateApi } from './replicate-api.ts'
import { startPrediction } from './start-prediction.ts'

const ID = 'replicate'
const BASE_URL = 'https://api.replicate.com'
const DOCUMENTED_HOSTS = ['replicate.delivery']
const DEADLINE_MS = 120_000
const POLL_MS = 500
/** How long `close` waits for predictions that still have to be cancelled. */
const CLOSE_MS = 2_000

export type ReplicateOptions = {
  /** The operator's API token. */
  readonly token: string
  /** Another address that speaks the same API, with or without `/v1`; pictures may lie there too. Default Replicate's own. */
  readonly baseUrl?: string
  /** Milliseconds one picture may take in all, whatever the caller allows. Default two minutes. */
  readonly deadlineMs?: number
  /** Milliseconds between looks at a prediction. Default half a second. */
  readonly pollMs?: number
  /** Resolves the hosts of pictures; the machine's own way by default. */
  readonly resolve?: Resolve
}

const CAPABILITIES: ImageCapabilities = {
  seed: true,
  negativePrompt: false,
  reference: true,
  styles: Object.keys(STYLE_WORDS),
  qualities: ['standard', 'high', 'ultra'],
  progress: true,
  previews: false,
  sizes: SHAPES.map(({ width, height }) => ({ width, height })),
}

/**
 * Models hosted by Replicate. One picture is one prediction: the call that makes it is sent once and never again, looks at it and the
 * fetching of its file may be repeated. What is left behind is cancelled, and ends by itself at the deadline if that is not heard.
 */
export function createReplicateProvider(options: ReplicateOptions): ImageProvider {
  const { deadlineMs = DEADLINE_MS, pollMs = POLL_MS } = options
  const baseUrl = new URL((options.baseUrl ?? BASE_URL).replace(/\/(v1\/?)?$/, ''))
  const agent = new (baseUrl.protocol === 'https:' ? https : http).Agent({ keepAlive: true })
  const api = createReplicateApi({ token: options.token, baseUrl, agent })
  const hosts: PictureHosts = {
    documented: DOCUMENTED_HOSTS,
    ...(options.baseUrl === undefined ? {} : { origin: baseUrl.origin }),
    ...(options.resolve ? { resolve: options.resolve } : {}),
  }
  const closing = new AbortController()
  const closed = new AbortController()
  const leftBehind = new Set<Promise<void>>()

  function leave(work: Promise<void>): void {
    const tracked = work.finally(() => leftBehind.delete(tracked))
    leftBehind.add(tracked)
  }

  async function generate(request: ImageRequest, given: GenerateOptions = {}): Promise<ImageOutcome> {
    const signals = [closing.signal, AbortSignal.timeout(deadlineMs), ...(given.signal ? [given.signal] : [])]
    const signal = AbortSignal.any(signals)
    if (signal.aborted) return { ...abortFailure(signal), started: false }
    const progress = reporter(given.onProgress)
    try {
      return await draw(request, signal, progress.report)
    } catch (error) {
      return failure('server', `the adapter failed: ${error instanceof Error ? error.name : typeof error}`)
    } finally {
      progress.end()
    }
  }

  async function draw(
    request: ImageRequest,
    signal: AbortSignal,
    report: (percent: number) => void,
  ): Promise<ImageOutcome> {
    const startedAt = performance.now()
    const since = () => Math.round(performance.now() - startedAt)
    const shape = SHAPES.find(({ width, height }) => width === request.width && height === request.height)
    if (!shape) return { ...failure('unsupported', 'no picture of this size'), started: false }
    const { model, isAsNamed } = chooseModel(request)
    const seed = request.seed ?? randomSeed()
    const input = await predictionInput(model, shape, request, seed)

    const cancelAfterMinutes = Math.ceil(deadlineMs / 60_000)
    const begun = await startPrediction(
      { api, leave, closed: closed.signal },
      { model, input, cancelAfterMinutes },
      signal,
    )
    if (!begun.ok) return begun
    const createMs = since()
    const ended = await followPrediction({ api, leave, pollMs }, begun.prediction, report, signal)
    if (!ended.ok) return afterStart(ended)
    const refused = failureOfPrediction(ended.prediction)
    if (refused) return refused
    const predictMs = since()
    const fetched = await fetchPicture(ended.prediction.fileUrl ?? '', hosts, shape, signal)
    if (!fetched.ok) return afterStart(fetched)
    report(100)

    const { original, image } = fetched
    const warnings = warningsFor(model, isAsNamed, request)
    if (original.width !== shape.width || original.height !== shape.height)
      warnings.push(
        `Drawn at ${original.width}x${original.height} and brought to ${shape.width}x${shape.height}.`,
      )
    return {
      ok: true,
      image,
      seed: model.takesSeed ? (seedOf(ended.prediction) ?? seed) : null,
      // The vendor withholds what it judges unsafe: such a prediction fails.
      nsfw: false,
      provider: ID,
      model: `${model.owner}/${model.name}`,
      warnings,
      readAs: [],
      unknownWords: [],
      actual: {
        width: shape.width,
        height: shape.height,
        style:
          request.style !== undefined && Object.hasOwn(STYLE_WORDS, request.style) ? request.style : null,
        quality: request.quality ?? null,
      },
      timings: {
        create: createMs,
        predict: predictMs - createMs,
        fetch: since() - predictMs,
        total: since(),
      },
    }
  }

  return {
    id: ID,
    label: 'Replicate',
    capabilities: CAPABILITIES,
    review: async () => undefined,
    generate,
    close: async () => {
      closing.abort()
      const waited = new AbortController()
      await Promise.race([Promise.allSettled(leftBehind), pause(CLOSE_MS, waited.signal)])
      waited.abort()
      closed.abort()
      agent.destroy()
    },
  }
}

/** Percent that never fall; silent after the end. */
function reporter(onProgress: GenerateOptions['onProgress']) {
  let highest = 0
  let hasEnded = false
  return {
    report: (percent: number): void => {
      if (hasEnded || percent < highest) return
      highest = percent
      try {
        onProgress?.({ percent })
      } catch {
        // A listener's failure must not cost the picture.
      }
    },
    end: (): void => {
      hasEnded = true
    },
  }
}

/** Nothing secret hangs on a picture's seed; 0 is left out because models take their own instead. */
function randomSeed(): number {
  return 1 + Math.floor(Math.random() * 0xffff_ffff)
}
