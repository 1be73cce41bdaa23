import { openAiProblem } from './openai-faults.ts'
import { json } from './replies.ts'
import { CHAT_FAULTS } from './speech-faults.ts'
import {
  carriesKey,
  runStandIn,
  type StandIn,
  type StandInCall,
  type StandInOptions,
  type StandInTools,
  startStandInServer,
} from './stand-in-server.ts'

/**
 * A local server with OpenAI's chat completions API. It answers with the prompt and more light, or with the text in the prompt's `[says:…]`, in
 * which `%0A` is a line break.
 */
export async function startChatStandIn(
  options: StandInOptions & { readonly isPlain?: boolean } = {},
): Promise<StandIn<keyof typeof CHAT_FAULTS>> {
  const { port = 0, drawMs = 10, isPlain = false } = options

  async function answer(call: StandInCall, tools: StandInTools): Promise<void> {
    const { route, response } = call
    if (!isPlain && !carriesKey(call, options)) return openAiProblem(401, {}, 'invalid_api_key')(response)
    if (route !== 'POST /v1/chat/completions') return openAiProblem(404)(response)
    const input = JSON.parse(String(await call.body())) as {
      model?: unknown
      messages?: { role: string; content: string }[]
      stream?: unknown
    }
    const prompt = input.messages?.find(({ role }) => role === 'user')?.content ?? ''
    const fault = tools.note(call, input, prompt)
    if (typeof input.model !== 'string' || prompt === '' || input.stream !== false)
      return openAiProblem(400, {}, 'invalid_value')(response)
    if (await tools.playCreate(fault, response)) return
    await new Promise((resolve) => setTimeout(resolve, drawMs))
    const says = /\[says:(.*)\]$/.exec(prompt)?.[1]
    const content =
      says !== undefined ? decodeURIComponent(says) : `${prompt}, soft window light, fine detail`
    const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }]
    return json(200, { id: 'chatcmpl-1', object: 'chat.completion', choices, ...fault.end })(response)
  }

  return startStandInServer({ port, faults: CHAT_FAULTS, answer })
}

// Runs like a self-hosted server, without a key.
if (import.meta.main)
  await runStandIn('a language model', (options) => startChatStandIn({ ...options, isPlain: true }))
