import * as endpoints from '@easel/contract/shares'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
import type { Events } from '../../platform/events/events.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import { type Mount, mountAll, type UseCasesOf } from '../../platform/http/mount.ts'
import type { Site } from '../../platform/http/static-site.ts'
import type { StoredPictures } from '../generations/index.ts'
import { findShared, showShare } from './find-shared.ts'
import { createShareLinks } from './share-links.ts'
import { addSharePages } from './share-pages.routes.ts'
import { addSharedImageRoutes } from './shared-images.routes.ts'
import { createSharesRepository } from './shares.repository.ts'

type SharesDeps = {
  readonly database: Database
  readonly events: Events
  readonly pictures: StoredPictures
  readonly makeToken: () => string
  readonly clock: Clock
  /** Public address. */
  readonly publicUrl: string
  /** Base path of URLs; empty at the root of a host. */
  readonly siteBase: string
}

type SharesModule = {
  readonly mountRoutes: (mount: Mount) => void
  readonly addImageRoutes: (app: HttpApp) => void
  /** Pages of links; mount before the site, which answers every path. */
  readonly addPages: (app: HttpApp, site: Site) => void
  /** The picture of a valid token. */
  readonly findSharedId: (token: string) => Promise<string | undefined>
  /** Deletes expired links. */
  readonly forgetExpired: (now: Date, signal?: AbortSignal) => Promise<void>
}

export function createSharesModule(deps: SharesDeps): SharesModule {
  const find = findShared(deps)
  const useCases: UseCasesOf<typeof endpoints> = {
    ...createShareLinks(deps),
    getShare: showShare(find, deps.siteBase),
  }
  return {
    mountRoutes: (mount) => mountAll(mount, endpoints, useCases),
    addImageRoutes: (app) => addSharedImageRoutes(app, { find, read: deps.pictures.readVariant }),
    addPages: (app, site) => addSharePages(app, { site, find, publicUrl: deps.publicUrl }),
    findSharedId: async (token) => (await find(token))?.generation_id,
    forgetExpired: (now, signal) =>
      deleteInSlices(deps.database, { name: 'share_links', signal }, (tx, limit) =>
        createSharesRepository(tx).forgetExpired(now, limit),
      ),
  }
}
