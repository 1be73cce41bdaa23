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

/** Errors that another plan, or a larger allowance, would solve. */
const ABOUT_PLAN: ReadonlySet<ErrorCode> = new Set(['daily_limit', 'storage_full', 'insufficient_credits'])

type ErrorToastOptions = {
  /** Retry: repeats the same request with its idempotency key. */
  readonly onRetry?: () => void
}

/** Shows an error by its catalog entry: title, message, and a working action. */
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

/** The message without the title's words, if it starts with them. */
function beyondTitle(message: string, title: string): string {
  const rest = message.slice(title.length)
  const isRepeated = message.toLowerCase().startsWith(title.toLowerCase()) && !/^\w/.test(rest)
  return isRepeated ? rest.replace(/^[\s.:]+/, '') : message
}
