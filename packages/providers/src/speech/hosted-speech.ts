import { abortFailure } from '../abort.ts'
import { failure } from '../net/exchange-failures.ts'
import type { VendorClient, VendorOrder } from '../net/vendor-client.ts'
import type { SpeechFailure } from './speech-provider.ts'

/** Ten minutes of 16-bit samples at 24 kHz, with room to spare. */
const MAX_BYTES = 64 * 1024 * 1024

/** Calls a vendor that answers with audio: its bytes, or the failure. Ends in time whatever the vendor does, and never rejects. */
export async function callForSound(
  client: VendorClient,
  order: Pick<VendorOrder, 'path' | 'body'>,
  options: { readonly signal: AbortSignal; readonly deadlineMs: number; readonly accept: string },
): Promise<Buffer | SpeechFailure> {
  const { signal, deadlineMs } = options
  if (signal.aborted) return { ...abortFailure(signal), started: false }
  const answer = await client.call({
    what: 'speech',
    method: 'POST',
    ...order,
    headers: { accept: options.accept },
    timeoutMs: deadlineMs,
    maxBytes: MAX_BYTES,
    signal,
    effect: 'makes',
    answer: 'bytes',
  })
  if (!answer.ok) return answer
  const { value, headers } = answer
  if (/^(text\/|application\/json)/.test(headers['content-type'] ?? ''))
    return failure('bad_response', 'speech was answered with a text')
  if (!Buffer.isBuffer(value) || value.length === 0)
    return failure('bad_response', 'speech was answered with nothing')
  return value
}
