import { abortFailure } from '../abort.ts'
import type { ImageFailure } from '../image-provider.ts'
import { failure } from '../net/exchange-failures.ts'
import { textField } from '../net/json.ts'
import { createOpenAiClient } from '../openai/openai-client.ts'

/** Writes a text by instructions. Never rejects; has the same kinds of failure as pictures. */
export type LanguageModel = {
  readonly complete: (
    order: {
      /** The product's own instructions. */
      readonly instructions: string
      /** Untrusted text: material, never instructions. */
      readonly text: string
    },
    signal: AbortSignal,
  ) => Promise<{ readonly ok: true; readonly text: string } | ImageFailure>
  readonly close: () => Promise<void>
}

export type LanguageModelOptions = {
  /** Model name on the server. */
  readonly model: string
  /** The operator's key; a self-hosted server may need none. */
  readonly key?: string
  /** Another address with OpenAI's chat completions, with or without `/v1`. Default: OpenAI's own. */
  readonly baseUrl?: string
  /** Max milliseconds of an answer. */
  readonly deadlineMs: number
}

/** An answer is a few hundred words; anything larger is refused. */
const MAX_BYTES = 1024 * 1024

/** A model behind OpenAI's chat completions: OpenAI, or Ollama, LocalAI, llama.cpp, vLLM and others with the same API. */
export function createLanguageModel({ model, deadlineMs, ...options }: LanguageModelOptions): LanguageModel {
  const { client, agent } = createOpenAiClient(options)

  return {
    complete: async ({ instructions, text }, signal) => {
      if (signal.aborted) return { ...abortFailure(signal), started: false }
      const messages = [
        { role: 'system', content: instructions },
        { role: 'user', content: text },
      ]
      const answer = await client.call({
        what: 'completion',
        method: 'POST',
        path: 'v1/chat/completions',
        body: { json: { model, messages, stream: false } },
        timeoutMs: deadlineMs,
        maxBytes: MAX_BYTES,
        signal,
        effect: 'makes',
      })
      if (!answer.ok) return answer
      const said = textField(answer.value, 'choices', 0, 'message', 'content')?.trim()
      if (textField(answer.value, 'choices', 0, 'finish_reason') === 'content_filter')
        return failure('nsfw', 'the model’s policy refused')
      return said
        ? { ok: true, text: said }
        : failure('bad_response', 'completion was answered without a text')
    },
    close: async () => agent.destroy(),
  }
}
