import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { client } from '#web/shared/api/client.ts'
import { whenChecked } from '#web/shared/api/when-checked.ts'
import {
  type PromptToSave,
  useDeletePrompt,
  useSavedPrompts,
  useSavePrompt,
} from '#web/shared/data/prompts.queries.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { notify } from '#web/shared/ui/notify.tsx'

/** Saves a prompt, or removes it again; asks visitors to sign in. */
export function SavePromptButton({ prompt, style = null, aspect_ratio = null }: PromptToSave) {
  const navigate = useNavigate()
  const kept = useSavedPrompts().data?.items.find((entry) => entry.prompt === prompt)
  const save = useSavePrompt()
  const forget = useDeletePrompt()

  async function press() {
    await whenChecked(client.auth)
    if (client.auth.state().status === 'signed-out')
      notify.info({
        title: 'Please sign in to save prompts',
        action: {
          label: 'Sign In',
          onPress: () => void navigate(PATHS.auth, { state: { from: PATHS.prompts } }),
        },
      })
    else if (kept) forget.mutate(kept.id)
    else save.mutate({ prompt, style, aspect_ratio })
  }

  const Icon = kept ? BookmarkCheck : Bookmark
  return (
    <IconButton
      label={`${kept ? 'Remove from saved' : 'Save'}: ${prompt}`}
      aria-pressed={Boolean(kept)}
      disabled={save.isPending || forget.isPending}
      onClick={() => void press()}
    >
      <Icon size={16} aria-hidden="true" className={kept ? 'text-ultramarine-ink' : undefined} />
    </IconButton>
  )
}
