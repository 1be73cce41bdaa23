import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An offered file. */
type HostedFile = {
  readonly bytes: Buffer
  /** Including the quotation marks. */
  readonly etag?: string
  /** Headers that a hub sends along. */
  readonly headers?: Readonly<Record<string, string>>
}

type Answer = (request: IncomingMessage, response: ServerResponse, file: HostedFile) => void

export type FileHost = {
  readonly url: string
  readonly requests: { readonly path: string; readonly range?: string; readonly ifRange?: string }[]
  /** Answers for the next requests, one each; after them the host answers correctly again. */
  readonly play: (...answers: readonly Answer[]) => void
  readonly offer: (path: string, file: HostedFile) => void
  readonly close: () => Promise<void>
}

/** A local file host that supports ranges, conditions and redirects, and fails on demand. */
export async function startFileHost(): Promise<FileHost> {
  const files = new Map<string, HostedFile>()
  const played: Answer[] = []
  const requests: FileHost['requests'] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    const { range, 'if-range': ifRange } = request.headers
    requests.push({
      path,
      ...(range === undefined ? {} : { range }),
      ...(typeof ifRange === 'string' ? { ifRange } : {}),
    })
    const file = files.get(path)
    if (!file) return response.writeHead(404).end('not found')
    return (played.shift() ?? honest)(request, response, file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    play: (...answers) => {
      played.push(...answers)
    },
    offer: (path, file) => {
      files.set(path, file)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** What to send of a file: all of it, or the requested range if the file is still the same. */
function planned({ headers }: IncomingMessage, { bytes, etag, headers: more }: HostedFile) {
  const start = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? Number.NaN)
  const ifRange = headers['if-range']
  const isPart = start >= 0 && (ifRange === undefined || ifRange === etag)
  const body = isPart ? bytes.subarray(start) : bytes
  return {
    isPart,
    body,
    isBeyond: isPart && start >= bytes.length,
    headers: {
      ...more,
      'accept-ranges': 'bytes',
      'content-length': String(body.length),
      ...(etag === undefined ? {} : { etag }),
      ...(isPart ? { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` } : {}),
    },
  }
}

const honest: Answer = (request, response, file) => {
  const plan = planned(request, file)
  if (plan.isBeyond) return response.writeHead(416, { 'content-range': `bytes */${file.bytes.length}` }).end()
  return response.writeHead(plan.isPart ? 206 : 200, plan.headers).end(plan.body)
}

/** Closes the connection after this many bytes of the body. */
export const cutAfter =
  (count: number): Answer =>
  (request, response, file) => {
    const plan = planned(request, file)
    response.writeHead(plan.isPart ? 206 : 200, plan.headers)
    response.flushHeaders()
    if (count === 0) setImmediate(() => response.destroy())
    else response.write(plan.body.subarray(0, count), () => setImmediate(() => response.destroy()))
  }

/** Closes the connection in the middle of the headers. */
export const cutInHeaders: Answer = (_request, response) => {
  response.socket?.end('HTTP/1.1 200 OK\r\ncontent-le')
}

/** Accepts the request and never answers. */
export const silent: Answer = () => {}

/** Sends this many bytes, then stalls with the connection open. */
export const stuckAfter =
  (count: number): Answer =>
  (request, response, file) => {
    const plan = planned(request, file)
    response.writeHead(plan.isPart ? 206 : 200, plan.headers)
    response.flushHeaders()
    if (count > 0) response.write(plan.body.subarray(0, count))
  }

/** Sends this many bytes, then one at a time forever. */
export const trickling =
  (count: number): Answer =>
  (request, response, file) => {
    const plan = planned(request, file)
    response.writeHead(plan.isPart ? 206 : 200, plan.headers)
    response.write(plan.body.subarray(0, count))
    let at = count
    const timer = setInterval(() => {
      if (at < plan.body.length - 1) response.write(plan.body.subarray(at, at + 1))
      at += 1
    }, 20)
    response.on('close', () => clearInterval(timer))
  }

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}, body = ''): Answer =>
  (_request, response) => {
    response.writeHead(code, headers).end(body)
  }

/** Sends the whole file, ignoring the requested range. */
export const whole: Answer = (_request, response, { bytes, etag }) => {
  response.writeHead(200, { 'content-length': String(bytes.length), ...(etag === undefined ? {} : { etag }) })
  response.end(bytes)
}

/** Sends these bytes without a length. */
export const chunked =
  (bytes: Uint8Array): Answer =>
  (_request, response) => {
    response.writeHead(200)
    response.end(bytes)
  }

/** Sends a range of the current file, ignoring the condition. */
export const partOf =
  (start: number, etag: string): Answer =>
  (_request, response, { bytes }) => {
    const body = bytes.subarray(start)
    response
      .writeHead(206, {
        etag,
        'content-length': String(body.length),
        'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}`,
      })
      .end(body)
  }
