import { randomUUID } from 'node:crypto'
import { referenceJpeg } from '../hosted/reference-picture.ts'
import { wordsFor } from '../hosted/words.ts'
import type { ImageRequest } from '../image-provider.ts'
import type { VendorOrder } from '../net/vendor-client.ts'
import { type ChosenModel, plainSize } from './models.ts'

/** The call that makes a picture, and what of it goes on record. */
export type ImageCall = Pick<VendorOrder, 'path' | 'body'> & {
  readonly asked: Readonly<Record<string, string>>
}

/** Image servers of one's own read commands out of prompts: a stranger's words must not carry any. */
const COMMAND = /<\/?sd_cpp_extra_args>/gi
/** What separates prompt and negative prompt there. */
const SEPARATOR = /\|/g

export async function imageCall(chosen: ChosenModel, request: ImageRequest): Promise<ImageCall> {
  if (chosen.kind === 'plain') {
    const { width, height } = plainSize(chosen.model, request)
    const { name } = chosen.model
    const prompt = wordsFor(request).prompt.replaceAll(COMMAND, ' ').replaceAll(SEPARATOR, ',')
    const asked = { ...(name === undefined ? {} : { model: name }), size: `${width}x${height}` }
    return {
      path: 'v1/images/generations',
      body: { json: { ...asked, prompt, n: 1, response_format: 'b64_json' } },
      asked,
    }
  }
  const { model } = chosen
  const { prompt } = wordsFor(request)
  const { width, height } = model.sizeOf(request)
  const asked = {
    model: model.name,
    size: `${width}x${height}`,
    quality: model.quality[request.quality ?? 'standard'],
  }
  if (request.reference) {
    const fields = { ...asked, prompt, n: '1' }
    return { path: 'v1/images/edits', body: form(fields, await referenceJpeg(request.reference)), asked }
  }
  const format = model.hasBase64ByDefault ? { output_format: 'png' } : { response_format: 'b64_json' }
  return { path: 'v1/images/generations', body: { json: { ...asked, prompt, n: 1, ...format } }, asked }
}

/** A form with one picture, as `multipart/form-data`. */
function form(fields: Readonly<Record<string, string>>, jpeg: Uint8Array) {
  const boundary = `easel-${randomUUID()}`
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="image[]"; filename="reference.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  return {
    bytes: Buffer.concat([Buffer.from(parts.join('') + file), jpeg, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}
