import type { ImageBytes, ImageQuality, ImageType } from '../image-provider.ts'

/** What the operator says of model servers of one's own. */
export type OwnServerOptions = {
  /** With user and password where the server asks for them: `http://user:word@localhost:7860`. */
  readonly url: string
  /** Side of the square that its model draws well, in pixels. Default 1024. */
  readonly side?: number
  /** Sampling steps of a standard picture. Default 20. */
  readonly steps?: number
  /** Milliseconds one picture may take in all, whatever the caller allows. Default ten minutes. */
  readonly deadlineMs?: number
  /** Milliseconds between looks. Default half a second. */
  readonly pollMs?: number
}

/** Upper bound for calls without a deadline of their own. */
export const OWN_SERVER_DEADLINE_MS = 600_000

const EFFORT: Readonly<Record<ImageQuality, number>> = { standard: 1, high: 1.5, ultra: 2.25 }

export function stepsFor(quality: ImageQuality = 'standard', standard = 20): number {
  return Math.max(1, Math.round(standard * EFFORT[quality]))
}

/** The key of a server that knows users: the header for the part before the `@`. */
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

/** A preview, if these bytes begin like a picture; whether they go on like one is the listener's to find out. */
export function previewOf(bytes: Buffer): ImageBytes | undefined {
  if (bytes.length > MAX_PREVIEW_BYTES) return undefined
  const found = SIGNATURES.find(([, mark, at]) => bytes.toString('latin1', at, at + mark.length) === mark)
  return found ? { bytes, type: found[0] } : undefined
}
