/** `id`: the number in the event's id, without the stamp. */
export type ReceivedEvent = { readonly id: number | null; readonly type: string; readonly data: unknown }

/** Reads a server-sent event stream into a list that grows; `stop` ends the connection as a client that leaves. */
export function readEventStream(response: Response) {
  const reader = response.body?.getReader()
  if (!reader) throw new Error('the answer has no body')
  const events: ReceivedEvent[] = []
  let heartbeats = 0
  let lastId: string | undefined
  const ended = (async () => {
    const decoder = new TextDecoder()
    let rest = ''
    while (true) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        if (block.startsWith(':')) heartbeats += 1
        else {
          lastId = /^id: (.*)$/m.exec(block)?.[1] ?? lastId
          events.push(parse(block))
        }
      }
    }
  })()
  return {
    events,
    heartbeats: () => heartbeats,
    /** What a client sends as `Last-Event-ID` when it comes back. */
    lastId: () => lastId,
    /** Resolves when the server ends the stream. */
    ended,
    stop: () => reader.cancel(),
  }
}

function parse(block: string): ReceivedEvent {
  const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]))
  const id = fields.get('id')
  return {
    id: id === undefined ? null : Number.parseInt(id, 10),
    type: fields.get('event') ?? '',
    data: JSON.parse(fields.get('data') ?? 'null'),
  }
}
