import { join } from 'node:path'
import type { Env } from './env.ts'
import { createDiskStorage } from './platform/storage/disk-storage.ts'
import type { Storage } from './platform/storage/storage.ts'

/** Opens the configured storage. The S3 client is loaded only when used, since it is the largest part of a start. */
export async function openStorage(env: Env): Promise<Storage> {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (env.STORAGE_DRIVER === 'disk') return createDiskStorage(join(env.DATA_DIR, 'files'))
  if (!bucket || !accessKeyId || !secretAccessKey) throw new Error('the settings of S3 were not checked')
  const { createS3Storage } = await import('./platform/storage/s3-storage.ts')
  return createS3Storage({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
    prefix: env.S3_PREFIX,
  })
}
