import { StringDecoder } from 'node:string_decoder'

/**
 * Parses server-sent events from chunks and passes on each one's JSON; invalid JSON is skipped. Event names are ignored, since vendors repeat
 * them inside. Buffers at most one event, limited by the exchange.
 */
export function createEventReader(onEvent: (value: unknown) => void): (chunk: Buffer) => void {
  const decoder = new StringDecoder('utf8')
  let pieces: string[] = []
  let data: string[] = []

  function take(line: string): void {
    if (line.startsWith('data:')) data.push(line.slice('data:'.length))
    if (line !== '') return
    const value = parsed(data.join('\n'))
    data = []
    if (value !== undefined) onEvent(value)
  }

  return (chunk) => {
    const [first = '', ...others] = decoder.write(chunk).split('\n')
    pieces.push(first)
    for (const next of others) {
      const line = pieces.join('')
      take(line.endsWith('\r') ? line.slice(0, -1) : line)
      pieces = [next]
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
