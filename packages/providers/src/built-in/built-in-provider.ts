import {
  type DrawnPicture,
  ENGINE_VERSION,
  ForbiddenPromptError,
  InvalidRequestError,
} from '@easel/engine/drawn-picture'
import type { Engine } from '@easel/engine/engine'
import { type Aspect, PICTURE_SIZES, type PictureRequest } from '@easel/engine/picture-request'
import { assertAllowed } from '@easel/engine/policy/policy'
import { abortFailure } from '../abort.ts'
import { CUSTOM_SIZES } from '../custom-sizes.ts'
import { mayBeAsked } from '../hosted/product-sizes.ts'
import { firstReference } from '../hosted/reference-picture.ts'
import { namingReferences } from '../hosted/reference-words.ts'
import { referenceWarnings } from '../hosted/words.ts'
import {
  type GenerateOptions,
  IMAGE_QUALITIES,
  type ImageArea,
  type ImageCapabilities,
  type ImageFailure,
  type ImageOutcome,
  type ImageProvider,
  type ImageRequest,
} from '../image-provider.ts'
import { steadyProgress } from '../steady-progress.ts'

const ID = 'built-in'
const HONORS = { name: 'The built-in engine', reference: true, strength: true }
/** Things that cover less are not the subject, and things as large as the picture leave nothing to crop. */
const MIN_COVERAGE = 0.004
const LARGEST_SIDE = 0.9
const MAX_SUBJECTS = 8
const ASPECTS = Object.keys(PICTURE_SIZES) as readonly Aspect[]

/**
 * The engine included in the product: no key, no network, no cost. It draws by rules on this machine's own cores. `styles` are the ids it has a
 * look for. Closing the provider closes the engine.
 */
export function createBuiltInProvider(deps: {
  readonly engine: Engine
  readonly styles: readonly string[]
}): ImageProvider {
  const { engine, styles } = deps
  const closing = new AbortController()

  const capabilities: ImageCapabilities = {
    seed: true,
    negativePrompt: true,
    reference: true,
    referenceStrength: true,
    styles,
    qualities: IMAGE_QUALITIES,
    transparent: true,
    redraws: `easel-${ENGINE_VERSION}`,
    varies: true,
    progress: true,
    previews: true,
    sizes: ASPECTS.map((aspect) => {
      const [width, height] = PICTURE_SIZES[aspect]
      return { width, height }
    }),
    customSizes: CUSTOM_SIZES,
  }

  async function generate(request: ImageRequest, options: GenerateOptions = {}): Promise<ImageOutcome> {
    const startedAt = performance.now()
    const signal = AbortSignal.any([closing.signal, ...(options.signal ? [options.signal] : [])])
    if (signal.aborted) return abortFailure(signal)
    const aspect = ASPECTS.find((candidate) => {
      const [width, height] = PICTURE_SIZES[candidate]
      return width === request.width && height === request.height
    })
    if (!mayBeAsked(request)) return failed('unsupported', `no picture of ${request.width}x${request.height}`)
    const known = request.style === undefined || styles.includes(request.style)
    const asked = engineRequest(request, aspect, known)
    const progress = steadyProgress(options.onProgress)
    const draw = (wanted: PictureRequest) =>
      engine.draw(wanted, {
        signal,
        onProgress: ({ done, preview }) =>
          progress.report({
            percent: Math.min(100, Math.round(done * 100)),
            ...(preview ? { preview: { bytes: preview, type: 'image/webp' } } : {}),
          }),
      })
    try {
      const { drawn, isWhole } = await drawCutout(draw, asked)
      return succeeded(drawn, asked, startedAt, [
        ...(isWhole ? ['Nothing in this picture stands apart from its background, so it has one.'] : []),
        ...(request.resolution
          ? [
              `The built-in engine drew no ${request.resolution.toUpperCase()}: the picture has ${drawn.width}x${drawn.height}.`,
            ]
          : []),
        ...(known ? [] : ['This style has no look of its own here.']),
        ...referenceWarnings(request.references ?? [], undefined, HONORS),
      ])
    } catch (error) {
      if (error instanceof ForbiddenPromptError) return refused()
      if (signal.aborted) return abortFailure(signal)
      if (error instanceof InvalidRequestError)
        return failed('unsupported', 'the engine cannot draw this request')
      return failed('server', `the engine failed: ${error instanceof Error ? error.name : typeof error}`)
    } finally {
      progress.end()
    }
  }

  async function review({ prompt }: { prompt: string }): Promise<ImageFailure | undefined> {
    try {
      assertAllowed(prompt)
      return undefined
    } catch (error) {
      if (error instanceof ForbiddenPromptError) return refused()
      throw error
    }
  }

  return {
    id: ID,
    label: 'Built-in engine',
    capabilities,
    review,
    // Loaded lazily: the lexicon is large, and a server whose pictures are drawn elsewhere does not need it.
    revise: async (wish, instruction) =>
      (await import('./revise-picture.ts')).reviseWish(wish, instruction, styles),
    generate,
    close: async () => {
      closing.abort()
      await engine.close()
    },
  }
}

/** Removes the background if requested; keeps everything if nothing would be left. */
async function drawCutout(draw: (wanted: PictureRequest) => Promise<DrawnPicture>, asked: PictureRequest) {
  const { cutout, ...whole } = asked
  if (!cutout) return { drawn: await draw(asked), isWhole: false }
  try {
    return { drawn: await draw(asked), isWhole: false }
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error
    return { drawn: await draw(whole), isWhole: true }
  }
}

function engineRequest(
  request: ImageRequest,
  aspect: Aspect | undefined,
  styleKnown: boolean,
): PictureRequest {
  const reference = firstReference(request)
  return {
    prompt: namingReferences(request, 0),
    negativePrompt: request.negativePrompt ?? '',
    ...(aspect ? { aspect } : { size: [request.width, request.height] as const }),
    quality: request.quality ?? 'standard',
    seed: request.seed ?? randomSeed(),
    ...(request.variation ? { variation: request.variation } : {}),
    ...(styleKnown && request.style !== undefined ? { style: request.style } : {}),
    ...(request.isDoubled ? { scale: 2 } : {}),
    ...(request.isTransparent ? { cutout: true } : {}),
    ...(reference ? { reference } : {}),
    ...(request.referenceStrength !== undefined ? { referenceStrength: request.referenceStrength } : {}),
  }
}

/** In prompt order, which names the subject first; of similar things the larger first. */
function subjectsOf({ report, width, height }: DrawnPicture): ImageArea[] {
  const share = (pixels: number, of: number) => Math.round((1000 * pixels) / of) / 1000
  return report.entities
    .flatMap(({ instances }) => [...instances].sort((a, b) => b.coverage - a.coverage))
    .filter(({ coverage }) => coverage >= MIN_COVERAGE)
    .map(({ box: [x, y, w, h] }) => ({
      left: share(x, width),
      top: share(y, height),
      width: share(w, width),
      height: share(h, height),
    }))
    .filter((area) => Math.min(area.width, area.height) <= LARGEST_SIDE)
    .slice(0, MAX_SUBJECTS)
}

function succeeded(
  drawn: DrawnPicture,
  asked: PictureRequest,
  startedAt: number,
  warnings: readonly string[],
): ImageOutcome {
  return {
    ok: true,
    image: { bytes: drawn.png, type: 'image/png' },
    seed: drawn.report.seed,
    nsfw: false,
    provider: ID,
    model: `easel-${ENGINE_VERSION}`,
    warnings,
    readAs: drawn.report.reading.drawn,
    placed: drawn.report.reading.placed,
    unknownWords: drawn.report.reading.notDrawn,
    ...(asked.variation ? { asked: { variation: asked.variation } } : {}),
    subjects: subjectsOf(drawn),
    actual: {
      width: drawn.width,
      height: drawn.height,
      style: asked.style ?? null,
      quality: asked.quality ?? null,
    },
    timings: { ...drawn.report.ms, total: Math.round(performance.now() - startedAt) },
  }
}

function failed(kind: ImageFailure['kind'], detail: string): ImageFailure {
  return { ok: false, kind, retryable: false, detail }
}

function refused(): ImageFailure {
  return failed('nsfw', 'the content policy forbids what the prompt names')
}

/** Seeds need not be unpredictable. */
function randomSeed(): number {
  return Math.floor(Math.random() * 2 ** 32)
}
