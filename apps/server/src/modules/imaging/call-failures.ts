import type { ImageFailure } from '@easel/providers/image-provider'

/** A failure before the provider was called. */
export function notStarted(kind: ImageFailure['kind'], detail: string): ImageFailure {
  return { ok: false, kind, retryable: false, started: false, detail }
}

/** Whether the vendor certainly charges nothing for a call that failed like this. */
export function isUnspent({ kind, started }: ImageFailure): boolean {
  return started === false || ['rate_limit', 'credits', 'auth', 'unsupported'].includes(kind)
}
