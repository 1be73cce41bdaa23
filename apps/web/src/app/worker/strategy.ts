import { SESSION_PAGES, SHARE_TARGET } from '@easel/contract/paths'
import { pathInSite } from '#web/shared/lib/site-base.ts'

/** `network`: the worker does not intervene. `own-page`: a page served from the shell when offline. `share`: content shared to the app. */
export type Strategy =
  | 'network'
  | 'page'
  | 'own-page'
  | 'files'
  | 'site-pictures'
  | 'shared-pictures'
  | 'share'

type Asked = { readonly url: string; readonly method: string; readonly isPage: boolean }

/**
 * How the worker handles a request. It leaves the API and people's pictures alone, except public pictures, which the server marks as public and
 * `isKeepable` checks.
 */
export function strategyFor({ url, method, isPage }: Asked, origin: string): Strategy {
  const { origin: asked, pathname, searchParams } = new URL(url)
  const path = pathInSite(pathname)
  if (method === 'POST' && isPage && asked === origin && path === SHARE_TARGET) return 'share'
  if (method !== 'GET' || asked !== origin || path === undefined || /^\/(api|v1)\//.test(path))
    return 'network'
  if (isPage) return SESSION_PAGES.some((page) => page === path) ? 'own-page' : 'page'
  if (path.startsWith('/assets/')) return 'files'
  if (/^\/(samples|styles)\/.+\.(webp|avif|jpg)$/.test(path)) return 'site-pictures'
  // A signed address shows a private picture to anyone who has it.
  if (path.startsWith('/images/') && !searchParams.has('s')) return 'shared-pictures'
  return 'network'
}

/** Whether an answer is complete and public. */
export function isKeepable(response: Response): boolean {
  const control = response.headers.get('cache-control') ?? ''
  return response.status === 200 && response.type === 'basic' && !/no-store|private/.test(control)
}
