import { pause } from '../abort.ts'
import { previewOf } from '../hosted/own-server.ts'
import type { ImageProgress } from '../image-provider.ts'
import { numberField, textField } from '../net/json.ts'

/** A server whose socket does not open draws all the same. */
const OPEN_MS = 1_000
/** First integer of a message with a preview; its format follows. */
const PREVIEW_EVENT = 1
const PREVIEW_OFFSET = 8

/** Follows the server's WebSocket until `stop`. Without it only progress is missing. */
export async function watchSocket(
  baseUrl: URL,
  clientId: string,
  report: (progress: ImageProgress) => void,
  signal: AbortSignal,
): Promise<{ readonly stop: () => void }> {
  const url = new URL(`${baseUrl.pathname.replace(/\/$/, '')}/ws?clientId=${clientId}`, baseUrl)
  url.protocol = baseUrl.protocol === 'https:' ? 'wss:' : 'ws:'
  url.username = ''
  url.password = ''
  const socket = new WebSocket(url)
  socket.binaryType = 'arraybuffer'
  const settled = new AbortController()
  let percent = 0
  socket.addEventListener('open', () => settled.abort(), { once: true })
  socket.addEventListener('error', () => settled.abort(), { once: true })
  socket.addEventListener('message', ({ data }: { readonly data: unknown }) => {
    if (data instanceof ArrayBuffer) {
      const preview = readPreview(Buffer.from(data))
      if (preview) report({ percent, preview })
      return
    }
    percent = readPercent(data) ?? percent
    report({ percent })
  })
  await pause(OPEN_MS, AbortSignal.any([settled.signal, signal]))
  return { stop: () => socket.close() }
}

function readPreview(message: Buffer) {
  if (message.length < PREVIEW_OFFSET || message.readUInt32BE(0) !== PREVIEW_EVENT) return undefined
  return previewOf(message.subarray(PREVIEW_OFFSET))
}

/** Percent of the sampler's steps; the last one is left for the file. */
function readPercent(data: unknown): number | undefined {
  let message: unknown
  try {
    message = JSON.parse(String(data))
  } catch {
    return undefined
  }
  if (textField(message, 'type') !== 'progress') return undefined
  const value = numberField(message, 'data', 'value') ?? 0
  const most = numberField(message, 'data', 'max') ?? 0
  return most > 0 ? Math.min(99, Math.max(0, Math.round((value / most) * 100))) : undefined
}
