import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OPEN_GRAPH_SAMPLES } from './open-graph.ts'
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

test('search engines are told the plans on the page that sells them', () => {
  expect(productData('A studio.', [{ name: 'Pro', price: '19.99' }])['offers']).toEqual([
    { '@type': 'Offer', name: 'Pro', price: '19.99', priceCurrency: 'USD' },
  ])
})

test('every listed page says where it stands, once', () => {
  const kinds = (data: Parameters<typeof pageMeta>[0]['data'], path = '/faq') =>
    pageMeta({ path, title: 'FAQ', description: 'Answers.', data: data ?? [] }).flatMap((tag) =>
      'script:ld+json' in tag ? [(tag['script:ld+json'] as { '@type': string })['@type']] : [],
    )
  expect(kinds([])).toEqual(['BreadcrumbList'])
  expect(kinds([breadcrumbData([{ path: '/faq', name: 'Questions' }])])).toEqual(['BreadcrumbList'])
  expect(kinds([], '/')).toEqual([])
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
