import type { ImageFailure } from '@easel/providers/image-provider'

/** A failure before the provider was called. */
export function notStarted(kind: ImageFailure['kind'], detail: string): ImageFailure {
  return { ok: false, kind, retryable: false, started: false, detail }
}

/** Whether it is certain that the vendor charges nothing for a call that failed so. */
export function isUnspent({ kind, started }: ImageFailure): boolean {
  return started === false || ['rate_limit', 'credits', 'auth', 'unsupported'].includes(kind)
}
