import { AlertDialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { BackCloses } from './back-closes.tsx'
import { buttonClass } from './button.tsx'
import { useReturnFocus } from './focus/use-return-focus.ts'

type ConfirmDialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly confirmLabel: string
  /** `danger` for what cannot be undone. Default: danger. */
  readonly variant?: 'danger' | 'act'
  readonly onConfirm: () => void
  readonly children: ReactNode
}

/** Asks before something that cannot be undone or needs permission. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  confirmLabel,
  variant = 'danger',
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const { onOpenAutoFocus: rememberOpener, ...returnFocus } = useReturnFocus()
  const confirm = useRef<HTMLButtonElement>(null)

  /** Cancel gets focus first if the action cannot be undone. */
  function focusFirst(event: Event) {
    rememberOpener()
    if (variant === 'danger') return
    event.preventDefault()
    confirm.current?.focus()
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fade-in fixed inset-0 z-40 bg-[rgb(8_10_13/.55)]" />
        <AlertDialog.Content
          onOpenAutoFocus={focusFirst}
          {...returnFocus}
          className="rise dialog-card fixed inset-0 z-40 m-auto h-fit w-[min(420px,92vw)] rounded-4 p-5 outline-none"
        >
          <BackCloses onBack={() => onOpenChange(false)} />
          <AlertDialog.Title className="heading text-22">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-2 text-14 leading-normal text-ink-2">{children}</div>
          </AlertDialog.Description>
          <div className="mt-5 flex justify-end gap-2">
            <AlertDialog.Cancel className={buttonClass({ variant: 'quiet' })}>Cancel</AlertDialog.Cancel>
            <AlertDialog.Action ref={confirm} className={buttonClass({ variant })} onClick={onConfirm}>
              {confirmLabel}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
