import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../src/platform/storage/s3-storage.ts'
import type { People } from './people.ts'
import type { Product } from './product.ts'
import { readBooks } from './read-books.ts'
import type { Surroundings } from './surroundings.ts'

/** A provider that failed again and again is left alone for five minutes at most. */
const ENDS_WITHIN_MS = 400_000

/** What a vendor's fault may make of a picture; every other ending is a fault of ours. */
const FAILURES: ReadonlySet<string> = new Set([
  'network_error',
  'timeout',
  'server_error',
  'insufficient_credits',
  'rate_limit',
  'generation_failed',
])

/** Waits until all work has ended and is stored; answers everything that is wrong with the books then. */
export async function audit(
  { cluster, vendor, bucket }: Surroundings,
  product: Product,
  people: People,
  /** Whether a picture may have failed, or its vendor been asked again. */
  mayFail: boolean,
): Promise<string[]> {
  await people.drain(ENDS_WITHIN_MS)
  for (const deadline = Date.now() + ENDS_WITHIN_MS; spooled(product).length > 0; await pause(200))
    if (Date.now() > deadline) return [`${spooled(product)} still wait for the storage`]
  const books = await readBooks(cluster.url)
  const files = await listFiles(bucket)
  const { pictures, tasks } = people.known
  const calls = vendor.log.inputs.map(({ prompt, seed }) => `${prompt} (seed ${seed})`)
  const twice = calls.filter((call, index) => calls.indexOf(call) !== index)
  return [
    ...[...pictures.keys()].filter((id) => !books.pictures.includes(id)).map((id) => `picture ${id} is lost`),
    ...[...tasks.keys()]
      .filter((id) => books.tasks[id] !== 'done')
      .filter((id) => !(mayFail && FAILURES.has(books.failures[id] ?? '')))
      .map((id) => `task ${id} ended as ${books.tasks[id]} ${books.failures[id] ?? ''}`),
    ...books.rows.filter((key) => !files.has(key)).map((key) => `file ${key} is not stored`),
    ...(mayFail ? [] : twice.map((call) => `the vendor was asked twice for ${call}`)),
    ...(books.unfinished === 0 ? [] : [`${books.unfinished} tasks never ended`]),
    ...(books.reserved === 0 ? [] : [`${books.reserved} places are held for nothing`]),
    ...(books.used === books.finished ? [] : [`${books.used} are counted for ${books.finished} pictures`]),
    ...(books.gaps === 0 ? [] : [`${books.gaps} events are missing`]),
    ...product.unasked(),
  ]
}

/** Files that wait on the disk for the storage. */
function spooled({ dataDir }: Product): string[] {
  const folder = join(dataDir, 'spool')
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** Keys of all stored files. */
async function listFiles(settings: S3Settings): Promise<ReadonlySet<string>> {
  const { endpoint, region, bucket, ...credentials } = settings
  const client = new S3Client({
    ...(endpoint ? { endpoint } : {}),
    region,
    forcePathStyle: true,
    credentials,
  })
  const keys = new Set<string>()
  let after: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, ...(after ? { ContinuationToken: after } : {}) }),
    )
    for (const { Key } of page.Contents ?? []) if (Key) keys.add(Key)
    after = page.NextContinuationToken
  } while (after)
  client.destroy()
  return keys
}
