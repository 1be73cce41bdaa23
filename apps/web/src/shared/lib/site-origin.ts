import { BUILD_ORIGIN } from '@easel/contract/paths'

/** An address of this site in full. Pages are built once and served anywhere: the server writes its own origin in place of the build's. */
export function absoluteUrl(path: string): string {
  const origin = import.meta.env.SSR ? BUILD_ORIGIN : location.origin
  return `${origin}${path}`
}
