import { absoluteUrl } from './site-origin.ts'

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json }

/** One schema.org object. */
export type StructuredData = {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly [key: string]: Json
}

const publisher = () => ({ '@type': 'Organization', name: 'Easel', url: absoluteUrl('/') })

const offer = (price: string) => ({ '@type': 'Offer', price, priceCurrency: 'USD' })

/** The product and its price: from 0 USD, or each plan (`price` in US dollars a month). */
export function productData(
  description: string,
  plans?: readonly { readonly name: string; readonly price: string }[],
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Easel',
    url: absoluteUrl('/'),
    applicationCategory: 'DesignApplication',
    operatingSystem: 'Any',
    description,
    offers: plans ? plans.map(({ name, price }) => ({ ...offer(price), name })) : offer('0'),
  }
}

/** Questions and answers exactly as on the page. */
export function faqData(
  entries: readonly { readonly question: string; readonly answer: string }[],
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

type Article = {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Publication day, `2026-01-31`. */
  readonly date: string
  /** Root-relative URL of the article's picture. */
  readonly picture: string
}

export function articleData({ path, title, description, date, picture }: Article): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date,
    image: absoluteUrl(picture),
    mainEntityOfPage: absoluteUrl(path),
    author: publisher(),
    publisher: publisher(),
  }
}

/** Breadcrumbs from the top; the landing page is added first. */
export function breadcrumbData(
  steps: readonly { readonly path: string; readonly name: string }[],
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ path: '/', name: 'Easel' }, ...steps].map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}
