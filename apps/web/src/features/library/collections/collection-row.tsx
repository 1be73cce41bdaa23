import type { Collection } from '@easel/contract/library/library'
import { Ellipsis, Folder, FolderOpen } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useCollections } from '#web/shared/data/library.queries.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx'
import { droppedPictures, holdsPictures } from '../wall/wall-selection.ts'
import { CollectionDialog } from './collection-dialog.tsx'
import type { CollectionNode } from './collection-tree.ts'
import { PANEL_ROW } from './panel-row.ts'

type CollectionRowProps = {
  readonly node: CollectionNode
  readonly collections: readonly Collection[]
  readonly isCurrent: boolean
  readonly onOpen: () => void
  readonly onDeleted: () => void
  readonly onDrop: (ids: readonly string[]) => void
}

/** A collection of the tree: opened by a press, filled by dropping pictures on it. */
export function CollectionRow({
  node,
  collections,
  isCurrent,
  onOpen,
  onDeleted,
  onDrop,
}: CollectionRowProps) {
  const [asked, setAsked] = useState<'inside' | 'edit' | 'delete' | null>(null)
  const [isOver, setOver] = useState(false)
  const { remove } = useCollections()
  const Icon = isCurrent ? FolderOpen : Folder
  const close = () => setAsked(null)

  function take(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onDrop(droppedPictures(event))
  }

  return (
    <li
      className={classNames('group relative flex items-center rounded-3', isOver && 'bg-ultramarine-tint')}
      style={{ paddingLeft: node.depth * 14 }}
      onDragOver={(event) => {
        if (!holdsPictures(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
    >
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
        className={PANEL_ROW}
      >
        <Icon size={16} aria-hidden="true" className={classNames(isCurrent && 'text-ultramarine-ink')} />
        <span className="flex-1 truncate" title={node.name}>
          {node.name}
        </span>
        <span className="figures text-11 text-ink-3 xl:group-focus-within:opacity-0 xl:group-hover:opacity-0 xl:group-has-data-[state=open]:opacity-0">
          {numberText(node.count)}
        </span>
      </button>
      <Menu
        trigger={
          <IconButton
            small
            label={`More with ${node.name}`}
            className="opacity-0 xl:absolute! xl:right-0 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 max-xl:opacity-100"
          >
            <Ellipsis size={14} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setAsked('inside')}>New collection inside</MenuItem>
        <MenuItem onSelect={() => setAsked('edit')}>Rename or move</MenuItem>
        <MenuItem onSelect={() => setAsked('delete')}>Delete collection</MenuItem>
      </Menu>
      {asked === 'inside' && (
        <CollectionDialog collections={collections} parentId={node.id} onClose={close} />
      )}
      {asked === 'edit' && <CollectionDialog collections={collections} collection={node} onClose={close} />}
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={close}
        title="Delete this collection?"
        confirmLabel="Delete collection"
        onConfirm={() => remove.mutate(node.id, { onSuccess: onDeleted })}
      >
        “{node.name}” goes, with the collections inside it. Their pictures stay in your library.
      </ConfirmDialog>
    </li>
  )
}
