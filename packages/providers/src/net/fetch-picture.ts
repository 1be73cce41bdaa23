import sharp from 'sharp'
import type { ImageBytes, ImageFailure, ImageSize, ImageType } from '../image-provider.ts'
import { exchange } from './exchange.ts'
import { failure, failureOfExchange, failureOfStatus } from './exchange-failures.ts'
import { publicLookup, type Resolve } from './public-address.ts'

const MOST_BYTES = 64 * 1024 * 1024
const FETCH_MS = 30_000
const MOST_HOPS = 3
const MOST_PIXELS = 4096 * 4096
/** Shorter side below which a picture is not what was asked for but an icon or an error's drawing. */
const LEAST_SIDE = 512
const TYPES: Readonly<Record<string, ImageType>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

/** Where a vendor's pictures may lie. */
export type PictureHosts = {
  /** Host names the vendor documents; their subdomains count. HTTPS on its own port only, and only at public addresses. */
  readonly documented: readonly string[]
  /** Origin the operator named instead of the vendor's: taken as it is, wherever it lies. */
  readonly origin?: string
  /** Resolves documented names; the machine's own way by default. */
  readonly resolve?: Resolve
}

export type FetchedPicture = {
  readonly ok: true
  readonly image: ImageBytes
  /** Pixels of the vendor's picture, before it was brought to the size asked for. */
  readonly original: ImageSize
}

/**
 * Fetches a picture that a vendor has made, checks that it is one by decoding all of it, and brings it to the size asked for. A break on
 * the way is tried once more, for fetching costs nothing.
 */
export async function fetchPicture(
  address: string,
  hosts: PictureHosts,
  size: ImageSize,
  signal: AbortSignal,
): Promise<FetchedPicture | ImageFailure> {
  let fetched = await fetchBytes(address, hosts, signal)
  if (!fetched.ok && (fetched.kind === 'network' || fetched.kind === 'server') && !signal.aborted)
    fetched = await fetchBytes(address, hosts, signal)
  return fetched.ok ? readPicture(fetched.bytes, size) : fetched
}

async function fetchBytes(
  address: string,
  hosts: PictureHosts,
  signal: AbortSignal,
): Promise<{ readonly ok: true; readonly bytes: Buffer } | ImageFailure> {
  let next = address
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const gate = URL.canParse(next) ? gateOf(new URL(next), hosts) : undefined
    if (!gate) return failure('bad_response', 'the picture lies on a host that the vendor does not document')
    const answer = await exchange({
      method: 'GET',
      maxBytes: MOST_BYTES,
      timeoutMs: FETCH_MS,
      signal,
      agent: false,
      ...gate,
    })
    if (!answer.ok) return failureOfExchange(answer, 'fetching the picture', signal)
    const { status, headers, body } = answer
    if (status === 200) return { ok: true, bytes: body }
    if (status < 300 || status > 399 || !headers.location || !URL.canParse(headers.location, next))
      return status >= 500
        ? failureOfStatus(answer, 'fetching the picture')
        : failure('bad_response', `fetching the picture was answered ${status}`)
    next = new URL(headers.location, next).href
  }
  return failure('bad_response', 'the picture moves in circles')
}

/** How an address may be asked for; undefined when it may not. */
function gateOf(url: URL, { documented, origin, resolve }: PictureHosts) {
  if (url.username !== '' || url.password !== '') return undefined
  if (origin !== undefined && url.origin === origin) return { url }
  const isDocumented = documented.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  if (url.protocol !== 'https:' || url.port !== '' || !isDocumented) return undefined
  return { url, lookup: publicLookup(resolve) }
}

async function readPicture(bytes: Buffer, size: ImageSize): Promise<FetchedPicture | ImageFailure> {
  try {
    const picture = sharp(bytes, { failOn: 'truncated', limitInputPixels: MOST_PIXELS })
    const { format, width, height } = await picture.metadata()
    const type = TYPES[format]
    if (!type) return failure('bad_response', `the picture is ${format}`)
    const original = { width, height }
    if (Math.min(width, height) < LEAST_SIDE)
      return failure('bad_response', `the picture has ${width}x${height} pixels`)
    if (width === size.width && height === size.height) {
      await picture.raw().toBuffer()
      return { ok: true, image: { bytes, type }, original }
    }
    const sized = await picture.resize(size.width, size.height, { fit: 'cover' }).png().toBuffer()
    return { ok: true, image: { bytes: sized, type: 'image/png' }, original }
  } catch {
    return failure('bad_response', 'the picture cannot be decoded')
  }
}
