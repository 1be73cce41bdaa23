import { LIMITS } from '@easel/contract/limits'
import { type SubmitEvent, useState } from 'react'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { Field } from '#web/shared/ui/fields/field.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'

type TagDialogProps = { readonly onTag: (tag: string) => void; readonly onClose: () => void }

/** Adds a tag to many pictures. */
export function TagDialog({ onTag, onClose }: TagDialogProps) {
  const [tag, setTag] = useState('')
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (tag.trim() === '') return
    onTag(tag.trim())
    onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title="Add a tag" className="md:w-[min(380px,92vw)]">
      <form onSubmit={submit} className="grid gap-4 p-4">
        <Field label="Tag" htmlFor="bulk-tag">
          <TextInput
            id="bulk-tag"
            value={tag}
            maxLength={LIMITS.tagCharacters}
            autoComplete="off"
            onChange={(event) => setTag(event.target.value)}
          />
        </Field>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="solid" disabled={tag.trim() === ''}>
            Add
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
