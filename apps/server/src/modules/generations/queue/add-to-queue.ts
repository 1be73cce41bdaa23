import { largeOf } from '@easel/contract/pictures'
import type { addToQueue as endpoint } from '@easel/contract/queue'
import type { UseCase } from '../../../platform/use-case.ts'
import type { Imaging } from '../../imaging/index.ts'
import { askedSize } from '../image-functions/asked-size.ts'
import type { PictureAddress } from '../picture-address.ts'
import { sentReferences } from '../references/kept-references.ts'
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
        prompt: body.prompt,
        negativePrompt: body.negative_prompt ?? '',
        style: body.style,
        quality: body.quality,
        model: deps.imaging.readModel('generate-image', body.model, body.quality).model,
        ...askedSize(body),
        seed: body.seed,
        references: sentReferences(body),
        referenceStrength: body.reference_strength,
        ...(body.background === 'transparent' ? { isTransparent: true } : {}),
        resolution: largeOf(body.resolution),
        parentId: body.parent_id,
        relation: body.relation,
        variation: body.variation,
        count: body.count,
        ...(body.ids ? { ids: body.ids } : {}),
      },
      requestKey,
    )
    return { tasks: rows.map((row) => toQueueTask(row, deps.address.sign)) }
  }
}
