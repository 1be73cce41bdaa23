import sharp from 'sharp'

/** Type of a model's input. */
type Rule = 'text' | 'integer' | 'short' | 'sixteenth' | 'share' | 'file' | 'files' | readonly string[]

const RATIOS = ['1:1', '16:9', '3:2', '2:3', '4:5', '5:4', '9:16', '3:4', '4:3'] as const
const FLUX = {
  prompt: 'text',
  aspect_ratio: [...RATIOS, '21:9', '9:21'],
  output_format: ['webp', 'jpg', 'png'],
  seed: 'integer',
} as const

const FLUX_2 = {
  prompt: 'text',
  aspect_ratio: ['match_input_image', 'custom', '1:1', '16:9', '4:3', '3:4'],
  width: 'sixteenth',
  height: 'sixteenth',
  output_format: ['webp', 'jpg', 'png'],
  seed: 'integer',
  input_images: 'files',
} as const
const SEEDREAM = {
  prompt: 'text',
  aspect_ratio: ['match_input_image', '1:1', '4:3', '3:4', '16:9', '9:16', '3:2', '2:3', '21:9'],
  output_format: ['png', 'jpeg'],
  image_input: 'files',
} as const
const IDEOGRAM = { prompt: 'text', aspect_ratio: RATIOS, seed: 'short' } as const

/** Inputs documented on each model's page that the product could send. */
const SCHEMAS: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  'black-forest-labs/flux-schnell': { ...FLUX, num_outputs: 'integer' },
  'black-forest-labs/flux-dev': { ...FLUX, num_outputs: 'integer', image: 'file', prompt_strength: 'share' },
  'black-forest-labs/flux-1.1-pro': { ...FLUX, aspect_ratio: ['custom', ...RATIOS], image_prompt: 'file' },
  'black-forest-labs/flux-fill-pro': {
    prompt: 'text',
    image: 'file',
    mask: 'file',
    seed: 'integer',
    output_format: ['jpg', 'png'],
  },
  'black-forest-labs/flux-2-pro': FLUX_2,
  'black-forest-labs/flux-2-flex': FLUX_2,
  'bytedance/seedream-5-lite': { ...SEEDREAM, size: ['2K', '3K'] },
  'bytedance/seedream-5-pro': { ...SEEDREAM, size: ['1K', '2K'] },
  'ideogram-ai/ideogram-v3-balanced': IDEOGRAM,
  'ideogram-ai/ideogram-v3-quality': IDEOGRAM,
  'maker/wide': {
    prompt: 'text',
    negative_prompt: 'text',
    width: 'integer',
    height: 'integer',
    seed: 'integer',
  },
  'maker/odd': { prompt: 'text' },
  'maker/clear': { prompt: 'text', background: ['auto', 'transparent'], output_format: ['png', 'jpeg'] },
  'maker/large': { prompt: 'text', aspect_ratio: RATIOS, size: ['1K', '2K', '4K'] },
  'google/nano-banana': {
    prompt: 'text',
    aspect_ratio: ['match_input_image', ...RATIOS, '21:9'],
    output_format: ['jpg', 'png'],
    image_input: 'files',
  },
}

/** Actual pixels for each ratio. */
const DRAWN: Readonly<Record<string, readonly [number, number]>> = {
  '1:1': [1024, 1024],
  '3:2': [1216, 832],
  '2:3': [832, 1216],
  '16:9': [1344, 768],
  '9:16': [768, 1344],
  '4:5': [896, 1088],
  '21:9': [1536, 640],
}

/** The vendor's message for the first input that its schema does not allow. */
export function findInputProblem(
  model: string,
  input: Readonly<Record<string, unknown>>,
): string | undefined {
  const schema = SCHEMAS[model]
  if (!schema) return 'no such model'
  if (input['prompt'] === undefined) return '- input: prompt is required\n'
  for (const [name, value] of Object.entries(input)) {
    const rule = schema[name]
    if (!rule || !isAllowed(rule, value)) return `- input.${name}: Invalid\n`
  }
  return undefined
}

/** Models that can make several pictures answer with a list, the others with one URL. */
export function answersList(model: string): boolean {
  return SCHEMAS[model]?.['num_outputs'] !== undefined || model.startsWith('bytedance/')
}

export async function sizeOfInput(
  input: Readonly<Record<string, unknown>>,
): Promise<{ width: number; height: number }> {
  if (input['mask'] !== undefined) return sizeOfDataUrl(input['image'])
  if (input['width'] !== undefined) return { width: Number(input['width']), height: Number(input['height']) }
  const [width, height] = DRAWN[String(input['aspect_ratio'])] ?? [1024, 1024]
  const times = input['size'] === '2K' ? 2 : 1
  return { width: width * times, height: height * times }
}

function isAllowed(rule: Rule, value: unknown): boolean {
  switch (rule) {
    case 'text':
      return typeof value === 'string'
    case 'integer':
      return Number.isInteger(value)
    case 'short':
      return Number.isInteger(value) && Number(value) <= 0x7fff_ffff
    case 'sixteenth':
      return Number(value) >= 256 && Number(value) <= 2048 && Number(value) % 16 === 0
    case 'share':
      return typeof value === 'number' && value >= 0 && value <= 1
    case 'file':
      return typeof value === 'string' && /^(https?:|data:image\/)/.test(value)
    case 'files':
      return Array.isArray(value) && value.every((one) => isAllowed('file', one))
    default:
      return rule.includes(String(value))
  }
}

/** Size of a picture in a data URL. */
export async function sizeOfDataUrl(url: unknown): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(Buffer.from(String(url).split(',')[1] ?? '', 'base64')).metadata()
  return { width, height }
}
