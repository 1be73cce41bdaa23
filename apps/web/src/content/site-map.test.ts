import { expect, test } from 'vitest'
import { PATHS } from '../shared/lib/paths.ts'
import { PUBLIC_PAGES } from '../shared/lib/public-pages.ts'
import { SITE_MAP } from './site-map.ts'

const listed = SITE_MAP.flatMap(({ pages }) => pages.map(({ path }) => path))

test('the site map lists every page once, public ones and those of an account', () => {
  expect([...listed].sort()).toEqual([...new Set([...Object.values(PATHS), ...PUBLIC_PAGES])].sort())
})
