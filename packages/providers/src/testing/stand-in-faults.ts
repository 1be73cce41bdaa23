import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import type { FailureKind } from '../image-provider.ts'

/** Answers one HTTP call in its own way. */
export type Reply = (response: ServerResponse) => void | Promise<void>

/** One way in which a vendor fails. Whatever a fault leaves out goes well. */
export type Fault = {
  /** What the create call is answered; no prediction is made. */
  readonly create?: Reply
  /** Makes the prediction all the same before `create` answers: paid for, and the caller does not learn its id. */
  readonly isMadeAllTheSame?: true
  /** What a look at the prediction is answered, as often as `times`; without it always. */
  readonly poll?: { readonly reply: Reply; readonly times?: number }
  /** Fields that differ in the prediction's end. */
  readonly end?: Readonly<Record<string, unknown>>
  /** It stays in `processing`. */
  readonly isEndless?: true
  /** What fetching the file is answered, as often as `times`; without it always. */
  readonly file?: { readonly reply: Reply; readonly times?: number }
  /** What the user of the adapter is told; undefined when the picture comes all the same. */
  readonly becomes: FailureKind | undefined
}

/** Sends a byte a second, for ever. */
function drip(type: string): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': type })
    const timer = setInterval(() => response.write(' '), 1_000)
    response.write(' ')
    response.on('close', () => clearInterval(timer))
  }
}

function hang(): void {
  // Silence is the fault; the caller ends the connection.
}

function drop(response: ServerResponse): void {
  response.socket?.destroy()
}

export function problem(status: number, detail: string, headers: Record<string, string> = {}): Reply {
  return json(status, { title: 'Error', detail, status }, headers)
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return text(status, 'application/json', JSON.stringify(body), headers)
}

function text(status: number, type: string, body: string, headers: Record<string, string> = {}): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  }
}

function redirect(status: number, location: string): Reply {
  return (response) => {
    response.writeHead(status, { location }).end()
  }
}

function bytes(type: string, make: () => Promise<Uint8Array>): Reply {
  return async (response) => {
    response.writeHead(200, { 'content-type': type }).end(await make())
  }
}

function plain(side: number) {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#3366cc' } })
}

/** More than anybody accepts, without saying how much: the caller has to cut it off. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'image/png' })
  const chunk = Buffer.alloc(1024 * 1024, 1)
  const pump = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', pump)
  pump()
}

const PAGE = '<!doctype html><title>502</title><h1>Bad gateway</h1>'
const throttled = 'Request was throttled. Expected available in 1 second.'
const metadataService = 'http://169.254.169.254/latest/meta-data/'

/**
 * Every failure the stand-in can play, by the word that a prompt names it with: `[fault:429]`. No name is a word that a content policy
 * refuses, for such a prompt would never arrive.
 */
export const FAULTS = {
  // The create call is refused.
  '401': { create: problem(401, 'You did not pass a valid authentication token'), becomes: 'auth' },
  '403': { create: problem(403, 'You do not have permission to perform this action'), becomes: 'auth' },
  '402': { create: problem(402, 'Insufficient credit'), becomes: 'credits' },
  '404': { create: problem(404, 'The requested resource could not be found.'), becomes: 'bad_response' },
  '408': { create: problem(408, 'Request Timeout'), becomes: 'timeout' },
  '418': { create: problem(418, 'a nonsense status'), becomes: 'bad_response' },
  '422': { create: problem(422, '- input.seed: Invalid type\n'), becomes: 'unsupported' },
  '429': { create: problem(429, throttled, { 'retry-after': '30' }), becomes: 'rate_limit' },
  '429-bare': { create: problem(429, throttled), becomes: 'rate_limit' },
  '429-absurd': { create: problem(429, throttled, { 'retry-after': '1000000000' }), becomes: 'rate_limit' },
  '429-date': {
    create: problem(429, throttled, {
      date: 'Wed, 21 Oct 2026 07:28:00 GMT',
      'retry-after': 'Wed, 21 Oct 2026 07:29:30 GMT',
    }),
    becomes: 'rate_limit',
  },
  '429-nonsense': { create: problem(429, throttled, { 'retry-after': 'soon' }), becomes: 'rate_limit' },
  '500': { create: problem(500, 'Internal server error'), becomes: 'server' },
  '502-page': { create: text(502, 'text/html', PAGE), becomes: 'server' },
  '503': { create: problem(503, 'Service unavailable', { 'retry-after': '5' }), becomes: 'server' },
  '504': { create: problem(504, 'Gateway timeout'), becomes: 'server' },
  // The create call's answer is lost or makes no sense.
  hang: { create: hang, isMadeAllTheSame: true, becomes: 'timeout' },
  drip: { create: drip('application/json'), isMadeAllTheSame: true, becomes: 'timeout' },
  drop: { create: drop, isMadeAllTheSame: true, becomes: 'network' },
  page: { create: text(200, 'text/html', PAGE), becomes: 'bad_response' },
  'nonsense-json': { create: text(201, 'application/json', '{"id": "abc", '), becomes: 'bad_response' },
  'empty-body': { create: text(201, 'application/json', ''), becomes: 'bad_response' },
  'empty-object': { create: json(201, {}), becomes: 'bad_response' },
  'null-body': { create: json(201, null), becomes: 'bad_response' },
  'wrong-types': { create: json(201, { id: 7, status: ['succeeded'], output: {} }), becomes: 'bad_response' },
  'hostile-id': { create: json(201, { id: '../../account', status: 'starting' }), becomes: 'bad_response' },
  'unknown-status': { create: json(201, { id: 'abc', status: 'sleeping' }), becomes: 'bad_response' },
  'long-json': {
    create: json(201, { id: 'abc', status: 'starting', logs: 'x'.repeat(3 * 1024 * 1024) }),
    becomes: 'bad_response',
  },
  'moved-api': { create: redirect(307, metadataService), becomes: 'bad_response' },
  // The prediction ends badly.
  flagged: {
    end: { status: 'failed', error: 'All generated images contained NSFW content.', output: null },
    becomes: 'nsfw',
  },
  'flagged-code': {
    end: { status: 'failed', error: 'The input or output was flagged as sensitive. (E005)', output: null },
    becomes: 'nsfw',
  },
  'misleading-words': {
    end: {
      status: 'failed',
      error: 'E1000: the author of network credit flagged as sensitive',
      output: null,
    },
    becomes: 'server',
  },
  'out-of-memory': {
    end: { status: 'failed', error: 'OOM killed (E1001)', output: null },
    becomes: 'server',
  },
  'late-start': {
    end: { status: 'failed', error: 'Timeout starting prediction (E6716)', output: null },
    becomes: 'timeout',
  },
  'no-reason': { end: { status: 'failed', error: null, output: null }, becomes: 'server' },
  canceled: { end: { status: 'canceled', output: null }, becomes: 'timeout' },
  aborted: { end: { status: 'aborted', output: null }, becomes: 'timeout' },
  'no-output': { end: { output: null }, becomes: 'bad_response' },
  'empty-output': { end: { output: [] }, becomes: 'bad_response' },
  'odd-output': { end: { output: [{ url: null }] }, becomes: 'bad_response' },
  endless: { isEndless: true, becomes: 'timeout' },
  // Looks at it fail.
  'poll-500': { poll: { reply: problem(500, 'Internal server error') }, becomes: 'server' },
  'poll-401': { poll: { reply: problem(401, 'Unauthenticated') }, becomes: 'auth' },
  'poll-drop': { poll: { reply: drop }, becomes: 'network' },
  'poll-page': { poll: { reply: text(200, 'text/html', PAGE) }, becomes: 'bad_response' },
  'poll-flaky': { poll: { reply: drop, times: 2 }, becomes: undefined },
  // The file is not what it should be.
  'picture-cut-off': {
    file: {
      reply: bytes('image/png', async () => {
        const whole = await sharp(await plain(1024).png({ compressionLevel: 0 }).toBuffer()).toBuffer()
        return whole.subarray(0, Math.floor(whole.length / 2))
      }),
    },
    becomes: 'bad_response',
  },
  'picture-page': { file: { reply: text(200, 'image/png', PAGE) }, becomes: 'bad_response' },
  'picture-empty': { file: { reply: text(200, 'image/png', '') }, becomes: 'bad_response' },
  'picture-gif': {
    file: { reply: bytes('image/png', () => plain(1024).gif().toBuffer()) },
    becomes: 'bad_response',
  },
  'picture-dot': {
    file: { reply: bytes('image/png', () => plain(1).png().toBuffer()) },
    becomes: 'bad_response',
  },
  'picture-flood': { file: { reply: flood }, becomes: 'bad_response' },
  'picture-announced-flood': {
    file: {
      reply: (response) => {
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': 2 * 1024 ** 3 })
        response.flushHeaders()
      },
    },
    becomes: 'bad_response',
  },
  'picture-packed': {
    file: { reply: text(200, 'image/png', 'x', { 'content-encoding': 'gzip' }) },
    becomes: 'bad_response',
  },
  'picture-404': { file: { reply: problem(404, 'expired') }, becomes: 'bad_response' },
  'picture-503': { file: { reply: problem(503, 'try later') }, becomes: 'server' },
  'picture-drip': { file: { reply: drip('image/png') }, becomes: 'timeout' },
  'picture-drop': { file: { reply: drop }, becomes: 'network' },
  'picture-flaky': { file: { reply: drop, times: 1 }, becomes: undefined },
  'picture-moved-inside': { file: { reply: redirect(302, metadataService) }, becomes: 'bad_response' },
  'picture-in-circles': { file: { reply: redirect(302, '?again') }, becomes: 'bad_response' },
  'picture-inside': { end: { output: [metadataService] }, becomes: 'bad_response' },
  'picture-local-file': { end: { output: 'file:///etc/hostname' }, becomes: 'bad_response' },
  'picture-other-port': { end: { output: 'http://127.0.0.1:1/out.png' }, becomes: 'bad_response' },
  'picture-lookalike': {
    end: { output: 'https://evilreplicate.delivery/out.png' },
    becomes: 'bad_response',
  },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof FAULTS

export function isFaultName(name: unknown): name is FaultName {
  return typeof name === 'string' && Object.hasOwn(FAULTS, name)
}
