import * as gallery from '@easel/contract/gallery'
import type { Mount } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'

export type GalleryUseCases = {
  readonly publish: UseCase<typeof gallery.publishGeneration>
  readonly unpublish: UseCase<typeof gallery.unpublishGeneration>
}

export function addGalleryRoutes(mount: Mount, useCases: GalleryUseCases): void {
  mount(gallery.publishGeneration, useCases.publish)
  mount(gallery.unpublishGeneration, useCases.unpublish)
}
