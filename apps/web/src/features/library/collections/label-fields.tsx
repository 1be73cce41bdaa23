import type { Library } from '@easel/contract/library/library'
import { LIMITS } from '@easel/contract/limits'
import { Folder, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'
import { useLabelGeneration } from '#web/shared/data/library.queries.ts'
import { buttonClass } from '#web/shared/ui/button.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { Menu, MenuCheck, MenuLabel } from '#web/shared/ui/menu.tsx'
import { inTreeOrder } from './collection-tree.ts'

const CHIP =
  'flex h-7 max-w-full min-w-0 items-center gap-1 rounded-3 bg-hover pl-2 text-12 font-medium max-md:h-11'
const CHIP_X = 'grid h-full w-6 flex-none place-items-center rounded-3 text-ink-3 hover:text-ink max-md:w-11'

type LabelFieldsProps = { readonly generation: Generation; readonly library: Library | undefined }

/** Tags and collections of one picture, to add and remove. */
export function LabelFields({ generation, library }: LabelFieldsProps) {
  return (
    <div className="grid gap-4 p-4">
      <Tags generation={generation} known={(library?.tags ?? []).map(({ tag }) => tag)} />
      <Collections generation={generation} library={library} />
    </div>
  )
}

function useLabels({ id, tags, collectionIds }: Generation) {
  return useLabelGeneration(id, { tags: [...tags], collection_ids: [...collectionIds] })
}

function Tags({ generation, known }: { readonly generation: Generation; readonly known: readonly string[] }) {
  const [typed, setTyped] = useState('')
  const label = useLabels(generation)
  const { tags } = generation
  function add(event: KeyboardEvent) {
    // During input of Japanese or Chinese, Enter ends the composition.
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return
    event.preventDefault()
    const tag = typed.trim().toLowerCase()
    setTyped('')
    if (tag === '' || tags.includes(tag)) return
    label
      .mutateAsync((now) => ({ tags: [...new Set([...now.tags, tag])] }))
      .catch(() => setTyped((later) => later || tag))
  }
  return (
    <section aria-label="Tags">
      <h3 className="mb-1.5 font-semibold">Tags</h3>
      <ul className="mb-1.5 flex flex-wrap gap-1 empty:hidden">
        {tags.map((tag) => (
          <li key={tag} className={CHIP}>
            <span className="truncate">{tag}</span>
            <button
              type="button"
              aria-label={`Remove tag ${tag}`}
              onClick={() => label.mutate((now) => ({ tags: now.tags.filter((other) => other !== tag) }))}
              className={CHIP_X}
            >
              <X size={12} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {tags.length < LIMITS.tagsPerPicture && (
        <TextInput
          aria-label="Add a tag"
          placeholder="Add a tag, then Enter"
          list="known-tags"
          value={typed}
          maxLength={LIMITS.tagCharacters}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={add}
        />
      )}
      <datalist id="known-tags">
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </section>
  )
}

function Collections({ generation, library }: LabelFieldsProps) {
  const label = useLabels(generation)
  const { collectionIds } = generation
  const collections = inTreeOrder(library?.collections ?? [])
  const put = (collection: string, isIn: boolean) =>
    label.mutate((now) => {
      const others = now.collection_ids.filter((other) => other !== collection)
      return { collection_ids: isIn ? [...others, collection] : others }
    })
  return (
    <section aria-label="In collections">
      <h3 className="mb-1.5 font-semibold">Collections</h3>
      <ul className="mb-1.5 flex flex-wrap gap-1 empty:hidden">
        {collections
          .filter((node) => collectionIds.includes(node.id))
          .map((node) => (
            <li key={node.id} className={CHIP}>
              <Folder size={12} aria-hidden="true" />
              <span className="truncate">{node.name}</span>
              <button
                type="button"
                aria-label={`Take out of ${node.name}`}
                onClick={() => put(node.id, false)}
                className={CHIP_X}
              >
                <X size={12} aria-hidden="true" />
              </button>
            </li>
          ))}
      </ul>
      <Menu
        align="start"
        trigger={
          <button type="button" className={buttonClass({ size: 'small' })}>
            <Plus size={14} aria-hidden="true" />
            Add to collection
          </button>
        }
      >
        {collections.length === 0 && <MenuLabel>Make a collection in Saved first</MenuLabel>}
        {collections.map((node) => (
          <MenuCheck
            key={node.id}
            checked={collectionIds.includes(node.id)}
            onChange={(isIn) => put(node.id, isIn)}
          >
            <span className="truncate" style={{ paddingLeft: node.depth * 14 }}>
              {node.name}
            </span>
          </MenuCheck>
        ))}
      </Menu>
    </section>
  )
}
