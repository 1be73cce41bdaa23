import type { Config } from '@react-router/dev/config'
import { PUBLIC_PAGES } from './src/shared/lib/public-pages.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [...PUBLIC_PAGES],
} satisfies Config
