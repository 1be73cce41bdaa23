import type { ImageBytes, ImageQuality, ImageType } from '../image-provider.ts'

/** The operator's settings of a self-hosted model server. */
export type OwnServerOptions = {
  /** With user and password if the server needs them: `http://user:word@localhost:7860`. */
  readonly url: string
  /** Side in pixels of the square its model draws best. Default 1024. */
  readonly side?: number
  /** Sampling steps at standard quality. Default 20. */
  readonly steps?: number
  /** Max milliseconds of one picture, whatever the caller allows. Default ten minutes. */
  readonly deadlineMs?: number
  /** Polling interval in milliseconds. Default half a second. */
  readonly pollMs?: number
}

/** Max time of calls without a deadline of their own. */
export const OWN_SERVER_DEADLINE_MS = 600_000

const EFFORT: Readonly<Record<ImageQuality, number>> = { standard: 1, high: 1.5, ultra: 2.25 }

export function stepsFor(quality: ImageQuality = 'standard', standard = 20): number {
  return Math.max(1, Math.round(standard * EFFORT[quality]))
}

/** The Authorization header for the credentials before the `@`. */
export function basicAuthorization({ username, password }: URL): Record<string, string> {
  if (username === '') return {}
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

const MAX_PREVIEW_BYTES = 2 * 1024 * 1024
const SIGNATURES: readonly (readonly [ImageType, string, number])[] = [
  ['image/png', '\x89PNG', 0],
  ['image/jpeg', '\xff\xd8\xff', 0],
  ['image/webp', 'WEBP', 8],
]

/** A preview if the bytes start like a picture; the rest is not checked here. */
export function previewOf(bytes: Buffer): ImageBytes | undefined {
  if (bytes.length > MAX_PREVIEW_BYTES) return undefined
  const found = SIGNATURES.find(([, mark, at]) => bytes.toString('latin1', at, at + mark.length) === mark)
  return found ? { bytes, type: found[0] } : undefined
}
