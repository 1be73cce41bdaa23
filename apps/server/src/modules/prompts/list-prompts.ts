import type { listPrompts as endpoint } from '@easel/contract/prompts/prompts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createPromptsRepository } from './prompts.repository.ts'

export function listPrompts(deps: { readonly database: Database }): UseCase<typeof endpoint> {
  return (_input, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => ({ items: await createPromptsRepository(tx).list(userId) }))
}
