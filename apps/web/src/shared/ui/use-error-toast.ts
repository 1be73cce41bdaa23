import { type CatalogEntry, ERRORS, type ErrorCode } from '@easel/contract/errors'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toApiError } from '#web/shared/api/api-error.ts'
import { notify } from './notify.tsx'

const CALM: ReadonlySet<ErrorCode> = new Set(['auth_required', 'cancelled'])
const GENTLE: ReadonlySet<ErrorCode> = new Set([
  'rate_limit',
  'daily_limit',
  'storage_full',
  'insufficient_credits',
])

/** What another plan, or the allowance of it, is the way out of. */
const ABOUT_PLAN: ReadonlySet<ErrorCode> = new Set(['daily_limit', 'storage_full', 'insufficient_credits'])

type ErrorToastOptions = {
  /** What Retry does: sends the very same request again, with its idempotency key. */
  readonly onRetry?: () => void
}

/** Shows an error as its class in the catalog says: title, message, and an action that works. */
export function useErrorToast() {
  const navigate = useNavigate()
  const location = useLocation()
  const from = location.pathname + location.search
  return useCallback(
    (thrown: unknown, { onRetry }: ErrorToastOptions = {}) => {
      const { code, message } = toApiError(thrown)
      const entry: CatalogEntry = ERRORS[code]
      const { action } = entry
      const show = GENTLE.has(code) ? notify.warning : CALM.has(code) ? notify.info : notify.error
      show({
        title: entry.title,
        message: beyondTitle(message, entry.title),
        ...(ABOUT_PLAN.has(code) && { topic: 'plan' as const }),
        ...(action?.kind === 'link' && {
          action: { label: action.label, onPress: () => navigate(action.href, { state: { from } }) },
        }),
        ...(action?.kind === 'retry' && onRetry && { action: { label: action.label, onPress: onRetry } }),
      })
    },
    [navigate, from],
  )
}

/** A message without the title's words, when it begins with them: they stand above it. */
function beyondTitle(message: string, title: string): string {
  const rest = message.slice(title.length)
  const isRepeated = message.toLowerCase().startsWith(title.toLowerCase()) && !/^\w/.test(rest)
  return isRepeated ? rest.replace(/^[\s.:]+/, '') : message
}
