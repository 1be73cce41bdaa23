import type { SignUpMode } from '@easel/contract/config'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/shared/data/config.queries.ts'

/** Who may create an account. The server decides; the form is shown until its settings are known. */
export function useSignUpMode(): SignUpMode {
  return useQuery(configQuery()).data?.signUp ?? 'open'
}
