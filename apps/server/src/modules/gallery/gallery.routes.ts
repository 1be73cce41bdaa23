import * as authors from '@easel/contract/gallery/authors'
import * as gallery from '@easel/contract/gallery/gallery'
import type { Mount } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'

export type GalleryUseCases = {
  readonly list: UseCase<typeof gallery.listGallery>
  readonly show: UseCase<typeof gallery.getGalleryPicture>
  readonly showAuthor: UseCase<typeof authors.getAuthor>
  readonly follow: UseCase<typeof authors.followAuthor>
  readonly unfollow: UseCase<typeof authors.unfollowAuthor>
  readonly like: UseCase<typeof gallery.likePicture>
  readonly unlike: UseCase<typeof gallery.unlikePicture>
  readonly publish: UseCase<typeof gallery.publishGeneration>
  readonly unpublish: UseCase<typeof gallery.unpublishGeneration>
}

export function addGalleryRoutes(mount: Mount, useCases: GalleryUseCases): void {
  mount(gallery.listGallery, useCases.list)
  mount(gallery.getGalleryPicture, useCases.show)
  mount(authors.getAuthor, useCases.showAuthor)
  mount(authors.followAuthor, useCases.follow)
  mount(authors.unfollowAuthor, useCases.unfollow)
  mount(gallery.likePicture, useCases.like)
  mount(gallery.unlikePicture, useCases.unlike)
  mount(gallery.publishGeneration, useCases.publish)
  mount(gallery.unpublishGeneration, useCases.unpublish)
}
