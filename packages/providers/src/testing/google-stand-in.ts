import { createFaults, type Faults, INSIDE_FAULTS, refusal } from './faults.ts'
import { json, type Reply } from './replies.ts'
import {
  drawnBytes,
  runStandIn,
  type StandIn,
  type StandInCall,
  type StandInOptions,
  type StandInTools,
  startStandInServer,
} from './stand-in-server.ts'

/** An error in Google's format. */
function problem(
  code: number,
  headers: Record<string, string> = {},
  status?: string,
  details: readonly object[] = [],
): Reply {
  const error = { code, message: 'the author has no network credit', status, details }
  return json(code, { error }, headers)
}

const named = (code: number, status: string, ...details: object[]) => problem(code, {}, status, details)
const reason = (text: string) => ({ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: text })
const delay = (retryDelay: string) => ({ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay })
const finished = (finishReason: string) => ({ candidates: [{ finishReason, index: 0 }] })

/** Every failure that the Google stand-in can play; `end` replaces the answer. */
export const GOOGLE_FAULTS = {
  ...createFaults(problem),
  'wrong-key': refusal(named(400, 'INVALID_ARGUMENT', reason('API_KEY_INVALID')), 'auth'),
  'key-of-another': refusal(named(403, 'PERMISSION_DENIED'), 'auth'),
  'no-billing': refusal(named(400, 'FAILED_PRECONDITION'), 'credits'),
  'billing-off': refusal(named(403, 'PERMISSION_DENIED', reason('BILLING_DISABLED')), 'credits'),
  'rate-limit': refusal(named(429, 'RESOURCE_EXHAUSTED', delay('34.5s')), 'rate_limit'),
  'rate-limit-once': {
    create: named(429, 'RESOURCE_EXHAUSTED', delay('0.2s')),
    createTimes: 1,
    creates: 2,
    becomes: undefined,
  },
  overloaded: { create: named(503, 'UNAVAILABLE'), becomes: 'server' },
  'deadline-exceeded': { create: named(504, 'DEADLINE_EXCEEDED'), becomes: 'timeout' },
  'misleading-words': refusal(named(400, 'AUTHOR_NETWORK_CREDIT', reason('SAFETY')), 'unsupported'),
  'prompt-blocked': { end: { promptFeedback: { blockReason: 'SAFETY' } }, becomes: 'nsfw' },
  'prompt-armored': { end: { promptFeedback: { blockReason: 'MODEL_ARMOR' } }, becomes: 'nsfw' },
  'prompt-jailbreak': { end: { promptFeedback: { blockReason: 'JAILBREAK' } }, becomes: 'nsfw' },
  'prompt-prohibited': { end: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }, becomes: 'nsfw' },
  'picture-unsafe': { end: finished('IMAGE_SAFETY'), becomes: 'nsfw' },
  'picture-recited': { end: finished('IMAGE_RECITATION'), becomes: 'nsfw' },
  'no-picture': { end: finished('NO_IMAGE'), becomes: 'bad_response' },
  'words-alone': {
    end: { candidates: [{ content: { parts: [{ text: 'safety' }] }, finishReason: 'STOP' }] },
    becomes: 'bad_response',
  },
  'thoughts-alone': {
    end: { candidates: [{ content: { parts: [{ thought: true, inlineData: { data: 'AA==' } }] } }] },
    becomes: 'bad_response',
  },
  'prediction-filtered': { end: { predictions: [{ raiFilteredReason: '39322892' }] }, becomes: 'nsfw' },
  'no-candidates': { end: { candidates: [] }, becomes: 'bad_response' },
  'null-candidates': { end: { candidates: null }, becomes: 'bad_response' },
  'wrong-types': {
    end: { candidates: [{ content: { parts: [{ inlineData: { data: 7 } }] } }] },
    becomes: 'bad_response',
  },
  'nonsense-base64': {
    end: { candidates: [{ content: { parts: [{ inlineData: { data: '%%%' } }] } }] },
    becomes: 'bad_response',
  },
  ...INSIDE_FAULTS,
} as const satisfies Faults

/** Actual pixels for each ratio. */
const DRAWN: Readonly<Record<string, readonly [number, number]>> = {
  '1:1': [1024, 1024],
  '3:2': [1248, 832],
  '2:3': [832, 1248],
  '4:3': [1184, 864],
  '3:4': [864, 1184],
  '4:5': [928, 1152],
  '5:4': [1152, 928],
  '16:9': [1376, 768],
  '9:16': [768, 1376],
  '21:9': [1584, 672],
}

/** Actual pixels for each ratio at a requested size. */
const LARGE: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  '2K': {
    '1:1': [2048, 2048],
    '3:2': [2528, 1696],
    '2:3': [1696, 2528],
    '4:5': [1856, 2304],
    '21:9': [3168, 1344],
  },
  '4K': {
    '1:1': [4096, 4096],
    '3:2': [5056, 3392],
    '2:3': [3392, 5056],
    '4:5': [3712, 4608],
    '21:9': [6336, 2688],
  },
}

/** A local server with the parts of the Gemini API's `generateContent` and `predict` that draw. */
export async function startGoogleStandIn(
  options: StandInOptions & {
    /** Models listed by `GET /v1beta/models`; without them that path does not exist. */
    readonly models?: readonly string[]
    /** The list continues on another page. */
    readonly nextPageToken?: string
  } = {},
): Promise<StandIn<keyof typeof GOOGLE_FAULTS>> {
  const { port = 0, drawMs = 30, token } = options

  async function answer(call: StandInCall, tools: StandInTools): Promise<void> {
    const { route, request, response, body } = call
    const given = request.headers['x-goog-api-key']
    if (given === undefined || (token !== undefined && given !== token))
      return named(400, 'INVALID_ARGUMENT', reason('API_KEY_INVALID'))(response)
    if (route === 'GET /v1beta/models' && options.models)
      return json(200, {
        models: options.models.map((name) => ({ name: `models/${name}`, displayName: name })),
        nextPageToken: options.nextPageToken,
      })(response)
    const [, model = '', method] =
      /^POST \/v1beta\/models\/([\w.-]+):(generateContent|predict)$/.exec(route) ?? []
    if (method === undefined || !model.startsWith(method === 'predict' ? 'imagen' : 'gemini'))
      return named(404, 'NOT_FOUND')(response)
    const input = JSON.parse(String(await body())) as Input
    const parts = input.contents?.[0]?.parts ?? []
    const prompt = parts[0]?.text ?? input.instances?.[0]?.prompt
    const fault = tools.note(call, { model, ...input }, prompt)
    const config = input.generationConfig?.imageConfig ?? input.parameters
    const sizes = config?.imageSize === undefined ? DRAWN : LARGE[config.imageSize]
    const [width, height] = sizes?.[config?.aspectRatio ?? '1:1'] ?? []
    const isLite = model.includes('-lite-')
    const hasSize = config?.imageSize === undefined || (/^gemini-(3|nano-banana-2)/.test(model) && !isLite)
    if (!width || !height || !hasSize || typeof prompt !== 'string')
      return named(400, 'INVALID_ARGUMENT')(response)
    if (await tools.playCreate(fault, response)) return
    await new Promise((resolve) => setTimeout(resolve, drawMs))
    const bytes = await drawnBytes(fault, width, height, tools.log.creates)
    const data = Buffer.from(bytes).toString('base64')
    const made =
      method === 'predict'
        ? { predictions: [{ mimeType: 'image/png', bytesBase64Encoded: data }] }
        : { candidates: [{ content: content(data), finishReason: 'STOP', index: 0 }] }
    return json(200, fault.end ?? made)(response)
  }

  return startStandInServer({ port, faults: GOOGLE_FAULTS, answer })
}

type Input = {
  readonly contents?: readonly { readonly parts: readonly { readonly text?: string }[] }[]
  readonly generationConfig?: { readonly imageConfig?: { aspectRatio?: string; imageSize?: string } }
  readonly instances?: readonly { readonly prompt: string }[]
  readonly parameters?: { readonly aspectRatio?: string; readonly imageSize?: string }
}

/** A thought with a sketch, then words, then the picture. */
function content(data: string) {
  const sketch = { thought: true, inlineData: { mimeType: 'image/png', data: 'AA==' } }
  const picture = { inlineData: { mimeType: 'image/png', data } }
  return { role: 'model', parts: [sketch, { text: 'Here it is.' }, picture] }
}

if (import.meta.main) await runStandIn('Google', startGoogleStandIn)
