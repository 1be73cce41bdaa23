import { absoluteUrl } from './site-origin.ts'

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json }

/** One statement in schema.org's words. */
export type StructuredData = {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly [key: string]: Json
}

const publisher = () => ({ '@type': 'Organization', name: 'Easel', url: absoluteUrl('/') })

const offer = (price: string) => ({ '@type': 'Offer', price, priceCurrency: 'USD' })

/** The product and what it costs: 0 USD to begin, or each of the plans (`price` in US dollars a month). */
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

/** Questions and answers that stand on the page word for word. */
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
  /** Day of publication, `2026-01-31`. */
  readonly date: string
  /** Address of the article's picture on this site, from its root. */
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

/** Where the page stands, from the top down; the landing page is added as the first step. */
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
