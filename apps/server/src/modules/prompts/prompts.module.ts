import * as prompts from '@easel/contract/prompts/prompts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Mount, mountAll } from '../../platform/http/mount.ts'
import type { MakeId } from '../../platform/ids.ts'
import { deletePrompt } from './delete-prompt.ts'
import { listPrompts } from './list-prompts.ts'
import { savePrompt } from './save-prompt.ts'

const { enhancePrompt: _ofRewording, ...endpoints } = prompts

export type PromptsModule = { readonly mountRoutes: (mount: Mount) => void }

export function createPromptsModule(deps: {
  readonly database: Database
  readonly makeId: MakeId
  readonly clock: Clock
}): PromptsModule {
  const useCases = {
    listPrompts: listPrompts(deps),
    savePrompt: savePrompt(deps),
    deletePrompt: deletePrompt(deps),
  }
  return { mountRoutes: (mount) => mountAll(mount, endpoints, useCases) }
}
