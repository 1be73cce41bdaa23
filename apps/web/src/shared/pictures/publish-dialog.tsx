import { LIMITS } from '@easel/contract/limits'
import type { Preferences } from '@easel/contract/preferences'
import { countCharacters } from '@easel/contract/text-length'
import { EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { useNeededPreferences } from '#web/shared/data/preferences.queries.ts'
import { usePublish, useUnpublish } from '#web/shared/data/publication.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { Field } from '#web/shared/ui/fields/field.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'

type PublishDialogProps = {
  readonly generation: Generation
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Publishes a picture, or makes it private again; first asks to allow the gallery if that is off. */
export function PublishDialog({ generation, open, onOpenChange }: PublishDialogProps) {
  const { data: preferences, error, refetch } = useNeededPreferences()
  const close = () => onOpenChange(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={generation.isPublic ? 'In the gallery' : 'Publish in the gallery'}
    >
      <div className="grid gap-4 overflow-auto p-4">
        <figure className="flex items-center gap-3">
          <img
            src={client.storage.url(generation.imageURL, { format: 'webp', width: 256 })}
            alt=""
            className="size-20 flex-none rounded-1 object-cover"
          />
          <figcaption className="line-clamp-3 min-w-0 text-14 text-pretty">{generation.prompt}</figcaption>
        </figure>
        {generation.isHidden && (
          <p className="flex gap-2 rounded-3 bg-gamboge-tint p-3 text-gamboge-ink">
            <EyeOff size={16} aria-hidden="true" className="mt-0.5 flex-none" />A moderator has hidden this
            picture. Only you can see it.
          </p>
        )}
        {generation.isPublic ? (
          <TakeBack generationId={generation.id} onDone={close} />
        ) : preferences ? (
          <Publish generationId={generation.id} preferences={preferences} onDone={close} />
        ) : (
          error && <LoadNote error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </Dialog>
  )
}

type PublishProps = {
  readonly generationId: string
  readonly preferences: Preferences
  readonly onDone: () => void
}

function Publish({ generationId, preferences, onDone }: PublishProps) {
  const publish = usePublish(onDone)
  const [name, setName] = useState(preferences.gallery_name)
  const nameId = useId()
  const isAllowed = preferences.public_gallery_opt_in
  const length = countCharacters(name.trim())
  const isTooLong = length > LIMITS.galleryNameCharacters

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        publish.mutate({
          generationId,
          preferences: {
            ...(!isAllowed && { public_gallery_opt_in: true }),
            ...(name.trim() !== preferences.gallery_name && { gallery_name: name.trim() }),
          },
        })
      }}
    >
      <p className="text-ink-2">
        Everyone can see the picture, its prompt, style and seed, and make their own from it. You can make it
        private again at any time.
      </p>
      <Field
        label="Name beside your pictures"
        htmlFor={nameId}
        end={`${length} / ${LIMITS.galleryNameCharacters}`}
        error={isTooLong ? `The name may have up to ${LIMITS.galleryNameCharacters} characters` : undefined}
      >
        <TextInput
          id={nameId}
          value={name}
          autoComplete="nickname"
          invalid={isTooLong}
          onChange={(event) => setName(event.target.value)}
        />
        <p className="text-12 text-ink-3">
          Leave empty to publish anonymously. Your email address is never shown.
        </p>
      </Field>
      {!isAllowed && (
        <p className="rounded-3 bg-sunken p-3 text-ink-2">
          Publishing turns on gallery sharing for your account. Your other pictures stay private.
        </p>
      )}
      <Button type="submit" variant="act" size="large" full disabled={publish.isPending || isTooLong}>
        {isAllowed ? 'Publish' : 'Allow and publish'}
      </Button>
    </form>
  )
}

function TakeBack({ generationId, onDone }: { readonly generationId: string; readonly onDone: () => void }) {
  const unpublish = useUnpublish(onDone)
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">It leaves the gallery at once, and its public link stops working.</p>
      <Button
        variant="danger"
        size="large"
        full
        disabled={unpublish.isPending}
        onClick={() => unpublish.mutate(generationId)}
      >
        Make private again
      </Button>
    </div>
  )
}
