import { join } from 'node:path'
import { BUILD_BASE } from '@easel/contract/paths'
import mdx from '@mdx-js/rollup'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import remarkGfm from 'remark-gfm'
import { defineConfig, type Plugin } from 'vite'
import { cutPictures } from './site-build/cut-pictures.ts'
import { subsetFonts } from './site-build/subset-fonts.ts'
import { tableOfContents } from './table-of-contents.ts'

/** Where the development server finds the product's own server; the built page is served by that server itself. */
const server = process.env['EASEL_SERVER'] ?? 'http://localhost:3000'

const RELOAD = 'window.location.reload();'

/**
 * A page whose code does not load leads to the error page, which offers to refresh. The router would reload the page before it at once, and what
 * was typed there would be lost.
 */
function failedChunksAreErrors(): Plugin {
  return {
    name: 'failed-chunks-are-errors',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/.*\/routeModules\.(m?js)/.test(id)) return null
      if (!code.includes(RELOAD)) this.error('The router no longer reloads by itself: remove this plugin.')
      return { code: code.replace(RELOAD, 'throw error;'), map: null }
    },
  }
}

/** The toasts' library puts a style element into the page, which its policy refuses; the same rules come as a file (shared/ui/toasts/toaster.tsx). */
function toastStylesAreAFile(): Plugin {
  const call = /\n__insertCSS\(".*"\);\n/
  return {
    name: 'toast-styles-are-a-file',
    apply: 'build',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs/.test(id)) return null
      if (!call.test(code))
        this.error('The toasts no longer put their styles into the page: remove this plugin.')
      return { code: code.replace(call, '\n'), map: null }
    },
  }
}

/**
 * Modules that most pages need are put together in few files: a file for each would be thirty more requests, and more bytes, because each file
 * is compressed by itself.
 */
const TOGETHER = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  {
    name: 'icons',
    test: /lucide-react\/dist\/esm\/icons\/(arrow-(left|right|up)|check|chevron-down|moon|plus|search|sun|triangle-alert|x)\.m?js/,
    priority: 3,
  },
  {
    name: 'search',
    test: /\/src\/shared\/(ui\/fields\/(search-field|text-input|use-typed)|lib\/(text\/number-text|rows-later))\.tsx?/,
    priority: 3,
  },
  {
    name: 'frame',
    test: /\/src\/root\.tsx|\/entry\.client\.tsx|\/app\/shell\/site-layout\.tsx|\/contract\/src\/(plans|styles)\.ts/,
    priority: 2,
  },
  // What pages of the site share with the studio; without these two, they would load all of the studio's file.
  { name: 'toasts', test: /\/shared\/ui\/notify\.tsx/, priority: 2 },
  {
    name: 'client',
    test: /\/shared\/(api\/use-session\.ts|ui\/load-note\.tsx)|\/contract\/src\/config\.ts/,
    priority: 2,
  },
  // What stands around every page of the studio: it would be 61 files.
  { name: 'studio', test: /\/app\/shell\/studio-layout\.tsx/, priority: 1 },
]

export default defineConfig(({ command }) => ({
  ...(command === 'build'
    ? { base: `${BUILD_BASE}/`, define: { BUILT_BASE: JSON.stringify(JSON.stringify(BUILD_BASE)) } }
    : {}),
  plugins: [
    { enforce: 'pre', ...mdx({ remarkPlugins: [remarkGfm, tableOfContents] }) },
    subsetFonts(),
    cutPictures(),
    tailwindcss(),
    reactRouter(),
    failedChunksAreErrors(),
    toastStylesAreAFile(),
  ],
  // While a dialog or menu is open, the page does not scroll: this sets those rules without a style element, which the page's policy refuses.
  resolve: {
    alias: { 'react-style-singleton': join(import.meta.dirname, 'src/shared/ui/adopted-styles.ts') },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  server: { proxy: { '/api': server, '/v1': server, '/images': server } },
}))
