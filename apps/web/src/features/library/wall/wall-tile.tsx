import { styleLabel } from '@easel/contract/styles'
import { Check, Globe, Heart } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { FOCUS_HOME } from '#web/shared/ui/focus/use-homed-focus.ts'
import { SelectionHandles } from '#web/shared/ui/selection-handles.tsx'
import type { Box } from './visible-boxes.ts'
import { dragPictures, type WallSelection } from './wall-selection.ts'

/** Widths of smaller copies, made and stored by the server. */
const WIDTHS = [256, 512, 768, 1024]

/** Hundreds of tiles pass in a second of scrolling: each is laid out independently, and hover content costs nothing before (no layer, no text). */
const TILE = 'group absolute rounded-1 [contain:layout_size_style]'

type WallTileProps = {
  readonly generation: Generation
  readonly box: Box
  /** Index in the list, from 0. */
  readonly position: number
  readonly total: number
  /** Whether it is in the tab order. */
  readonly isCurrent: boolean
  readonly isSelected: boolean
  readonly selection: WallSelection | undefined
  readonly onPress: (event: MouseEvent, generation: Generation, position: number) => void
  readonly onFocus: (position: number) => void
}

export const WallTile = memo(function WallTile(props: WallTileProps) {
  const { generation, box, position, total, isCurrent, isSelected, selection, onPress, onFocus } = props
  const { id, prompt, imageURL, style, knownSeed } = generation
  const wanted = box.width * Math.min(globalThis.devicePixelRatio || 1, 2)
  const isChoosing = (selection?.ids.size ?? 0) > 0
  return (
    <li
      data-at={position}
      aria-posinset={position + 1}
      aria-setsize={total}
      onFocus={() => onFocus(position)}
      className={classNames(TILE, isSelected && 'selected z-1')}
      style={box}
    >
      <button
        type="button"
        data-open=""
        data-picture={id}
        aria-label={`Open: ${prompt}`}
        tabIndex={isCurrent ? 0 : -1}
        {...(isCurrent && FOCUS_HOME)}
        draggable={selection !== undefined}
        onDragStart={(event) => selection && dragPictures(event, id, selection.ids)}
        onClick={(event) => onPress(event, generation, position)}
        className="relative block size-full rounded-1 bg-(--skeleton) text-left"
      >
        <img
          src={client.storage.url(imageURL, {
            format: 'webp',
            width: WIDTHS.find((width) => width >= wanted) ?? 1024,
          })}
          alt=""
          decoding="async"
          draggable={false}
          className="block size-full rounded-1 object-cover"
        />
        <span className="fade-in absolute inset-x-0 bottom-0 hidden rounded-b-1 bg-linear-to-t from-[rgb(8_10_13/.86)] to-transparent px-2.5 pt-10 pb-2 text-white md:group-focus-within:block md:group-hover:block">
          <span className="line-clamp-2 font-[550] break-words">{prompt}</span>
          <span className="block truncate text-11 opacity-85">
            {styleLabel(style)}
            {knownSeed !== null && `, seed ${knownSeed}`}
          </span>
        </span>
      </button>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-2 left-2 flex gap-1 *:grid *:size-5 *:place-items-center *:rounded-[3px] *:bg-scrim *:text-white"
      >
        {generation.isFavorite && (
          <span>
            <Heart size={12} fill="currentColor" />
          </span>
        )}
        {generation.isPublic && (
          <span>
            <Globe size={12} />
          </span>
        )}
      </span>
      {selection && (
        // biome-ignore lint/a11y/useSemanticElements: a tick on a picture; the browser's own box cannot lie over one.
        <button
          type="button"
          role="checkbox"
          aria-checked={isSelected}
          aria-label={`Select: ${prompt}`}
          tabIndex={isCurrent ? 0 : -1}
          onClick={(event) =>
            event.shiftKey ? selection.onExtend(null, generation) : selection.onToggle(generation)
          }
          className="absolute top-0 right-0 z-3 grid size-9 place-items-center rounded-1 max-md:size-11"
        >
          <span
            className={classNames(
              'grid size-5 place-items-center rounded-[3px] text-white shadow-[0_0_0_1.5px_#fff]',
              isSelected ? 'bg-select' : 'bg-[rgb(8_10_13/.45)]',
              !isSelected &&
                !isChoosing &&
                'invisible group-focus-within:visible group-hover:visible max-md:visible',
            )}
          >
            {isSelected && <Check size={14} aria-hidden="true" />}
          </span>
        </button>
      )}
      {isSelected && <SelectionHandles />}
    </li>
  )
})
