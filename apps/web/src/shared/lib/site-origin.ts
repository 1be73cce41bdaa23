import { BUILD_ORIGIN } from '@easel/contract/paths'
import { SITE_BASE } from './site-base.ts'

/** Absolute URL of a path. Pages are built once and served anywhere: the server replaces the build's origin with PUBLIC_URL's. */
export function absoluteUrl(path: string): string {
  const origin = import.meta.env.SSR ? BUILD_ORIGIN : location.origin + SITE_BASE
  return `${origin}${path}`
}

/** Whether the page was opened at this origin (without a path). */
export function isOpenedAt(origin: string | null): boolean {
  return origin === location.origin
}
