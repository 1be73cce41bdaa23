import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { OWNER_FILE, type Storage } from './storage.ts'
import { assertStorageKey } from './storage-key.ts'

export type S3Settings = {
  /** Undefined: Amazon's, by the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** What every key begins with in the bucket, with a slash at its end; empty for none. */
  readonly prefix?: string
}

/** Milliseconds; the product's own unless a test says otherwise. */
export type S3Limits = {
  /** Until a connection stands. */
  readonly connectMs: number
  /** Until a request is answered, counted from its beginning. */
  readonly requestMs: number
  /** Of a connection on which nothing moves. */
  readonly idleMs: number
  /** Of a whole call: its tries, and the bytes of its answer. */
  readonly callMs: number
  /** Of the check, whole. */
  readonly checkMs: number
}

const LIMITS: S3Limits = {
  connectMs: 5_000,
  requestMs: 55_000,
  idleMs: 8_000,
  callMs: 60_000,
  checkMs: 4_000,
}

/** Keys of one answer of a list; servers give no more. */
const PAGE_SIZE = 1_000

/** Blobs as objects of a bucket. An object is there whole or not at all, and durable once the server has answered. */
export function createS3Storage(
  settings: S3Settings,
  { pageSize = PAGE_SIZE, ...given }: Partial<S3Limits> & { readonly pageSize?: number } = {},
): Storage {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey, prefix = '' } = settings
  const limits = { ...LIMITS, ...given }
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Servers of one's own have no host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Many servers that speak S3 do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.requestMs,
      // Without it the client only warns, and waits on.
      throwOnRequestTimeout: true,
      socketTimeout: limits.idleMs,
    },
  })

  /** One call with all of its tries: the client's own limits are for a single try, and none is for the bytes of an answer. */
  async function within<T>(milliseconds: number, call: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
    const late = new AbortController()
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      late.abort()
      reject(new Error(`the S3 server did not answer within ${milliseconds} ms`))
    }, milliseconds)
    try {
      return await Promise.race([call(late.signal), promise])
    } finally {
      clearTimeout(timer)
    }
  }

  const send = <T>(call: (options: { abortSignal: AbortSignal }) => Promise<T>) =>
    within(limits.callMs, (abortSignal) => call({ abortSignal }))

  function keyOf(key: string): string {
    assertStorageKey(key)
    return prefix + key
  }

  async function read(Key: string): Promise<Uint8Array | undefined> {
    try {
      return await send(async (options) => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), options)
        options.abortSignal.addEventListener('abort', () => (Body as { destroy?: () => void })?.destroy?.())
        return await Body?.transformToByteArray()
      })
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }

  // One by one: deleting many at once needs a checksum that some servers ask for and others do not know.
  function remove(Key: string): Promise<void> {
    return send(async (options) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }), options)
    }).catch((error: unknown) => {
      // Amazon answers that what is not there is deleted; some servers that it is not there.
      if (!(error instanceof NoSuchKey)) throw error
    })
  }

  async function move(from: string, to: string): Promise<boolean> {
    const CopySource = `${Bucket}/${from}`.split('/').map(encodeURIComponent).join('/')
    try {
      await send((options) => client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource }), options))
    } catch (error) {
      if (error instanceof NoSuchKey || error instanceof NotFound) return false
      throw error
    }
    // A copy may be answered before it is made, and fail after that: what is deleted is there under the other key.
    await send((options) => client.send(new HeadObjectCommand({ Bucket, Key: to }), options))
    await remove(from)
    return true
  }

  return {
    place: `the bucket ${Bucket}${prefix === '' ? '' : ` under ${prefix}`}`,
    put: async (key, bytes) => {
      const Key = keyOf(key)
      const Body = bytes instanceof Uint8Array ? bytes : Buffer.concat(bytes)
      await send((options) =>
        client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length }), options),
      )
    },
    get: async (key) => read(keyOf(key)),
    delete: async (key) => remove(keyOf(key)),
    move: async (from, to) => move(keyOf(from), keyOf(to)),
    list: async function* (under, signal) {
      const wanted = { Bucket, Prefix: prefix + under, MaxKeys: pageSize }
      let ContinuationToken: string | undefined
      do {
        signal?.throwIfAborted()
        const page = await within(limits.callMs, (late) =>
          client.send(new ListObjectsV2Command({ ...wanted, ContinuationToken }), {
            abortSignal: signal ? AbortSignal.any([late, signal]) : late,
          }),
        )
        for (const { Key, LastModified } of page.Contents ?? []) {
          const key = Key?.slice(prefix.length)
          if (key !== undefined && !key.startsWith('.'))
            yield { key, ageMs: Date.now() - (LastModified?.getTime() ?? Date.now()) }
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (ContinuationToken !== undefined)
    },
    check: () =>
      within(limits.checkMs, async (abortSignal) => {
        await client.send(new HeadBucketCommand({ Bucket }), { abortSignal })
      }),
    readOwner: async () => {
      const bytes = await read(prefix + OWNER_FILE)
      return bytes && new TextDecoder().decode(bytes).trim()
    },
    writeOwner: async (id) => {
      const Key = prefix + OWNER_FILE
      // Not every server knows conditions on writing, so it is asked for first.
      if ((await read(Key)) !== undefined) return
      await send((options) =>
        client.send(new PutObjectCommand({ Bucket, Key, Body: Buffer.from(`${id}\n`) }), options),
      )
    },
  }
}
