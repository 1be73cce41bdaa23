import * as endpoints from '@easel/contract/lettering'
import type { Mount } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'

type UseCases = {
  save: UseCase<typeof endpoints.saveLettering>
  get: UseCase<typeof endpoints.getLettering>
}

export function addLetteringRoutes(mount: Mount, useCases: UseCases): void {
  mount(endpoints.saveLettering, useCases.save)
  mount(endpoints.getLettering, useCases.get)
}
