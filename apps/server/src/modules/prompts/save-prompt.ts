import { LIMITS } from '@easel/contract/limits'
import type { savePrompt as endpoint } from '@easel/contract/prompts'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { createPromptsRepository } from './prompts.repository.ts'

export function savePrompt(deps: {
  readonly database: Database
  readonly makeId: MakeId
  readonly clock: Clock
}): UseCase<typeof endpoint> {
  return ({ body }, { actor: { userId } }) =>
    deps.database.asUser(userId, async (tx) => {
      const repository = createPromptsRepository(tx)
      const kept = await repository.upsert({
        id: deps.makeId('prm'),
        user_id: userId,
        ...body,
        created_at: deps.clock.now(),
      })
      // Counted after the fact: one that was kept already may be saved again when the shelf is full.
      if ((await repository.count(userId)) > LIMITS.savedPrompts)
        throw new AppError('conflict', {
          message: `There can be ${LIMITS.savedPrompts} saved prompts at most.`,
        })
      return kept
    })
}
