import { randomBytes } from 'node:crypto'
import { withoutBorder } from './clear-border.ts'
import type { Fault } from './faults.ts'
import { OPENAI_FAULTS, openAiProblem } from './openai-faults.ts'
import { OPENAI_STREAM_FAULTS, streamPicture } from './openai-streams.ts'
import { json } from './replies.ts'
import {
  carriesKey,
  drawnBytes,
  runStandIn,
  type StandIn,
  type StandInCall,
  type StandInOptions,
  type StandInTools,
  sendFile,
  startStandInServer,
} from './stand-in-server.ts'

export type OpenAiStandInOptions = StandInOptions & {
  readonly isPlain?: boolean
  /**
   * Behaves like stable-diffusion.cpp's server: a single model, every picture with seed 42 and 20 steps unless marks in the prompt say
   * otherwise, which it removes, and error messages of its own.
   */
  readonly isSdServer?: boolean
  /** Models listed by `GET /v1/models`; without them that path does not exist. */
  readonly models?: readonly { readonly id: string; readonly shutdown_date?: string | number }[]
}

type Made = { readonly fault: Fault; readonly bytes: Uint8Array; fetches: number }

const GPT_SIZES = ['1024x1024', '1536x1024', '1024x1536', 'auto']
const DALL_E_SIZES = ['1024x1024', '1792x1024', '1024x1792']
const GPT_FIELDS = [
  'model',
  'prompt',
  'n',
  'size',
  'quality',
  'output_format',
  'background',
  'stream',
  'partial_images',
  'safety_identifier',
]
const OLD_FIELDS = ['model', 'prompt', 'n', 'size', 'quality', 'response_format']
const FAULTS = { ...OPENAI_FAULTS, ...OPENAI_STREAM_FAULTS }
/** Models that cannot draw a transparent background. */
const OPAQUE_MODELS = ['gpt-image-2']

/**
 * A local server with OpenAI's images API; `isPlain` makes it a compatible server without a key that accepts any size (LocalAI,
 * stable-diffusion.cpp). A prompt with `[url]`, and every `[fault:picture-…]`, is answered with a URL; with `[opaque]` it draws a background
 * although none was requested, with `[small]` 512x512 pixels, and with `[whole]` it does not stream.
 */
export async function startOpenAiStandIn(
  options: OpenAiStandInOptions = {},
): Promise<StandIn<keyof typeof FAULTS>> {
  const { port = 0, drawMs = 30, isSdServer = false, isPlain = isSdServer } = options
  const models = isSdServer ? [{ id: 'sd-cpp-local', object: 'model', owned_by: 'local' }] : options.models
  const files = new Map<string, Made>()

  async function answer(call: StandInCall, tools: StandInTools): Promise<void> {
    const { route, response } = call
    const file = files.get(/^GET \/files\/(\w+)\.png$/.exec(route)?.[1] ?? '')
    if (file) {
      tools.log.fetches += 1
      return sendFile(call, file, async () => file.bytes)
    }
    if (!isPlain && !carriesKey(call, options)) return openAiProblem(401, {}, 'invalid_api_key')(response)
    if (route === 'GET /v1/models' && models) return json(200, { data: models })(response)
    if (route === 'POST /v1/images/generations')
      return make(call, tools, JSON.parse(String(await call.body())) as Record<string, unknown>)
    if (route === 'POST /v1/images/edits' && !isPlain) return make(call, tools, await readForm(call))
    return openAiProblem(404)(response)
  }

  async function make(call: StandInCall, tools: StandInTools, input: Record<string, unknown>): Promise<void> {
    const { response, origin } = call
    const prompt = String(input['prompt'] ?? '')
    const fault = tools.note(call, input, prompt)
    const wrong = isPlain ? undefined : findProblem(call.route, input)
    if (wrong !== undefined) return openAiProblem(400, {}, wrong)(response)
    if (await tools.playCreate(fault, response)) return
    if (isSdServer && prompt === '') return json(400, { error: 'prompt required' })(response)
    const seed = isSdServer ? seedOfSdServer(prompt) : tools.log.creates
    await new Promise((resolve) => setTimeout(resolve, drawMs))
    const [width = 1024, height = 1024] = (prompt.includes('[small]') ? '512x512' : String(input['size']))
      .split('x')
      .map(Number)
    const drawn = await drawnBytes(fault, width, height, seed)
    const isCut = input['background'] === 'transparent' && !fault.bytes && !prompt.includes('[opaque]')
    const bytes = isCut ? await withoutBorder(drawn, { width, height }) : drawn
    const partials = Number(input['partial_images'] ?? 0)
    const event = call.route.endsWith('/edits') ? 'image_edit' : 'image_generation'
    // Like gateways that do not support streaming.
    const isWhole = prompt.includes('[url]') || prompt.includes('[whole]') || fault.file || fault.end
    if (String(input['stream']) === 'true' && !isWhole)
      return streamPicture(response, { event, partials, bytes })
    const isAddress = prompt.includes('[url]') || fault.file !== undefined
    const id = randomBytes(8).toString('hex')
    if (isAddress) files.set(id, { fault, bytes, fetches: 0 })
    const image = isAddress
      ? { url: `${origin}/files/${id}.png` }
      : { b64_json: Buffer.from(bytes).toString('base64') }
    return json(200, { created: 1_788_000_000, data: [image], ...fault.end })(response)
  }

  return startStandInServer({ port, faults: FAULTS, answer })
}

/** The vendor's code for the first unsupported parameter. */
function findProblem(route: string, input: Readonly<Record<string, unknown>>): string | undefined {
  const model = String(input['model'])
  const isGpt = model.startsWith('gpt-image-')
  if (!isGpt && model !== 'dall-e-3') return 'model_not_found'
  if (typeof input['prompt'] !== 'string' || String(input['n']) !== '1') return 'invalid_value'
  if (input['background'] === 'transparent' && OPAQUE_MODELS.includes(model)) return 'invalid_value'
  if (input['background'] === 'transparent' && input['output_format'] !== 'png') return 'invalid_value'
  const size = String(input['size'])
  const isSize = isGpt ? GPT_SIZES.includes(size) || isLargeSize(model, size) : DALL_E_SIZES.includes(size)
  if (!isSize) return 'invalid_value'
  if (route.endsWith('/edits')) return isGpt && input['image[]'] ? undefined : 'invalid_value'
  // Newer models refuse `response_format`, older ones `output_format`.
  const isKnown = (name: string) => (isGpt ? GPT_FIELDS : OLD_FIELDS).includes(name)
  const qualities = isGpt ? ['low', 'medium', 'high', 'auto'] : ['standard', 'hd']
  if (!qualities.includes(String(input['quality']))) return 'invalid_value'
  return Object.keys(input).every(isKnown) ? undefined : 'unknown_parameter'
}

/** Later models accept any size in steps of 16, up to 3840 a side, 8.3 million pixels and 3:1. */
function isLargeSize(model: string, size: string): boolean {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return (
    model.startsWith('gpt-image-2') &&
    width % 16 === 0 &&
    height % 16 === 0 &&
    long <= 3840 &&
    long <= 3 * short &&
    width * height <= 3840 * 2160
  )
}

function seedOfSdServer(prompt: string): number {
  const told = /<sd_cpp_extra_args>(.*?)<\/sd_cpp_extra_args>/.exec(prompt)?.[1]
  const extra = JSON.parse(told ?? '{}') as { readonly seed?: number }
  return extra.seed ?? 42
}

async function readForm({ request, body }: StandInCall): Promise<Record<string, unknown>> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(await body()), { headers }).formData()
  const read = async (value: string | File) =>
    typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer())
  const entries = [...new Set(form.keys())].map(async (name) => {
    const values = await Promise.all(form.getAll(name).map(read))
    return [name, values.length === 1 ? values[0] : values]
  })
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>
}

if (import.meta.main) await runStandIn('OpenAI', startOpenAiStandIn)
