import { TIMING } from '@easel/contract/limits'
import { toast } from 'sonner'

type NoticeAction = { readonly label: string; readonly onPress: () => void }

export type Notice = {
  readonly title: string
  readonly message?: string
  readonly action?: NoticeAction
}

function options({ message, action }: Notice) {
  return {
    duration: TIMING.toast,
    ...(message && { description: message }),
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
  }
}

/** The page's toasts: pigment icon, title, one line, at most one action, five seconds, pausing under the pointer. */
export const notify = {
  success: (notice: Notice) => toast.success(notice.title, options(notice)),
  info: (notice: Notice) => toast.info(notice.title, options(notice)),
  warning: (notice: Notice) => toast.warning(notice.title, options(notice)),
  error: (notice: Notice) => toast.error(notice.title, options(notice)),
}
