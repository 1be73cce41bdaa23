import type {
  GenerateOptions,
  ImageFailure,
  ImageOutcome,
  ImageProgress,
  ImageProvider,
  ImageSize,
} from '@easel/providers/image-provider'
import type { PictureOrder } from './drawn-order.ts'
import { findPictureFault } from './picture-check.ts'
import { createWaitingClock, type WaitingClock } from './waiting-clock.ts'

const GRACE_MS = 1_000

/** Limits a provider to `timeLimit` milliseconds of drawing, and as many of waiting in its line, and checks its answer. Never rejects. */
export async function drawWithin(
  provider: ImageProvider,
  order: PictureOrder,
  options: GenerateOptions & { readonly signal: AbortSignal },
  timeLimit: number,
): Promise<{ readonly outcome: ImageOutcome; readonly waitedMs: number }> {
  const clock = createWaitingClock(timeLimit)
  const outcome = await generateWithin(provider, order, options, clock)
  return { outcome: await judge(outcome, order), waitedMs: clock.stop() }
}

async function judge(outcome: ImageOutcome, order: PictureOrder): Promise<ImageOutcome> {
  if (!outcome.ok) return outcome
  if (outcome.nsfw)
    return { ok: false, kind: 'nsfw', retryable: false, detail: 'the provider judged its picture unsafe' }
  const size = order.resolution ? outcome.actual : sizeOf(order)
  const fault = await findPictureFault(outcome.image, size)
  return fault === undefined ? outcome : invalidResult(`the answer is not the picture asked for: ${fault}`)
}

/** A provider that ignores the abort or rejects must not hold the task. */
async function generateWithin(
  provider: ImageProvider,
  order: PictureOrder,
  options: GenerateOptions & { readonly signal: AbortSignal },
  clock: WaitingClock,
): Promise<ImageOutcome> {
  const signal = AbortSignal.any([options.signal, clock.signal])
  const onProgress = (progress: ImageProgress) => {
    clock.note(progress)
    options.onProgress?.(progress)
  }
  const grace = Promise.withResolvers<ImageOutcome>()
  const giveUp = () => setTimeout(() => grace.resolve(abandoned(options.signal)), GRACE_MS).unref()
  signal.addEventListener('abort', giveUp, { once: true })
  if (signal.aborted) giveUp()
  try {
    return await Promise.race([provider.generate(order, { ...options, onProgress, signal }), grace.promise])
  } catch (error) {
    return invalidResult(`the provider threw ${error instanceof Error ? error.name : typeof error}`)
  } finally {
    clock.stop()
    signal.removeEventListener('abort', giveUp)
  }
}

function abandoned(caller: AbortSignal): ImageFailure {
  const kind = caller.aborted ? 'cancelled' : 'timeout'
  return { ok: false, kind, retryable: false, detail: 'the provider did not stop when told to' }
}

export function invalidResult(detail: string): ImageFailure {
  return { ok: false, kind: 'bad_response', retryable: false, detail }
}

function sizeOf({ width, height, isDoubled }: PictureOrder): ImageSize {
  return isDoubled ? { width: width * 2, height: height * 2 } : { width, height }
}
