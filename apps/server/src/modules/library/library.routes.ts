import * as pictures from '@easel/contract/generations'
import * as collections from '@easel/contract/library/collections'
import * as downloads from '@easel/contract/library/downloads'
import * as library from '@easel/contract/library/library'
import * as months from '@easel/contract/library/months'
import type { Mount } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'

type Endpoints = typeof collections & typeof downloads & typeof pictures & typeof library & typeof months
type EndpointName =
  | 'listGenerations'
  | 'getGeneration'
  | 'updateGeneration'
  | 'deleteGeneration'
  | 'getLibrary'
  | 'listMonths'
  | 'changeGenerations'
  | 'emptyTrash'
  | 'getLineage'
  | 'createCollection'
  | 'updateCollection'
  | 'deleteCollection'
  | 'createDownload'

export type LibraryUseCases = { readonly [Name in EndpointName]: UseCase<Endpoints[Name]> }

export function addLibraryRoutes(mount: Mount, useCases: LibraryUseCases): void {
  mount(pictures.listGenerations, useCases.listGenerations)
  mount(library.changeGenerations, useCases.changeGenerations)
  mount(pictures.getGeneration, useCases.getGeneration)
  mount(pictures.updateGeneration, useCases.updateGeneration)
  mount(pictures.deleteGeneration, useCases.deleteGeneration)
  mount(library.getLineage, useCases.getLineage)
  mount(library.getLibrary, useCases.getLibrary)
  mount(months.listMonths, useCases.listMonths)
  mount(library.emptyTrash, useCases.emptyTrash)
  mount(collections.createCollection, useCases.createCollection)
  mount(collections.updateCollection, useCases.updateCollection)
  mount(collections.deleteCollection, useCases.deleteCollection)
  mount(downloads.createDownload, useCases.createDownload)
}
