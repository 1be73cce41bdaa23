import { Button } from '#web/shared/ui/button.tsx'
import { Keys } from '#web/shared/ui/kbd.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'

type SubmitButtonProps = { readonly busy: boolean; readonly children: string }

export function SubmitButton({ busy, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="act" size="huge" full disabled={busy}>
      {busy && <Spinner />}
      {children}
      {!busy && <Keys keys={['↵']} on="act" />}
    </Button>
  )
}
