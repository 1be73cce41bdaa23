import { useState } from 'react'
import { useSession } from '#web/shared/api/use-session.ts'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { AuthForms, type AuthTab } from './auth-forms.tsx'
import { SiteDataNote } from './site-data-note.tsx'
import { useSignUpMode } from './use-sign-up-mode.ts'

type JoinDialogProps = { readonly onClose: () => void }

/** Sign-up without leaving the page, for a visitor who pressed Generate. */
export function JoinDialog({ onClose }: JoinDialogProps) {
  const mode = useSignUpMode()
  const [chosen, setTab] = useState<AuthTab>()
  const session = useSession()
  const hasEnded = session.status === 'signed-out' && session.hasEnded
  const tab = chosen ?? (mode === 'open' && !hasEnded ? 'sign-up' : 'sign-in')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={tab === 'sign-up' ? 'Create a free account to generate this' : 'Sign in to generate this'}
      description={`${hasEnded ? 'You were signed out.' : 'Please sign in to generate images.'} Your picture starts right after that.`}
      className="md:w-[min(440px,92vw)]"
    >
      <div className="quiet-scroll grid gap-4 overflow-auto p-4">
        <SiteDataNote />
        <AuthForms tab={tab} onTab={setTab} />
      </div>
    </Dialog>
  )
}
