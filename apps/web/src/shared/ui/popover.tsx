import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { BackCloses } from './back-closes.tsx'

type PopoverProps = {
  readonly trigger: ReactNode
  /** Accessible name of what opens. */
  readonly label: string
  readonly align?: 'start' | 'end'
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly children: ReactNode
}

export function Popover({ trigger, label, align = 'end', open, onOpenChange, children }: PopoverProps) {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="rise popover-card quiet-scroll z-40 max-h-[min(420px,70dvh)] w-[min(340px,calc(100vw-16px))] overflow-auto rounded-3 outline-none"
        >
          <BackCloses />
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Around a link in it: the page it leads to is not covered. */
export const PopoverClose = Radix.Close
