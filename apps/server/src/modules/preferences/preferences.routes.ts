import * as endpoints from '@easel/contract/preferences'
import type { Mount } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'

type UseCases = {
  get: UseCase<typeof endpoints.getPreferences>
  update: UseCase<typeof endpoints.updatePreferences>
}

export function addPreferencesRoutes(mount: Mount, useCases: UseCases): void {
  mount(endpoints.getPreferences, useCases.get)
  mount(endpoints.updatePreferences, useCases.update)
}
