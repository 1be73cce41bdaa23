export type ServerSentEvent = { readonly id: string | null; readonly type: string; readonly data: string }

/** Parses a byte stream as server-sent events (WHATWG HTML, section 9.2.6); skips comments and `retry`. */
export async function* readServerSentEvents(
  stream: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<ServerSentEvent> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let draft = emptyDraft()
  try {
    while (true) {
      const { done, value } = await reader.read()
      if (done) return
      onBytes()
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?=.)/)
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line !== '') {
          readLine(draft, line)
          continue
        }
        if (draft.data.length > 0)
          yield { id: draft.id, type: draft.type || 'message', data: draft.data.join('\n') }
        draft = emptyDraft()
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

type Draft = { id: string | null; type: string; data: string[] }

function emptyDraft(): Draft {
  return { id: null, type: '', data: [] }
}

function readLine(draft: Draft, line: string) {
  const colon = line.indexOf(':')
  if (colon === 0) return
  const field = colon === -1 ? line : line.slice(0, colon)
  const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '')
  if (field === 'data') draft.data.push(value)
  else if (field === 'event') draft.type = value
  else if (field === 'id' && !value.includes('\0')) draft.id = value
}
