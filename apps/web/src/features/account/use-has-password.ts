import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '#web/shared/data/account.queries.ts'

/** Whether the account has a password; assumed until known. */
export function useHasPassword(): boolean {
  return useQuery(accountQuery()).data?.has_password ?? true
}
