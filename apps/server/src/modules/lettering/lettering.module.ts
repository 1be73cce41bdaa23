import * as endpoints from '@easel/contract/lettering'
import { LETTERING_VERSION } from '@easel/lettering/version'
import type { Database } from '../../platform/database/database.ts'
import { type Mount, mountAll } from '../../platform/http/mount.ts'
import type { RateLimiter } from '../../platform/http/rate-limiter.ts'
import type { StoredPictures } from '../generations/index.ts'
import { getLettering } from './get-lettering.ts'
import { createLetteringThread } from './lettering-thread.ts'
import { saveLettering } from './save-lettering.ts'

export type LetteringModule = {
  readonly mountRoutes: (mount: Mount) => void
  readonly close: () => Promise<void>
}

export function createLetteringModule(deps: {
  readonly database: Database
  readonly pictures: StoredPictures
  readonly limiter: RateLimiter | undefined
}): LetteringModule {
  const thread = createLetteringThread()
  const useCases = {
    saveLettering: saveLettering({
      ...deps,
      thread,
      takeTurn: deps.limiter?.take,
      version: LETTERING_VERSION,
    }),
    getLettering: getLettering(deps),
  }
  return { mountRoutes: (mount) => mountAll(mount, endpoints, useCases), close: thread.close }
}
