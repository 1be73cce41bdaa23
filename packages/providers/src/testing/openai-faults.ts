import { addressFaults, createFaults, type Faults, FILE_FAULTS, INSIDE_FAULTS, refusal } from './faults.ts'
import { json, type Reply } from './replies.ts'

/** An error in OpenAI's format. */
export function openAiProblem(
  status: number,
  headers: Record<string, string> = {},
  code: string | null = null,
): Reply {
  const error = {
    message: 'the author has no network credit',
    type: 'invalid_request_error',
    param: null,
    code,
  }
  return json(status, { error }, headers)
}

const coded = (status: number, code: string) => openAiProblem(status, {}, code)

/** Every failure that the OpenAI stand-in can play. */
export const OPENAI_FAULTS = {
  ...createFaults(openAiProblem),
  'moderation-blocked': { create: coded(400, 'moderation_blocked'), becomes: 'nsfw' },
  'policy-violation': { create: coded(400, 'content_policy_violation'), becomes: 'nsfw' },
  'quota-spent': refusal(coded(429, 'insufficient_quota'), 'credits'),
  'billing-limit': refusal(coded(400, 'billing_hard_limit_reached'), 'credits'),
  'wrong-key': refusal(coded(401, 'invalid_api_key'), 'auth'),
  'no-such-model': refusal(coded(404, 'model_not_found'), 'bad_response'),
  'misleading-words': refusal(coded(400, 'the_author_of_network_credit'), 'unsupported'),
  'no-pictures': { end: { data: [] }, becomes: 'bad_response' },
  'null-pictures': { end: { data: null }, becomes: 'bad_response' },
  'empty-picture': { end: { data: [{}] }, becomes: 'bad_response' },
  'wrong-types': { end: { data: [{ b64_json: 7, url: ['x'] }] }, becomes: 'bad_response' },
  'nonsense-base64': { end: { data: [{ b64_json: '%%%not base64%%%' }] }, becomes: 'bad_response' },
  ...INSIDE_FAULTS,
  ...FILE_FAULTS,
  ...addressFaults((url) => ({ data: [{ url }] }), 'oaidalleapiprodscus.blob.core.windows.net'),
} as const satisfies Faults
