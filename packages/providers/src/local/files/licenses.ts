import type { OfferedModel } from './manifest.ts'
import { readRecord, writeRecord } from './model-folder.ts'

/** Acceptance of a model's license. */
export type AcceptedLicense = {
  readonly model: string
  readonly license: string
  readonly url: string
  readonly by: string
  /** ISO 8601. */
  readonly at: string
}

/** Identifies the current license; another license or text URL needs a new acceptance. */
export async function findAcceptance(
  path: string,
  { id, license }: Pick<OfferedModel, 'id' | 'license'>,
): Promise<AcceptedLicense | undefined> {
  return (await readAcceptances(path)).find(
    (one) => one.model === id && one.license === license.name && one.url === license.url,
  )
}

/** Records who accepted a model's license, and when; earlier acceptances stay. */
export async function recordAcceptance(
  path: string,
  { id, license }: Pick<OfferedModel, 'id' | 'license'>,
  by: string,
  at: Date,
): Promise<AcceptedLicense> {
  const accepted = { model: id, license: license.name, url: license.url, by, at: at.toISOString() }
  await writeRecord(path, [...(await readAcceptances(path)), accepted])
  return accepted
}

async function readAcceptances(path: string): Promise<readonly AcceptedLicense[]> {
  const value = await readRecord(path)
  if (!Array.isArray(value)) return []
  return value.filter((one): one is AcceptedLicense =>
    ['model', 'license', 'url', 'by', 'at'].every((key) => typeof one?.[key] === 'string'),
  )
}
