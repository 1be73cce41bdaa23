import * as functions from '@easel/contract/functions'
import * as history from '@easel/contract/generations'
import * as edits from '@easel/contract/picture-edits'
import * as queue from '@easel/contract/queue'
import type { Mount } from '../../platform/http/mount.ts'
import type { UseCase } from '../../platform/use-case.ts'

type Endpoints = typeof functions & typeof history & typeof edits & typeof queue
type EndpointName =
  | 'generateImage'
  | 'generateImageModel'
  | 'openaiImage'
  | 'replicateGenerate'
  | 'saveGeneration'
  | 'getReferences'
  | 'listPictureEdits'
  | 'editPicture'
  | 'getQueue'
  | 'listFailedTasks'
  | 'addToQueue'
  | 'updateQueue'
  | 'retryTask'
  | 'cancelTask'
  | 'moveTask'
  | 'removeTask'
  | 'clearQueue'

export type GenerationsUseCases = { readonly [Name in EndpointName]: UseCase<Endpoints[Name]> }

export function addGenerationsRoutes(mount: Mount, useCases: GenerationsUseCases): void {
  mount(functions.generateImage, useCases.generateImage)
  mount(functions.generateImageModel, useCases.generateImageModel)
  mount(functions.openaiImage, useCases.openaiImage)
  mount(functions.replicateGenerate, useCases.replicateGenerate)
  mount(history.saveGeneration, useCases.saveGeneration)
  mount(history.getReferences, useCases.getReferences)
  mount(edits.listPictureEdits, useCases.listPictureEdits)
  mount(edits.editPicture, useCases.editPicture)
  mount(queue.getQueue, useCases.getQueue)
  mount(queue.listFailedTasks, useCases.listFailedTasks)
  mount(queue.addToQueue, useCases.addToQueue)
  mount(queue.updateQueue, useCases.updateQueue)
  mount(queue.retryTask, useCases.retryTask)
  mount(queue.cancelTask, useCases.cancelTask)
  mount(queue.moveTask, useCases.moveTask)
  mount(queue.removeTask, useCases.removeTask)
  mount(queue.clearQueue, useCases.clearQueue)
}
