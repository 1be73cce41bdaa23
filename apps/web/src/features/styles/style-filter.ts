import { isFound, readSearch } from '@easel/contract/search-text'
import { STYLES, type StyleId, type StyleOption } from '@easel/contract/styles'
import { STYLE_FAMILIES, type StyleFamily, type StyleGuide } from '#web/content/styles/style-guide.ts'
import { STYLE_GUIDES } from '#web/content/styles/style-guides.ts'

export type StyleFilter = {
  /** Words that must all occur in name, description, lead or prompts. */
  readonly search: string
  /** A shelf, a badge, or empty for all. */
  readonly kind: StyleFamily | 'Popular' | 'New' | ''
}

export type ShelvedStyle = StyleOption & { readonly id: StyleId; readonly guide: StyleGuide }

export type StyleShelf = { readonly family: StyleFamily; readonly styles: readonly ShelvedStyle[] }

/** All filter values in display order. */
export const STYLE_KINDS = ['', 'Popular', 'New', ...STYLE_FAMILIES] as const

/** Shelves with matching styles, without empty ones. */
export function shelveStyles({ search, kind }: StyleFilter): readonly StyleShelf[] {
  const wish = readSearch(search)
  const found = STYLES.map((style): ShelvedStyle => ({ ...style, guide: STYLE_GUIDES[style.id] })).filter(
    (style) => isOfKind(style, kind) && isFound(textOf(style), wish),
  )
  return STYLE_FAMILIES.map((family) => ({
    family,
    styles: found.filter(({ guide }) => guide.family === family),
  })).filter(({ styles }) => styles.length > 0)
}

function isOfKind({ isPopular, isNew, guide }: ShelvedStyle, kind: StyleFilter['kind']): boolean {
  if (kind === '') return true
  if (kind === 'Popular') return isPopular
  if (kind === 'New') return isNew
  return guide.family === kind
}

function textOf({ id, label, description, guide }: ShelvedStyle): string {
  const prompts = guide.examples.map(({ prompt }) => prompt).join(' ')
  return `${label} ${id} ${description} ${guide.family} ${guide.lead} ${prompts}`
}
