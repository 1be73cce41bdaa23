import type { OfferedModel } from './manifest.ts'
import { readRecord, writeRecord } from './model-folder.ts'

/** That someone accepted the license of a model. */
export type AcceptedLicense = {
  readonly model: string
  readonly license: string
  readonly url: string
  readonly by: string
  /** ISO 8601. */
  readonly at: string
}

/** The acceptance of a model's license as it stands now; another license, or its text at another address, is another one. */
export async function findAcceptance(
  path: string,
  { id, license }: Pick<OfferedModel, 'id' | 'license'>,
): Promise<AcceptedLicense | undefined> {
  return (await readAcceptances(path)).find(
    (one) => one.model === id && one.license === license.name && one.url === license.url,
  )
}

/** Writes down who accepted a model's license, and when; what was accepted before stays. */
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
