import { SESSION_PAGES } from '@easel/contract/paths'
import { STYLE_IDS } from '@easel/contract/styles'
import { POSTS } from '#web/content/blog/posts.ts'
import { TOOLS, toolHref } from '#web/content/tools.ts'
import { PATHS, postHref, styleHref } from './paths.ts'

/** Pages anybody can open: written to HTML at build time, listed for search engines. */
export const PUBLIC_PAGES: readonly string[] = [
  ...Object.values(PATHS).filter((path) => !(SESSION_PAGES as readonly string[]).includes(path)),
  ...POSTS.map(({ slug }) => postHref(slug)),
  ...STYLE_IDS.map(styleHref),
  ...TOOLS.map(({ id }) => toolHref(id)),
]
