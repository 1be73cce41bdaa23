import * as pictures from '@easel/contract/generations'
import * as collections from '@easel/contract/library/collections'
import * as downloads from '@easel/contract/library/downloads'
import * as library from '@easel/contract/library/library'
import * as months from '@easel/contract/library/months'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
import type { Events } from '../../platform/events/events.ts'
import type { HttpApp } from '../../platform/http/context.ts'
import { type Mount, mountAll, type UseCasesOf } from '../../platform/http/mount.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { FollowNews } from '../gallery/index.ts'
import type { FileSweep, PictureAddress, StoredPictures } from '../generations/index.ts'
import type { AllowsGallery } from '../preferences/index.ts'
import { changeGenerations } from './change-generations.ts'
import { createCollection, deleteCollection, updateCollection } from './collections.ts'
import { createDownload } from './create-download.ts'
import { deleteGeneration } from './delete-generation.ts'
import { createDownloadsRepository } from './downloads.repository.ts'
import { addDownloadRoutes } from './downloads.routes.ts'
import { emptyTrash } from './empty-trash.ts'
import { expireTrash } from './expire-trash.job.ts'
import { getGeneration } from './get-generation.ts'
import { getLibrary } from './get-library.ts'
import { getLineage } from './get-lineage.ts'
import { listGenerations } from './list-generations.ts'
import { listMonths } from './list-months.ts'
import { openDownload } from './open-download.ts'
import { createPictureFiles } from './picture-file.ts'
import { updateGeneration } from './update-generation.ts'

const endpoints = {
  ...collections,
  ...downloads,
  ...library,
  ...months,
  listGenerations: pictures.listGenerations,
  getGeneration: pictures.getGeneration,
  updateGeneration: pictures.updateGeneration,
  deleteGeneration: pictures.deleteGeneration,
}
type LibraryUseCases = UseCasesOf<typeof endpoints>

export type LibraryDeps = {
  readonly database: Database
  readonly events: Pick<Events, 'append'>
  /** From the generations module. */
  readonly address: PictureAddress
  readonly sweep: Pick<FileSweep, 'deleteListed'>
  readonly pictures: Pick<StoredPictures, 'readVariant' | 'sign'>
  /** From preferences: whether a person allows their pictures in the gallery. */
  readonly allowsGallery: AllowsGallery
  /** From the gallery: notifies an author's followers. */
  readonly announce: FollowNews['announce']
  readonly requireVerified: (userId: string) => Promise<void>
  readonly makeId: MakeId
  /** Unguessable tokens for download links. */
  readonly makeToken: () => string
  readonly clock: Clock
  /** Base path of URLs; empty at the root of a host. */
  readonly siteBase: string
}

type LibraryModule = {
  /** For modules that show a person their own pictures. */
  readonly readers: Pick<LibraryUseCases, 'listGenerations' | 'getGeneration'>
  readonly mountRoutes: (mount: Mount) => void
  readonly addDownloadRoutes: (app: HttpApp) => void
  /** Housekeeping: deletes pictures that have been in the trash long enough. */
  readonly expireTrash: (signal?: AbortSignal) => Promise<void>
  /** Housekeeping: deletes expired links. */
  readonly forgetDownloads: (signal?: AbortSignal) => Promise<void>
}

export function createLibraryModule(deps: LibraryDeps): LibraryModule {
  const useCases: LibraryUseCases = {
    listGenerations: listGenerations(deps),
    getGeneration: getGeneration(deps),
    updateGeneration: updateGeneration(deps),
    deleteGeneration: deleteGeneration(deps),
    getLibrary: getLibrary(deps),
    listMonths: listMonths(deps),
    changeGenerations: changeGenerations(deps),
    emptyTrash: emptyTrash(deps),
    getLineage: getLineage(deps),
    createCollection: createCollection(deps),
    updateCollection: updateCollection(deps),
    deleteCollection: deleteCollection(deps),
    createDownload: createDownload(deps),
  }
  return {
    readers: useCases,
    mountRoutes: (mount) => mountAll(mount, endpoints, useCases),
    addDownloadRoutes: (app) =>
      addDownloadRoutes(app, openDownload({ ...deps, files: createPictureFiles(deps.pictures) })),
    expireTrash: expireTrash(deps),
    forgetDownloads: (signal) => {
      const now = deps.clock.now()
      return deleteInSlices(deps.database, { name: 'downloads', signal }, (tx, limit) =>
        createDownloadsRepository(tx).prune(now, limit),
      )
    },
  }
}
