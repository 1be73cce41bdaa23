/** Schemas as vendors publish them, for models that are in none of our tables. */
const PICTURES = { type: 'array', items: { type: 'string', format: 'uri' } }
const TEXT = { type: 'string' }
const NUMBER = { type: 'integer' }

/** Replicate's answers to `GET /v1/models/{owner}/{name}`, by name. */
export const REPLICATE_MODELS: Readonly<Record<string, unknown>> = {
  'black-forest-labs/flux-2-pro': published({
    prompt: TEXT,
    aspect_ratio: { allOf: [{ $ref: '#/components/schemas/aspect_ratio' }], default: '1:1' },
    input_images: { ...PICTURES, default: [], maxItems: 8 },
    seed: { anyOf: [NUMBER, { type: 'null' }] },
    output_format: { allOf: [{ $ref: '#/components/schemas/output_format' }] },
  }),
  'maker/wide': published({
    prompt: TEXT,
    negative_prompt: TEXT,
    width: NUMBER,
    height: NUMBER,
    seed: NUMBER,
  }),
  'maker/clear': published({
    prompt: TEXT,
    background: { enum: ['auto', 'transparent', 'opaque'], type: 'string' },
    output_format: { allOf: [{ $ref: '#/components/schemas/output_format' }] },
  }),
  'maker/large': published({
    prompt: TEXT,
    aspect_ratio: { allOf: [{ $ref: '#/components/schemas/aspect_ratio' }], default: '1:1' },
    size: { enum: ['1K', '2K', '4K', 'custom'], type: 'string', default: '2K' },
  }),
  'maker/odd': { latest_version: { openapi_schema: { components: { schemas: { Input: 7 } } } } },
}

function published(properties: Readonly<Record<string, unknown>>) {
  const schemas = {
    Input: { type: 'object', properties, required: ['prompt'] },
    aspect_ratio: { type: 'string', enum: ['match_input_image', '1:1', '16:9', '4:3', '3:4'] },
    output_format: { type: 'string', enum: ['webp', 'jpg', 'png'] },
  }
  return { latest_version: { id: 'hidden', openapi_schema: { openapi: '3.0.2', components: { schemas } } } }
}

/** fal's published schemas, by endpoint. */
export const FAL_MODELS: Readonly<Record<string, unknown>> = {
  'fal-ai/flux-2-pro': falDocument('fal-ai/flux-2-pro', {
    prompt: TEXT,
    image_size: {
      anyOf: [{ $ref: '#/components/schemas/ImageSize' }, { enum: ['square_hd'], type: 'string' }],
    },
    seed: NUMBER,
    output_format: { enum: ['jpeg', 'png'], type: 'string' },
  }),
  'fal-ai/flux-2-pro/edit': falDocument('fal-ai/flux-2-pro/edit', {
    prompt: TEXT,
    image_urls: PICTURES,
    seed: NUMBER,
    num_images: NUMBER,
  }),
}

function falDocument(endpoint: string, properties: Readonly<Record<string, unknown>>) {
  const schema = { $ref: '#/components/schemas/FluxInput' }
  return {
    openapi: '3.0.4',
    components: { schemas: { FluxInput: { type: 'object', properties }, ImageSize: { type: 'object' } } },
    paths: { [`/${endpoint}`]: { post: { requestBody: { content: { 'application/json': { schema } } } } } },
  }
}
