import { Button } from '#web/shared/ui/button.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'

type SaveButtonProps = {
  readonly busy: boolean
  readonly disabled?: boolean
  readonly children: string
}

/** Submits one section's form; a settings page has many, so none is the page's main action. */
export function SaveButton({ busy, disabled = false, children }: SaveButtonProps) {
  return (
    <Button type="submit" variant="solid" disabled={busy || disabled} className="justify-self-start">
      {busy && <Spinner />}
      {children}
    </Button>
  )
}
