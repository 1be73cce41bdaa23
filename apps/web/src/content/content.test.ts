import { existsSync, readFileSync, statSync } from 'node:fs'
import { STYLE_IDS } from '@easel/contract/styles'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { PICTURES } from './blog/pictures.ts'
import { POSTS } from './blog/posts.ts'
import { FAQ } from './faq.ts'
import { STYLE_GUIDES } from './styles/style-guides.ts'
import { STYLE_PREVIEWS } from './styles/style-previews.ts'

const PUBLIC = new URL('../../public/', import.meta.url)
const WORDS_A_MINUTE = 200
/** Mean color difference of two previews, 0 … 255, at a size that leaves only shapes and colors. */
const MIN_DIFFERENCE = 20

describe.each(POSTS)('the post $slug', ({ slug, readingMinutes, description }) => {
  const words = readFileSync(new URL(`./blog/${slug}.mdx`, import.meta.url), 'utf8').split(/\s+/).length

  it('is a guide of at least 1,200 words, and says how long it takes', () => {
    expect(words).toBeGreaterThanOrEqual(1200)
    expect(Math.abs(readingMinutes - words / WORDS_A_MINUTE)).toBeLessThanOrEqual(1)
    expect(description.length).toBeLessThanOrEqual(160)
  })
})

test('every picture that a text or a style shows lies in the public folder, within its weight, and says that rules made it', () => {
  const names = [
    ...Object.keys(PICTURES),
    ...Object.values(STYLE_GUIDES).flatMap(({ examples }) => examples.map(({ name }) => name)),
  ]
  for (const name of names) {
    const url = new URL(`samples/${name}.webp`, PUBLIC)
    expect(existsSync(url), name).toBe(true)
    expect(statSync(url).size, name).toBeLessThanOrEqual(81_000)
    expect(readMetadata(readFileSync(url))?.sourceType, name).toBe('algorithmicMedia')
  }
})

test('every style has a guide with three pictures of its own, and no sentence twice', () => {
  const sentences = new Set<string>()
  for (const [style, { lead, examples }] of Object.entries(STYLE_GUIDES)) {
    expect(examples.length, style).toBeGreaterThanOrEqual(3)
    expect(sentences.has(lead), style).toBe(false)
    sentences.add(lead)
  }
})

test('every preview of a style is cut of one of the samples that its guide shows, in a small file', () => {
  for (const style of STYLE_IDS) {
    const names = STYLE_GUIDES[style].examples.map(({ name }) => name)
    expect(names).toContain(STYLE_PREVIEWS[style].sample)
    expect(statSync(new URL(`styles/${style}.webp`, PUBLIC)).size, style).toBeLessThanOrEqual(25_000)
  }
})

test('the previews of any two styles differ in shapes and colors', async () => {
  const previews = await Promise.all(
    STYLE_IDS.map((style) =>
      sharp(readFileSync(new URL(`styles/${style}.webp`, PUBLIC)))
        .resize(26, 17, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  )
  const alike = previews.flatMap((preview, index) =>
    previews
      .slice(0, index)
      .flatMap((other, at) =>
        difference(preview, other) < MIN_DIFFERENCE ? [`${STYLE_IDS[index]} and ${STYLE_IDS[at]}`] : [],
      ),
  )
  expect(alike).toEqual([])
})

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

test('the FAQ answers at least twenty questions, each once', () => {
  expect(FAQ.length).toBeGreaterThanOrEqual(20)
  expect(new Set(FAQ.map(({ question }) => question)).size).toBe(FAQ.length)
})
