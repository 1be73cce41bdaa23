import type { SignUpMode } from '@easel/contract/config'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/shared/data/config.queries.ts'

/** Who may make an account. The server has the last word; until its settings are known, the form is there. */
export function useSignUpMode(): SignUpMode {
  return useQuery(configQuery()).data?.signUp ?? 'open'
}
