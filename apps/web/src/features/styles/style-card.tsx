import type { StyleOption } from '@easel/contract/styles'
import { classNames } from '#web/shared/lib/class-names.ts'
import { StyleThumb } from '#web/shared/pictures/style-thumb.tsx'
import { Badge } from '#web/shared/ui/badge.tsx'
import { SelectionHandles, SelectionTick } from '#web/shared/ui/selection-handles.tsx'

type StyleCardProps = {
  readonly style: StyleOption
  /** Name of the card's radio group. */
  readonly group: string
  readonly checked: boolean
  readonly onChoose: (id: string) => void
}

/** A style as a radio button with picture, name and description; the chosen one has the selection box. */
export function StyleCard({ style, group, checked, onChoose }: StyleCardProps) {
  return (
    <label className="group relative block min-w-0 max-md:w-[124px] max-md:flex-none max-md:in-[.wrap-styles]:w-auto">
      <input
        type="radio"
        name={group}
        value={style.id}
        aria-label={style.label}
        aria-describedby={`${group}-${style.id}`}
        checked={checked}
        onChange={() => onChoose(style.id)}
        className="peer absolute inset-0 z-4 size-full cursor-pointer opacity-0"
      />
      <span
        className={classNames(
          'relative block aspect-3/2 rounded-1 bg-mat transition-shadow duration-(--toggle) ease-out peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-ultramarine',
          checked ? 'selected' : 'group-hover:shadow-[0_0_0_2px_var(--panel),0_0_0_4px_var(--line-2)]',
        )}
      >
        <span className="absolute inset-0 overflow-hidden rounded-[inherit]">
          <StyleThumb style={style.id} sizes="140px" />
        </span>
        {checked && <SelectionHandles />}
        {checked && <SelectionTick />}
        <span className="absolute bottom-[5px] left-[5px] z-2 flex gap-1">
          {style.isNew && (
            <Badge tone="new" className="h-4 px-[5px]">
              NEW
            </Badge>
          )}
          {style.isPopular && <Badge className="h-4 bg-scrim px-[5px] font-medium text-white">Popular</Badge>}
        </span>
      </span>
      <span className="mt-1.5 block truncate text-12 font-semibold">{style.label}</span>
      <span id={`${group}-${style.id}`} className="line-clamp-2 text-11 leading-[1.3] text-ink-3">
        {style.description}
      </span>
    </label>
  )
}
