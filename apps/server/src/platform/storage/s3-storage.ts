import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Storage } from './storage.ts'
import { assertStorageKey } from './storage-key.ts'

export type S3Settings = {
  /** Undefined: Amazon's, by the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Longest wait for one call, in milliseconds: a picture that cannot be stored is told to whoever waits. */
const TIME_LIMIT_MS = 60_000

/** Keys of one answer of a list; servers give no more. */
const PAGE_SIZE = 1_000

/** Blobs as objects of a bucket. An object is there whole or not at all, and durable once the server has answered. */
export function createS3Storage(settings: S3Settings, pageSize = PAGE_SIZE): Storage {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Servers of one's own have no host name for each bucket.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Many servers that speak S3 do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { requestTimeout: TIME_LIMIT_MS, connectionTimeout: 5_000 },
  })

  return {
    put: async (key, bytes) => {
      assertStorageKey(key)
      const Body = bytes instanceof Uint8Array ? bytes : Buffer.concat(bytes)
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body, ContentLength: Body.length }))
    },
    get: async (key) => {
      assertStorageKey(key)
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }))
        return await Body?.transformToByteArray()
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    // One by one: deleting many at once needs a checksum that some servers ask for and others do not know.
    delete: async (key) => {
      assertStorageKey(key)
      await client.send(new DeleteObjectCommand({ Bucket, Key: key })).catch((error: unknown) => {
        // Amazon answers that what is not there is deleted; some servers that it is not there.
        if (!(error instanceof NoSuchKey)) throw error
      })
    },
    list: (prefix) => listUnder(client, { Bucket, Prefix: prefix, MaxKeys: pageSize }),
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
  }
}

async function* listUnder(
  client: S3Client,
  wanted: { readonly Bucket: string; readonly Prefix: string; readonly MaxKeys: number },
): AsyncGenerator<{ key: string; ageMs: number }> {
  let ContinuationToken: string | undefined
  do {
    const page = await client.send(new ListObjectsV2Command({ ...wanted, ContinuationToken }))
    for (const { Key, LastModified } of page.Contents ?? [])
      if (Key !== undefined) yield { key: Key, ageMs: Date.now() - (LastModified?.getTime() ?? Date.now()) }
    ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
  } while (ContinuationToken !== undefined)
}
