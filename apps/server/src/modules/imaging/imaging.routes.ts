import { listModels } from '@easel/contract/models/models'
import * as providers from '@easel/contract/providers'
import type { Mount } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'

export type ImagingUseCases = {
  readonly getModels: UseCase<typeof listModels>
  readonly getProviders: UseCase<typeof providers.getProviders>
  readonly testProvider: UseCase<typeof providers.testProvider>
}

export function addImagingRoutes(mount: Mount, useCases: ImagingUseCases): void {
  mount(listModels, useCases.getModels)
  mount(providers.getProviders, useCases.getProviders)
  mount(providers.testProvider, useCases.testProvider)
}
