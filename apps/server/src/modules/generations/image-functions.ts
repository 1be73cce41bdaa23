import type {
  generateImage as generateImageEndpoint,
  generateImageModel as generateImageModelEndpoint,
  openaiImage as openaiImageEndpoint,
  replicateGenerate as replicateGenerateEndpoint,
} from '@easel/contract/functions'
import { sidesOf } from '@easel/contract/models/custom-sizes'
import type { Quality } from '@easel/contract/pictures'
import type { Actor, CallContext, UseCase } from '../../platform/use-case.ts'
import type { ImageFunction, Imaging } from '../imaging/index.ts'
import { type AskedPicture, askedPicture } from './image-functions/asked-picture.ts'
import { askedSize, drawnSize } from './image-functions/asked-size.ts'
import type { MakePictures } from './make-pictures.ts'
import type { PictureRequest } from './request-pictures.ts'

export type ImageFunctionDeps = {
  readonly imaging: Pick<Imaging, 'readModel'>
  readonly makePictures: MakePictures
  readonly sign: (ownerId: string, imageUrl: string) => string
}

/** Fields common to all four functions. */
type Asked = AskedPicture & {
  readonly quality?: Quality | undefined
  readonly model?: string | undefined
  readonly size: { readonly width: number; readonly height: number }
}

type Made = { readonly id: string; readonly url: string; readonly seed: number | null }

/** The specification's four functions: different bodies and answers around the same picture. */
export function createImageFunctions(deps: ImageFunctionDeps) {
  async function make(
    fn: ImageFunction,
    body: Asked,
    { actor, requestKey, signal }: CallContext<Actor>,
  ): Promise<Made> {
    const { model, quality } = deps.imaging.readModel(fn, body.model, body.quality)
    const request: PictureRequest = {
      source: 'form',
      function: fn,
      ...askedPicture(body),
      quality,
      model,
      ...body.size,
      count: 1,
    }
    const [end] = deps.makePictures(actor, request, requestKey, signal).ends
    if (!end) throw new Error('a request for one picture made no task')
    const { generationId, imageUrl, seed } = await end
    return { id: generationId, url: deps.sign(actor.userId, imageUrl), seed }
  }

  const generateImage: UseCase<typeof generateImageEndpoint> = async ({ body }, context) => {
    const made = await make('generate-image', { ...body, size: drawnSize(body) }, context)
    return { imageURL: made.url, seed: made.seed, NSFWContent: false, id: made.id }
  }

  const generateImageModel: UseCase<typeof generateImageModelEndpoint> = async ({ body }, context) => {
    const { positivePrompt: prompt, ...rest } = body
    const made = await make('generate-image-model', { ...rest, prompt, size: drawnSize(body) }, context)
    return { imageURL: made.url, seed: made.seed, NSFWContent: false, id: made.id }
  }

  const openaiImage: UseCase<typeof openaiImageEndpoint> = async ({ body }, context) => {
    const sides = sidesOf(body.size)
    if (!sides) throw new Error(`a size without sides was let in: ${body.size}`)
    const made = await make('openai-image', { ...body, size: drawnSize(sides) }, context)
    return { urls: [made.url], id: made.id, seed: made.seed }
  }

  const replicateGenerate: UseCase<typeof replicateGenerateEndpoint> = async ({ body }, context) => {
    const made = await make('replicate-generate', { ...body, size: askedSize(body) }, context)
    return { output: [made.url], seed: made.seed, NSFWContent: false, id: made.id }
  }

  return { generateImage, generateImageModel, openaiImage, replicateGenerate }
}
