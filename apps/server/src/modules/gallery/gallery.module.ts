import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { StoredPictures } from '../generations/index.ts'
import type { AllowsGallery } from '../preferences/index.ts'
import { addGalleryRoutes, type GalleryUseCases } from './gallery.routes.ts'
import { createPublication } from './publication.ts'

type GalleryDeps = {
  readonly database: Database
  readonly events: Events
  readonly pictures: StoredPictures
  readonly allowsGallery: AllowsGallery
}

type GalleryModule = { readonly mountRoutes: (mount: Mount) => void }

export function createGalleryModule(deps: GalleryDeps): GalleryModule {
  const useCases: GalleryUseCases = { ...createPublication(deps) }
  return { mountRoutes: (mount) => addGalleryRoutes(mount, useCases) }
}
