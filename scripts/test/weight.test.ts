// Maximum size of a first visit, checked against the build: exact bytes as sent, compressed.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { STYLE_IDS } from '@easel/contract/styles'
import { expect, test } from 'vitest'
import { LISTED_PAGES, PUBLIC_PAGES } from '../../apps/web/src/content/public-pages.ts'
import { PATHS, styleHref } from '../../apps/web/src/shared/lib/paths.ts'
import { buildWeb } from '../build.ts'

const SITE = join(import.meta.dirname, '../../apps/web/build/client')

/** Pages too large for the first ten packets of a connection, after which a server waits for the browser's answer. */
const LONG_PAGES: readonly string[] = [PATHS.prompts, PATHS.promptLibrary]

type Budget = { readonly what: string; readonly bytes: number; readonly max: number }

/** Bytes of a file as a browser receives it: the build's compressed copy, or the file itself if its format is already compressed. */
function sent(path: string): number {
  const file = join(SITE, path)
  return (
    statSync(/\.(js|css|svg)$/.test(path) ? `${file}.br` : file, { throwIfNoEntry: false })?.size ??
    statSync(file).size
  )
}

const total = (paths: readonly string[]) => paths.reduce((sum, path) => sum + sent(path), 0)

/** Every path that the pattern's group matches, once. */
function found(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, path]) => (path ? [path] : [])))]
}

function measure(): readonly Budget[] {
  const html = pageAt(PATHS.home)
  const head = html.slice(0, html.indexOf('</head>'))
  const inline = [...html.matchAll(/<script(?: id="_R_")?>([\s\S]*?)<\/script>/g)]
    .map(([, code]) => code)
    .join('')
  const atLoad = found(html, /<script[^>]*\ssrc="([^"]+)"/g)
  const program = found(html, /<link rel="later" href="([^"]+)"/g)
  const blocking = [
    ...found(head, /<link[^>]*rel="stylesheet"[^>]*href="([^"#]+)/g),
    ...found(head, /<script(?![^>]*(?:async|defer|module))[^>]*\ssrc="([^"]+)"/g),
  ]
  const generator = program.filter((path) => /generator|embedded-bench|use-generate/.test(path))
  // Files that the service worker caches for a visitor; its other files wait until the studio is used.
  const worker = readFileSync(join(SITE, 'sw.js'), 'utf8')
  const kept = found(/addAll\(\[([^\]]*)\]/.exec(worker)?.[1] ?? '', /(\/assets\/[\w.-]+\.js)/g)
  const visit = new Set([...atLoad, '/sw.js', ...kept])
  const fonts = found(html, /(\/assets\/(?:display|heading|text|mono)-[\w-]+\.woff2)/g).filter(
    (path) => !path.includes('-rest-'),
  )
  return [
    {
      what: 'JavaScript of the landing page at load',
      bytes: total(atLoad) + brotliCompressSync(inline).length,
      max: 6_000,
    },
    {
      // e2e/landing.test.ts proves in a browser that no more than this is sent until the generator or a plan is used.
      what: 'JavaScript of the landing page in all: read to its end, menus opened, theme changed, worker included',
      bytes: total([...visit]) + brotliCompressSync(inline).length,
      max: 100_000,
    },
    {
      what: 'the program, when the generator is used or the visitor is signed in',
      bytes: total([...atLoad, ...program]),
      max: 150_000,
    },
    { what: 'of the program, the generator’s', bytes: total(generator), max: 0 },
    { what: 'stylesheet, which every page shares', bytes: total(blocking), max: 18_000 },
    { what: 'fonts of the landing page', bytes: total(fonts), max: 60_000 },
    {
      what: 'HTML of the largest page that a line’s first fourteen kilobytes must hold, headers apart',
      bytes: largestOf(PUBLIC_PAGES.filter((path) => !LONG_PAGES.includes(path))),
      max: 13_900,
    },
    {
      what: 'HTML of the largest page of a style',
      bytes: largestOf(STYLE_IDS.map(styleHref)),
      max: 9_800,
    },
  ]
}

const largestOf = (paths: readonly string[]) =>
  Math.max(...paths.map((path) => brotliCompressSync(pageAt(path)).length))

const pageAt = (path: string) => readFileSync(join(SITE, path, 'index.html'), 'utf8')

buildWeb()

test('search engines may list every page of the sitemap, and no other', () => {
  const mayBeListed = (path: string) => !pageAt(path).includes('<meta name="robots" content="noindex"')
  expect(LISTED_PAGES).toEqual(PUBLIC_PAGES.filter(mayBeListed))
  const listed = found(readFileSync(join(SITE, 'sitemap.xml'), 'utf8'), /<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)
  expect(listed).toEqual(LISTED_PAGES)
})

test('no page of the site loads what stands around the studio', () => {
  const assets = readdirSync(join(SITE, 'assets'))
  const name = assets.find((file) => /^manifest-[0-9a-f]{8}\.js$/.test(file)) ?? ''
  const manifest = readFileSync(join(SITE, 'assets', name), 'utf8')
  const { routes } = JSON.parse(manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1)) as {
    routes: Record<string, { parentId?: string; imports: readonly string[] }>
  }
  const ofTheSite = Object.entries(routes).filter(([, { parentId }]) => parentId === 'app/shell/site-layout')
  expect(ofTheSite.length).toBeGreaterThan(15)
  const loading = ofTheSite.filter(([, { imports }]) =>
    imports.some((path) => /\/studio-(?!bench)/.test(path)),
  )
  expect(loading.map(([id]) => id)).toEqual([])
})

test('no copy of a feed is left that only the framework reads', () => {
  expect(readdirSync(SITE, { recursive: true }).filter((path) => `${path}`.endsWith('.data'))).toEqual([])
})

for (const { what, bytes, max } of measure())
  test(`${what}: at most ${max} bytes`, () => {
    expect(bytes).toBeLessThanOrEqual(max)
  })
