import { StringDecoder } from 'node:string_decoder'

/**
 * Reads server-sent events that come in pieces, and hands over the JSON of each; what is no JSON is left out. Their names are not read: vendors
 * repeat them inside. What is kept is one event at most, and the exchange limits that.
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
