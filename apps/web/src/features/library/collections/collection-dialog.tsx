import type { Collection } from '@easel/contract/library/library'
import { LIMITS } from '@easel/contract/limits'
import { type SubmitEvent, useState } from 'react'
import { useCollections } from '#web/shared/data/library.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { Field } from '#web/shared/ui/fields/field.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { inTreeOrder, withInner } from './collection-tree.ts'

type CollectionDialogProps = {
  readonly collections: readonly Collection[]
  /** The collection to rename or move; absent for a new one. */
  readonly collection?: Collection
  /** Initial parent of a new one. */
  readonly parentId?: string | null
  readonly onClose: () => void
  readonly onCreated?: (collection: { readonly id: string; readonly name: string }) => void
}

/** Name and parent of a collection. */
export function CollectionDialog({
  collections,
  collection,
  parentId,
  onClose,
  onCreated,
}: CollectionDialogProps) {
  const { create, update } = useCollections()
  const [name, setName] = useState(collection?.name ?? '')
  const [place, setPlace] = useState(collection?.parent_id ?? parentId ?? '')
  const closed = collection ? withInner(collections, collection.id) : new Set<string>()
  const trimmed = name.trim()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const body = { name: trimmed, parent_id: place || null }
    if (trimmed === '') return
    if (collection) update.mutate({ id: collection.id, ...body }, { onSuccess: onClose })
    else
      create.mutate(body, {
        onSuccess: ({ id }) => {
          onClose()
          onCreated?.({ id, name: trimmed })
        },
      })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={collection ? 'Rename or move' : 'New collection'}
      className="md:w-[min(420px,92vw)]"
    >
      <form onSubmit={submit} className="grid gap-4 p-4">
        <Field label="Name" htmlFor="collection-name">
          <TextInput
            id="collection-name"
            value={name}
            maxLength={LIMITS.collectionNameCharacters}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label="Parent collection" htmlFor="collection-place">
          <Select id="collection-place" value={place} onChange={(event) => setPlace(event.target.value)}>
            <option value="">None</option>
            {inTreeOrder(collections)
              .filter(({ id, depth }) => !closed.has(id) && depth < LIMITS.collectionDepth - 1)
              .map(({ id, name: label, depth }) => (
                <option key={id} value={id}>
                  {'\u2003'.repeat(depth)}
                  {label}
                </option>
              ))}
          </Select>
        </Field>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="solid"
            disabled={trimmed === '' || create.isPending || update.isPending}
          >
            {collection ? 'Save' : 'Create'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
