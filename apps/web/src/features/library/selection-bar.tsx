import type { Collection } from '@easel/contract/library/library'
import {
  CheckCheck,
  Download,
  Ellipsis,
  Folder,
  Heart,
  type LucideIcon,
  RotateCcw,
  RotateCw,
  Trash2,
} from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { countText, numberText } from '#web/shared/lib/text/number-text.ts'
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx'
import { ShortcutKeys } from '#web/shared/ui/kbd.tsx'
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx'
import { CollectionDialog } from './collections/collection-dialog.tsx'
import { inTreeOrder } from './collections/collection-tree.ts'
import { TagDialog } from './collections/tag-dialog.tsx'
import { DownloadDialog } from './download-dialog.tsx'
import type { useLibraryActions } from './use-library-actions.ts'
import { MAX_AGAIN, useQueueAgain } from './use-queue-again.ts'
import type { Gathering } from './wall/use-selection.ts'

type SelectionBarProps = {
  readonly chosen: readonly Generation[]
  readonly collections: readonly Collection[]
  readonly actions: ReturnType<typeof useLibraryActions>
  readonly isTrash: boolean
  readonly gathering: Gathering
  /** Absent when all are selected. */
  readonly onSelectAll: (() => void) | undefined
  readonly onCompare: (one: Generation, other: Generation) => void
  readonly onDone: () => void
}

type Asked = 'download' | 'collection' | 'tag' | 'publish' | 'delete'

/** Bulk actions on the selected pictures; floats over the wall. */
export function SelectionBar({
  chosen,
  collections,
  actions,
  isTrash,
  gathering,
  onSelectAll,
  onCompare,
  onDone,
}: SelectionBarProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const queueAgain = useQueueAgain()
  const close = () => setAsked(null)
  const ids = chosen.map(({ id }) => id)
  /** Pictures that leave the list are deselected, and stay so when restored. */
  const leaving = (run: (ids: readonly string[]) => void) => () => {
    run(ids)
    onDone()
  }
  const [one, other] = chosen
  if (!one) return null
  const isGathering = gathering === 'running'
  const isFavorite = chosen.every((picture) => picture.isFavorite)
  const isPublic = chosen.every((picture) => picture.isPublic)
  return (
    <div className="pointer-events-none sticky bottom-0 z-20 flex justify-center p-4 max-md:bottom-(--tabs) max-md:p-2">
      <div
        role="toolbar"
        data-selection-bar
        aria-label={`${numberText(chosen.length)} selected`}
        className="rise pointer-events-auto flex min-h-12 max-w-full flex-wrap items-center justify-center gap-0.5 rounded-4 bg-slab px-3 text-slab-ink shadow-3 forced-colors:border max-md:gap-0 max-md:px-1"
      >
        <Chosen chosen={chosen} gathering={gathering} />
        {onSelectAll && !isGathering && (
          <BarButton
            icon={gathering === 'stopped' ? RotateCw : CheckCheck}
            label={gathering === 'stopped' ? 'Retry' : 'Select all'}
            onClick={onSelectAll}
          />
        )}
        {isGathering ? null : isTrash ? (
          <>
            <BarButton icon={RotateCcw} label="Restore" onClick={leaving(actions.restore)} />
            <BarButton icon={Trash2} label="Delete for good" isDanger onClick={() => setAsked('delete')} />
          </>
        ) : (
          <>
            <BarButton icon={Download} label="Download" onClick={() => setAsked('download')} />
            <Menu align="start" trigger={<BarButton icon={Folder} label="Collections" />}>
              {inTreeOrder(collections).map((node) => (
                <MenuItem key={node.id} onSelect={() => actions.move(ids, node)}>
                  <span className="truncate" style={{ paddingLeft: node.depth * 14 }}>
                    {node.name}
                  </span>
                </MenuItem>
              ))}
              <MenuItem onSelect={() => setAsked('collection')}>New collection…</MenuItem>
              <MenuItem onSelect={() => actions.move(ids, null)}>Remove from all collections</MenuItem>
            </Menu>
            <BarButton
              icon={Heart}
              label={isFavorite ? 'Unfavorite' : 'Favorite'}
              onClick={() => actions.favorite(ids, !isFavorite)}
            />
            <Menu align="start" trigger={<BarButton icon={Ellipsis} label="More" />}>
              <MenuItem
                onSelect={() =>
                  !isPublic && actions.allowsGallery === false
                    ? setAsked('publish')
                    : actions.publish(ids, !isPublic)
                }
              >
                {isPublic ? 'Make private' : 'Publish in the gallery'}
              </MenuItem>
              <MenuItem onSelect={() => setAsked('tag')}>Add a tag</MenuItem>
              {chosen.length <= MAX_AGAIN && (
                <MenuItem onSelect={() => queueAgain(chosen)}>Queue again</MenuItem>
              )}
              {other && chosen.length === 2 && (
                <MenuItem onSelect={() => onCompare(one, other)}>Compare the two</MenuItem>
              )}
            </Menu>
            <BarButton icon={Trash2} label="Delete" isDanger onClick={leaving(actions.trash)} />
          </>
        )}
        <i aria-hidden="true" className="mx-1 h-6 w-px bg-slab-line max-md:hidden" />
        <BarButton label="Done" onClick={onDone}>
          <ShortcutKeys of="close" on="slab" className="max-lg:hidden" />
        </BarButton>
      </div>
      {asked === 'download' && <DownloadDialog generations={chosen} onClose={close} />}
      {asked === 'collection' && (
        <CollectionDialog
          collections={collections}
          onClose={close}
          onCreated={(collection) => actions.move(ids, collection)}
        />
      )}
      {asked === 'tag' && <TagDialog onClose={close} onTag={(tag) => actions.tag(ids, tag)} />}
      <ConfirmDialog
        open={asked === 'publish'}
        onOpenChange={close}
        title={`Publish ${chosen.length === 1 ? 'this picture' : countText(chosen.length, 'picture')}?`}
        confirmLabel="Allow and publish"
        variant="act"
        onConfirm={() => actions.allowAndPublish(ids)}
      >
        Publishing turns on gallery sharing for your account. Everyone can see these pictures, their prompts,
        styles and seeds. Your other pictures stay private.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={close}
        title={`Delete ${chosen.length === 1 ? 'this picture' : countText(chosen.length, 'picture')} for good?`}
        confirmLabel="Delete for good"
        onConfirm={leaving(actions.deleteForGood)}
      >
        This deletes the pictures and their files. It can’t be undone.
      </ConfirmDialog>
    </div>
  )
}

type ChosenProps = Pick<SelectionBarProps, 'chosen' | 'gathering'>

function Chosen({ chosen, gathering }: ChosenProps) {
  return (
    <span
      className={classNames(
        'flex items-center gap-2.5 border-r border-slab-line pr-3 mr-1 max-md:mr-0 max-md:pr-2 max-md:pl-1',
        // Not enough room for the sentence beside all actions.
        gathering === 'stopped' && 'max-lg:w-full max-lg:justify-center max-lg:border-r-0 max-lg:pt-2',
      )}
    >
      <span aria-hidden="true" className="flex -space-x-1.5 max-lg:hidden">
        {chosen.slice(0, 3).map(({ id, imageURL }) => (
          <img
            key={id}
            src={client.storage.url(imageURL, { format: 'webp', width: 256 })}
            alt=""
            className="size-7 rounded-1 border border-slab object-cover"
          />
        ))}
      </span>
      <span role="status" className="font-semibold whitespace-nowrap tabular-nums">
        {numberText(chosen.length)}
        <span className={classNames(gathering === 'no' && 'max-md:sr-only')}> selected</span>
        {gathering === 'running' && ', loading the rest …'}
        {gathering === 'stopped' && ', the rest did not load'}
      </span>
    </span>
  )
}

type BarButtonProps = ComponentProps<'button'> & {
  readonly icon?: LucideIcon
  readonly label: string
  readonly isDanger?: boolean
}

function BarButton({ icon: Icon, label, isDanger = false, children, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      className={classNames(
        'flex h-9 items-center gap-1.5 rounded-3 px-2.5 font-[550] whitespace-nowrap hover:bg-slab-2 focus-visible:outline-current max-md:h-11 max-md:min-w-11 max-md:justify-center max-md:px-1.5',
        isDanger && 'text-slab-danger',
      )}
      {...rest}
    >
      {Icon && <Icon size={16} aria-hidden="true" />}
      <span className={classNames(Icon && 'max-md:sr-only')}>{label}</span>
      {children}
    </button>
  )
}
