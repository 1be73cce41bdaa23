import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { BackCloses } from './back-closes.tsx'

type PopoverProps = {
  readonly trigger: ReactNode
  /** Accessible name of the content. */
  readonly label: string
  readonly align?: 'start' | 'end'
  /** As wide as its longest line. Default: a width for reading text. */
  readonly isList?: boolean
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children: ReactNode
}

export function Popover(props: PopoverProps) {
  const { trigger, label, align = 'end', isList = false, open, onOpenChange, children } = props
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classNames(
            'rise popover-card quiet-scroll z-40 max-h-[min(420px,var(--radix-popover-content-available-height))] overflow-auto rounded-3 outline-none',
            isList ? 'max-w-[calc(100vw-16px)] min-w-48' : 'w-[min(340px,calc(100vw-16px))]',
          )}
        >
          <BackCloses />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Around a link inside: closes the popover, so that it does not cover the page. */
export const PopoverClose = Radix.Close
