import { type OwnServerOptions, stepsFor } from '../hosted/own-server.ts'
import { sizeAround } from '../hosted/product-sizes.ts'
import { referenceJpeg } from '../hosted/reference-picture.ts'
import { wordsFor } from '../hosted/words.ts'
import type { ImageRequest } from '../image-provider.ts'

/** How far a picture leaves its reference when nobody says: 0 keeps it, 1 forgets it. */
const DENOISING = 0.65
/** Some of these servers read commands out of prompts: a stranger's words must not carry any. */
const COMMAND = /<\/?sd_cpp_extra_args>/gi

/** The body of `txt2img`, or of `img2img` where there is a reference, and what of it goes on record. */
export async function pictureCall(
  request: ImageRequest,
  seed: number,
  { side = 1024, steps: standardSteps }: Pick<OwnServerOptions, 'side' | 'steps'>,
): Promise<{
  readonly path: string
  readonly json: Readonly<Record<string, unknown>>
  readonly asked: Readonly<Record<string, number>>
}> {
  const words = wordsFor(request)
  const { width, height } = sizeAround(side, request)
  const asked = { width, height, steps: stepsFor(request.quality, standardSteps), seed }
  const json = {
    prompt: words.prompt.replaceAll(COMMAND, ' '),
    negative_prompt: words.negativePrompt.replaceAll(COMMAND, ' '),
    ...asked,
    batch_size: 1,
    n_iter: 1,
    send_images: true,
    save_images: false,
  }
  const { reference, referenceStrength } = request
  if (!reference) return { path: 'sdapi/v1/txt2img', json, asked }
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
