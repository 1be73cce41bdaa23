import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/** The server's end of a send-only WebSocket. */
export type Socket = { readonly send: (message: string | Uint8Array) => void; readonly end: () => void }

/** Accepts a WebSocket. Incoming messages are ignored. */
export function acceptSocket(request: IncomingMessage, stream: Duplex): Socket {
  const key = `${request.headers['sec-websocket-key']}${MAGIC}`
  const accept = createHash('sha1').update(key).digest('base64')
  stream.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  )
  stream.on('error', () => {})
  stream.on('data', () => {})
  stream.on('end', () => stream.end())
  return {
    send: (message) => {
      const isText = typeof message === 'string'
      const payload = Buffer.from(message as string)
      if (!stream.destroyed) stream.write(Buffer.concat([frameHead(isText, payload.length), payload]))
    },
    end: () => stream.destroy(),
  }
}

function frameHead(isText: boolean, length: number): Buffer {
  const first = isText ? 0x81 : 0x82
  if (length < 126) return Buffer.from([first, length])
  const head = Buffer.alloc(length < 65_536 ? 4 : 10)
  head[0] = first
  head[1] = length < 65_536 ? 126 : 127
  if (length < 65_536) head.writeUInt16BE(length, 2)
  else head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
