import type { PlaceCaller } from '../usage/index.ts'
import type { awaitTask } from './queue/await-task.ts'
import type { PictureRequest, RequestPictures } from './request-pictures.ts'
import type { MadePicture } from './tasks.repository.ts'

/** Makes pictures for a caller that waits: all are started or none, and then each ends by itself. */
export type MakePictures = (
  actor: PlaceCaller,
  request: PictureRequest,
  requestKey: string | null,
  /** Aborts when the waiting page is gone. */
  left?: AbortSignal,
) => {
  /** Task ids, once created; rejects when the request is refused. */
  readonly begun: Promise<readonly string[]>
  /** One for each picture, in task order; rejects with its failure, or with the refusal of all. */
  readonly ends: readonly Promise<MadePicture>[]
}

export function makePictures(deps: {
  readonly request: RequestPictures
  readonly wait: ReturnType<typeof awaitTask>
}): MakePictures {
  return (actor, request, requestKey, left) => {
    let begun: ReturnType<RequestPictures> | undefined
    const begin = () => {
      begun ??= deps.request(actor, request, requestKey)
      return begun
    }
    const ends = Array.from({ length: request.count }, (_, index) =>
      deps.wait(
        actor.userId,
        async () => {
          const task = (await begin())[index]
          if (!task) throw new Error('a request made fewer tasks than pictures were asked for')
          return task
        },
        { pictures: request.count, ...(left ? { left } : {}) },
      ),
    )
    // A refusal rejects every one, and a caller may await only some.
    for (const end of ends) end.catch(() => {})
    const ids = begin().then((rows) => rows.map(({ id }) => id))
    ids.catch(() => {})
    return { begun: ids, ends }
  }
}
