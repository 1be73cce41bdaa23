import { join } from 'node:path'
import { BUILD_BASE } from '@easel/contract/paths'
import type { Config } from '@react-router/dev/config'
import { finishSite } from './site-build/finish-site.ts'
import { PUBLIC_PAGES } from './src/content/public-pages.ts'
import { FEED_PATH, ROBOTS_PATH, SITEMAP_PATH } from './src/shared/lib/paths.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  basename: process.env['NODE_ENV'] === 'production' ? `${BUILD_BASE}/` : '/',
  prerender: [...PUBLIC_PAGES, SITEMAP_PATH, ROBOTS_PATH, FEED_PATH],
  buildEnd: () => finishSite(join(import.meta.dirname, 'build/client')),
} satisfies Config
