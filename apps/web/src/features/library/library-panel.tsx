import type { Library } from '@easel/contract/library/library'
import { Bookmark, Globe, Heart, type LucideIcon, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { CollectionDialog } from './collections/collection-dialog.tsx'
import { CollectionRow } from './collections/collection-row.tsx'
import { inTreeOrder, withInner } from './collections/collection-tree.ts'
import { PANEL_ROW } from './collections/panel-row.ts'
import { type LibraryFilter, NO_FILTERS } from './library-filters.ts'

type LibraryPanelProps = {
  readonly library: Library | undefined
  readonly filter: LibraryFilter
  readonly onChange: (changes: Partial<LibraryFilter>) => void
  /** Pictures were dropped on a collection. */
  readonly onDrop: (
    ids: readonly string[],
    collection: { readonly id: string; readonly name: string },
  ) => void
}

/** The library's parts: everything, favorites, published, the trash; collections as a tree, tags. */
export function LibraryPanel({ library, filter, onChange, onDrop }: LibraryPanelProps) {
  const [isCreating, setCreating] = useState(false)
  const collections = library?.collections ?? []
  const go = (changes: Partial<LibraryFilter>) => onChange({ ...NO_FILTERS, trash: undefined, ...changes })
  const isAll = !filter.trash && !filter.favorite && !filter.public && !filter.collection && !filter.tag
  return (
    <nav aria-label="Library" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-2.5">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
        <Part
          icon={Bookmark}
          label="All pictures"
          count={library?.total}
          isCurrent={isAll}
          onClick={() => go({})}
        />
        <Part
          icon={Heart}
          label="Favorites"
          count={library?.favorites}
          isCurrent={filter.favorite === 'true' && !filter.trash}
          onClick={() => go({ favorite: 'true' })}
        />
        <Part
          icon={Globe}
          label="Public"
          count={library?.public}
          isCurrent={filter.public === 'true' && !filter.trash}
          onClick={() => go({ public: 'true' })}
        />
        <Part
          icon={Trash2}
          label="Trash"
          count={library?.trash}
          isCurrent={filter.trash === 'true'}
          onClick={() => go({ trash: 'true' })}
        />
      </ul>
      <section aria-label="Collections">
        <div className="flex min-h-8 items-center pl-2">
          <h2 className="flex-1 text-11 text-ink-3">Collections</h2>
          <IconButton small label="New collection" onClick={() => setCreating(true)}>
            <Plus size={14} aria-hidden="true" />
          </IconButton>
        </div>
        {library && collections.length === 0 && <p className="px-2 text-12 text-ink-3">No collections yet</p>}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-px">
          {inTreeOrder(collections).map((node) => (
            <CollectionRow
              key={node.id}
              node={node}
              collections={collections}
              isCurrent={filter.collection === node.id}
              onOpen={() => go({ collection: node.id })}
              onDeleted={() =>
                filter.collection && withInner(collections, node.id).has(filter.collection) && go({})
              }
              onDrop={(ids) => onDrop(ids, node)}
            />
          ))}
        </ul>
      </section>
      {library && library.tags.length > 0 && (
        <section aria-label="Tags">
          <h2 className="flex min-h-8 items-center pl-2 text-11 text-ink-3">Tags</h2>
          <ul className="flex flex-wrap gap-1 px-1">
            {library.tags.map(({ tag, count }) => (
              <li key={tag} className="min-w-0">
                <button
                  type="button"
                  aria-pressed={filter.tag === tag}
                  onClick={() => go(filter.tag === tag ? {} : { tag })}
                  className="face flex h-6 max-w-full items-center gap-1 rounded-3 px-1.5 text-12 aria-pressed:bg-ultramarine-tint aria-pressed:text-ultramarine-ink max-md:h-9 max-md:px-2.5"
                >
                  <span className="truncate">{tag}</span>
                  <span className="figures text-11 text-ink-3">{numberText(count)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isCreating && (
        <CollectionDialog
          collections={collections}
          parentId={filter.collection ?? null}
          onClose={() => setCreating(false)}
        />
      )}
    </nav>
  )
}

type PartProps = {
  readonly icon: LucideIcon
  readonly label: string
  readonly count: number | undefined
  readonly isCurrent: boolean
  readonly onClick: () => void
}

function Part({ icon: Icon, label, count, isCurrent, onClick }: PartProps) {
  return (
    <li className="flex">
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onClick}
        className={PANEL_ROW}
      >
        <Icon size={16} aria-hidden="true" className={classNames(isCurrent && 'text-ultramarine-ink')} />
        <span className="flex-1 truncate">{label}</span>
        {count !== undefined && <span className="figures text-11 text-ink-3">{numberText(count)}</span>}
      </button>
    </li>
  )
}
