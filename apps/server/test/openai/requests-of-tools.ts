/** What programs in use send to an API in OpenAI's format, each by its own sources: which fields, in which shape, and what it reads of the answer. */
export type ToolRequest = {
  readonly tool: string
  readonly does: string
  readonly path: '/images/generations' | '/images/edits'
  /** Sent as JSON, as it stands. */
  readonly json?: object
  /** Sent as a form, in this order; a picture is sent where the value is `picture`. */
  readonly form?: readonly (readonly [name: string, value: string])[]
  /** Beside the bearer. */
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: string
  /** What it takes out of each entry of `data`. */
  readonly reads: 'b64_json' | 'url'
  /** What is drawn of it. */
  readonly drawn: {
    readonly width: number
    readonly height: number
    readonly quality: 'standard' | 'high' | 'ultra'
    readonly pictures: number
  }
}

const square = { width: 1024, height: 1024 }
const wide = { width: 1536, height: 1024 }
const tall = { width: 1024, height: 1536 }

export const TOOL_REQUESTS: readonly ToolRequest[] = [
  {
    tool: 'Open WebUI',
    does: 'makes a picture with an older model, at its own default size',
    path: '/images/generations',
    json: { model: 'dall-e-3', prompt: 'a red fox', n: 1, size: '512x512', response_format: 'b64_json' },
    headers: { 'X-OpenWebUI-User-Name': 'Ada', 'X-OpenWebUI-User-Email': 'ada@example.com' },
    reads: 'b64_json',
    drawn: { ...square, quality: 'standard', pictures: 1 },
  },
  {
    tool: 'Open WebUI',
    does: 'makes two pictures, with a version of the API and parameters of its operator',
    path: '/images/generations',
    query: '?api-version=2025-04-01-preview',
    json: {
      model: 'gpt-image-1',
      prompt: 'a red fox',
      n: 2,
      size: '1024x1536',
      quality: 'high',
      moderation: 'low',
    },
    reads: 'b64_json',
    drawn: { ...tall, quality: 'ultra', pictures: 2 },
  },
  {
    tool: 'Open WebUI',
    does: 'edits one picture',
    path: '/images/edits',
    form: [
      ['model', 'gpt-image-1.5'],
      ['prompt', 'at night'],
      ['n', '1'],
      ['size', '1024x1024'],
      ['background', 'auto'],
      ['image', 'picture'],
    ],
    reads: 'b64_json',
    drawn: { ...square, quality: 'standard', pictures: 1 },
  },
  {
    tool: 'Open WebUI',
    does: 'edits the one picture of a list',
    path: '/images/edits',
    form: [
      ['model', 'dall-e-2'],
      ['prompt', 'at night'],
      ['response_format', 'b64_json'],
      ['image[]', 'picture'],
    ],
    reads: 'b64_json',
    drawn: { ...wide, quality: 'standard', pictures: 1 },
  },
  {
    tool: 'LibreChat',
    does: 'has an agent make a picture',
    path: '/images/generations',
    json: {
      model: 'gpt-image-1',
      prompt: 'a red fox, soft light',
      n: 1,
      background: 'auto',
      output_format: 'webp',
      output_compression: 100,
      quality: 'auto',
      size: 'auto',
    },
    reads: 'b64_json',
    drawn: { ...square, quality: 'standard', pictures: 1 },
  },
  {
    tool: 'LibreChat',
    does: 'has an agent edit a picture, text fields before the file',
    path: '/images/edits',
    form: [
      ['model', 'gpt-image-1'],
      ['prompt', 'the same at dusk'],
      ['quality', 'medium'],
      ['size', '1536x1024'],
      ['image[]', 'picture'],
    ],
    reads: 'b64_json',
    drawn: { ...wide, quality: 'high', pictures: 1 },
  },
  {
    tool: 'SillyTavern',
    does: 'makes a landscape in high definition',
    path: '/images/generations',
    json: {
      prompt: 'a red fox',
      model: 'dall-e-3',
      size: '1792x1024',
      n: 1,
      quality: 'hd',
      style: 'vivid',
      response_format: 'b64_json',
    },
    reads: 'b64_json',
    drawn: { ...wide, quality: 'high', pictures: 1 },
  },
  {
    tool: 'SillyTavern',
    does: 'makes a portrait',
    path: '/images/generations',
    json: {
      prompt: 'a red fox',
      model: 'dall-e-3',
      size: '1024x1792',
      n: 1,
      quality: 'standard',
      style: 'natural',
      response_format: 'b64_json',
    },
    reads: 'b64_json',
    drawn: { ...tall, quality: 'standard', pictures: 1 },
  },
  {
    tool: 'n8n',
    does: 'makes a picture and returns its bytes',
    path: '/images/generations',
    json: { prompt: 'a red fox', model: 'gpt-image-1-mini', n: 1, quality: 'low', size: '1024x1024' },
    reads: 'b64_json',
    drawn: { ...square, quality: 'standard', pictures: 1 },
  },
  {
    tool: 'n8n',
    does: 'makes a picture and returns its address',
    path: '/images/generations',
    json: { prompt: 'a red fox', model: 'dall-e-3', response_format: 'url', quality: 'hd', style: 'natural' },
    reads: 'url',
    drawn: { ...square, quality: 'high', pictures: 1 },
  },
  {
    tool: 'n8n',
    does: 'edits a picture with a newer model, with every option',
    path: '/images/edits',
    form: [
      ['image[]', 'picture'],
      ['prompt', 'at night'],
      ['model', 'gpt-image-1'],
      ['n', '2'],
      ['size', 'auto'],
      ['user', 'user-12345'],
      ['background', 'opaque'],
      ['input_fidelity', 'high'],
      ['output_format', 'jpeg'],
      ['output_compression', '100'],
      ['quality', 'auto'],
    ],
    reads: 'b64_json',
    drawn: { ...wide, quality: 'standard', pictures: 2 },
  },
  {
    tool: 'n8n',
    does: 'edits a picture with an older model',
    path: '/images/edits',
    form: [
      ['image', 'picture'],
      ['prompt', 'at night'],
      ['model', 'dall-e-2'],
      ['n', '1'],
      ['size', '256x256'],
      ['response_format', 'url'],
    ],
    reads: 'url',
    drawn: { ...square, quality: 'standard', pictures: 1 },
  },
  {
    tool: 'LobeHub',
    does: 'makes a picture, its own settings among the fields',
    path: '/images/generations',
    json: {
      model: 'gpt-image-1',
      n: 1,
      prompt: 'a red fox',
      size: '1024x1024',
      quality: 'high',
      seed: null,
      cfg: 3.5,
      steps: 20,
      width: 1024,
      height: 1024,
    },
    reads: 'b64_json',
    drawn: { ...square, quality: 'ultra', pictures: 1 },
  },
  {
    tool: 'LobeHub',
    does: 'edits a picture closely',
    path: '/images/edits',
    form: [
      ['model', 'gpt-image-1'],
      ['n', '1'],
      ['input_fidelity', 'high'],
      ['prompt', 'at night'],
      ['image', 'picture'],
    ],
    reads: 'b64_json',
    drawn: { ...wide, quality: 'standard', pictures: 1 },
  },
]
