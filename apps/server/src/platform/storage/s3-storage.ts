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
  /** Undefined for Amazon's endpoint of the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Key prefix in the bucket, ending with a slash; empty for none. */
  readonly prefix?: string
}

/** Timeouts in milliseconds; overridden only by tests. */
export type S3Limits = {
  /** Connecting. */
  readonly connectMs: number
  /** Until a request is answered, from its start. */
  readonly requestMs: number
  /** Inactivity on a connection. */
  readonly idleMs: number
  /** A whole call, with retries and the response body. */
  readonly callMs: number
  /** The whole readiness check. */
  readonly checkMs: number
}

const LIMITS: S3Limits = {
  connectMs: 5_000,
  requestMs: 55_000,
  idleMs: 8_000,
  callMs: 60_000,
  checkMs: 4_000,
}

/** Keys per page of a listing; servers return no more. */
const PAGE_SIZE = 1_000

/** Blobs as objects of a bucket. Writes are atomic, and durable once the server answers. */
export function createS3Storage(
  settings: S3Settings,
  { pageSize = PAGE_SIZE, ...given }: Partial<S3Limits> & { readonly pageSize?: number } = {},
): Storage {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey, prefix = '' } = settings
  const limits = { ...LIMITS, ...given }
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Self-hosted servers have no host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Many S3-compatible servers do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.requestMs,
      // Without it the client only warns and keeps waiting.
      throwOnRequestTimeout: true,
      socketTimeout: limits.idleMs,
    },
  })

  /** Limits a call with all its retries: the client's own timeouts cover single attempts, and none covers the response body. */
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

  // One by one: bulk deletes need a checksum that some servers demand and others do not support.
  function remove(Key: string): Promise<void> {
    return send(async (options) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }), options)
    }).catch((error: unknown) => {
      // For a missing object Amazon answers success, other servers not found.
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
    // A copy may fail after its answer has begun; the source is deleted only once the target exists.
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
    // An interrupted upload leaves nothing behind.
    removeDrafts: async () => {},
    readOwner: async () => {
      const bytes = await read(prefix + OWNER_FILE)
      return bytes && new TextDecoder().decode(bytes).trim()
    },
    writeOwner: async (id) => {
      const Key = prefix + OWNER_FILE
      // Not every server supports conditional writes, so it checks first.
      if ((await read(Key)) !== undefined) return
      await send((options) =>
        client.send(new PutObjectCommand({ Bucket, Key, Body: Buffer.from(`${id}\n`) }), options),
      )
    },
  }
}
