import type { LocalModels } from '@easel/contract/models/local-models'
import * as endpoints from '@easel/contract/models/local-models'
import { ModelFilesError } from '@easel/providers/local/files/model-files-error'
import { AppError } from '../../../platform/app-error.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import type { Actor } from '../../../platform/use-case.ts'

/** Parameters of an operator's request to install a model. */
export type InstallWish = { readonly acceptsLicense: boolean; readonly accelerator?: string | undefined }

type Desk = {
  readonly isOperator: (actor: Actor) => Promise<boolean>
  /** A process that makes no pictures installs and removes nothing. */
  readonly makesPictures: boolean
  readonly tell: () => Promise<LocalModels>
  readonly install: (actor: Actor, id: string, wish: InstallWish) => Promise<void>
  readonly pause: (id: string) => Promise<void>
  readonly cancel: (id: string) => Promise<void>
  readonly remove: (actor: Actor, id: string) => Promise<void>
}

export function addLocalModelRoutes(mount: Mount, desk: Desk): void {
  async function require(actor: Actor): Promise<void> {
    if (!(await desk.isOperator(actor))) throw new AppError('not_found')
  }

  /** Runs a change on this machine and returns the new state. */
  async function act(actor: Actor, work: () => Promise<void>): Promise<LocalModels> {
    await require(actor)
    if (!desk.makesPictures)
      throw new AppError('conflict', {
        message: 'This process makes no pictures. Run `npm run model` on a machine whose process does.',
      })
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ModelFilesError)) throw error
      throw new AppError('conflict', { message: error.message, cause: error })
    }
    return desk.tell()
  }

  mount(endpoints.listLocalModels, async (_input, { actor }) => {
    await require(actor)
    return desk.tell()
  })
  mount(endpoints.installLocalModel, ({ params: { id }, body }, { actor }) =>
    act(actor, () => desk.install(actor, id, body)),
  )
  mount(endpoints.pauseLocalModel, ({ params: { id } }, { actor }) => act(actor, () => desk.pause(id)))
  mount(endpoints.cancelLocalModel, ({ params: { id } }, { actor }) => act(actor, () => desk.cancel(id)))
  mount(endpoints.removeLocalModel, ({ params: { id } }, { actor }) =>
    act(actor, () => desk.remove(actor, id)),
  )
}
