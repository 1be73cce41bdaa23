import { LIMITS } from '@easel/contract/limits'
import { AppError } from '../app-error.ts'
import { createTurns } from './turns.ts'

/** Larger pictures are decoded one at a time: 50 megapixels take up to 440 MB if rotated, and an AVIF up to 24 bytes a pixel. */
const LARGE_PIXELS = 4_194_304
/** Budget for uploaded pictures that are being read; each is in memory several times, encoded and decoded. */
const MAX_BYTES = 128 * 1024 * 1024
const RETRY_AFTER_S = 5

const small = createTurns(2)
const large = createTurns(1)
let bytesHeld = 0

/**
 * Decodes an uploaded picture when its turn comes: a few hundred bytes can unpack to a gigabyte, and many may arrive at once. Small pictures do
 * not wait for large ones, and people take turns.
 */
export function decodeInTurn<T>(pixels: number, decode: () => Promise<T>, userId?: string): Promise<T> {
  return pixels > LARGE_PIXELS ? large(decode, userId) : small(decode, userId)
}

/**
 * Runs work that holds an uploaded picture, whose bytes no longer count toward the body budget. Rejects with `unavailable`, without starting,
 * when the memory budget is used up.
 */
export async function withRoomFor<T>(bytes: number, work: () => Promise<T>): Promise<T> {
  if (bytesHeld > 0 && bytesHeld + bytes > MAX_BYTES)
    throw new AppError('unavailable', {
      message: 'Many pictures are being read at the moment. Please try again shortly.',
      retryAfter: RETRY_AFTER_S,
    })
  bytesHeld += bytes
  try {
    return await work()
  } finally {
    bytesHeld -= bytes
  }
}

/** Max pixels of an uploaded picture, by its actual format. */
export function mostPixels(format: string): number {
  return format === 'heif' || format === 'avif' ? LIMITS.avifPixels : LIMITS.referenceImagePixels
}

/** Message for a picture with too many pixels. `what` names it. */
export function tooManyPixels(what: string, format: string): string {
  const most = `${what} may have up to ${mostPixels(format) / 1e6} megapixels`
  return mostPixels(format) === LIMITS.referenceImagePixels ? most : `${most} as AVIF: save it as JPEG or PNG`
}
