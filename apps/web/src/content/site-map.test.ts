import { expect, test } from 'vitest'
import { PUBLIC_PAGES } from '../content/public-pages.ts'
import { PATHS } from '../shared/lib/paths.ts'
import { SITE_MAP } from './site-map.ts'

const listed = SITE_MAP.flatMap(({ pages }) => pages.map(({ path }) => path))

/** Pages that no one looks for: shown in place of another page, opened by an app, or only for moderators. */
const UNSOUGHT: readonly string[] = [
  PATHS.offline,
  PATHS.authorize,
  PATHS.moderation,
  PATHS.operator,
  PATHS.providers,
]

test('the site map lists every page once, public ones and those of an account', () => {
  const pages = new Set([...Object.values(PATHS), ...PUBLIC_PAGES])
  expect([...listed].sort()).toEqual([...pages].filter((path) => !UNSOUGHT.includes(path)).sort())
})
