import { STYLES } from '@easel/contract/styles'
import { type ReactNode, useState } from 'react'
import { type LibraryPrompt, PROMPT_LIBRARY } from '#web/content/prompts/prompt-library.ts'
import { rowsLater } from '#web/shared/lib/rows-later.ts'
import { SamplePicture } from '#web/shared/pictures/sample-picture.tsx'
import { SearchField } from '#web/shared/ui/fields/search-field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { PromptRow } from './prompt-row.tsx'
import { filterPrompts, type PromptFilter } from './prompt-search.ts'

const EVERYTHING: PromptFilter = { search: '', category: '', style: '' }
const USED_STYLES = STYLES.filter(({ id }) =>
  PROMPT_LIBRARY.some(({ prompts }) => prompts.some(([style]) => style === id)),
)

type PromptBrowserProps = {
  /** What a page offers for a prompt besides Use and Copy. */
  readonly actions?: (prompt: LibraryPrompt) => ReactNode
}

/** The prompt library: searched, narrowed by category and style. */
export function PromptBrowser({ actions }: PromptBrowserProps) {
  const [filter, setFilter] = useState(EVERYTHING)
  const change = (part: Partial<PromptFilter>) => setFilter((current) => ({ ...current, ...part }))
  const found = filterPrompts(PROMPT_LIBRARY, filter)
  const count = found.reduce((sum, { prompts }) => sum + prompts.length, 0)

  return (
    <>
      <search className="flex flex-wrap gap-2">
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
      <p role="status" className="mt-2.5 text-14 text-ink-3">
        {count === 0 ? 'Nothing here has these words. Try fewer, or another style.' : `${count} prompts`}
      </p>
      {found.map(({ id, title, cover, prompts }, index) => (
        <section
          key={id}
          id={id}
          style={rowsLater(prompts.length)}
          className="off-screen-later off-screen-row-45 mt-8 max-md:off-screen-row-96 grid grid-cols-[200px_minmax(0,1fr)] gap-6 max-lg:grid-cols-1 max-lg:gap-2"
        >
          <div className="max-lg:flex max-lg:items-end max-lg:gap-3">
            <div className="relative aspect-3/2 overflow-hidden rounded-1 bg-mat max-lg:w-24">
              <SamplePicture name={cover} decorative sizes="200px" eager={index === 0} />
            </div>
            <h2 className="heading mt-3 text-22 max-lg:mt-0">{title}</h2>
          </div>
          <ul className="border-t border-line">
            {prompts.map((entry) => (
              <PromptRow
                key={entry[2]}
                style={entry[0]}
                aspectRatio={entry[1]}
                prompt={entry[2]}
                actions={actions?.(entry)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
