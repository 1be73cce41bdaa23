import { createHash } from 'node:crypto'
import { formWithFiles } from '../hosted/form-data.ts'
import type { ImageFailure } from '../image-provider.ts'
import { failure } from '../net/exchange-failures.ts'
import { field, listField, textField } from '../net/json.ts'
import type { VendorClient, VendorOrder } from '../net/vendor-client.ts'

/** Timeout of every call except the one that creates a job. */
const CALL_MS = 10_000
/** Responses hold file names and error traces, never pictures. */
const MAX_BYTES = 8 * 1024 * 1024

/** A file on the server, as `/view` addresses it. */
export type ServerFile = { readonly filename: string; readonly subfolder: string; readonly type: string }

export type JobState =
  | { readonly is: 'waiting' | 'forgotten' }
  | { readonly is: 'done'; readonly file: ServerFile | undefined }
  | { readonly is: 'failed'; readonly how: string }

/** The API calls needed for drawing. */
export type ComfyUiApi = {
  /** `POST /upload/image`: returns the name for `LoadImage`. */
  readonly upload: (
    jpeg: Uint8Array,
    signal: AbortSignal,
  ) => Promise<{ readonly ok: true; readonly name: string } | ImageFailure>
  /** `POST /prompt`: queues a workflow; answers within `timeoutMs`. */
  readonly queue: (
    workflow: unknown,
    clientId: string,
    options: { readonly timeoutMs: number; readonly signal: AbortSignal },
  ) => Promise<{ readonly ok: true; readonly id: string } | ImageFailure>
  /** `GET /history/{id}`, and `GET /queue` while the history does not know the job. */
  readonly look: (
    id: string,
    signal: AbortSignal,
  ) => Promise<{ readonly ok: true; readonly state: JobState } | ImageFailure>
  /** Removes the job from the queue, or interrupts it, and only it, if it is running. Returns whether that was received. */
  readonly cancel: (id: string, signal: AbortSignal) => Promise<boolean>
}

export function createComfyUiApi(client: VendorClient): ComfyUiApi {
  const call = (order: Omit<VendorOrder, 'timeoutMs' | 'maxBytes'> & { readonly timeoutMs?: number }) =>
    client.call({ timeoutMs: CALL_MS, maxBytes: MAX_BYTES, ...order })
  const post = (what: string, path: string, json: unknown, signal: AbortSignal) =>
    call({ what, method: 'POST', path, body: { json }, signal, effect: 'reads' })

  async function queueOf(signal: AbortSignal) {
    const answer = await call({ what: 'queue', method: 'GET', path: 'queue', signal, effect: 'once' })
    if (!answer.ok) return answer
    // An entry is an array: number, id, workflow and more.
    const idsOf = (name: string) => listField(answer.value, name).map((entry) => textField(entry, 1))
    return { ok: true, running: idsOf('queue_running'), pending: idsOf('queue_pending') } as const
  }

  return {
    upload: async (jpeg, signal) => {
      // Named by content, so the same picture is stored once.
      const name = `easel-${createHash('sha256').update(jpeg).digest('hex').slice(0, 24)}.jpg`
      const answer = await call({
        what: 'upload',
        method: 'POST',
        path: 'upload/image',
        body: formWithFiles({ overwrite: 'true', type: 'input' }, [
          { field: 'image', name, type: 'image/jpeg', bytes: jpeg },
        ]),
        signal,
        effect: 'reads',
      })
      if (!answer.ok) return answer
      const kept = textField(answer.value, 'name')
      if (!kept) return failure('bad_response', 'upload was answered without a name')
      const folder = textField(answer.value, 'subfolder')
      return { ok: true, name: folder ? `${folder}/${kept}` : kept }
    },

    queue: async (prompt, client_id, { timeoutMs, signal }) => {
      const body = { json: { prompt, client_id } }
      const answer = await call({
        what: 'create',
        method: 'POST',
        path: 'prompt',
        body,
        timeoutMs,
        signal,
        effect: 'makes',
      })
      if (!answer.ok) return answer
      // Used in URLs, so only letters, digits and hyphens are allowed.
      const id = textField(answer.value, 'prompt_id') ?? ''
      return /^[\w-]{1,64}$/.test(id)
        ? { ok: true, id }
        : failure('bad_response', 'create was answered with something that is no job')
    },

    look: async (id, signal) => {
      const answer = await call({
        what: 'poll',
        method: 'GET',
        path: `history/${id}`,
        signal,
        effect: 'once',
      })
      if (!answer.ok) return answer
      const entry = field(answer.value, id)
      if (entry !== undefined) return { ok: true, state: readEntry(entry) }
      const queue = await queueOf(signal)
      if (!queue.ok) return queue
      const isThere = queue.running.includes(id) || queue.pending.includes(id)
      return { ok: true, state: { is: isThere ? 'waiting' : 'forgotten' } }
    },

    cancel: async (id, signal) => {
      const taken = await post('cancel', 'queue', { delete: [id] }, signal)
      const queue = await queueOf(signal)
      // Older servers interrupt whatever is running, even another client's job.
      if (!queue.ok || !queue.running.includes(id)) return taken.ok && queue.ok
      return (await post('interrupt', 'interrupt', { prompt_id: id }, signal)).ok
    },
  }
}

/** A finished job's history entry. */
function readEntry(entry: unknown): JobState {
  if (textField(entry, 'status', 'status_str') === 'error') {
    const messages = listField(entry, 'status', 'messages').map((message) => textField(message, 0))
    const isInterrupted = messages.includes('execution_interrupted')
    return { is: 'failed', how: isInterrupted ? 'was interrupted at the server' : 'ended with an error' }
  }
  const outputs = field(entry, 'outputs')
  const nodes = typeof outputs === 'object' && outputs !== null ? Object.values(outputs) : []
  const files = nodes.flatMap((node) => listField(node, 'images').map(readFile))
  const known = files.filter((file) => file !== undefined)
  // Saved files are preferred to previews.
  return { is: 'done', file: known.find(({ type }) => type === 'output') ?? known[0] }
}

function readFile(value: unknown): ServerFile | undefined {
  const filename = textField(value, 'filename')
  const type = textField(value, 'type')
  if (!filename || !type) return undefined
  return { filename, subfolder: textField(value, 'subfolder') ?? '', type }
}
