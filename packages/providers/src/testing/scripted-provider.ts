import { abortFailure, pause } from '../abort.ts'
import { mayBeAsked, PRODUCT_SIZES } from '../hosted/product-sizes.ts'
import {
  type FailureKind,
  type GenerateOptions,
  IMAGE_QUALITIES,
  type ImageArea,
  type ImageCapabilities,
  type ImageFailure,
  type ImageOutcome,
  type ImageProvider,
  type ImageRequest,
} from '../image-provider.ts'
import { gradientPicture } from './gradient-picture.ts'

/** A scripted reaction to one request. */
export type Step =
  /** Draws a real picture after `delayMs`. */
  | {
      readonly do: 'draw'
      readonly delayMs?: number
      readonly nsfw?: boolean
      readonly subjects?: readonly ImageArea[]
    }
  | {
      readonly do: 'fail'
      readonly kind: FailureKind
      readonly delayMs?: number
      readonly retryable?: boolean
      readonly retryAfterSeconds?: number
      readonly started?: false
    }
  /** Works until it is aborted. */
  | { readonly do: 'hang' }
  /** Works forever and ignores the abort: a provider that breaks the interface. */
  | { readonly do: 'hang-deaf' }
  /** Rejects: a provider that breaks the interface. */
  | { readonly do: 'throw' }
  /** Claims success with the given bytes, whatever they are. */
  | { readonly do: 'answer'; readonly bytes: Uint8Array }

export type ScriptedProvider = ImageProvider & {
  /** All requests it received, in order. */
  readonly requests: readonly ImageRequest[]
  /** Requests in progress, and their maximum so far. */
  readonly load: { readonly running: number; readonly most: number }
}

/** A prompt that it refuses both on review and when drawing. */
export const SCRIPTED_FORBIDDEN_PROMPT = 'forbidden words'

const CAPABILITIES: ImageCapabilities = {
  seed: true,
  negativePrompt: true,
  reference: true,
  referenceStrength: true,
  styles: ['photorealistic', 'anime'],
  qualities: IMAGE_QUALITIES,
  progress: true,
  previews: true,
  sizes: PRODUCT_SIZES,
}

/**
 * A provider for tests: real pictures, and every failure on demand. `script` decides for each request; `call` counts from 0. By default
 * everything is drawn at once.
 */
export function createScriptedProvider(
  script: (request: ImageRequest, call: number) => Step = () => ({ do: 'draw' }),
): ScriptedProvider {
  const requests: ImageRequest[] = []
  const load = { running: 0, most: 0 }
  const closing = new AbortController()

  async function generate(request: ImageRequest, options: GenerateOptions = {}): Promise<ImageOutcome> {
    const signal = AbortSignal.any([closing.signal, ...(options.signal ? [options.signal] : [])])
    const call = requests.push(request) - 1
    load.running += 1
    load.most = Math.max(load.most, load.running)
    try {
      return await follow(script(request, call), request, signal, options)
    } finally {
      load.running -= 1
    }
  }

  return {
    id: 'scripted',
    label: 'Scripted provider',
    capabilities: CAPABILITIES,
    requests,
    load,
    generate,
    review: async ({ prompt }) => (prompt.includes(SCRIPTED_FORBIDDEN_PROMPT) ? refused() : undefined),
    close: async () => closing.abort(),
  }
}

async function follow(
  step: Step,
  request: ImageRequest,
  signal: AbortSignal,
  options: GenerateOptions,
): Promise<ImageOutcome> {
  if (signal.aborted) return abortFailure(signal)
  if (!mayBeAsked(request)) return { ok: false, kind: 'unsupported', retryable: false, detail: 'size' }
  if (request.prompt.includes(SCRIPTED_FORBIDDEN_PROMPT)) return refused()
  switch (step.do) {
    case 'throw':
      throw new Error('the scripted provider broke')
    case 'hang-deaf':
      return new Promise(() => {})
    case 'hang':
      await pause(2 ** 31 - 1, signal)
      return abortFailure(signal)
    case 'fail':
      await pause(step.delayMs ?? 0, signal)
      return signal.aborted
        ? abortFailure(signal)
        : {
            ...failure(step.kind, step.retryable),
            ...(step.started === false ? { started: false } : {}),
            ...(step.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: step.retryAfterSeconds }),
          }
    case 'answer':
      return drawn(request, step.bytes, false)
    case 'draw': {
      tell(options, 10, await gradientPicture(32, 32, request.seed ?? 0))
      await pause(step.delayMs ?? 0, signal)
      if (signal.aborted) return abortFailure(signal)
      const bytes = await gradientPicture(request.width, request.height, request.seed ?? 7)
      tell(options, 100)
      return signal.aborted ? abortFailure(signal) : drawn(request, bytes, step.nsfw ?? false, step.subjects)
    }
  }
}

function tell({ onProgress }: GenerateOptions, percent: number, preview?: Uint8Array): void {
  try {
    onProgress?.({ percent, ...(preview ? { preview: { bytes: preview, type: 'image/png' } } : {}) })
  } catch {
    // A failing listener does not affect drawing.
  }
}

function drawn(
  request: ImageRequest,
  bytes: Uint8Array,
  nsfw: boolean,
  subjects?: readonly ImageArea[],
): ImageOutcome {
  const known = request.style === undefined || CAPABILITIES.styles.includes(request.style)
  return {
    ok: true,
    image: { bytes, type: 'image/png' },
    seed: request.seed ?? 7,
    nsfw,
    provider: 'scripted',
    model: 'gradient-1',
    warnings: [
      ...(known ? [] : ['This style has no look of its own.']),
      ...(request.resolution
        ? [
            `gradient-1 drew no ${request.resolution.toUpperCase()}: the picture has ${request.width}x${request.height}.`,
          ]
        : []),
    ],
    readAs: ['gradient'],
    unknownWords: [],
    ...(subjects ? { subjects } : {}),
    actual: {
      width: request.width,
      height: request.height,
      style: request.style ?? null,
      quality: request.quality ?? null,
    },
    timings: { total: 1 },
  }
}

function failure(kind: FailureKind, retryable = false): ImageFailure {
  return {
    ok: false,
    kind,
    retryable,
    ...(kind === 'rate_limit' ? { retryAfterSeconds: 7 } : {}),
    detail: `scripted ${kind}`,
  }
}

function refused(): ImageFailure {
  return failure('nsfw')
}
