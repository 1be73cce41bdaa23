import type { deletePrompt as endpoint } from '@easel/contract/prompts/prompts'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createPromptsRepository } from './prompts.repository.ts'

export function deletePrompt(deps: { readonly database: Database }): UseCase<typeof endpoint> {
  return ({ params: { id } }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      if (!(await createPromptsRepository(tx).delete(userId, id))) throw new AppError('not_found')
      return { id }
    })
}
