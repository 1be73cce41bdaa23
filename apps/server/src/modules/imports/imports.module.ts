import * as endpoints from '@easel/contract/imports/import-pictures'
import type { Database } from '../../platform/database/database.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { RateLimiter } from '../../platform/http/rate-limiter.ts'
import type { StoredPictures } from '../generations/index.ts'
import { findImported } from './find-imported.ts'
import { importPicture } from './import-picture.ts'

export type ImportsModule = { readonly mountRoutes: (mount: Mount) => void }

export function createImportsModule(deps: {
  readonly database: Database
  readonly pictures: StoredPictures
  readonly limiter: RateLimiter | undefined
}): ImportsModule {
  return {
    mountRoutes: (mount) => {
      mount(endpoints.findImported, findImported(deps))
      mount(endpoints.importPicture, importPicture({ ...deps, takeTurn: deps.limiter?.take }))
    },
  }
}
