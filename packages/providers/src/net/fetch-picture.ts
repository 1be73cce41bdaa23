import http from 'node:http'
import https from 'node:https'
import type { ImageFailure } from '../image-provider.ts'
import { exchange } from './exchange.ts'
import { failure, failureOfExchange, failureOfStatus } from './exchange-failures.ts'
import { publicLookup, type Resolve } from './public-address.ts'
import { type AskedSize, readPicture, type VendorPicture } from './read-picture.ts'
import { hasPassed, repeat } from './repeat.ts'

const MAX_BYTES = 64 * 1024 * 1024
const FETCH_MS = 30_000
const MAX_HOPS = 3
/** Milliseconds that idle connections are kept. */
const KEPT_MS = 10_000
/** Connections go only to allowed addresses and reads are safe to repeat, so they may be reused. */
const AGENTS = {
  'http:': new http.Agent({ keepAlive: true, timeout: KEPT_MS }),
  'https:': new https.Agent({ keepAlive: true, timeout: KEPT_MS }),
}
/** Generic file servers send `octet-stream`; any other type is a page or an error. */
const PICTURE_TYPE = /^(image\/|(application|binary)\/octet-stream)/i

/** Where a vendor's pictures may be fetched from. */
export type PictureHosts = {
  /** Hosts documented by the vendor, including subdomains: only HTTPS on its default port at public addresses. */
  readonly documented: readonly string[]
  /** The operator's origin instead of the vendor's: accepted anywhere. */
  readonly origin?: string
  /** Authorization sent only to that origin. */
  readonly originHeaders?: Readonly<Record<string, string>>
  /** Resolves documented hosts; default: the machine's resolver. */
  readonly resolve?: Resolve
}

/**
 * Fetches a vendor's picture, verifies it by decoding all of it, and brings it to the requested size. Temporary failures are retried up to
 * twice, since fetching is free.
 */
export async function fetchPicture(
  address: string,
  hosts: PictureHosts,
  size: AskedSize,
  signal: AbortSignal,
): Promise<VendorPicture | ImageFailure> {
  const fetched = await repeat(() => fetchBytes(address, hosts, signal), hasPassed, signal)
  return fetched.ok ? readPicture(fetched.bytes, size) : fetched
}

async function fetchBytes(
  address: string,
  hosts: PictureHosts,
  signal: AbortSignal,
): Promise<{ readonly ok: true; readonly bytes: Buffer } | ImageFailure> {
  let next = address
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const gate = URL.canParse(next) ? gateOf(new URL(next), hosts) : undefined
    if (!gate) return failure('bad_response', 'the picture lies on a host that the vendor does not document')
    const answer = await exchange({
      method: 'GET',
      maxBytes: MAX_BYTES,
      timeoutMs: FETCH_MS,
      signal,
      agent: AGENTS[gate.url.protocol === 'https:' ? 'https:' : 'http:'],
      ...gate,
    })
    if (!answer.ok) return failureOfExchange(answer, 'fetching the picture', signal)
    const { status, headers, body } = answer
    if (status === 200 && PICTURE_TYPE.test(headers['content-type'] ?? 'image/'))
      return { ok: true, bytes: body }
    if (status === 200) return failure('bad_response', 'what lies where the picture should be is no picture')
    if (status < 300 || status > 399 || !headers.location || !URL.canParse(headers.location, next))
      return status >= 500 || status === 429
        ? failureOfStatus(answer, 'fetching the picture')
        : failure('bad_response', `fetching the picture was answered ${status}`)
    next = new URL(headers.location, next).href
  }
  return failure('bad_response', 'the picture moves in circles')
}

/** How a URL may be fetched; undefined if it may not. */
function gateOf(url: URL, { documented, origin, originHeaders = {}, resolve }: PictureHosts) {
  if (url.username !== '' || url.password !== '') return undefined
  if (origin !== undefined && url.origin === origin) return { url, headers: originHeaders }
  const isDocumented = documented.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  if (url.protocol !== 'https:' || url.port !== '' || !isDocumented) return undefined
  return { url, lookup: publicLookup(resolve) }
}
