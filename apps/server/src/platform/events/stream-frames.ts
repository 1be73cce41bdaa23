const encoder = new TextEncoder()

/** One server-sent event as it travels. `id` is null for passing news, after which a client does not ask. */
export function frameOf(id: number | null, type: string, payload: unknown): Uint8Array {
  const idLine = id === null ? '' : `id: ${id}\n`
  return encoder.encode(`${idLine}event: ${type}\ndata: ${JSON.stringify(payload)}\n\n`)
}
