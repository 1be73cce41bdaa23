import type { addToQueue as endpoint } from '@easel/contract/queue'
import type { UseCase } from '../../../platform/use-case.ts'
import type { Imaging } from '../../imaging/index.ts'
import { askedPicture } from '../image-functions/asked-picture.ts'
import { askedSize } from '../image-functions/asked-size.ts'
import type { PictureAddress } from '../picture-address.ts'
import type { requestPictures } from '../request-pictures.ts'
import { toQueueTask } from '../tasks.table.ts'

/** Queues a batch for the default image function. */
export function addToQueue(deps: {
  readonly imaging: Pick<Imaging, 'readModel'>
  readonly request: ReturnType<typeof requestPictures>
  readonly address: Pick<PictureAddress, 'sign'>
}): UseCase<typeof endpoint> {
  return async ({ body }, { actor, requestKey }) => {
    const rows = await deps.request(
      actor,
      {
        source: 'queue',
        function: 'generate-image',
        ...askedPicture(body),
        quality: body.quality,
        model: deps.imaging.readModel('generate-image', body.model, body.quality).model,
        ...askedSize(body),
        count: body.count,
        ...(body.ids ? { ids: body.ids } : {}),
      },
      requestKey,
    )
    return { tasks: rows.map((row) => toQueueTask(row, deps.address.sign)) }
  }
}
