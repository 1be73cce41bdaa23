import type { MetaDescriptor } from 'react-router'

type PageMeta = { readonly title: string; readonly description: string; readonly index?: boolean }

/** Title, description and their Open Graph copies, as every page states them. */
export function pageMeta({ title, description, index = true }: PageMeta): MetaDescriptor[] {
  const full = title === 'Easel' ? title : `${title} · Easel`
  return [
    { title: full },
    { name: 'description', content: description },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}
