import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { HttpContext } from './context.ts'

/** Below this size compression does not pay. */
const MIN_BYTES = 1024
/** Each answer is compressed once for one reader, so speed matters more than size. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Compresses JSON answers for callers that accept it. Streams are left alone. */
export async function compressJson(c: HttpContext): Promise<void> {
  const type = c.res.headers.get('content-type') ?? ''
  if (!type.startsWith('application/json') || c.res.headers.has('content-encoding') || c.res.body === null)
    return
  c.res.headers.append('Vary', 'Accept-Encoding')
  const encoding = acceptedEncoding(c.req.header('accept-encoding') ?? '')
  if (!encoding) return
  const bytes = new Uint8Array(await c.res.arrayBuffer())
  const { status, headers } = c.res
  const isWorth = bytes.length >= MIN_BYTES
  const body = !isWorth
    ? bytes
    : await (encoding === 'br' ? promisify(brotliCompress)(bytes, BROTLI) : promisify(gzip)(bytes))
  if (isWorth) headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  c.res = undefined
  c.res = new Response(new Uint8Array(body), { status, headers })
}
