import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'

type TextInputProps = ComponentProps<'input'> & {
  readonly large?: boolean
  readonly invalid?: boolean
  readonly before?: ReactNode
  /** A control or key at the field's right edge. */
  readonly after?: ReactNode
}

/** A single-line text field that can contain icons and buttons. */
export function TextInput({
  large = false,
  invalid = false,
  before,
  after,
  className,
  ...rest
}: TextInputProps) {
  return (
    <div
      className={classNames(
        'flex w-full min-w-0 items-center gap-2 rounded-3 px-2.5 text-ink focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-ultramarine',
        invalid ? 'well-bad' : 'well',
        large ? 'h-(--control-large) text-14' : 'h-(--control)',
        after ? 'pr-1' : null,
        className,
      )}
    >
      {before}
      <input
        aria-invalid={invalid || undefined}
        className="h-full min-w-0 flex-1 bg-transparent outline-none disabled:text-ink-3"
        {...rest}
      />
      {after}
    </div>
  )
}
