import { type OwnServerOptions, stepsFor } from '../hosted/own-server.ts'
import { sizeAround } from '../hosted/product-sizes.ts'
import { firstReference, referenceJpeg } from '../hosted/reference-picture.ts'
import { repaintFiles } from '../hosted/repaint-files.ts'
import { withoutCommands, wordsFor } from '../hosted/words.ts'
import type { ImageRequest } from '../image-provider.ts'
import { type Sampling, samplingFields } from './sampling.ts'
import type { ServerFacts } from './server-facts.ts'

/** Default denoising strength with a reference: 0 keeps it, 1 ignores it. */
const DENOISING = 0.65
/** The same for a masked region: something else may appear there, in the surrounding light and colors. */
const REPAINT_DENOISING = 0.85

/** The body of `txt2img`, or of `img2img` with a reference, and what is recorded of it. */
export async function pictureCall(
  request: ImageRequest,
  seed: number,
  { side = 1024, steps: standardSteps, ...sampling }: Pick<OwnServerOptions, 'side' | 'steps'> & Sampling,
  facts: Pick<ServerFacts, 'takesLoraList' | 'loras'>,
): Promise<{
  readonly path: string
  readonly json: Readonly<Record<string, unknown>>
  readonly asked: Readonly<Record<string, string | number>>
}> {
  const words = wordsFor(request)
  const { width, height } = sizeAround(side, request)
  const drawn = { width, height, steps: stepsFor(request.quality, standardSteps), seed }
  const set = samplingFields(sampling, facts)
  const { cfg, sampler, scheduler } = sampling
  const asked = {
    ...drawn,
    ...(cfg === undefined ? {} : { cfg }),
    ...(sampler === undefined ? {} : { sampler }),
    ...(scheduler === undefined ? {} : { scheduler }),
  }
  const json = {
    prompt: `${withoutCommands(words.prompt)}${set.words}`,
    negative_prompt: withoutCommands(words.negativePrompt),
    ...drawn,
    ...set.json,
    batch_size: 1,
    n_iter: 1,
    send_images: true,
    save_images: false,
  }
  const { referenceStrength } = request
  const reference = firstReference(request)
  if (!reference) return { path: 'sdapi/v1/txt2img', json, asked }
  const files = await repaintFiles(request, { width, height })
  if (files)
    return {
      path: 'sdapi/v1/img2img',
      json: {
        ...json,
        init_images: [files.jpeg.toString('base64')],
        mask: files.mask.toString('base64'),
        mask_blur: 4,
        // Starts from the original, draws the whole picture at once, and repaints what is white.
        inpainting_fill: 1,
        inpaint_full_res: false,
        inpainting_mask_invert: 0,
        denoising_strength: REPAINT_DENOISING,
      },
      asked,
    }
  const jpeg = await referenceJpeg(reference, { width, height })
  return {
    path: 'sdapi/v1/img2img',
    json: {
      ...json,
      init_images: [jpeg.toString('base64')],
      denoising_strength: referenceStrength === undefined ? DENOISING : 1 - referenceStrength,
    },
    asked,
  }
}
