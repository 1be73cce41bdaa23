import { randomBytes } from 'node:crypto'
import {
  addressFaults,
  createFaults,
  type Fault,
  type Faults,
  FILE_FAULTS,
  INSIDE_FAULTS,
  refusal,
} from './faults.ts'
import { json, type Reply } from './replies.ts'
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

/** An error in Runware's format. */
function problem(status: number, headers: Record<string, string> = {}, code = 'someFailure'): Reply {
  const error = { code, message: 'the author has no network credit', taskType: 'imageInference' }
  return json(status, { errors: [error] }, headers)
}

const coded = (status: number, code: string) => problem(status, {}, code)
const withUrl = (imageURL: string) => ({ imageBase64Data: undefined, imageURL })

/** Every failure that the Runware stand-in can play; `end` has fields of the task. */
export const RUNWARE_FAULTS = {
  ...createFaults(problem),
  'wrong-key': refusal(coded(401, 'invalidApiKey'), 'auth'),
  'credits-spent': refusal(coded(402, 'insufficientCredits'), 'credits'),
  'credits-spent-as-400': refusal(coded(400, 'insufficientCredits'), 'credits'),
  'provider-timeout': { create: coded(504, 'timeoutProvider'), becomes: 'timeout' },
  moderated: { create: coded(400, 'invalidProviderContent'), becomes: 'nsfw' },
  'misleading-words': refusal(coded(400, 'authorNetworkCreditNsfw'), 'unsupported'),
  'failed-with-200': { create: coded(200, 'providerError'), becomes: 'server' },
  'moderated-with-200': { create: coded(200, 'contentModeration'), becomes: 'nsfw' },
  'unknown-code-with-200': { create: coded(200, 'authorNetworkCredit'), becomes: 'server' },
  'no-pictures': { create: json(200, { data: [] }), becomes: 'bad_response' },
  'null-pictures': { create: json(200, { data: null }), becomes: 'bad_response' },
  'another-task': { end: { taskUUID: 'of-another-user' }, becomes: 'bad_response' },
  'wrong-types': { end: { imageBase64Data: 7, imageURL: null }, becomes: 'bad_response' },
  'nonsense-base64': { end: { imageBase64Data: '%%%not base64%%%' }, becomes: 'bad_response' },
  'nonsense-seed-and-cost': { end: { seed: '1e400', cost: -3 }, becomes: undefined },
  ...INSIDE_FAULTS,
  ...FILE_FAULTS,
  ...addressFaults(withUrl, 'im.runware.ai'),
} as const satisfies Faults

const SEEDLESS = ['google:4@1']
/** Min and max of a side, and its step, by model. */
const SIDES: Readonly<Record<string, readonly [number, number, number]>> = {
  'runware:100@1': [128, 2048, 64],
  'runware:101@1': [128, 2048, 64],
  'runware:400@1': [512, 2048, 16],
  'maker:400@1': [512, 2048, 16],
  'bfl:2@1': [256, 1440, 32],
}
const NANO_SIZES = ['1024x1024', '1248x832', '832x1248', '896x1152', '1536x672']

type Made = { readonly fault: Fault; readonly bytes: Uint8Array; fetches: number }

/** A local server with Runware's HTTP API. A prompt with `[unsafe]` is flagged, one with `[url]` is answered with a URL. */
export async function startRunwareStandIn(
  options: StandInOptions = {},
): Promise<StandIn<keyof typeof RUNWARE_FAULTS>> {
  const { port = 0, drawMs = 30 } = options
  const files = new Map<string, Made>()

  async function answer(call: StandInCall, tools: StandInTools): Promise<void> {
    const { route, response, body, origin } = call
    const file = files.get(/^GET \/image\/(\w+)\.png$/.exec(route)?.[1] ?? '')
    if (file) {
      tools.log.fetches += 1
      return sendFile(call, file, async () => file.bytes)
    }
    if (!carriesKey(call, options)) return coded(401, 'invalidApiKey')(response)
    if (route !== 'POST /v1') return problem(404)(response)
    const tasks = JSON.parse(String(await body())) as Record<string, unknown>[]
    const [task = {}] = tasks
    const prompt = String(task['positivePrompt'])
    const fault = tools.note(call, task, prompt)
    const wrong = tasks.length === 1 ? findProblem(task) : 'invalidRequest'
    if (wrong !== undefined) return coded(400, wrong)(response)
    if (await tools.playCreate(fault, response)) return
    await new Promise((resolve) => setTimeout(resolve, drawMs))
    const bytes = await drawnBytes(fault, Number(task['width']), Number(task['height']), task['seed'])
    const id = randomBytes(8).toString('hex')
    const isAddress = prompt.includes('[url]') || fault.file !== undefined
    if (isAddress) files.set(id, { fault, bytes, fetches: 0 })
    const made = {
      taskType: 'imageInference',
      taskUUID: task['taskUUID'],
      imageUUID: id,
      ...(isAddress
        ? { imageURL: `${origin}/image/${id}.png` }
        : { imageBase64Data: Buffer.from(bytes).toString('base64') }),
      seed: task['seed'] ?? 7,
      NSFWContent: prompt.includes('[unsafe]'),
      cost: 0.0013,
      ...fault.end,
    }
    return json(200, { data: [made] })(response)
  }

  return startStandInServer({ port, faults: RUNWARE_FAULTS, answer })
}

/** The vendor's code for the first unsupported parameter. */
function findProblem(task: Readonly<Record<string, unknown>>): string | undefined {
  const { taskType, taskUUID, model, width, height, seed, positivePrompt, seedImage, referenceImages } = task
  if (taskType !== 'imageInference') return 'invalidTaskType'
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(String(taskUUID)))
    return 'invalidTaskUUID'
  if (typeof positivePrompt !== 'string' || positivePrompt.length < 2 || positivePrompt.length > 3_000)
    return 'invalidPositivePrompt'
  const sides = SIDES[String(model)]
  const isSide = (side: unknown) =>
    sides !== undefined &&
    Number(side) >= sides[0] &&
    Number(side) <= sides[1] &&
    Number(side) % sides[2] === 0
  const isSize = sides ? isSide(width) && isSide(height) : NANO_SIZES.includes(`${width}x${height}`)
  if (!sides && model !== 'google:4@1') return 'invalidModel'
  if (!isSize) return 'invalidSize'
  if (seed !== undefined && (SEEDLESS.includes(String(model)) || !Number.isInteger(seed) || Number(seed) < 1))
    return 'invalidSeed'
  if (seedImage !== undefined && model !== 'runware:101@1') return 'unsupportedParameter'
  return referenceImages !== undefined && model !== 'google:4@1' ? 'unsupportedParameter' : undefined
}

if (import.meta.main) await runStandIn('Runware', startRunwareStandIn)
