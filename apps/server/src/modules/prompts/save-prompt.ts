import { LIMITS } from '@easel/contract/limits'
import { customSizeOf, ratioFor } from '@easel/contract/models/custom-sizes'
import type { savePrompt as endpoint } from '@easel/contract/prompts/prompts'
import type { Clock } from '../../platform/clock.ts'
import { assertBelowCap } from '../../platform/database/assert-below-cap.ts'
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
      await assertBelowCap(tx, {
        userId,
        kind: 'saved prompts',
        max: LIMITS.savedPrompts,
        // An already saved text may be saved again at the limit.
        count: () => repository.countOthers(userId, body.prompt),
        message: `There can be ${LIMITS.savedPrompts} saved prompts at most.`,
      })
      return repository.upsert({
        id: deps.makeId('prm'),
        user_id: userId,
        prompt: body.prompt,
        style: body.style,
        ...shapeOf(body),
        created_at: deps.clock.now(),
      })
    })
}

type Body = Parameters<UseCase<typeof endpoint>>[0]['body']

/** A product size becomes its ratio; a custom one is kept with the nearest ratio, for models that do not support it. */
function shapeOf({ aspect_ratio, width, height }: Body) {
  if (!width || !height) return { aspect_ratio, width: null, height: null }
  const size = { width, height }
  return { aspect_ratio: ratioFor(size), width: null, height: null, ...customSizeOf(size) }
}
