import { isFound, readSearch } from '@easel/contract/search-text'
import { useState } from 'react'
import { TEMPLATE_GROUPS } from '#web/content/templates/templates.ts'
import { rowsLater } from '#web/shared/lib/rows-later.ts'
import { useHydratedSearch } from '#web/shared/lib/use-address-search.ts'
import { SearchField } from '#web/shared/ui/fields/search-field.tsx'
import { TemplateCard } from './template-card.tsx'

const FIRST = TEMPLATE_GROUPS[0]?.templates[0]

/** All templates by purpose; the URL says which one is open. */
export function TemplateBrowser() {
  const [address, setAddress] = useHydratedSearch()
  const [search, setSearch] = useState('')
  const wish = readSearch(search)
  const groups = TEMPLATE_GROUPS.map((group) => ({
    ...group,
    templates: group.templates.filter(({ title, use, text }) =>
      isFound(`${title} ${use} ${text} ${group.title}`, wish),
    ),
  })).filter(({ templates }) => templates.length > 0)

  return (
    <>
      <SearchField label="Search templates" value={search} onChange={setSearch} className="max-w-[420px]" />
      {groups.length === 0 && (
        <p role="status" className="mt-4 text-14 text-ink-3">
          No template matches. Try fewer words.
        </p>
      )}
      {groups.map(({ title, templates }) => (
        <section
          key={title}
          style={rowsLater(templates.length)}
          className="off-screen-later off-screen-row-75 mt-8 max-lg:off-screen-row-103 max-md:off-screen-row-160 max-sm:off-screen-row-355"
        >
          <h2 className="heading mb-3 text-22">{title}</h2>
          <ul className="grid grid-flow-row-dense grid-cols-[repeat(auto-fill,minmax(min(100%,230px),1fr))] gap-2">
            {templates.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                isOpen={template.id === address.get('open')}
                eager={template === FIRST}
                onOpen={(id) =>
                  setAddress(id ? { open: id } : {}, { replace: true, preventScrollReset: true })
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
