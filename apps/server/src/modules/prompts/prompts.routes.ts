import * as endpoints from '@easel/contract/prompts/prompts'
import type { Mount } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'

type UseCases = {
  list: UseCase<typeof endpoints.listPrompts>
  save: UseCase<typeof endpoints.savePrompt>
  delete: UseCase<typeof endpoints.deletePrompt>
}

export function addPromptsRoutes(mount: Mount, useCases: UseCases): void {
  mount(endpoints.listPrompts, useCases.list)
  mount(endpoints.savePrompt, useCases.save)
  mount(endpoints.deletePrompt, useCases.delete)
}
