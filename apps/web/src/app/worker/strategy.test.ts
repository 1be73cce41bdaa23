import { expect, test } from 'vitest'
import { isKeepable, strategyFor } from './strategy.ts'

const ORIGIN = 'https://easel.example'
const ask = (path: string, isPage = false, method = 'GET') =>
  strategyFor({ url: new URL(path, ORIGIN).href, method, isPage }, ORIGIN)

test('[2.22] the service worker keeps out of the API, of writes, of other sites and of private pictures', () => {
  expect(ask('/api/generations')).toBe('network')
  expect(ask('/api/events')).toBe('network')
  expect(ask('/v1/models', true)).toBe('network')
  expect(ask('/generate', true, 'POST')).toBe('network')
  expect(ask('https://elsewhere.example/a.js')).toBe('network')
  expect(ask('/images/gen_x.webp?w=480&e=99&s=abc')).toBe('network')
})

test('it takes what the system shares to the app, and no other request that writes', () => {
  expect(ask('/share-target', true, 'POST')).toBe('share')
  expect(ask('/share-target', false, 'POST')).toBe('network')
  expect(ask('https://elsewhere.example/share-target', true, 'POST')).toBe('network')
})

test('[2.22] it serves built files and the site’s own pictures, and knows which pages are only a shell', () => {
  expect(ask('/assets/root-1a2b.js')).toBe('files')
  expect(ask('/samples/fox-sketch.webp')).toBe('site-pictures')
  expect(ask('/images/gen_x.webp?w=480')).toBe('shared-pictures')
  expect(ask('/faq', true)).toBe('page')
  expect(ask('/history', true)).toBe('own-page')
})

test.each([
  ['public, max-age=300', true],
  ['private, no-cache', false],
  ['private, max-age=604800, immutable', false],
  ['no-store', false],
] as const)('an answer marked %s is kept: %s', (control, isKept) => {
  const response = new Response('', { headers: { 'cache-control': control } })
  Object.defineProperty(response, 'type', { value: 'basic' })
  expect(isKeepable(response)).toBe(isKept)
})
