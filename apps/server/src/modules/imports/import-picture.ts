import { createHash } from 'node:crypto'
import type { RequestedSettings } from '@easel/contract/generations'
import type { importPicture as endpoint } from '@easel/contract/imports/import-pictures'
import { qualitySchema } from '@easel/contract/pictures'
import { IMPORTED_STYLE, styleSchema } from '@easel/contract/styles'
import type { PictureMetadata } from '@easel/picture-metadata/picture-metadata'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import type { Database } from '../../platform/database/database.ts'
import { withRoomFor } from '../../platform/decoding/decode-in-turn.ts'
import type { TakeTurn } from '../../platform/quota.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { StoredPictures } from '../generations/index.ts'
import { UPLOADED } from '../imaging/index.ts'
import { readBroughtPicture } from './read-brought-picture.ts'

export type ImportPictureDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly pictures: Pick<
    StoredPictures,
    'findImported' | 'requireImportRoom' | 'keepImportedFile' | 'insertImported' | 'discardFile' | 'settle'
  >
  readonly takeTurn: TakeTurn | undefined
}

/** Checks the file outside any transaction, stores it, then writes picture and events together. */
export function importPicture(deps: ImportPictureDeps): UseCase<typeof endpoint> {
  const { database, pictures } = deps
  return async ({ body }, { actor, tellQuota }) => {
    deps.takeTurn?.(actor.userId, tellQuota)
    return withRoomFor(body.image.length, () => bring(actor.userId, body))
  }

  async function bring(userId: string, body: { readonly image: string; readonly name: string }) {
    const file = Buffer.from(body.image.slice(body.image.indexOf(',') + 1), 'base64')
    const sha256 = createHash('sha256').update(file).digest('hex')
    const known = await database.asUser(userId, (tx) => pictures.findImported(tx, userId, [sha256]))
    if (known.length > 0) return { generation: null }
    const picture = await readBroughtPicture(file, userId)
    // Checked before a file is written that no row would name.
    await database.asUser(userId, (tx) => pictures.requireImportRoom(tx, userId, picture.bytes.length))
    const row = await pictures.keepImportedFile({
      userId,
      ...picture,
      ...describe(readMetadata(file), body.name),
      sha256,
    })
    // If this throws, the commit may have succeeded: the file stays, and the sweep decides by the row.
    const generation = await database.asUser(userId, (tx) => pictures.insertImported(tx, row))
    if (generation) await pictures.settle(row)
    else await pictures.discardFile(row)
    return { generation: generation ?? null }
  }
}

/** The row's data. The file's text is untrusted: only known fields are kept. */
function describe(said: PictureMetadata | undefined, name: string) {
  const style = styleSchema.safeParse(said?.style)
  const quality = qualitySchema.safeParse(said?.quality)
  const isMade = (said?.tool ?? said?.prompt ?? said?.sourceType) !== undefined
  return {
    prompt: wellFormed(said?.prompt ?? said?.description ?? baseName(name)),
    negative_prompt: wellFormed(said?.negativePrompt ?? ''),
    style: style.success ? style.data : IMPORTED_STYLE,
    quality: quality.success ? quality.data : ('standard' as const),
    seed: said?.seed ?? null,
    provider: said?.sourceType === 'algorithmicMedia' ? 'built-in' : isMade ? 'imported' : UPLOADED,
    model: wellFormed(said?.model ?? said?.tool ?? ''),
    requested: askedOf(said),
  }
}

function askedOf(said: PictureMetadata | undefined): RequestedSettings | null {
  const asked = Object.entries({
    tool: said?.tool,
    seed: said?.largeSeed,
    steps: said?.steps,
    guidance: said?.guidance,
    sampler: said?.sampler && wellFormed(said.sampler),
  }).filter((entry): entry is [string, string | number] => entry[1] !== undefined)
  return asked.length > 0 ? { asked: Object.fromEntries(asked) } : null
}

/** Text that PostgreSQL accepts. */
function wellFormed(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().trim()
}

function baseName(name: string): string {
  return name.replace(/^.*[/\\]/, '').replace(/\.[A-Za-z0-9]{1,5}$/, '')
}
