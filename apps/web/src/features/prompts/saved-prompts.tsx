import { LIMITS } from '@easel/contract/limits'
import { countCharacters } from '@easel/contract/text-length'
import { Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useUserId } from '#web/shared/api/use-session.ts'
import { useDeletePrompt, useSavedPrompts, useSavePrompt } from '#web/shared/data/prompts.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { PromptRow } from './prompt-row.tsx'

/** The user's saved prompts, with a field to add one; hidden for visitors. */
export function SavedPrompts() {
  const isSignedIn = useUserId() !== null
  const { data, error, refetch } = useSavedPrompts()
  const forget = useDeletePrompt()
  if (!isSignedIn) return null
  return (
    <section aria-labelledby="saved-prompts" className="mb-10">
      <h2 id="saved-prompts" className="heading mb-3 text-22">
        Saved by you
      </h2>
      <AddPrompt />
      {error && (
        <LoadNote
          what="Your prompts could not be loaded."
          error={error}
          className="mt-3"
          onRetry={() => void refetch()}
        />
      )}
      {data?.items.length === 0 && (
        <p className="mt-3 text-14 text-ink-3">
          No saved prompts yet. Write one above, or save one from the library or from a picture.
        </p>
      )}
      {data && data.items.length > 0 && (
        <ul className="mt-3 border-t border-line">
          {data.items.map(({ id, prompt, style, aspect_ratio, width, height }) => (
            <PromptRow
              key={id}
              prompt={prompt}
              style={style}
              aspectRatio={aspect_ratio}
              size={width && height ? { width, height } : undefined}
              actions={
                <IconButton
                  label={`Remove: ${prompt}`}
                  disabled={forget.isPending}
                  onClick={() => forget.mutate(id)}
                >
                  <Trash2 size={16} aria-hidden="true" />
                </IconButton>
              }
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function AddPrompt() {
  const [text, setText] = useState('')
  const save = useSavePrompt()
  const isTooLong = countCharacters(text.trim()) > LIMITS.promptCharacters

  function submit(event: SubmitEvent) {
    event.preventDefault()
    save.mutate({ prompt: text.trim() }, { onSuccess: () => setText((now) => (now === text ? '' : now)) })
  }

  return (
    <form method="dialog" onSubmit={submit} className="flex gap-2">
      <TextInput
        large
        aria-label="A prompt to keep"
        placeholder="A prompt to keep"
        value={text}
        invalid={isTooLong}
        onChange={(event) => setText(event.target.value)}
        className="max-w-[640px]"
      />
      <Button type="submit" size="large" disabled={!text.trim() || isTooLong || save.isPending}>
        Save
      </Button>
    </form>
  )
}
