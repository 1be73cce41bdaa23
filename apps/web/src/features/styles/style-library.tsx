import { useState } from 'react'
import { rowsLater } from '#web/shared/lib/rows-later.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { FilterChip } from '#web/shared/ui/fields/filter-controls.tsx'
import { SearchField } from '#web/shared/ui/fields/search-field.tsx'
import { LibraryCard } from './library-card.tsx'
import { STYLE_KINDS, type StyleFilter, shelveStyles } from './style-filter.ts'

const EVERYTHING: StyleFilter = { search: '', kind: '' }
/** Pictures of the first shelf visible before scrolling. */
const EAGER = 4

/** All styles by shelf, with search and filter. */
export function StyleLibrary() {
  const [filter, setFilter] = useState(EVERYTHING)
  const shelves = shelveStyles(filter)
  const count = shelves.reduce((sum, { styles }) => sum + styles.length, 0)
  return (
    <>
      <search className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SearchField
          label="Search styles"
          value={filter.search}
          onChange={(search) => setFilter((current) => ({ ...current, search }))}
          className="max-w-[420px] flex-[1_1_260px] max-md:max-w-none max-md:flex-[1_0_100%]"
        />
        <fieldset className="flex flex-wrap gap-1.5 max-md:gap-y-2">
          <legend className="sr-only">Kind of style</legend>
          {STYLE_KINDS.map((kind) => (
            <FilterChip
              key={kind}
              isOn={filter.kind === kind}
              onClick={() => setFilter((current) => ({ ...current, kind }))}
            >
              {kind || 'All'}
            </FilterChip>
          ))}
        </fieldset>
      </search>
      <p role="status" className="mt-2.5 text-14 text-ink-3">
        {count === 0 ? 'No style has these words. Try fewer, or another shelf.' : countText(count, 'style')}
      </p>
      {shelves.map(({ family, styles }, shelf) => (
        <section
          key={family}
          style={rowsLater(styles.length)}
          className="off-screen-later off-screen-row-145 mt-12 max-lg:off-screen-row-250 max-md:off-screen-row-225 max-sm:off-screen-row-491"
        >
          <h2 className="display mb-5 text-44">{family}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,270px),1fr))] gap-x-5 gap-y-10">
            {styles.map((style, index) => (
              <LibraryCard key={style.id} style={style} eager={shelf === 0 && index < EAGER} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
