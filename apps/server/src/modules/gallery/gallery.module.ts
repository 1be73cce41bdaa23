import * as authors from '@easel/contract/gallery/authors'
import * as gallery from '@easel/contract/gallery/gallery'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import { type Mount, mountAll, type UseCasesOf } from '../../platform/http/mount.ts'
import type { Site } from '../../platform/http/static-site.ts'
import type { StoredPictures } from '../generations/index.ts'
import type { AllowsGallery } from '../preferences/index.ts'
import { addAuthorPages } from './authors/author-pages.routes.ts'
import { addFeeds } from './authors/feeds.routes.ts'
import { createFollows } from './authors/follow-author.ts'
import type { FollowNews } from './authors/follow-news.ts'
import { findAuthor, showAuthor } from './authors/show-author.ts'
import { createGalleryRepository } from './gallery.repository.ts'
import { addGalleryPage } from './gallery-page.routes.ts'
import { createLikes } from './like-picture.ts'
import { findFirstPictures, findNewest, listGallery, showGalleryPicture } from './list-gallery.ts'
import { createPublication } from './publication.ts'

const endpoints = { ...authors, ...gallery }

type GalleryDeps = {
  readonly database: Database
  readonly events: Events
  readonly pictures: StoredPictures
  readonly allowsGallery: AllowsGallery
  readonly announce: FollowNews['announce']
  readonly requireVerified: (userId: string) => Promise<void>
  /** Public address. */
  readonly publicUrl: string
  /** Base path of URLs; empty at the root of a host. */
  readonly siteBase: string
}

type GalleryModule = {
  readonly mountRoutes: (mount: Mount) => void
  /** `/gallery` and author pages; mount before the site, which has them without pictures. */
  readonly addPages: (app: HttpApp, site: Site) => void
  readonly addFeeds: (app: HttpApp) => void
  /** Whether the picture is public right now. */
  readonly isShown: (tx: Tx, generationId: string) => Promise<boolean>
}

export function createGalleryModule(deps: GalleryDeps): GalleryModule {
  const useCases: UseCasesOf<typeof endpoints> = {
    listGallery: listGallery(deps),
    getGalleryPicture: showGalleryPicture(deps),
    getAuthor: showAuthor(deps),
    ...createLikes(deps),
    ...createFollows(deps),
    ...createPublication(deps),
  }
  return {
    mountRoutes: (mount) => mountAll(mount, endpoints, useCases),
    addPages: (app, site) => {
      addGalleryPage(app, { site, find: findFirstPictures(deps) })
      addAuthorPages(app, { site, find: findAuthor(deps), publicUrl: deps.publicUrl })
    },
    addFeeds: (app) =>
      addFeeds(app, {
        findNewest: findNewest(deps),
        findAuthor: findAuthor(deps),
        publicUrl: deps.publicUrl,
      }),
    isShown: async (tx, id) => (await createGalleryRepository(tx, undefined).find(id)) !== undefined,
  }
}
