import { toast } from 'sonner'

type NoticeAction = { readonly label: string; readonly onPress: () => void }

export type Notice = {
  readonly title: string
  readonly message?: string
  readonly action?: NoticeAction
  /**
   * Whether it replaces one with the same words. Default: if it has no action, since an action belongs to its own notice; true for an action
   * that is always the same, such as a link.
   */
  readonly once?: boolean
  /** Only the last notice about a topic is shown. */
  readonly topic?: 'plan'
}

function options({ title, message, action, once = !action, topic }: Notice) {
  const id = topic ?? (once ? `${title}\n${message ?? ''}` : undefined)
  return {
    // The toaster decides how long it stays.
    duration: Number.POSITIVE_INFINITY,
    ...(message && { description: message }),
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
    ...(id !== undefined && { id }),
  }
}

const toaster = Promise.withResolvers<void>()

/** Called once the toaster is mounted: earlier notices appear now. */
export function releaseNotices(): void {
  toaster.resolve()
}

export function whenToasted(show: () => void): void {
  void toaster.promise.then(show)
}

function show(kind: 'success' | 'info' | 'warning' | 'error', notice: Notice): void {
  whenToasted(() => toast[kind](notice.title, options(notice)))
}

/** The page's toasts: icon, title, one line, up to one action; shown for five seconds, and while hovered or focused. */
export const notify = {
  success: (notice: Notice) => show('success', notice),
  info: (notice: Notice) => show('info', notice),
  warning: (notice: Notice) => show('warning', notice),
  error: (notice: Notice) => show('error', notice),
}
