import type { ServerResponse } from 'node:http'
import sharp from 'sharp'

/** A scripted answer to one HTTP call. */
export type Reply = (response: ServerResponse) => void | Promise<void>

/** Sends one byte a second forever. */
export function drip(type: string): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': type })
    const timer = setInterval(() => response.write(' '), 1_000)
    response.write(' ')
    response.on('close', () => clearInterval(timer))
  }
}

export function hang(): void {
  // Silence is the fault; the caller closes the connection.
}

export function drop(response: ServerResponse): void {
  response.socket?.destroy()
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return text(status, 'application/json', JSON.stringify(body), headers)
}

export function text(
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  }
}

export function redirect(status: number, location: string): Reply {
  return (response) => {
    response.writeHead(status, { location }).end()
  }
}

export function bytes(type: string, make: () => Promise<Uint8Array>): Reply {
  return async (response) => {
    response.writeHead(200, { 'content-type': type }).end(await make())
  }
}

export function plain(side: number) {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#3366cc' } })
}

/** Sends more than anyone accepts, without a length: the caller has to cut it off. */
export function flood(type: string): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': type })
    const chunk = Buffer.alloc(1024 * 1024, 1)
    const pump = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', pump)
    pump()
  }
}

/** Sends bytes that are not HTTP. */
export function garble(response: ServerResponse): void {
  response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n')
}

/** Half of a picture file. */
export async function cutOff(): Promise<Uint8Array> {
  const whole = await plain(1024).png({ compressionLevel: 0 }).toBuffer()
  return whole.subarray(0, Math.floor(whole.length / 2))
}
