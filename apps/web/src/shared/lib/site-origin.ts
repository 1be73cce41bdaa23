import { BUILD_ORIGIN } from '@easel/contract/paths'
import { SITE_BASE } from './site-base.ts'

/** An address of this site in full. Pages are built once and served anywhere: the server writes PUBLIC_URL in place of the build's origin. */
export function absoluteUrl(path: string): string {
  const origin = import.meta.env.SSR ? BUILD_ORIGIN : location.origin + SITE_BASE
  return `${origin}${path}`
}

/** Whether the page was opened at this origin, which has no path. */
export function isOpenedAt(origin: string | null): boolean {
  return origin === location.origin
}
