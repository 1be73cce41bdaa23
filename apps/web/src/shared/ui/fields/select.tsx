import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'

type SelectProps = ComponentProps<'select'>

/** A native select styled as a button: right on every device and with a keyboard. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <span className={classNames('relative inline-block', className)}>
      <select
        className="face h-(--control) w-full appearance-none rounded-3 pr-8 pl-3 font-medium max-md:h-11 max-md:text-16"
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        size={14}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-3"
      />
    </span>
  )
}
