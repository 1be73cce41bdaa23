import type { Background } from '@easel/contract/fields'
import type {
  generateImage as generateImageEndpoint,
  generateImageModel as generateImageModelEndpoint,
  openaiImage as openaiImageEndpoint,
  replicateGenerate as replicateGenerateEndpoint,
} from '@easel/contract/functions'
import { sidesOf } from '@easel/contract/models/custom-sizes'
import { largeOf, type Quality, type Resolution } from '@easel/contract/pictures'
import type { Actor, CallContext, UseCase } from '../../platform/use-case.ts'
import type { ImageFunction, Imaging } from '../imaging/index.ts'
import { askedSize, drawnSize } from './image-functions/asked-size.ts'
import type { MakePictures } from './make-pictures.ts'
import { type SentReference, sentReferences } from './references/kept-references.ts'
import type { PictureRequest } from './request-pictures.ts'

export type ImageFunctionDeps = {
  readonly imaging: Pick<Imaging, 'readModel'>
  readonly makePictures: MakePictures
  readonly sign: (ownerId: string, imageUrl: string) => string
}

/** What all four functions take. */
type Extras = {
  readonly style?: string | undefined
  readonly quality?: Quality | undefined
  readonly model?: string | undefined
  readonly seed?: number | undefined
  readonly negative_prompt?: string | undefined
  readonly background?: Background | undefined
  readonly resolution?: Resolution | undefined
  readonly image?: string | undefined
  readonly references?: readonly SentReference[] | undefined
  readonly reference_strength?: number | undefined
  readonly parent_id?: string | undefined
  readonly relation: PictureRequest['relation']
  readonly variation?: number | undefined
}

type Made = { readonly id: string; readonly url: string; readonly seed: number | null }

/** The specification's four functions: their own bodies and answers around one and the same picture. */
export function createImageFunctions(deps: ImageFunctionDeps) {
  async function make(
    fn: ImageFunction,
    body: Extras & { prompt: string; size: { readonly width: number; readonly height: number } },
    { actor, requestKey, signal }: CallContext<Actor>,
  ): Promise<Made> {
    const { model, quality } = deps.imaging.readModel(fn, body.model, body.quality)
    const request: PictureRequest = {
      source: 'form',
      function: fn,
      prompt: body.prompt,
      negativePrompt: body.negative_prompt ?? '',
      style: body.style ?? 'photorealistic',
      quality,
      model,
      ...body.size,
      seed: body.seed,
      references: sentReferences(body),
      referenceStrength: body.reference_strength,
      ...(body.background === 'transparent' ? { isTransparent: true } : {}),
      resolution: largeOf(body.resolution),
      parentId: body.parent_id,
      relation: body.relation,
      variation: body.variation,
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
