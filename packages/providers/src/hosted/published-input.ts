import { type ImageRequest, RESOLUTIONS, type Resolution } from '../image-provider.ts'
import { field, listField, numberField, textField } from '../net/json.ts'
import { FIRST_SIZES, ratioFor, sizesOf } from './product-sizes.ts'
import { referenceUrls } from './reference-picture.ts'
import { wordsFor } from './words.ts'

/** One input of a model, from its published schema. */
type PublishedField = {
  readonly isList: boolean
  readonly values: readonly string[]
  /** Max items of a list; absent if not published. */
  readonly max?: number
}

/** A model's published inputs by name. */
export type PublishedInput = ReadonlyMap<string, PublishedField>

/** Used while a model's inputs are unknown: every image model takes a prompt. */
export const PROMPT_ALONE: PublishedInput = new Map([['prompt', { isList: false, values: [] }]])

const MAX_FIELDS = 200
/** Vendors' names for the reference; lists first. */
const REFERENCES = [
  'input_images',
  'image_input',
  'image_urls',
  'reference_images',
  'images',
  'image_prompt',
  'input_image',
  'image_url',
  'image',
]
/** Max pictures in a list without a published limit. */
const MAX_WHERE_UNSAID = 4
/** Vendors' names for a resolution choice: 1K, 2K, 4K. */
const SIZES = ['resolution', 'size']
/** The standard resolution in those words: without it a vendor may draw, and charge for, a larger one. */
const PRODUCT_SIZE = '1k'
/** Requested when a model does not list its ratios. */
const COMMON_RATIOS = ['1:1', '3:2', '2:3']
const COUNTS = ['num_outputs', 'num_images', 'number_of_images']

/** Reads a schema from an OpenAPI document; undefined if none with this name takes a prompt. */
export function readPublishedInput(document: unknown, name: string): PublishedInput | undefined {
  const properties = field(document, 'components', 'schemas', name, 'properties')
  if (typeof properties !== 'object' || properties === null) return undefined
  const fields = Object.entries(properties).slice(0, MAX_FIELDS)
  const input = new Map(fields.map(([key, value]) => [key, readField(document, value)]))
  return input.has('prompt') ? input : undefined
}

/** The last part of `#/components/schemas/FluxInput`. */
export function schemaName(reference: string | undefined): string {
  return reference?.split('/').at(-1) ?? ''
}

/** Enums may be referenced, one or several steps away from the field. */
function readField(document: unknown, value: unknown): PublishedField {
  const parts = [value, ...['allOf', 'anyOf', 'oneOf'].flatMap((one) => listField(value, one))].flatMap(
    (part) => {
      const name = textField(part, '$ref')
      return name === undefined ? [part] : [part, field(document, 'components', 'schemas', schemaName(name))]
    },
  )
  const max = parts.flatMap((part) => numberField(part, 'maxItems') ?? [])[0]
  return {
    isList: parts.some((part) => textField(part, 'type') === 'array'),
    ...(max === undefined ? {} : { max }),
    values: parts
      .flatMap((part) => listField(part, 'enum'))
      .filter((one): one is string => typeof one === 'string'),
  }
}

/** A model's abilities, derived from its inputs. */
export function honoredBy(input: PublishedInput) {
  const slot = referenceOf(input)
  const resolutions = RESOLUTIONS.filter((one) => sizeFor(input, one))
  return {
    seed: input.has('seed'),
    negativePrompt: input.has('negative_prompt'),
    reference: slot !== undefined,
    maxReferences: maxReferencesOf(input, slot),
    // Models see the pictures of a list; a single picture may be drawn over.
    ...(slot !== undefined && input.get(slot)?.isList ? { edits: true as const } : {}),
    strength: false,
    sizes: sizesOf(shapesOf(input)),
    ...(takesTransparent(input) ? { transparent: true as const } : {}),
    ...(resolutions.length === 0 ? {} : { resolutions }),
  }
}

/** A picture's input, limited to published fields. `record` has no prompt and no pictures. */
export async function inputFor(
  input: PublishedInput,
  request: ImageRequest,
  seed: number,
): Promise<{
  readonly json: Readonly<Record<string, unknown>>
  readonly record: Readonly<Record<string, string | number>>
}> {
  const { width, height } = request
  const slot = request.references?.length ? referenceOf(input) : undefined
  const urls = await referenceUrls(request, maxReferencesOf(input, slot))
  const isList = slot !== undefined && input.get(slot)?.isList === true
  const { prompt, negativePrompt } = wordsFor(request, isList ? urls.length : 0)
  const ratio = ratioFor(input.get('aspect_ratio')?.values, request) ?? ratioFor(COMMON_RATIOS, request)
  const sizeFields = request.mask ? undefined : sizeFor(input, request.resolution ?? PRODUCT_SIZE)
  const takesPixels = takesWidthAndHeight(input)
  const record = {
    ...(input.has('seed') ? { seed } : {}),
    ...(input.has('aspect_ratio') ? { aspect_ratio: ratio } : takesPixels ? { width, height } : {}),
    ...sizeFields,
  }
  const count = COUNTS.find((name) => input.has(name))
  const hasImageSize = input.has('image_size') && !input.has('aspect_ratio') && !takesPixels
  return {
    json: {
      prompt,
      ...record,
      ...(input.has('negative_prompt') && negativePrompt !== '' ? { negative_prompt: negativePrompt } : {}),
      ...(hasImageSize ? { image_size: { width, height } } : {}),
      ...(input.get('output_format')?.values.includes('png') ? { output_format: 'png' } : {}),
      ...(count === undefined ? {} : { [count]: 1 }),
      ...(request.isTransparent && takesTransparent(input) ? { background: 'transparent' } : {}),
      ...(slot ? { [slot]: isList ? urls : urls[0] } : {}),
    },
    record: hasImageSize ? { ...record, width, height } : record,
  }
}

function maxReferencesOf(input: PublishedInput, slot: string | undefined): number {
  if (slot === undefined) return 0
  const { isList = false, max = MAX_WHERE_UNSAID } = input.get(slot) ?? {}
  return isList ? Math.max(1, max) : 1
}

/** Field and value for a resolution; undefined if the model has no such choice. */
function sizeFor(
  input: PublishedInput,
  resolution: Resolution | typeof PRODUCT_SIZE,
): Readonly<Record<string, string>> | undefined {
  for (const name of SIZES) {
    const word = input.get(name)?.values.find((value) => value.toLowerCase() === resolution)
    if (word !== undefined) return { [name]: word }
  }
  return undefined
}

/** It offers a transparent background and a format that keeps it. */
function takesTransparent(input: PublishedInput): boolean {
  const isKept = input.get('output_format')?.values.includes('png') ?? false
  return isKept && input.get('background')?.values.includes('transparent') === true
}

function referenceOf(input: PublishedInput): string | undefined {
  return REFERENCES.find((name) => input.has(name))
}

/** A model without ratios takes pixels if it has fields for them; otherwise its sizes are unknown. */
function shapesOf(input: PublishedInput): Parameters<typeof sizesOf>[0] {
  const ratios = input.get('aspect_ratio')?.values ?? []
  if (input.has('aspect_ratio')) return { ratios }
  return takesWidthAndHeight(input) || input.has('image_size') ? {} : { sizes: FIRST_SIZES }
}

function takesWidthAndHeight(input: PublishedInput): boolean {
  return input.has('width') && input.has('height')
}
