import { SORTS, type Sort } from '@easel/contract/generations'
import { ASPECT_RATIOS, QUALITIES } from '@easel/contract/pictures'
import { providerName } from '@easel/contract/provider-names'
import { STYLES } from '@easel/contract/styles'
import { Globe, Heart, Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FilterChip, FilterSelect } from '#web/shared/ui/fields/filter-controls.tsx'
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
  /** Providers of the loaded pictures. */
  readonly providers: readonly string[]
  readonly sorts?: readonly Sort[]
  /** How many there are. */
  readonly count: ReactNode
  /** What the page adds at the left end. */
  readonly start?: ReactNode
  readonly end?: ReactNode
}

/** Search, filters and order; the filters are one line that scrolls where it is too long. */
export function LibraryToolbar(props: LibraryToolbarProps) {
  const { filter, onChange, providers, sorts = SORTS, count, start, end } = props
  return (
    <div
      role="toolbar"
      aria-label="Search and filters"
      className="sticky top-0 z-10 flex min-h-13 flex-wrap items-center gap-x-2 gap-y-2 border-b border-line bg-panel px-4 py-2.5 max-md:top-(--header) max-md:px-3"
    >
      {start}
      <SearchPrompts value={filter.q ?? ''} onChange={(q) => onChange({ q: q || undefined })} />
      <div className="no-scrollbar -mx-1 -my-1 flex min-w-0 flex-1 items-center gap-1.5 overflow-x-auto p-1 max-xl:order-last max-xl:w-full max-xl:flex-none fade-end max-md:-mx-3 max-md:w-[calc(100%+24px)] max-md:px-3">
        <Choice
          label="Style"
          any="Style"
          value={filter.style}
          onChange={(style) => onChange({ style })}
          options={STYLES.map(({ id, label }) => [id, label])}
        />
        <Choice
          label="Quality"
          any="Quality"
          value={filter.quality}
          onChange={(quality) => onChange({ quality: QUALITIES.find(({ id }) => id === quality)?.id })}
          options={QUALITIES.map(({ id, label }) => [id, label])}
        />
        <Choice
          label="Aspect ratio"
          any="Aspect ratio"
          value={filter.ratio}
          onChange={(ratio) => onChange({ ratio: ASPECT_RATIOS.find(({ id }) => id === ratio)?.id })}
          options={ASPECT_RATIOS.map(({ id, label }) => [id, `${label} ${id}`])}
        />
        <DateFilter filter={filter} onChange={onChange} />
        <Choice
          label="Made by"
          any="Made by"
          value={filter.provider}
          onChange={(provider) => onChange({ provider })}
          options={[
            ...new Set(['built-in', ...(filter.provider ? [filter.provider] : []), ...providers]),
          ].map((provider) => [provider, providerName(provider)])}
        />
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
        {(countFilters(filter) > 0 || filter.q) && (
          <button
            type="button"
            onClick={() => onChange(NO_FILTERS)}
            className="reach h-(--control-small) flex-none rounded-3 px-2 text-12 font-[550] text-ink-2 hover:bg-hover hover:text-ink"
          >
            Clear
          </button>
        )}
      </div>
      <div className="ml-auto flex items-center gap-2">
        <span role="status" className="text-12 whitespace-nowrap text-ink-3 max-md:hidden">
          {count}
        </span>
        <Choice
          label="Order"
          any={null}
          value={filter.sort ?? 'newest'}
          onChange={(sort) => onChange({ sort: SORTS.find((known) => known === sort) })}
          options={sorts.map((sort) => [sort, SORT_LABELS[sort]])}
        />
        {end}
      </div>
    </div>
  )
}

type SearchPromptsProps = { readonly value: string; readonly onChange: (value: string) => void }

function SearchPrompts({ value, onChange }: SearchPromptsProps) {
  const { input, typed, type } = useTyped(value, onChange)
  return (
    <search className="w-[200px] max-xl:min-w-0 max-xl:flex-1">
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

type ChoiceProps = {
  readonly label: string
  /** What is shown while nothing is chosen; null: something always is. */
  readonly any: string | null
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  readonly options: readonly (readonly [value: string, label: string])[]
}

function Choice({ label, any, value, onChange, options }: ChoiceProps) {
  return (
    <FilterSelect
      label={label}
      isOn={any !== null && value !== undefined}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      {any !== null && <option value="">{value === undefined ? any : `Any ${any.toLowerCase()}`}</option>}
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </FilterSelect>
  )
}
