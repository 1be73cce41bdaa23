import { STYLES } from '@easel/contract/styles'
import { memo, type ReactNode, useDeferredValue, useState } from 'react'
import { type LibraryPrompt, PROMPT_LIBRARY } from '#web/content/prompts/prompt-library.ts'
import { rowsLater } from '#web/shared/lib/rows-later.ts'
import { SearchField } from '#web/shared/ui/fields/search-field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { PromptCard } from './prompt-card.tsx'
import { filterPrompts, type PromptFilter } from './prompt-search.ts'

const EVERYTHING: PromptFilter = { search: '', category: '', style: '' }
const USED_STYLES = STYLES.filter(({ id }) =>
  PROMPT_LIBRARY.some(({ prompts }) => prompts.some(([style]) => style === id)),
)

/** Pictures visible in most windows when the page opens. */
const FIRST_SEEN = 6

type PromptBrowserProps = {
  /** A prompt's actions besides Use and Copy. */
  readonly actions?: (prompt: LibraryPrompt) => ReactNode
}

/** The prompt library, with search and filters by category and style. */
export function PromptBrowser({ actions }: PromptBrowserProps) {
  const [filter, setFilter] = useState(EVERYTHING)
  const change = (part: Partial<PromptFilter>) => setFilter((current) => ({ ...current, ...part }))
  // Deferred, so that typing is shown before the results.
  const shown = useDeferredValue(filter)

  return (
    <>
      <search className="flex flex-wrap items-center gap-2">
        <SearchField
          label="Search prompts"
          value={filter.search}
          onChange={(search) => change({ search })}
          className="max-w-[420px] flex-[1_1_260px] max-md:max-w-none max-md:flex-[1_0_100%]"
        />
        <Select
          aria-label="Category"
          value={filter.category}
          onChange={(event) => change({ category: event.target.value })}
          className="max-md:flex-1"
        >
          <option value="">All categories</option>
          {PROMPT_LIBRARY.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Style"
          value={filter.style}
          onChange={(event) => change({ style: event.target.value })}
          className="max-md:flex-1"
        >
          <option value="">All styles</option>
          {USED_STYLES.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </search>
      <FoundPrompts filter={shown} actions={actions} />
    </>
  )
}

type FoundPromptsProps = { readonly filter: PromptFilter; readonly actions: PromptBrowserProps['actions'] }

const FoundPrompts = memo(function FoundPrompts({ filter, actions }: FoundPromptsProps) {
  const found = filterPrompts(PROMPT_LIBRARY, filter)
  const count = found.reduce((sum, { prompts }) => sum + prompts.length, 0)
  return (
    <>
      <p role="status" className="mt-2.5 text-14 text-ink-3">
        {count === 0 ? 'Nothing here has these words. Try fewer, or another style.' : `${count} prompts`}
      </p>
      {found.map(({ id, title, prompts }, index) => (
        <section
          key={id}
          id={id}
          style={rowsLater(prompts.length)}
          className="off-screen-later off-screen-row-60 mt-8 max-lg:off-screen-row-90 max-md:off-screen-row-145"
        >
          <h2 className="heading mb-3 text-22">{title}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,200px),1fr))] gap-2 max-md:grid-cols-2">
            {prompts.map((entry, at) => (
              <PromptCard
                key={entry[2]}
                entry={entry}
                actions={actions?.(entry)}
                eager={index === 0 && at < FIRST_SEEN}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
})
