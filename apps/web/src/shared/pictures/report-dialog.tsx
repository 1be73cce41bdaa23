import { LIMITS } from '@easel/contract/limits'
import { REPORT_REASONS, type ReportReason } from '@easel/contract/moderation'
import { countCharacters } from '@easel/contract/text-length'
import { useId, useState } from 'react'
import { type ReportTarget, useReport } from '#web/shared/data/moderation.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { Field } from '#web/shared/ui/fields/field.tsx'
import { TextArea } from '#web/shared/ui/fields/text-area.tsx'

type ReportDialogProps = {
  readonly target: ReportTarget
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Reports a picture to the moderators. */
export function ReportDialog({ target, open, onOpenChange }: ReportDialogProps) {
  const report = useReport(() => onOpenChange(false))
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const ids = useId()
  const length = countCharacters(note.trim())
  const isTooLong = length > LIMITS.noteCharacters
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Report this picture"
      description="Moderators don’t see who reported it."
    >
      <form
        className="grid gap-4 overflow-auto p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason) report.mutate({ target, reason, note: note.trim() })
        }}
      >
        <fieldset className="grid gap-0.5">
          <legend className="mb-1 font-semibold">What is wrong with it?</legend>
          {REPORT_REASONS.map(({ id, label }) => (
            <label
              key={id}
              className="flex h-8 cursor-pointer items-center gap-2.5 rounded-2 px-2 hover:bg-hover max-md:h-11"
            >
              <input
                type="radio"
                name={`${ids}-reason`}
                value={id}
                checked={reason === id}
                onChange={() => setReason(id)}
                className="size-4 accent-ultramarine"
              />
              {label}
            </label>
          ))}
        </fieldset>
        <Field
          label="Note"
          htmlFor={`${ids}-note`}
          end={`${length} / ${LIMITS.noteCharacters}`}
          error={isTooLong ? `At most ${LIMITS.noteCharacters} characters` : undefined}
        >
          <TextArea
            id={`${ids}-note`}
            value={note}
            rows={3}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="solid"
          size="large"
          full
          disabled={reason === null || isTooLong || report.isPending}
        >
          Report
        </Button>
      </form>
    </Dialog>
  )
}
