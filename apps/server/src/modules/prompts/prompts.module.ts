import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { MakeId } from '../../platform/ids.ts'
import { deletePrompt } from './delete-prompt.ts'
import { listPrompts } from './list-prompts.ts'
import { addPromptsRoutes } from './prompts.routes.ts'
import { savePrompt } from './save-prompt.ts'

export type PromptsModule = { readonly mountRoutes: (mount: Mount) => void }

export function createPromptsModule(deps: {
  readonly database: Database
  readonly makeId: MakeId
  readonly clock: Clock
}): PromptsModule {
  const useCases = { list: listPrompts(deps), save: savePrompt(deps), delete: deletePrompt(deps) }
  return { mountRoutes: (mount) => addPromptsRoutes(mount, useCases) }
}
