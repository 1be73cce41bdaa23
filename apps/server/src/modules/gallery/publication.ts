import type { publishGeneration, unpublishGeneration } from '@easel/contract/gallery/gallery'
import type { GenerationRecord } from '@easel/contract/generations'
import { AppError } from '../../platform/app-error.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { StoredPictures } from '../generations/index.ts'
import type { AllowsGallery } from '../preferences/index.ts'

type PublicationDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly events: Pick<Events, 'append'>
  readonly pictures: Pick<StoredPictures, 'setPublic'>
  readonly allowsGallery: AllowsGallery
  /** Called in the publishing transaction; returns what to do after its commit. */
  readonly announce: (tx: Tx, userId: string) => Promise<() => void>
  /** Rejects when the user must verify their address first. */
  readonly requireVerified: (userId: string) => Promise<void>
}

/** Publishes and unpublishes; idempotent. */
export function createPublication(deps: PublicationDeps): {
  readonly publishGeneration: UseCase<typeof publishGeneration>
  readonly unpublishGeneration: UseCase<typeof unpublishGeneration>
} {
  const { database, events, pictures, allowsGallery, announce, requireVerified } = deps

  async function change(userId: string, id: string, isPublic: boolean): Promise<GenerationRecord> {
    const { generation, tell } = await database.asUser(userId, async (tx) => {
      const isAllowed = !isPublic || (await allowsGallery(tx, userId))
      if (!isAllowed) throw new AppError('opt_in_required')
      const generation = await pictures.setPublic(tx, userId, id, isPublic)
      if (!generation) throw new AppError('not_found')
      await events.append(tx, userId, { type: 'generation.updated', payload: { generation } })
      return { generation, tell: isPublic ? await announce(tx, userId) : undefined }
    })
    tell?.()
    return generation
  }
  return {
    publishGeneration: async ({ params }, { actor }) => {
      await requireVerified(actor.userId)
      return change(actor.userId, params.id, true)
    },
    unpublishGeneration: ({ params }, { actor }) => change(actor.userId, params.id, false),
  }
}
