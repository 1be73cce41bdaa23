import { LIMITS } from '@easel/contract/limits'
import { AppError } from '../app-error.ts'
import { createTurns } from './turns.ts'

/** A picture of more pixels is decoded alone: 50 million take up to 440 MB where they are to be turned, and an AVIF up to 24 bytes each. */
const LARGE_PIXELS = 4_194_304
/** Of sent pictures that are being read: each is in memory several times over, as it came and as it is unpacked from that. */
const MAX_BYTES = 128 * 1024 * 1024
const RETRY_AFTER_S = 5

const small = createTurns(2)
const large = createTurns(1)
let bytesHeld = 0

/**
 * Decodes a picture that a person sent when its turn has come: a few hundred bytes may unpack to a gigabyte, and many may be sent at once.
 * Small ones do not wait for large ones, and people take turns.
 */
export function decodeInTurn<T>(pixels: number, decode: () => Promise<T>, userId?: string): Promise<T> {
  return pixels > LARGE_PIXELS ? large(decode, userId) : small(decode, userId)
}

/**
 * Does what holds a picture of so many bytes as it was sent, from its body's end on, when that no longer counts against the budget for
 * bodies. Rejects with `unavailable`, and begins nothing, where those at work would fill the memory.
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

/** How many pixels a sent picture may have, by the format that its bytes have. */
export function mostPixels(format: string): number {
  return format === 'heif' || format === 'avif' ? LIMITS.avifPixels : LIMITS.referenceImagePixels
}

/** Why one with more is refused. `what` names it. */
export function tooManyPixels(what: string, format: string): string {
  const most = `${what} may have up to ${mostPixels(format) / 1e6} megapixels`
  return mostPixels(format) === LIMITS.referenceImagePixels ? most : `${most} as AVIF: save it as JPEG or PNG`
}
