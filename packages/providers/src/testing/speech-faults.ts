import { createFaults, type Faults, PAGE, refusal } from './faults.ts'
import { openAiProblem } from './openai-faults.ts'
import { json, type Reply, text } from './replies.ts'

/** An error in ElevenLabs' format. */
export function elevenLabsProblem(
  status: number,
  headers: Record<string, string> = {},
  code = 'unknown',
): Reply {
  const detail = { type: 'error', code, status: code, message: 'the author has no network credit' }
  return json(status, { detail }, headers)
}

const coded = (status: number, code: string) => openAiProblem(status, {}, code)
const said = (status: number, code: string) => elevenLabsProblem(status, {}, code)

/** Every failure that the stand-in for OpenAI's speech can play. */
export const OPENAI_SPEECH_FAULTS = {
  ...createFaults(openAiProblem),
  'quota-spent': refusal(coded(429, 'insufficient_quota'), 'credits'),
  'wrong-key': refusal(coded(401, 'invalid_api_key'), 'auth'),
  'policy-violation': { create: coded(400, 'content_policy_violation'), becomes: 'nsfw' },
  'no-such-model': refusal(coded(404, 'model_not_found'), 'bad_response'),
  'empty-sound': { create: text(200, 'audio/wav', ''), becomes: 'bad_response' },
  'page-as-sound': { create: text(200, 'audio/wav', PAGE), becomes: 'bad_response' },
} as const satisfies Faults

/** Every failure that the ElevenLabs stand-in can play. */
export const ELEVENLABS_FAULTS = {
  ...createFaults(elevenLabsProblem),
  'quota-spent': refusal(said(401, 'quota_exceeded'), 'credits'),
  'wrong-key': refusal(said(401, 'invalid_api_key'), 'auth'),
  'no-such-voice': refusal(said(400, 'voice_not_found'), 'unsupported'),
  'too-many': refusal(said(429, 'too_many_concurrent_requests'), 'rate_limit'),
  'empty-sound': { create: text(200, 'audio/pcm', ''), becomes: 'bad_response' },
} as const satisfies Faults

/** Every failure that the stand-in for chat completions can play. */
export const CHAT_FAULTS = {
  ...createFaults(openAiProblem),
  'quota-spent': refusal(coded(429, 'insufficient_quota'), 'credits'),
  'wrong-key': refusal(coded(401, 'invalid_api_key'), 'auth'),
  'no-choices': { end: { choices: [] }, becomes: 'bad_response' },
  'null-choices': { end: { choices: null }, becomes: 'bad_response' },
  'no-words': { end: { choices: [{ message: { content: '  ' } }] }, becomes: 'bad_response' },
  'wrong-types': { end: { choices: [{ message: { content: ['x'] } }] }, becomes: 'bad_response' },
  filtered: {
    end: { choices: [{ finish_reason: 'content_filter', message: { content: 'x' } }] },
    becomes: 'nsfw',
  },
} as const satisfies Faults
