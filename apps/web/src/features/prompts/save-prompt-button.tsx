import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useSession } from '#web/shared/api/use-session.ts'
import {
  type PromptToSave,
  useDeletePrompt,
  useSavedPrompts,
  useSavePrompt,
} from '#web/shared/data/prompts.queries.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { notify } from '#web/shared/ui/notify.tsx'

/** Keeps a prompt, or forgets it again; asks to sign in first. */
export function SavePromptButton({ prompt, style = null, aspect_ratio = null }: PromptToSave) {
  const navigate = useNavigate()
  const session = useSession()
  const kept = useSavedPrompts().data?.items.find((entry) => entry.prompt === prompt)
  const save = useSavePrompt()
  const forget = useDeletePrompt()

  function press() {
    if (session.status === 'signed-out')
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
      onClick={press}
    >
      <Icon size={16} aria-hidden="true" className={kept ? 'text-ultramarine-ink' : undefined} />
    </IconButton>
  )
}
