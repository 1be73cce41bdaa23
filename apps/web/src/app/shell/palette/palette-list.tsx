import { useEffect, useId, useRef } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { ShortcutKeys } from '#web/shared/ui/kbd.tsx'
import type { PaletteGroup, PaletteOption } from './palette-option.ts'

/** An element id must not contain spaces. */
export function optionId({ id }: PaletteOption): string {
  return `palette-${id.replaceAll(/\W+/g, '-')}`
}

type PaletteListProps = {
  readonly id: string
  readonly groups: readonly PaletteGroup[]
  readonly current: PaletteOption | undefined
  readonly onPoint: (id: string) => void
  readonly onChoose: (option: PaletteOption) => void
}

/** The options, in groups. The focus stays in the field; one option is the current one. */
export function PaletteList({ id, groups, current, onPoint, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const option = current && list.current?.querySelector(`#${CSS.escape(optionId(current))}`)
    option?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Results"
      className="quiet-scroll max-h-[min(440px,56dvh)] overflow-y-auto overscroll-contain p-1.5"
    >
      {groups.map((group) => (
        <Group key={group.title} title={group.title}>
          {group.options.map((option) => (
            <Option
              key={option.id}
              option={option}
              isCurrent={option.id === current?.id}
              onPoint={() => onPoint(option.id)}
              onChoose={() => onChoose(option)}
            />
          ))}
        </Group>
      ))}
    </div>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list box.
    <div role="group" aria-labelledby={id}>
      <p id={id} className="px-2.5 pt-2 pb-1 text-11 font-medium text-ink-3">
        {title}
      </p>
      {children}
    </div>
  )
}

type OptionProps = {
  readonly option: PaletteOption
  readonly isCurrent: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

function Option({ option, isCurrent, onPoint, onChoose }: OptionProps) {
  const { label, picture, icon: Icon, shortcut } = option
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has the focus, and hears the keys for all options.
    <div
      id={optionId(option)}
      role="option"
      aria-selected={isCurrent}
      onPointerMove={isCurrent ? undefined : onPoint}
      onClick={onChoose}
      className={classNames(
        'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-3 px-2.5 py-1 font-medium max-md:min-h-11',
        isCurrent
          ? 'bg-ultramarine-tint text-ink forced-colors:outline-2 forced-colors:-outline-offset-2'
          : 'text-ink-2',
      )}
    >
      {picture ? (
        <img src={picture} alt="" decoding="async" className="size-8 flex-none rounded-1 object-cover" />
      ) : (
        <span className="grid size-8 flex-none place-items-center text-ink-3">
          {Icon && <Icon size={16} aria-hidden="true" />}
        </span>
      )}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {shortcut && <ShortcutKeys of={shortcut} />}
    </div>
  )
}
