import type { GenerationRecord } from '@easel/contract/generations'
import { LIMITS } from '@easel/contract/limits'
import type { PictureEditOption, RegionShape } from '@easel/contract/picture-edits'
import { countCharacters } from '@easel/contract/text-length'
import { Brush } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/shared/ui/button.tsx'
import { errorId, Field } from '#web/shared/ui/fields/field.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { EMPTY_REGION, RegionDialog } from './region-dialog.tsx'
import { coveredShare } from './region-shapes.ts'

const FIELD = 'edit-instruction'

type WordsFormProps = {
  readonly picture: Pick<GenerationRecord, 'image_url' | 'prompt' | 'width' | 'height'>
  /** Whether a region can be painted. */
  readonly region: PictureEditOption['region']
  readonly isBusy: boolean
  /** `done` is called once the request is sent: typed text stays until then. */
  readonly onSend: (
    edit: { readonly instruction: string; readonly region?: RegionShape[] },
    done: () => void,
  ) => void
}

/** An instruction for a picture, and, if a model supports masks, a region for it. */
export function WordsForm({ picture, region, isBusy, onSend }: WordsFormProps) {
  const [instruction, setInstruction] = useState('')
  const [isPainting, setPainting] = useState(false)
  /** The region while it is painted, and once it is applied. */
  const [draft, setDraft] = useState(EMPTY_REGION)
  const [used, setUsed] = useState<readonly RegionShape[]>([])
  const isTooLong = countCharacters(instruction.trim()) > LIMITS.promptCharacters

  function send(event: FormEvent) {
    event.preventDefault()
    const limit = used.length > 0 ? { region: [...used] } : {}
    onSend({ instruction: instruction.trim(), ...limit }, () => {
      setInstruction((now) => (now === instruction ? '' : now))
      forget()
    })
  }

  function forget() {
    setUsed([])
    setDraft(EMPTY_REGION)
  }

  return (
    <>
      <form onSubmit={send} className="flex w-full flex-wrap items-end gap-2">
        <div className="min-w-40 flex-1">
          <Field
            label="What should change"
            htmlFor={FIELD}
            error={isTooLong ? 'The instruction may have up to 500 characters' : undefined}
          >
            <TextInput
              id={FIELD}
              value={instruction}
              placeholder="Make the sky darker"
              invalid={isTooLong}
              aria-describedby={isTooLong ? errorId(FIELD) : undefined}
              onChange={({ target }) => setInstruction(target.value)}
            />
          </Field>
        </div>
        <Button type="submit" disabled={isBusy || isTooLong || instruction.trim() === ''}>
          Edit
        </Button>
        {region?.isPossible && (
          <div className="flex w-full flex-wrap items-center gap-2">
            <Button size="small" onClick={() => setPainting(true)}>
              <Brush size={14} aria-hidden="true" />
              {used.length > 0 ? 'Change the region' : 'Limit to a region'}
            </Button>
            {used.length > 0 && (
              <>
                <span role="status" className="text-12 text-ink-2">
                  Only about {Math.round(coveredShare(used, picture) * 100)}% of the picture may change
                </span>
                <Button size="small" variant="quiet" onClick={forget}>
                  Remove
                </Button>
              </>
            )}
          </div>
        )}
        {region && <p className="w-full text-12 text-ink-3">{region.how}</p>}
      </form>
      <RegionDialog
        purpose="limit"
        picture={picture}
        draft={draft}
        onChange={setDraft}
        isOpen={isPainting}
        onOpenChange={setPainting}
        isBusy={false}
        onSend={() => {
          setUsed(draft.shapes)
          setPainting(false)
        }}
      />
    </>
  )
}
