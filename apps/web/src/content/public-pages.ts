import { SESSION_PAGES } from '@easel/contract/paths'
import { STYLE_IDS } from '@easel/contract/styles'
import { PATHS, postHref, styleHref } from '#web/shared/lib/paths.ts'
import { POSTS } from './blog/posts.ts'
import { TOOLS, toolHref } from './tools.ts'

/** Pages that anyone can open; the build prerenders them. */
export const PUBLIC_PAGES: readonly string[] = [
  ...Object.values(PATHS).filter((path) => !(SESSION_PAGES as readonly string[]).includes(path)),
  ...POSTS.map(({ slug }) => postHref(slug)),
  ...STYLE_IDS.map(styleHref),
  ...TOOLS.map(({ id }) => toolHref(id)),
]

const UNLISTED: readonly string[] = [PATHS.offline, PATHS.resetPassword]

/** Pages that search engines may list; the others say `index: false`. */
export const LISTED_PAGES = PUBLIC_PAGES.filter((path) => !UNLISTED.includes(path))
