import {
  type saveLettering as endpoint,
  LETTERING_LIMITS,
  type LetteringSettings,
} from '@easel/contract/lettering'
import { TEXT_EFFECT_STYLE } from '@easel/contract/styles'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { TakeTurn } from '../../platform/quota.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { StoredPictures } from '../generations/index.ts'
import { createLetteringRepository } from './lettering.repository.ts'
import type { LetteringThread } from './lettering-thread.ts'

export type SaveLetteringDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly pictures: Pick<
    StoredPictures,
    'findOwnFile' | 'readOriginal' | 'requireRoom' | 'keepFile' | 'insert' | 'settle'
  >
  readonly thread: Pick<LetteringThread, 'draw'>
  readonly takeTurn: TakeTurn | undefined
  /** Version of the drawing package. */
  readonly version: string
}

/** Draws outside any transaction, stores the file, then writes picture, settings and events together. A background picture must be the caller's own. */
export function saveLettering(deps: SaveLetteringDeps): UseCase<typeof endpoint> {
  const { database, pictures, thread } = deps

  async function readPicture(userId: string, { background }: LetteringSettings) {
    if (background.kind !== 'picture') return undefined
    const file = await database.asUser(userId, (tx) =>
      pictures.findOwnFile(tx, userId, background.generation_id),
    )
    const bytes = file && (await pictures.readOriginal(file.fileKey))
    if (!bytes)
      throw new AppError('not_found', {
        message: 'The picture behind the words does not exist, or is not yours.',
      })
    return { id: background.generation_id, bytes }
  }

  return async ({ body }, { actor, tellQuota }) => {
    const { userId } = actor
    deps.takeTurn?.(userId, tellQuota)
    const behind = await readPicture(userId, body)
    const size = Math.min(body.size, LETTERING_LIMITS.savedSize)
    const drawn = await thread.draw({ settings: body, size, picture: behind?.bytes })
    if (drawn.kind === 'refused')
      throw new AppError('invalid_request', { message: drawn.message, fields: { text: drawn.message } })
    // Checked before a file is written that no row would name.
    await database.asUser(userId, (tx) => pictures.requireRoom(tx, userId, drawn.png.length))
    const row = await pictures.keepFile({
      userId,
      prompt: body.text.trim(),
      style: TEXT_EFFECT_STYLE + body.effect,
      width: drawn.width,
      height: drawn.height,
      seed: body.seed,
      provider: 'lettering',
      model: `lettering-${deps.version}`,
      png: drawn.png,
      parent: behind && { id: behind.id, relation: 'edit' },
    })
    // If this throws, the commit may have succeeded: the file stays, and the sweep decides by the row.
    const saved = await database.asUser(userId, async (tx) => {
      const generation = await pictures.insert(tx, row)
      await createLetteringRepository(tx).insert({ generation_id: row.id, user_id: userId, settings: body })
      return generation
    })
    await pictures.settle(row)
    return saved
  }
}
