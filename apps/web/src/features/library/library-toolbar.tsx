import { SORTS, type Sort } from '@easel/contract/generations'
import { ASPECT_RATIOS, QUALITIES } from '@easel/contract/pictures'
import { providerName } from '@easel/contract/provider-names'
import { STYLES } from '@easel/contract/styles'
import { Globe, Heart, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { severalOf, severalText } from '#web/shared/lib/text/several.ts'
import { ClearFilters, FilterChip, FilterSelect } from '#web/shared/ui/fields/filter-controls.tsx'
import { ChosenFilters, MultiFilter } from '#web/shared/ui/fields/multi-filter.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { useTyped } from '#web/shared/ui/fields/use-typed.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { DateFilter } from './date-filter.tsx'
import { countFilters, type LibraryFilter, NO_FILTERS } from './library-filters.ts'

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  newest: 'Newest',
  oldest: 'Oldest',
  prompt: 'By prompt',
}

type LibraryToolbarProps = {
  readonly filter: LibraryFilter
  readonly onChange: (changes: Partial<LibraryFilter>) => void
  /** Providers of loaded pictures. */
  readonly providers: readonly string[]
  readonly sorts?: readonly Sort[]
  /** Number of pictures. */
  readonly count: ReactNode
  /** The page's own content at the left. */
  readonly start?: ReactNode
  readonly end?: ReactNode
  /** The page's own content before the filters. */
  readonly beforeFilters?: ReactNode
}

/** Search, filters and order; the filters are one line that scrolls if too long. */
export function LibraryToolbar(props: LibraryToolbarProps) {
  const { filter, onChange, providers, sorts = SORTS, count, start, end, beforeFilters } = props
  const menus = menusOf(filter, onChange, providers)
  const isNarrowed = countFilters(filter) > 0
  return (
    <div
      role="toolbar"
      aria-label="Search and filters"
      data-list-bar=""
      className="sticky top-0 z-10 flex min-h-13 flex-wrap items-center gap-x-2 gap-y-2 border-b border-line bg-panel px-4 py-2.5 max-md:top-(--header) max-md:[@media(max-height:360px)]:static max-md:px-3"
    >
      {start}
      <SearchPrompts value={filter.q ?? ''} onChange={(q) => onChange({ q: q || undefined })} />
      <div className="no-scrollbar -mx-1 -my-1 flex min-w-0 flex-1 items-center gap-1.5 overflow-x-auto p-1 max-xl:order-last max-xl:w-full max-xl:flex-none fade-end max-md:-mx-3 max-md:w-[calc(100%+24px)] max-md:px-3">
        {beforeFilters}
        {menus.map((menu) => (
          <MultiFilter key={menu.label} {...menu} />
        ))}
        <DateFilter filter={filter} onChange={onChange} />
        <FilterChip
          isOn={filter.favorite === 'true'}
          onClick={() => onChange({ favorite: filter.favorite === 'true' ? undefined : 'true' })}
        >
          <Heart size={14} aria-hidden="true" />
          Favorites
        </FilterChip>
        <FilterChip
          isOn={filter.public === 'true'}
          onClick={() => onChange({ public: filter.public === 'true' ? undefined : 'true' })}
        >
          <Globe size={14} aria-hidden="true" />
          Public
        </FilterChip>
        {filter.tag && (
          <FilterChip isOn onClick={() => onChange({ tag: undefined })}>
            #{filter.tag}
            <X size={14} aria-label="(remove)" />
          </FilterChip>
        )}
      </div>
      <div
        className={classNames('order-2 flex items-center gap-2', isNarrowed ? 'ml-auto' : 'max-md:ml-auto')}
      >
        <FilterSelect
          label="Order"
          value={filter.sort ?? 'newest'}
          onChange={({ target }) => onChange({ sort: SORTS.find((known) => known === target.value) })}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </FilterSelect>
        {end}
      </div>
      {isNarrowed && (
        <div className="no-scrollbar order-last flex w-[calc(100%-10rem)] items-center gap-1.5 overflow-x-auto p-0.5 max-md:w-full">
          {menus.map((menu) => (
            <ChosenFilters key={menu.label} {...menu} />
          ))}
          <ClearFilters onClick={() => onChange(NO_FILTERS)} />
        </div>
      )}
      {/* Narrowed, it is longer and the filters need their line: then it stands beside what narrows. */}
      <span
        role="status"
        className={classNames(
          'ml-auto text-12 whitespace-nowrap text-ink-3 max-md:hidden',
          isNarrowed ? 'order-last' : 'order-1',
        )}
      >
        {count}
      </span>
    </div>
  )
}

const labeled = (options: readonly { readonly id: string; readonly label: string }[]) =>
  options.map(({ id, label }) => [id, label] as const)
const RATIO_OPTIONS = ASPECT_RATIOS.map(({ id, label }) => [id, `${label} ${id}`] as const)

/** Multiple-choice filters. */
function menusOf(
  filter: LibraryFilter,
  onChange: LibraryToolbarProps['onChange'],
  providers: readonly string[],
) {
  const menu = (
    name: 'style' | 'quality' | 'ratio' | 'provider',
    label: string,
    options: readonly (readonly [value: string, label: string])[],
  ) => ({
    label,
    options,
    values: severalOf(filter[name]),
    onChange: (values: readonly string[]) => onChange({ [name]: severalText(values) }),
  })
  const makers = new Set(['built-in', ...severalOf(filter.provider), ...providers])
  return [
    menu('style', 'Style', labeled(STYLES)),
    menu('quality', 'Quality', labeled(QUALITIES)),
    menu('ratio', 'Aspect ratio', RATIO_OPTIONS),
    menu(
      'provider',
      'Made by',
      [...makers].map((maker) => [maker, providerName(maker)]),
    ),
  ]
}

type SearchPromptsProps = { readonly value: string; readonly onChange: (value: string) => void }

function SearchPrompts({ value, onChange }: SearchPromptsProps) {
  const { input, typed, type } = useTyped(value, onChange)
  return (
    <search className="w-36 min-[1600px]:w-[200px] max-xl:min-w-0 max-xl:flex-1">
      <TextInput
        type="text"
        ref={input}
        aria-label="Search prompts"
        placeholder="Search prompts"
        title="A word after a minus sign is left out: fox -snow"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={500}
        value={typed}
        onChange={(event) => type(event.target.value)}
        before={<Search size={14} aria-hidden="true" className="text-ink-3" />}
        after={
          typed && (
            <IconButton small label="Clear search" onClick={() => type('')}>
              <X size={14} aria-hidden="true" />
            </IconButton>
          )
        }
      />
    </search>
  )
}
