import type { Person } from '@easel/contract/operator'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { peopleQuery } from '#web/shared/data/operator.queries.ts'
import { SearchField } from '#web/shared/ui/fields/search-field.tsx'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { PagedList } from '#web/shared/ui/paged-list.tsx'
import { DeletePersonDialog } from './delete-person-dialog.tsx'
import { PersonRow } from './person-row.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'

type Asked = { readonly what: 'suspend' | 'delete'; readonly person: Person }

/** All accounts, newest first, with a search by address or name. */
export function PeopleList() {
  const [search, setSearch] = useState('')
  const [state, setState] = useState<'all' | 'suspended'>('all')
  const [asked, setAsked] = useState<Asked | null>(null)
  const words = useDeferredValue(search.trim())
  const list = useInfiniteQuery(peopleQuery(words, state))
  const close = () => setAsked(null)
  return (
    <section aria-label="People">
      <div className="flex flex-wrap items-center gap-3 border-b border-line p-4">
        <SearchField
          label="Email or name"
          value={search}
          onChange={setSearch}
          className="max-w-md flex-1 max-md:basis-full max-md:max-w-none"
        />
        <div className="max-md:w-full">
          <Segmented
            label="Show people"
            value={state}
            onChange={setState}
            options={[
              { value: 'all', label: 'All' },
              { value: 'suspended', label: 'Suspended' },
            ]}
          />
        </div>
      </div>
      <PagedList list={list} label="People" empty={words ? 'No one matches.' : 'There is no one here.'}>
        {(person) => (
          <PersonRow
            key={person.id}
            person={person}
            onSuspend={() => setAsked({ what: 'suspend', person })}
            onDelete={() => setAsked({ what: 'delete', person })}
          />
        )}
      </PagedList>
      {asked?.what === 'suspend' && <SuspendDialog person={asked.person} onClose={close} />}
      {asked?.what === 'delete' && <DeletePersonDialog person={asked.person} onClose={close} />}
    </section>
  )
}
