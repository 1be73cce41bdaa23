import { type FormFile, formWithFiles } from '../hosted/form-data.ts'
import { sizeOf } from '../hosted/product-sizes.ts'
import { referenceJpeg, shownReferences } from '../hosted/reference-picture.ts'
import { clearedFiles } from '../hosted/repaint-files.ts'
import { withoutCommands, wordsFor } from '../hosted/words.ts'
import type { ImageRequest, ImageSize } from '../image-provider.ts'
import type { VendorOrder } from '../net/vendor-client.ts'
import { type ChosenModel, plainSize } from './models.ts'

/** The call that makes a picture, and what is recorded of it. */
export type ImageCall = Pick<VendorOrder, 'path' | 'body'> & {
  readonly asked: Readonly<Record<string, string | number>>
}

/** Separates prompt and negative prompt on self-hosted servers. */
const SEPARATOR = /\|/g

export async function imageCall(
  chosen: ChosenModel,
  request: ImageRequest,
  {
    sampling,
    partials,
  }: {
    /** Only for stable-diffusion.cpp's server, which reads these from the prompt and nowhere else. */
    readonly sampling: { readonly seed: number; readonly steps: number } | undefined
    /** Number of partial pictures to stream. */
    readonly partials: number
  },
): Promise<ImageCall> {
  if (chosen.kind === 'plain') {
    const { width, height } = plainSize(chosen.model, request)
    const { name } = chosen.model
    const prompt = withoutCommands(wordsFor(request).prompt).replaceAll(SEPARATOR, ',')
    const asked = { ...(name === undefined ? {} : { model: name }), size: `${width}x${height}` }
    const extra = sampling && { seed: sampling.seed, sample_params: { sample_steps: sampling.steps } }
    const told = extra ? `<sd_cpp_extra_args>${JSON.stringify(extra)}</sd_cpp_extra_args>` : ''
    return {
      path: 'v1/images/generations',
      body: { json: { ...asked, prompt: `${prompt}${told}`, n: 1, response_format: 'b64_json' } },
      asked: { ...asked, ...sampling },
    }
  }
  const { model } = chosen
  const shown = shownReferences(request, model.references?.max ?? 0)
  const { prompt } = wordsFor(request, shown.length)
  const { width, height } = sizeOf(model, request)
  const asked: Readonly<Record<string, string>> = {
    model: model.name,
    size: `${width}x${height}`,
    ...(model.efforts ? { quality: model.efforts[request.quality ?? 'standard'] } : {}),
    ...(model.transparent && request.isTransparent ? { background: 'transparent' } : {}),
  }
  const { safetyIdentifier } = request
  const unasked = {
    ...(partials > 0 ? { stream: true, partial_images: partials } : {}),
    ...(model.call.hasBase64ByDefault && safetyIdentifier !== undefined
      ? { safety_identifier: safetyIdentifier }
      : {}),
  }
  if (shown.length > 0) {
    const files = await filesFor(request, shown, { width, height })
    const format: Readonly<Record<string, string>> = asked['background'] ? { output_format: 'png' } : {}
    const body = formWithFiles({ ...asked, ...format, ...textOf(unasked), prompt, n: '1' }, files)
    return { path: 'v1/images/edits', body, asked }
  }
  const format = model.call.hasBase64ByDefault ? { output_format: 'png' } : { response_format: 'b64_json' }
  return {
    path: 'v1/images/generations',
    body: { json: { ...asked, prompt, n: 1, ...format, ...unasked } },
    asked,
  }
}

function textOf(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}

/** A mask needs the first picture's format and size; references alone may be anything. */
async function filesFor(
  request: ImageRequest,
  shown: readonly Uint8Array[],
  shape: ImageSize,
): Promise<readonly FormFile[]> {
  const cleared = await clearedFiles(request, shape)
  const [first, ...others] = await Promise.all(shown.map(referenceFile))
  if (!cleared) return first ? [first, ...others] : []
  return [
    { field: 'image[]', name: 'picture.png', type: 'image/png', bytes: cleared.picture },
    ...others,
    { field: 'mask', name: 'mask.png', type: 'image/png', bytes: cleared.mask },
  ]
}

async function referenceFile(picture: Uint8Array, index: number): Promise<FormFile> {
  const bytes = await referenceJpeg(picture)
  return { field: 'image[]', name: `reference-${index + 1}.jpg`, type: 'image/jpeg', bytes }
}
