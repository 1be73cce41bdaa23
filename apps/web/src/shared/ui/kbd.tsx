import { classNames } from '#web/shared/lib/class-names.ts'
import { SHORTCUTS, type ShortcutId } from '#web/shared/lib/shortcuts.ts'

type KeysProps = {
  readonly keys: readonly string[]
  /** The background it is on. */
  readonly on?: 'surface' | 'act' | 'slab'
  /** Also shown on phones, where a keyboard may be connected. Default: no. */
  readonly alsoOnPhones?: boolean
  readonly className?: string
}

const FACES = {
  surface: 'bg-raised text-ink-3 shadow-[inset_0_0_0_1px_var(--line-2),inset_0_-1px_0_var(--line-2)]',
  act: 'bg-[rgb(28_10_2/.12)] text-on-cadmium shadow-[inset_0_0_0_1px_rgb(28_10_2/.28)]',
  slab: 'text-slab-ink-2 shadow-[inset_0_0_0_1px_var(--slab-line)]',
} as const

/** A shortcut's keys; decorative, so screen readers skip them. Hidden on most phones. */
export function Keys({ keys, on = 'surface', alsoOnPhones = false, className }: KeysProps) {
  return (
    <span
      aria-hidden="true"
      translate="no"
      className={classNames('inline-flex gap-[3px]', !alsoOnPhones && 'max-md:hidden', className)}
    >
      {keys.map((key) => (
        <kbd
          key={key}
          className={classNames(
            'inline-grid h-[18px] min-w-[18px] place-items-center rounded-[3px] px-1 font-mono text-11 leading-none font-medium tracking-normal',
            FACES[on],
          )}
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}

type ShortcutKeysProps = Omit<KeysProps, 'keys'> & { readonly of: ShortcutId }

/** The keys of one of the product's shortcuts. */
export function ShortcutKeys({ of, ...look }: ShortcutKeysProps) {
  return <Keys keys={SHORTCUTS[of].keys} {...look} />
}
