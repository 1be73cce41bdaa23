import type { Database, Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { StoredPictures } from '../generations/index.ts'
import type { AllowsGallery } from '../preferences/index.ts'
import { createGalleryRepository } from './gallery.repository.ts'
import { addGalleryRoutes, type GalleryUseCases } from './gallery.routes.ts'
import { createLikes } from './like-picture.ts'
import { listGallery, showGalleryPicture } from './list-gallery.ts'
import { createPublication } from './publication.ts'

type GalleryDeps = {
  readonly database: Database
  readonly events: Events
  readonly pictures: StoredPictures
  readonly allowsGallery: AllowsGallery
}

type GalleryModule = {
  readonly mountRoutes: (mount: Mount) => void
  /** Whether everybody can see the picture at this moment. */
  readonly isShown: (tx: Tx, generationId: string) => Promise<boolean>
}

export function createGalleryModule(deps: GalleryDeps): GalleryModule {
  const useCases: GalleryUseCases = {
    list: listGallery(deps),
    show: showGalleryPicture(deps),
    ...createLikes(deps),
    ...createPublication(deps),
  }
  return {
    mountRoutes: (mount) => addGalleryRoutes(mount, useCases),
    isShown: async (tx, id) => (await createGalleryRepository(tx, undefined).find(id)) !== undefined,
  }
}
