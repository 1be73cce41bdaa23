import type { BatchRow, createBatch as endpoint } from '@easel/contract/batches'
import { LIMITS } from '@easel/contract/limits'
import { isCustomSize, pixelsOf, ratioFor } from '@easel/contract/models/custom-sizes'
import { largeOf, modelOf } from '@easel/contract/pictures'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import { assertBelowCap } from '../../platform/database/assert-below-cap.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { refuseShape } from '../generations/index.ts'
import { tellBatch } from './batch-books.ts'
import type { BatchDeps } from './batch-deps.ts'
import { readWhole } from './batch-view.ts'
import { createBatchesRepository } from './batches.repository.ts'
import { type NewBatchPicture, pictureIdOf } from './batches.table.ts'

/** Stores and starts the whole batch; it needs no browser from here on. */
export function createBatch(deps: BatchDeps & { readonly clock: Clock }): UseCase<typeof endpoint> {
  return async ({ body }, { actor: { userId, timeZone, key } }) => {
    const models = readModels(deps, body.rows)
    const id = deps.makeId('bat')
    const pictures = body.rows.flatMap((row, rowIndex) =>
      Array.from({ length: row.count }, (_, copy) => ({
        user_id: userId,
        batch_id: id,
        row_index: rowIndex,
        prompt: row.prompt,
        negative_prompt: row.negative_prompt,
        style: row.style,
        quality: row.quality,
        model: row.model === null ? null : (models.get(row.model) ?? null),
        ...shapeOf(row),
        resolution: largeOf(row.resolution) ?? null,
        is_transparent: row.background === 'transparent',
        seed: row.seed === null ? deps.randomSeed() : (row.seed + copy) % 2 ** 32,
      })),
    )
    const rows: NewBatchPicture[] = pictures.map((picture, position) => ({
      ...picture,
      id: pictureIdOf(id, position),
      position,
    }))
    return deps.database.asUser(userId, async (tx) => {
      const repository = createBatchesRepository(tx)
      await assertBelowCap(tx, {
        userId,
        kind: 'batches',
        max: LIMITS.batchesKept,
        count: async () => (await repository.list(userId, LIMITS.batchesKept)).length,
        message: `There can be ${LIMITS.batchesKept} batches at most. Remove one that you no longer need.`,
      })
      const batch = {
        id,
        user_id: userId,
        kind: body.kind,
        title: body.title,
        grid: body.grid,
        state: 'running' as const,
        waits_for: null,
        next_try_at: null,
        time_zone: timeZone,
        key_id: key?.id ?? null,
        created_at: deps.clock.now(),
      }
      await repository.insert(batch, rows)
      await tellBatch(tx, deps.events, batch, [])
      await repository.notify(userId)
      return readWhole(tx, deps.pictures, userId, id)
    })
  }
}

/** A picture's stored shape: the ratio, or the custom size with its nearest ratio. */
function shapeOf(row: BatchRow): Pick<NewBatchPicture, 'aspect_ratio' | 'width' | 'height'> {
  const size = pixelsOf(row)
  return { aspect_ratio: ratioFor(size), ...(isCustomSize(size) ? size : { width: null, height: null }) }
}

/** Resolves each model that a row names; throws for the first that does not exist or cannot draw the row's ratio or size. */
function readModels(
  { imaging }: Pick<BatchDeps, 'imaging'>,
  rows: readonly BatchRow[],
): ReadonlyMap<string, string> {
  const models = new Map<string, string>()
  for (const [index, row] of rows.entries()) {
    const { model, quality } = row
    if (model !== null && !models.has(model))
      refuseRow(index, 'model', () =>
        models.set(model, imaging.readModel('generate-image', model, quality).model),
      )
    const drawnWith = (model !== null && models.get(model)) || modelOf(quality)
    const picture = {
      function: 'generate-image',
      quality,
      model: drawnWith,
      ...pixelsOf(row),
      resolution: largeOf(row.resolution),
    } as const
    refuseRow(index, isCustomSize(picture) ? 'width' : 'aspect_ratio', () => refuseShape(imaging, picture))
  }
  return models
}

function refuseRow(index: number, field: 'model' | 'aspect_ratio' | 'width', check: () => void): void {
  try {
    check()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const message = `Row ${index + 1}: ${error.message}`
    throw new AppError('invalid_request', { message, fields: { [`rows.${index}.${field}`]: error.message } })
  }
}
