import * as endpoints from '@easel/contract/usage'
import type { Mount } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'

type UseCases = {
  readonly getLimits: UseCase<typeof endpoints.getLimits>
  readonly getUsage: UseCase<typeof endpoints.getUsage>
  readonly incrementGenerationCount: UseCase<typeof endpoints.incrementGenerationCount>
}

export function addUsageRoutes(mount: Mount, useCases: UseCases): void {
  mount(endpoints.getLimits, useCases.getLimits)
  mount(endpoints.getUsage, useCases.getUsage)
  mount(endpoints.incrementGenerationCount, useCases.incrementGenerationCount)
}
