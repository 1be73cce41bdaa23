import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { finishSite } from './site-build/finish-site.ts'
import { PUBLIC_PAGES } from './src/shared/lib/public-pages.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [...PUBLIC_PAGES],
  buildEnd: () => finishSite(join(import.meta.dirname, 'build/client')),
} satisfies Config
