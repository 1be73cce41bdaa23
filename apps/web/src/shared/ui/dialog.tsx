import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { BackCloses } from './back-closes.tsx'
import { findFirstFocus } from './focus/first-focus.ts'
import { useReturnFocus } from './focus/use-return-focus.ts'
import { IconButton } from './icon-button.tsx'

type DialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A modal dialog; on phones a sheet at the lower edge. Focus starts in the first field, or else on the primary action. */
export function Dialog({ open, onOpenChange, title, description, className, children }: DialogProps) {
  const { onOpenAutoFocus: rememberOpener, ...returnFocus } = useReturnFocus()
  const content = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)

  function focusFirst(event: Event) {
    rememberOpener()
    event.preventDefault()
    const first = body.current && findFirstFocus(body.current)
    if (first) first.focus()
    else content.current?.focus()
  }

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fade-in fixed inset-0 z-40 bg-[rgb(8_10_13/.55)]" />
        <Radix.Content
          ref={content}
          onOpenAutoFocus={focusFirst}
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(
            'rise dialog-card fixed z-40 flex flex-col overflow-hidden outline-none max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[88dvh] max-md:rounded-t-4 max-md:pb-[env(safe-area-inset-bottom,0px)] md:inset-0 md:m-auto md:h-fit md:max-h-[min(760px,88dvh)] md:w-[min(560px,92vw)] md:rounded-4',
            className,
          )}
        >
          <BackCloses onBack={() => onOpenChange(false)} />
          <header className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-4">
            <div className="min-w-0 flex-1">
              <Radix.Title className="heading text-18">{title}</Radix.Title>
              {description && (
                <Radix.Description className="text-12 text-ink-3">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X size={16} aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </header>
          <div ref={body} className="contents">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
