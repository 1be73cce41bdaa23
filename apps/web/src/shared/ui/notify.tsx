import { toast } from 'sonner'

type NoticeAction = { readonly label: string; readonly onPress: () => void }

export type Notice = {
  readonly title: string
  readonly message?: string
  readonly action?: NoticeAction
  /**
   * Whether it takes the place of one with the same words. Default: where it has no action, since an action belongs to what it was offered
   * for; true for an action that is the same each time, as a way to another page.
   */
  readonly once?: boolean
  /** Of several about one topic only the last is shown, whatever it says. */
  readonly topic?: 'plan'
}

function options({ title, message, action, once = !action, topic }: Notice) {
  const id = topic ?? (once ? `${title}\n${message ?? ''}` : undefined)
  return {
    // How long it stays is the toaster's to say.
    duration: Number.POSITIVE_INFINITY,
    ...(message && { description: message }),
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
    ...(id !== undefined && { id }),
  }
}

const toaster = Promise.withResolvers<void>()

/** Called once the toasts' place is on the page: what was said before appears now. */
export function releaseNotices(): void {
  toaster.resolve()
}

export function whenToasted(show: () => void): void {
  void toaster.promise.then(show)
}

function show(kind: 'success' | 'info' | 'warning' | 'error', notice: Notice): void {
  whenToasted(() => toast[kind](notice.title, options(notice)))
}

/** The page's toasts: pigment icon, title, one line, at most one action, five seconds, and as long as it is pointed at or has the focus. */
export const notify = {
  success: (notice: Notice) => show('success', notice),
  info: (notice: Notice) => show('info', notice),
  warning: (notice: Notice) => show('warning', notice),
  error: (notice: Notice) => show('error', notice),
}
