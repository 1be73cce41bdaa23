import type { Background } from '@easel/contract/fields'
import type { Resolution } from '@easel/contract/pictures'
/** Every page's path, defined once. Links are built from here. */
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

/** Path of the blog's feed. */
export const FEED_PATH = '/blog/rss.xml'
export const SITEMAP_PATH = '/sitemap.xml'
export const ROBOTS_PATH = '/robots.txt'

export type PagePath = (typeof PATHS)[keyof typeof PATHS]

const FIRST_PARTS: ReadonlySet<string> = new Set(Object.values(PATHS))

/** Whether a path would match a page if case were ignored. Only the first segment is compared that way. */
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

/** Generator settings that a link can carry. */
export type GeneratorLink = {
  readonly prompt?: string | undefined
  readonly negativePrompt?: string | undefined
  readonly style?: string | undefined
  readonly quality?: string | undefined
  /** Chosen model; empty means by quality, absent keeps the form's. */
  readonly model?: string | undefined
  readonly aspectRatio?: string | undefined
  /** A custom size, never a ratio's own. */
  readonly size?: { readonly width: number; readonly height: number } | undefined
  readonly seed?: number | undefined
  /** Variation number of the seed's picture; 0 and absent mean the picture itself. */
  readonly variation?: number | undefined
  /** Background; absent keeps the form's. */
  readonly background?: Background | undefined
  /** Resolution; absent keeps the form's. */
  readonly resolution?: Resolution | undefined
  /** The public picture that the settings come from. */
  readonly remixOf?: string | undefined
  /** The user's picture whose references are reused; empty clears the form's, absent keeps them. */
  readonly referencesOf?: string | undefined
}

/** The generator with some fields filled in. */
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

/** The gallery with a search. */
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

/** Path of a feed for the gallery or an author. */
export function atomHref(page: `/${string}`): `/${string}` {
  return `${page}/feed.atom`
}

/** One picture of the library, opened. */
export function savedPictureHref(id: string): `/${string}` {
  return `${PATHS.saved}?${new URLSearchParams({ picture: id })}`
}

/** Two of the user's pictures side by side. */
export function savedComparisonHref(one: string, other: string): `/${string}` {
  return `${PATHS.saved}?${new URLSearchParams({ picture: one, compare: other })}`
}

/** Where to go after signing in: only paths of this site are accepted, so that a link cannot redirect elsewhere. */
export function safeReturnPath(path: unknown): string {
  if (typeof path !== 'string') return PATHS.generate
  return /^\/(?![/\\])/.test(path) ? path : PATHS.generate
}
