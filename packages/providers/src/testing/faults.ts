import type { FailureKind } from '../image-provider.ts'
import {
  bytes,
  cutOff,
  drip,
  drop,
  flood,
  garble,
  hang,
  json,
  plain,
  type Reply,
  redirect,
  text,
} from './replies.ts'

/** One way in which a vendor fails. Omitted parts succeed. */
export type Fault = {
  /** Answer to the call that makes a picture, `createTimes` times, or always without that. No picture is made then. */
  readonly create?: Reply
  readonly createTimes?: number
  /** Milliseconds after which the call that makes a picture is answered normally. */
  readonly createAfterMs?: number
  /** Makes the picture before `create` answers: it is paid for, but the caller does not learn of it. */
  readonly isMadeAllTheSame?: true
  /** Answer to a poll of the job, `times` times, or always without that. */
  readonly poll?: { readonly reply: Reply; readonly times?: number }
  /** Answer to the request for the job's result, if that is a separate call; `times` times. */
  readonly result?: { readonly reply: Reply; readonly times?: number }
  /** Fields changed in the answer that ends the job. */
  readonly end?: Readonly<Record<string, unknown>>
  /** Answer to the call that cancels the job, which then continues. */
  readonly cancel?: Reply
  /** The job never ends. */
  readonly isEndless?: true
  /** Replaces the picture's bytes. */
  readonly bytes?: () => Uint8Array | Promise<Uint8Array>
  /** Answer to fetching the file, `times` times, or always without that. */
  readonly file?: { readonly reply: Reply; readonly times?: number }
  /** Outcome of the adapter; undefined when the picture arrives anyway. */
  readonly becomes: FailureKind | undefined
  /** The vendor refused before it started anything. */
  readonly isRefusal?: true
  /** Never ends by itself: the caller's timeout ends it. */
  readonly isWaitedOut?: true
  /** Number of calls that make a picture; default one. */
  readonly creates?: number
}

export type Faults = Readonly<Record<string, Fault>>

/** An error in the vendor's format. */
export type Problem = (status: number, headers?: Record<string, string>) => Reply

export const PAGE = '<!doctype html><title>502</title><h1>Bad gateway</h1>'
export const METADATA_SERVICE = 'http://169.254.169.254/latest/meta-data/'

/** A refusal before anything was started. */
export function refusal(create: Reply, becomes: FailureKind): Fault {
  return { create, becomes, isRefusal: true }
}

/**
 * Faults of the call that makes a picture in any HTTP API. A prompt selects one by name: `[fault:429]`; no name is a word that a content policy
 * refuses, because such a prompt would never arrive.
 */
export function createFaults(problem: Problem) {
  return {
    '401': refusal(problem(401), 'auth'),
    '402': refusal(problem(402), 'credits'),
    '403': refusal(problem(403), 'auth'),
    '404': refusal(problem(404), 'bad_response'),
    '408': { create: problem(408), becomes: 'timeout' },
    '418': refusal(problem(418), 'bad_response'),
    '422': refusal(problem(422), 'unsupported'),
    '429': refusal(problem(429, { 'retry-after': '30' }), 'rate_limit'),
    '429-bare': refusal(problem(429), 'rate_limit'),
    '429-absurd': refusal(problem(429, { 'retry-after': '1000000000' }), 'rate_limit'),
    '429-date': refusal(
      problem(429, {
        date: 'Wed, 21 Oct 2026 07:28:00 GMT',
        'retry-after': 'Wed, 21 Oct 2026 07:29:30 GMT',
      }),
      'rate_limit',
    ),
    '429-nonsense': refusal(problem(429, { 'retry-after': 'soon' }), 'rate_limit'),
    '429-once': {
      create: problem(429, { 'retry-after': '1' }),
      createTimes: 1,
      creates: 2,
      becomes: undefined,
    },
    '500': { create: problem(500), becomes: 'server' },
    '502-page': { create: text(502, 'text/html', PAGE), becomes: 'server' },
    '503': { create: problem(503, { 'retry-after': '5' }), becomes: 'server' },
    '504': { create: problem(504), becomes: 'server' },
    // Longer than the timeout of any poll: a call that is cut off and sent again would make the picture, and charge for it, twice.
    late: { createAfterMs: 11_000, becomes: undefined },
    hang: { create: hang, isMadeAllTheSame: true, isWaitedOut: true, becomes: 'timeout' },
    drip: { create: drip('application/json'), isMadeAllTheSame: true, isWaitedOut: true, becomes: 'timeout' },
    drop: { create: drop, isMadeAllTheSame: true, becomes: 'network' },
    garbled: { create: garble, becomes: 'bad_response' },
    page: { create: text(200, 'text/html', PAGE), becomes: 'bad_response' },
    'nonsense-json': { create: text(200, 'application/json', '{"id": "abc", '), becomes: 'bad_response' },
    'empty-body': { create: text(200, 'application/json', ''), becomes: 'bad_response' },
    'empty-object': { create: json(200, {}), becomes: 'bad_response' },
    'empty-list': { create: json(200, []), becomes: 'bad_response' },
    'null-body': { create: json(200, null), becomes: 'bad_response' },
    packed: {
      create: text(200, 'application/json', 'x', { 'content-encoding': 'gzip' }),
      becomes: 'bad_response',
    },
    flood: { create: flood('application/json'), becomes: 'bad_response' },
    'announced-flood': { create: announced('application/json'), becomes: 'bad_response' },
    'moved-api': { create: redirect(307, METADATA_SERVICE), becomes: 'bad_response' },
  } as const satisfies Faults
}

/** Invalid pictures, for vendors that send them inside their answers. */
export const INSIDE_FAULTS = {
  'inside-cut-off': { bytes: cutOff, becomes: 'bad_response' },
  'inside-page': { bytes: () => Buffer.from(PAGE), becomes: 'bad_response' },
  'inside-empty': { bytes: () => new Uint8Array(), becomes: 'bad_response' },
  'inside-gif': { bytes: () => plain(1024).gif().toBuffer(), becomes: 'bad_response' },
  'inside-dot': { bytes: () => plain(1).png().toBuffer(), becomes: 'bad_response' },
  'inside-svg': {
    bytes: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"/>'),
    becomes: 'bad_response',
  },
} as const satisfies Faults

/** Invalid files, for vendors whose pictures are fetched. */
export const FILE_FAULTS = {
  'picture-cut-off': { file: { reply: bytes('image/png', cutOff) }, becomes: 'bad_response' },
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
  'picture-as-page': {
    file: { reply: bytes('text/html', () => plain(1024).png().toBuffer()) },
    becomes: 'bad_response',
  },
  'picture-flood': { file: { reply: flood('image/png') }, becomes: 'bad_response' },
  'picture-announced-flood': { file: { reply: announced('image/png') }, becomes: 'bad_response' },
  'picture-packed': {
    file: { reply: text(200, 'image/png', 'x', { 'content-encoding': 'gzip' }) },
    becomes: 'bad_response',
  },
  'picture-404': { file: { reply: text(404, 'text/plain', 'expired') }, becomes: 'bad_response' },
  'picture-503': { file: { reply: text(503, 'text/plain', 'try later') }, becomes: 'server' },
  'picture-drip': { file: { reply: drip('image/png') }, isWaitedOut: true, becomes: 'timeout' },
  'picture-drop': { file: { reply: drop }, becomes: 'network' },
  'picture-flaky': { file: { reply: drop, times: 2 }, becomes: undefined },
  'picture-moved-inside': { file: { reply: redirect(302, METADATA_SERVICE) }, becomes: 'bad_response' },
  'picture-in-circles': { file: { reply: redirect(302, '?again') }, becomes: 'bad_response' },
} as const satisfies Faults

/** URLs from which no picture may be fetched; `end` makes the fields that contain one. */
export function addressFaults(end: (address: string) => Readonly<Record<string, unknown>>, host: string) {
  return {
    'picture-inside': { end: end(METADATA_SERVICE), becomes: 'bad_response' },
    'picture-local-file': { end: end('file:///etc/hostname'), becomes: 'bad_response' },
    'picture-other-port': { end: end('http://127.0.0.1:1/out.png'), becomes: 'bad_response' },
    'picture-lookalike': { end: end(`https://evil${host}/out.png`), becomes: 'bad_response' },
    'picture-with-password': { end: end(`https://user:word@${host}/out.png`), becomes: 'bad_response' },
  } as const satisfies Faults
}

/** Failing polls of a job. */
export function pollFaults(problem: Problem) {
  return {
    'poll-500': { poll: { reply: problem(500) }, becomes: 'server' },
    'poll-401': { poll: { reply: problem(401) }, becomes: 'auth' },
    'poll-drop': { poll: { reply: drop }, becomes: 'network' },
    'poll-page': { poll: { reply: text(200, 'text/html', PAGE) }, becomes: 'bad_response' },
    'poll-flaky': { poll: { reply: drop, times: 2 }, becomes: undefined },
    endless: { isEndless: true, isWaitedOut: true, becomes: 'timeout' },
  } as const satisfies Faults
}

function announced(type: string): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': 2 * 1024 ** 3 })
    response.flushHeaders()
  }
}
