const FLUX = ['prompt', 'image_size', 'seed', 'num_images', 'enable_safety_checker', 'output_format']
/** Models by Black Forest Labs make a single picture. */
const FLUX_2 = FLUX.filter((name) => name !== 'num_images')
const BANANA = ['prompt', 'aspect_ratio', 'num_images', 'output_format']
const SEEDREAM = ['prompt', 'image_size', 'num_images', 'enable_safety_checker']

/** Fields of each endpoint's published schema that the product could send. */
const SCHEMAS: Readonly<Record<string, readonly string[]>> = {
  'fal-ai/flux/schnell': FLUX,
  'fal-ai/flux/dev': FLUX,
  'fal-ai/flux-pro/v1.1': FLUX,
  'fal-ai/flux/dev/image-to-image': [
    ...FLUX.filter((name) => name !== 'image_size'),
    'image_url',
    'strength',
  ],
  'fal-ai/flux-pro/v1/fill': ['prompt', 'seed', 'num_images', 'output_format', 'image_url', 'mask_url'],
  ...withEdit('fal-ai/flux-2', FLUX),
  ...withEdit('fal-ai/flux-2/klein/9b', FLUX),
  ...withEdit('fal-ai/flux-2-flex', FLUX_2),
  ...withEdit('fal-ai/flux-2-max', FLUX_2),
  'fal-ai/flux-2-pro': FLUX_2,
  'fal-ai/flux-2-pro/edit': [...FLUX_2, 'num_images', 'image_urls'],
  ...withEdit('fal-ai/nano-banana', BANANA),
  ...withEdit('fal-ai/nano-banana-2', [...BANANA, 'seed', 'resolution']),
  ...withEdit('fal-ai/nano-banana-pro', [...BANANA, 'seed', 'resolution']),
  'fal-ai/bytedance/seedream/v4.5/text-to-image': [...SEEDREAM, 'seed'],
  'fal-ai/bytedance/seedream/v4.5/edit': [...SEEDREAM, 'seed', 'image_urls'],
  'fal-ai/bytedance/seedream/v5/lite/text-to-image': SEEDREAM,
  'fal-ai/bytedance/seedream/v5/lite/edit': [...SEEDREAM, 'image_urls'],
  'fal-ai/qwen-image-2/text-to-image': [...FLUX, 'negative_prompt'],
  'fal-ai/qwen-image-2/edit': [...FLUX, 'negative_prompt', 'image_urls'],
  'fal-ai/ideogram/v3': ['prompt', 'image_size', 'num_images', 'seed', 'negative_prompt'],
  'fal-ai/recraft/v4/text-to-image': ['prompt', 'image_size', 'enable_safety_checker'],
  ...withEdit('maker/next', FLUX_2),
  'maker/clear': ['prompt', 'image_size', 'background'],
}

/** Min pixels of a picture, by prefix of its endpoint. */
const MIN_PIXELS = { 'fal-ai/bytedance/seedream/': 2560 * 1440 }
/** Max longer side, by prefix of the endpoint. */
const MAX_SIDES = { 'fal-ai/flux-2': 2048, 'fal-ai/bytedance/seedream/': 4096 }
/** Max seed, by prefix of the endpoint. */
const MAX_SEEDS = {
  'fal-ai/qwen-image-2/': 0x7fff_ffff,
  'fal-ai/ideogram/': 0x7fff_ffff,
  'maker/next': 0x7fff_ffff,
}

/** The vendor's code for an invalid input; undefined for a valid one. */
export function falInputProblem(
  endpoint: string,
  input: Readonly<Record<string, unknown>>,
): string | undefined {
  const schema = SCHEMAS[endpoint]
  if (!schema) return 'no such endpoint'
  if (typeof input['prompt'] !== 'string') return 'missing'
  if (Object.keys(input).some((name) => !schema.includes(name))) return 'extra_forbidden'
  const { width = 0, height = 0 } = (input['image_size'] ?? {}) as { width?: number; height?: number }
  const least = Math.max(...limitsOf(MIN_PIXELS, endpoint), 0)
  if (input['image_size'] !== undefined && width * height < least) return 'image_too_small'
  const longest = Math.min(...limitsOf(MAX_SIDES, endpoint))
  if (Math.max(width, height) > longest) return 'image_too_large'
  const isTooLarge = limitsOf(MAX_SEEDS, endpoint).some((max) => Number(input['seed'] ?? 0) > max)
  return isTooLarge ? 'less_than_equal' : undefined
}

function withEdit(endpoint: string, schema: readonly string[]) {
  return { [endpoint]: schema, [`${endpoint}/edit`]: [...schema, 'image_urls'] }
}

function limitsOf(limits: Readonly<Record<string, number>>, endpoint: string): readonly number[] {
  return Object.entries(limits).flatMap(([start, limit]) => (endpoint.startsWith(start) ? [limit] : []))
}
