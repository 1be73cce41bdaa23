import { wavAround } from '../speech/wav-around.ts'
import { openAiProblem } from './openai-faults.ts'
import { ELEVENLABS_FAULTS, elevenLabsProblem, OPENAI_SPEECH_FAULTS } from './speech-faults.ts'
import {
  carriesKey,
  runStandIn,
  type StandIn,
  type StandInCall,
  type StandInOptions,
  type StandInTools,
  startStandInServer,
} from './stand-in-server.ts'

const RATE = 24_000

/** A hum, half a second for every ten characters: audible, and of a known length. */
function hum(text: string, speed: number): Buffer {
  const samples = Math.round((RATE * Math.max(1, text.length / 20)) / speed)
  const pcm = Buffer.alloc(samples * 2)
  for (let i = 0; i < samples; i += 1)
    pcm.writeInt16LE(
      Math.round(6_000 * Math.sin((2 * Math.PI * 220 * i) / RATE) * Math.sin((Math.PI * i) / samples)),
      i * 2,
    )
  return pcm
}

/** Whether a field is undocumented or invalid. */
function findProblem(input: Readonly<Record<string, unknown>>, fields: readonly string[]): boolean {
  return Object.keys(input).some((name) => !fields.includes(name))
}

/** A local server with OpenAI's `/v1/audio/speech`; `isPlain` makes it a self-hosted server without a key. */
export async function startOpenAiSpeechStandIn(
  options: StandInOptions & { readonly isPlain?: boolean } = {},
): Promise<StandIn<keyof typeof OPENAI_SPEECH_FAULTS>> {
  const { port = 0, drawMs = 20, isPlain = false } = options

  async function answer(call: StandInCall, tools: StandInTools): Promise<void> {
    const { route, response } = call
    if (!isPlain && !carriesKey(call, options)) return openAiProblem(401, {}, 'invalid_api_key')(response)
    if (route !== 'POST /v1/audio/speech') return openAiProblem(404)(response)
    const input = JSON.parse(String(await call.body())) as Record<string, unknown>
    const { model, input: text, voice, speed } = input
    const fault = tools.note(call, input, text)
    const isRight = typeof model === 'string' && typeof text === 'string' && typeof voice === 'string'
    if (
      !isRight ||
      findProblem(input, ['model', 'input', 'voice', 'speed', 'response_format', 'instructions'])
    )
      return openAiProblem(400, {}, 'invalid_value')(response)
    if (await tools.playCreate(fault, response)) return
    await new Promise((resolve) => setTimeout(resolve, drawMs))
    const wav = wavAround(hum(text, Number(speed ?? 1)), RATE)
    // It streams, so the length is unknown at the start.
    const view = new DataView(wav.buffer, wav.byteOffset)
    view.setUint32(4, 0xffff_ffff, true)
    view.setUint32(40, 0xffff_ffff, true)
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(wav)
  }

  return startStandInServer({ port, faults: OPENAI_SPEECH_FAULTS, answer })
}

/** A local server with ElevenLabs' `/v1/text-to-speech/{voice}`. */
export async function startElevenLabsStandIn(
  options: StandInOptions = {},
): Promise<StandIn<keyof typeof ELEVENLABS_FAULTS>> {
  const { port = 0, drawMs = 20, token } = options

  async function answer(call: StandInCall, tools: StandInTools): Promise<void> {
    const { route, request, response, query } = call
    const given = request.headers['xi-api-key']
    if (given === undefined || (token !== undefined && given !== token))
      return elevenLabsProblem(401, {}, 'invalid_api_key')(response)
    const [, voice] = /^POST \/v1\/text-to-speech\/(\w+)$/.exec(route) ?? []
    if (voice === undefined) return elevenLabsProblem(404)(response)
    const body = JSON.parse(String(await call.body())) as Record<string, unknown>
    const { text, voice_settings: settings } = body
    const fault = tools.note(call, { ...body, voice, output_format: query.get('output_format') }, text)
    const speed = Number((settings as { speed?: unknown } | undefined)?.speed ?? 1)
    const isRight =
      typeof text === 'string' && speed >= 0.7 && speed <= 1.2 && query.get('output_format') === `pcm_${RATE}`
    if (!isRight || findProblem(body, ['text', 'model_id', 'voice_settings']))
      return elevenLabsProblem(400, {}, 'invalid_parameters')(response)
    if (await tools.playCreate(fault, response)) return
    await new Promise((resolve) => setTimeout(resolve, drawMs))
    response.writeHead(200, { 'content-type': 'audio/pcm' }).end(hum(text, speed))
  }

  return startStandInServer({ port, faults: ELEVENLABS_FAULTS, answer })
}

if (import.meta.main) await runStandIn('OpenAI’s voices', startOpenAiSpeechStandIn)
