import type { Database } from '../database/database.ts'
import { StartupError } from '../startup-error.ts'
import type { FileKind } from './file-kind.ts'
import { createInstallationRepository } from './installation.repository.ts'
import type { Storage } from './storage.ts'

/** STORAGE_ADOPT value that adopts files without a mark. */
const UNMARKED = 'unmarked'
/** Number of oldest and newest rows whose files are looked up when no mark identifies the files. */
const SAMPLE = 20

export type InstallationDeps = {
  readonly database: Pick<Database, 'asSystem'>
  readonly storage: Pick<Storage, 'readOwner' | 'writeOwner' | 'get' | 'list' | 'place'>
  /** File kinds that have rows of their own. */
  readonly kinds: readonly FileKind[]
  /** Location of the database, worded for an operator, without a password. */
  readonly databasePlace: string
  readonly makeId: () => string
  /** The operator's confirmation that database and files belong together: the files' installation id, or `unmarked`. */
  readonly adopt: string | undefined
}

export type Installation = {
  readonly id: string
  /** False when database or files have been replaced by another installation's since the start. */
  readonly isIntact: () => Promise<boolean>
}

/**
 * Checks that files and database belong together, by an id stored in both on the first start. If they differ, or there are files that no row
 * accounts for, throws a `StartupError` without having changed anything.
 */
export async function claimInstallation(deps: InstallationDeps): Promise<Installation> {
  const { database, storage, adopt } = deps
  const readId = () => database.asSystem((tx) => createInstallationRepository(tx).read())
  const [own, owner] = [await readId(), await storage.readOwner()]
  if (own === undefined || own !== owner) {
    const isAdopted = adopt !== undefined && adopt === (owner ?? UNMARKED)
    if (!isAdopted) await assertTogether(deps, own, owner)
  }
  const id = own !== undefined && own === owner ? own : await mark(deps, own, owner)
  return {
    id,
    isIntact: async () => (await readId()) === id && (await storage.readOwner()) === id,
  }
}

/** Writes one id into both, the database first: a database with an id and unmarked files can still be matched by its rows. */
async function mark(
  deps: InstallationDeps,
  own: string | undefined,
  owner: string | undefined,
): Promise<string> {
  const { database, storage } = deps
  if (owner !== undefined) {
    await database.asSystem((tx) => createInstallationRepository(tx).replace(owner))
    return owner
  }
  const wanted = own ?? deps.makeId()
  const id = await database.asSystem((tx) => createInstallationRepository(tx).writeFirst(wanted))
  await storage.writeOwner(id)
  const written = await storage.readOwner()
  // If two start on the same files at once, only one becomes their owner.
  if (written !== id) throw new StartupError(refusal(deps, id, written, 'They were taken a moment ago.'))
  return id
}

async function assertTogether(
  deps: InstallationDeps,
  own: string | undefined,
  owner: string | undefined,
): Promise<void> {
  if (own !== undefined && owner !== undefined)
    throw new StartupError(refusal(deps, own, owner, 'These are two different installations.'))
  const named: string[] = []
  for (const kind of deps.kinds) named.push(...((await kind.named?.sample(SAMPLE)) ?? []))
  const hasFiles = owner !== undefined || (await hasAny(deps))
  if (named.length === 0 && !hasFiles) return
  if (named.length === 0)
    throw new StartupError(
      refusal(deps, own, owner, 'There are files, but the database knows no picture and no sound.'),
    )
  let found = 0
  for (const key of named) if ((await deps.storage.get(key)) !== undefined) found += 1
  if (found * 2 < named.length)
    throw new StartupError(
      refusal(deps, own, owner, `Of ${named.length} files that the database names, ${found} are there.`),
    )
}

async function hasAny({ storage, kinds }: InstallationDeps): Promise<boolean> {
  for (const { prefix, named } of kinds) if (named) for await (const _ of storage.list(prefix)) return true
  return false
}

function refusal(
  { storage, databasePlace }: InstallationDeps,
  own: string | undefined,
  owner: string | undefined,
  reason: string,
): string {
  const named = (id: string | undefined) => (id === undefined ? 'no installation yet' : `installation ${id}`)
  return [
    `The files do not belong to the database. ${reason} Nothing has been changed.`,
    `  Database: ${databasePlace} (${named(own)})`,
    `  Files:    ${storage.place} (${named(owner)})`,
    'Connect the database and the files that belong together, or restore both from one backup.',
    'A new installation needs files of its own: set another DATA_DIR, or S3_PREFIX where a bucket is shared.',
    `If these two do belong together, start with STORAGE_ADOPT=${owner ?? UNMARKED}.`,
  ].join('\n')
}
