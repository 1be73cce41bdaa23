import type { ComponentProps } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { useLastingFocus } from './focus/use-lasting-focus.ts'

type IconButtonProps = ComponentProps<'button'> & {
  /** Accessible name. */
  readonly label: string
  readonly small?: boolean
}

export const ICON_BUTTON =
  'relative inline-grid flex-none place-items-center rounded-3 text-ink-2 transition-colors duration-(--fast) hover:bg-hover hover:text-ink disabled:text-ink-off disabled:hover:bg-transparent'

export const ICON_BUTTON_SIZE = 'size-8 max-md:size-11'

const SMALL = 'size-[26px] max-md:size-11'

export function IconButton({ label, small = false, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(ICON_BUTTON, small ? SMALL : ICON_BUTTON_SIZE, className)}
      {...useLastingFocus(rest)}
    />
  )
}
