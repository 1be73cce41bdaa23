import type { Background } from '@easel/contract/fields'
import type { Resolution } from '@easel/contract/pictures'
/** Every page's address, once. Links are made from here, never written by hand. */
export const PATHS = {
  home: '/',
  generate: '/generate',
  prompts: '/prompts',
  templates: '/templates',
  styles: '/styles',
  advanced: '/advanced',
  generateAudio: '/generate-audio',
  textEffects: '/text-effects',
  more: '/more',
  gallery: '/gallery',
  saved: '/my-generations',
  history: '/history',
  dashboard: '/dashboard',
  account: '/account',
  billing: '/billing',
  device: '/device',
  authorize: '/authorize',
  moderation: '/moderation',
  operator: '/operator',
  providers: '/providers',
  pricing: '/pricing',
  auth: '/auth',
  resetPassword: '/reset-password',
  faq: '/faq',
  privacy: '/privacy',
  terms: '/terms',
  contentPolicy: '/content-policy',
  blog: '/blog',
  siteMap: '/site-map',
  domainDiagnostics: '/domain-diagnostics',
  offline: '/offline',
  tutorials: '/tutorials',
  promptLibrary: '/prompt-library',
  templatesLibrary: '/templates-library',
  stylesLibrary: '/styles-library',
  aiImageGenerator: '/ai-image-generator',
  freeAiImageGenerator: '/free-ai-image-generator',
  aiArtGenerator: '/ai-art-generator',
  paymentSuccess: '/payment-success',
  paymentCanceled: '/payment-canceled',
} as const satisfies Record<string, `/${string}`>

/** Where feed readers find the blog. */
export const FEED_PATH = '/blog/rss.xml'
export const SITEMAP_PATH = '/sitemap.xml'
export const ROBOTS_PATH = '/robots.txt'

export type PagePath = (typeof PATHS)[keyof typeof PATHS]

const FIRST_PARTS: ReadonlySet<string> = new Set(Object.values(PATHS))

/** Whether a path would be a page's if capitals were not told from small letters. What follows the first part is looked up as it is. */
export function isMisspelled(path: string): boolean {
  const first = `/${path.split('/')[1] ?? ''}`
  return !FIRST_PARTS.has(first) && FIRST_PARTS.has(first.toLowerCase())
}

/** The page of one style. */
export function styleHref(id: string): `/styles/${string}` {
  return `${PATHS.styles}/${id}`
}

/** The page of one blog post. */
export function postHref(slug: string): `/blog/${string}` {
  return `${PATHS.blog}/${slug}`
}

/** Settings that a link can hand to the generator. */
export type GeneratorLink = {
  readonly prompt?: string | undefined
  readonly negativePrompt?: string | undefined
  readonly style?: string | undefined
  readonly quality?: string | undefined
  /** Id of the chosen model; empty leaves the choice to the quality, absent to the form. */
  readonly model?: string | undefined
  readonly aspectRatio?: string | undefined
  /** Where it is one's own: none that a ratio has. */
  readonly size?: { readonly width: number; readonly height: number } | undefined
  readonly seed?: number | undefined
  /** Which small change of the seed's picture; 0 and absent are that picture itself. */
  readonly variation?: number | undefined
  /** Whether the picture has a background; absent leaves what the form says. */
  readonly background?: Background | undefined
  /** How many pixels it is asked for; absent leaves what the form says. */
  readonly resolution?: Resolution | undefined
  /** Id of the public picture they were taken from. */
  readonly remixOf?: string | undefined
  /** Id of one's own picture whose reference pictures come along; empty takes away those in the form, absent leaves them. */
  readonly referencesOf?: string | undefined
}

/** The generator with some of its fields filled in. */
export function generateHref(settings: GeneratorLink = {}): `/${string}` {
  const query = new URLSearchParams()
  if (settings.prompt) query.set('prompt', settings.prompt)
  if (settings.negativePrompt) query.set('negative', settings.negativePrompt)
  if (settings.style) query.set('style', settings.style)
  if (settings.quality) query.set('quality', settings.quality)
  if (settings.model !== undefined) query.set('model', settings.model)
  if (settings.aspectRatio) query.set('ratio', settings.aspectRatio)
  if (settings.size) query.set('size', `${settings.size.width}x${settings.size.height}`)
  if (settings.seed !== undefined) query.set('seed', String(settings.seed))
  if (settings.variation) query.set('variation', String(settings.variation))
  if (settings.background) query.set('background', settings.background)
  if (settings.resolution) query.set('resolution', settings.resolution)
  if (settings.remixOf) query.set('remix', settings.remixOf)
  if (settings.referencesOf !== undefined) query.set('references', settings.referencesOf)
  const text = query.toString()
  return text ? `${PATHS.generate}?${text}` : PATHS.generate
}

/** The gallery, searched. */
export function galleryHref(search: string): `/${string}` {
  return `${PATHS.gallery}?${new URLSearchParams({ q: search })}`
}

/** One picture of the gallery, opened. */
export function galleryPictureHref(id: string): `/${string}` {
  return `${PATHS.gallery}?${new URLSearchParams({ picture: id })}`
}

/** An author of the gallery. */
export function authorHref(id: string): `/authors/${string}` {
  return `/authors/${id}`
}

/** What a gallery or an author's page is for feed readers. */
export function atomHref(page: `/${string}`): `/${string}` {
  return `${page}/feed.atom`
}

/** One picture of the library, opened. */
export function savedPictureHref(id: string): `/${string}` {
  return `${PATHS.saved}?${new URLSearchParams({ picture: id })}`
}

/** One's own two pictures beside each other. */
export function savedComparisonHref(one: string, other: string): `/${string}` {
  return `${PATHS.saved}?${new URLSearchParams({ picture: one, compare: other })}`
}

/** Where to go after signing in: only an address of this site is believed, so that a link cannot send a person elsewhere. */
export function safeReturnPath(path: unknown): string {
  if (typeof path !== 'string') return PATHS.generate
  return /^\/(?![/\\])/.test(path) ? path : PATHS.generate
}
