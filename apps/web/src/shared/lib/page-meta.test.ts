import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OPEN_GRAPH_SAMPLES } from '#web/content/open-graph.ts'
import { pageMeta } from './page-meta.ts'
import { articleData, breadcrumbData, faqData, productData } from './structured-data.ts'

test.each(['easel', ...OPEN_GRAPH_SAMPLES])(
  'the picture that unfolds for %s lies in the public folder',
  (name) => {
    expect(existsSync(new URL(`../../../public/og/${name}.jpg`, import.meta.url))).toBe(true)
  },
)

test('a page with an address names it in full, and the picture of its link', () => {
  const tags = pageMeta({ path: '/faq', title: 'FAQ', description: 'Answers.', picture: 'owl-night' })
  expect(tags).toContainEqual({ title: 'FAQ · Easel' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://easel.invalid/faq' })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://easel.invalid/og/owl-night.jpg' })
  expect(tags).not.toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a page without an address of its own is not listed by search engines', () => {
  expect(pageMeta({ title: 'History', description: 'Yours.' })).toContainEqual({
    name: 'robots',
    content: 'noindex',
  })
})

test('[2.11] search engines are told that the offer costs 0 USD', () => {
  expect(productData('A studio.')['offers']).toEqual({ '@type': 'Offer', price: '0', priceCurrency: 'USD' })
})

test('questions and the way to a page are stated in full', () => {
  expect(faqData([{ question: 'Why?', answer: 'So.' }])['mainEntity']).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
  ])
  expect(breadcrumbData([{ path: '/blog', name: 'Blog' }])['itemListElement']).toMatchObject([
    { position: 1, item: 'https://easel.invalid/' },
    { position: 2, item: 'https://easel.invalid/blog', name: 'Blog' },
  ])
})

test('an article names its day, its picture and its own address in full', () => {
  const article = {
    path: '/blog/a',
    title: 'A',
    description: 'B.',
    date: '2026-01-31',
    picture: '/og/easel.jpg',
  }
  expect(articleData(article)).toMatchObject({
    datePublished: '2026-01-31',
    image: 'https://easel.invalid/og/easel.jpg',
    mainEntityOfPage: 'https://easel.invalid/blog/a',
  })
})
