import type { PictureEdit } from '@easel/contract/picture-edits'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { generationQuery } from '#web/shared/data/library.queries.ts'
import { useEditPicture, usePictureEdits } from '#web/shared/data/picture-edits.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { RangeField } from '#web/shared/ui/fields/range-field.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { EMPTY_REGION, RegionDialog } from './region-dialog.tsx'
import { ReshapeForm } from './reshape-form.tsx'
import { VersionStrip } from './version-strip.tsx'
import { WordsForm } from './words-form.tsx'

const WORDS: Readonly<Record<PictureEdit, string>> = {
  words: 'Edit by words',
  variation: 'Variation',
  upscale: 'Upscale',
  cutout: 'Remove the background',
  reshape: 'Another ratio or size',
  repaint: 'Edit a painted region',
}

/** Edits available for a picture, with their controls. */
export function EditPanel({ id }: { readonly id: string }) {
  const { data, error, refetch } = usePictureEdits(id)
  const { data: picture, ...reading } = useQuery(generationQuery(id))
  const edit = useEditPicture(id)
  const [strength, setStrength] = useState(60)
  const [isPainting, setPainting] = useState(false)
  const [region, setRegion] = useState(EMPTY_REGION)
  const failure = (!data && error) || (!picture && reading.error)
  if (failure)
    return (
      <LoadNote
        what="This picture could not be read."
        error={failure}
        onRetry={() => {
          void refetch()
          void reading.refetch()
        }}
      />
    )
  if (!data || !picture) return <div role="status" aria-label="Loading" className="skeleton h-72" />
  const busy = edit.isPending
  const optionOf = (name: PictureEdit) => data.options.find((option) => option.edit === name)
  const controls: Readonly<Record<PictureEdit, ReactNode>> = {
    words: (
      <WordsForm
        picture={picture}
        region={optionOf('words')?.region}
        isBusy={busy}
        onSend={(wanted, done) => edit.mutate({ edit: 'words', ...wanted }, { onSuccess: done })}
      />
    ),
    variation: (
      <>
        <div className="min-w-40 flex-1">
          <RangeField label="Likeness" min={0} max={100} step={5} value={strength} onChange={setStrength} />
        </div>
        <Button disabled={busy} onClick={() => edit.mutate({ edit: 'variation', strength: strength / 100 })}>
          Vary
        </Button>
      </>
    ),
    upscale: ([2, 4] as const).map((factor) => (
      <Button key={factor} disabled={busy} onClick={() => edit.mutate({ edit: 'upscale', factor })}>
        {factor}x
      </Button>
    )),
    cutout: (
      <Button disabled={busy} onClick={() => edit.mutate({ edit: 'cutout' })}>
        Cut out
      </Button>
    ),
    reshape: (
      <ReshapeForm
        picture={picture}
        customSizes={optionOf('reshape')?.custom_sizes}
        isBusy={busy}
        onSend={(frame) => edit.mutate({ edit: 'reshape', ...frame })}
      />
    ),
    repaint: <Button onClick={() => setPainting(true)}>Paint over it</Button>,
  }
  const sendRegion = () =>
    edit.mutate(
      { edit: 'repaint', prompt: region.prompt.trim(), region: [...region.shapes] },
      {
        onSuccess: () => {
          setPainting(false)
          setRegion(EMPTY_REGION)
        },
      },
    )
  return (
    <section aria-label="What can be made from it" className="card h-fit divide-y divide-line rounded-4 px-4">
      <p className="py-3 text-12 text-ink-3">
        Each result counts toward today’s limit and links to the original.
      </p>
      <VersionStrip id={id} />
      {data.options.map(({ edit: name, isPossible, how }) => (
        <div key={name} className="grid gap-2 py-3">
          <h2 className="font-semibold">{WORDS[name]}</h2>
          <p className="leading-normal wrap-anywhere text-ink-2">{how}</p>
          {isPossible && <div className="flex flex-wrap items-center gap-2">{controls[name]}</div>}
        </div>
      ))}
      <RegionDialog
        picture={picture}
        draft={region}
        onChange={setRegion}
        isOpen={isPainting}
        onOpenChange={setPainting}
        isBusy={busy}
        onSend={sendRegion}
      />
    </section>
  )
}
