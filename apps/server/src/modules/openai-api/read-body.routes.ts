import type { Endpoint, EndpointInput } from '@easel/contract/endpoint'
import { LIMITS } from '@easel/contract/limits'
import { AppError } from '../../platform/app-error.ts'
import type { HttpContext } from '../../platform/http/context.ts'
import { parseJson, readRequest } from '../../platform/http/read-request.ts'

type Fields = Record<string, unknown>

/** Numeric form fields. */
const NUMBERS: ReadonlySet<string> = new Set(['n', 'seed', 'partial_images', 'reference_strength'])
/** Field names for the source picture. */
const PICTURES: ReadonlySet<string> = new Set(['image', 'image[]', 'images[]'])

/** Parses a JSON or form body for the contract. Null means absent, as their clients use it. */
export async function readBody<E extends Endpoint>(
  c: HttpContext,
  endpoint: E,
): Promise<EndpointInput<E>['body']> {
  const isForm = c.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data') ?? false
  const given = isForm ? await readForm(c) : parseJson(await c.req.text())
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
  const body = isObject ? withPictures(given as Fields) : given
  return readRequest(endpoint, { params: {}, query: {}, body }).body
}

async function readForm(c: HttpContext): Promise<Fields> {
  let form: FormData
  try {
    form = await c.req.formData()
  } catch (cause) {
    // The limit has answered already.
    if ((cause as Error).name === 'BodyLimitError') throw cause
    throw new AppError('invalid_request', { message: 'The form cannot be read.', cause })
  }
  const fields: Fields = {}
  const pictures: string[] = []
  for (const [name, value] of form) {
    const read = typeof value === 'string' ? readText(name, value) : await toDataUrl(value)
    if (PICTURES.has(name)) pictures.push(String(read))
    else fields[name] = read
  }
  return pictures.length === 0 ? fields : { ...fields, image: pictures }
}

function readText(name: string, text: string): unknown {
  if (name === 'stream' && (text === 'true' || text === 'false')) return text === 'true'
  return NUMBERS.has(name) && text.trim() !== '' ? Number(text) : text
}

/** Any declared type: the bytes decide. */
async function toDataUrl(file: File): Promise<string> {
  if (file.size > LIMITS.referenceImageBytes) {
    const message = 'The image may have up to 10 MB'
    throw new AppError('invalid_request', { message, fields: { image: message } })
  }
  return `data:image/png;base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`
}

/** Normalizes their ways to send pictures: `image` as a string or list, `mask` as a string. */
function withPictures(fields: Fields): Fields {
  const { image, mask, images = listOf(image), ...rest } = withoutNulls(fields)
  return {
    ...rest,
    ...(images === undefined ? {} : { images }),
    ...(mask === undefined ? {} : { mask: typeof mask === 'string' ? { image_url: mask } : mask }),
  }
}

function listOf(image: unknown): unknown {
  if (image === undefined) return undefined
  const images: unknown[] = Array.isArray(image) ? image : [image]
  return images.map((one) => (typeof one === 'string' ? { image_url: one } : one))
}

function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}
