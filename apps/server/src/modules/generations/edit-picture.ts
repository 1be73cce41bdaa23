import { LIMITS } from '@easel/contract/limits'
import type { editPicture as endpoint, listPictureEdits as listEndpoint } from '@easel/contract/picture-edits'
import { modelOf, ratioOf } from '@easel/contract/pictures'
import { countCharacters } from '@easel/contract/text-length'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Imaging } from '../imaging/index.ts'
import { createGenerationsRepository } from './generations.repository.ts'
import type { GenerationRow } from './generations.table.ts'
import { askedSize } from './image-functions/asked-size.ts'
import type { PictureAddress } from './picture-address.ts'
import {
  canRedraw,
  EDIT_FUNCTION,
  editOptions,
  mayEnlarge,
  NOT_BY_RULE,
  PROMPT_IS_FULL,
  sizeOfCopy,
  type TaskEdit,
  variationOf,
} from './picture-edits.ts'
import { coversNothing } from './region-mask.ts'
import type { PictureRequest, RequestPictures } from './request-pictures.ts'
import { toQueueTask } from './tasks.table.ts'

export type EditPictureDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly imaging: Pick<Imaging, 'formProvider' | 'redrawer' | 'repainter' | 'editor' | 'maskEditor'>
  readonly request: RequestPictures
  readonly address: Pick<PictureAddress, 'sign'>
}

async function findOwn(deps: EditPictureDeps, userId: string, id: string): Promise<GenerationRow> {
  const row = await deps.database.asUser(userId, (tx) =>
    createGenerationsRepository(tx).findOwnedBy(userId, id),
  )
  if (!row || row.is_trashed) throw new AppError('not_found')
  return row
}

export function listPictureEdits(deps: EditPictureDeps): UseCase<typeof listEndpoint> {
  return async ({ params: { id } }, { actor: { userId } }) => ({
    options: editOptions(await findOwn(deps, userId, id), deps.imaging),
  })
}

/** Queues a picture made from another. */
export function editPicture(deps: EditPictureDeps): UseCase<typeof endpoint> {
  const describe = describeEdit(deps)
  return async ({ params: { id }, body }, { actor, requestKey }) => {
    const [task] = await deps.request(actor, await describe(actor.userId, id, body), requestKey)
    if (!task) throw new Error('an edit made no task')
    return { task: toQueueTask(task, deps.address.sign) }
  }
}

/** What an edit requests; rejects when the picture is not the user's, or no provider can do it. */
export type DescribeEdit = (userId: string, id: string, body: Body) => Promise<PictureRequest>

export function describeEdit(deps: EditPictureDeps): DescribeEdit {
  return async (userId, id, body) => {
    const row = await findOwn(deps, userId, id)
    const option = editOptions(row, deps.imaging).find(({ edit }) => edit === body.edit)
    if (!option?.isPossible) throw new AppError('conflict', option ? { message: option.how } : {})
    if (body.edit === 'upscale' && !mayEnlarge(row, body.factor))
      throw new AppError('conflict', { message: 'It would be larger than 6,144 pixels. Choose 2x.' })
    if (body.edit === 'reshape') refuseFrame(row, askedSize(body), canRedraw(row, deps.imaging))
    if (body.edit === 'words' && body.region && option.region?.isPossible !== true)
      throw new AppError('conflict', option.region ? { message: option.region.how } : {})
    if ('region' in body && body.region && (await coversNothing(body.region)))
      throw new AppError('invalid_request', { fields: { region: 'Paint over what is to change' } })
    return { ...plain(row), ...(await changes(row, body, deps)) }
  }
}

type Body = Parameters<UseCase<typeof endpoint>>[0]['body']

/** Throws if the size is the picture's own or, where a vendor fills the margins, leaves none. */
function refuseFrame(
  row: GenerationRow,
  { width, height }: { readonly width: number; readonly height: number },
  isRedrawn: boolean,
): void {
  const ratio = ratioOf(width, height)
  if (ratio && ratio === ratioOf(row.width, row.height))
    throw new AppError('conflict', { message: `It is ${ratio} already. Choose another ratio.` })
  if (width === row.width && height === row.height)
    throw new AppError('conflict', { message: `It is ${width} × ${height} already. Choose another size.` })
  if (!isRedrawn && width * row.height === height * row.width)
    throw new AppError('conflict', { message: 'It has this shape already. Choose another ratio.' })
}

function plain(row: GenerationRow): PictureRequest {
  return {
    source: 'queue',
    function: EDIT_FUNCTION,
    prompt: row.prompt,
    negativePrompt: row.negative_prompt,
    style: row.style,
    quality: row.quality,
    model: modelOf(row.quality),
    width: row.width,
    height: row.height,
    seed: row.seed ?? undefined,
    references: [],
    ...(row.requested?.background ? { isTransparent: true } : {}),
    parentId: row.id,
    relation: 'edit',
    count: 1,
  }
}

async function changes(
  row: GenerationRow,
  body: Body,
  deps: EditPictureDeps,
): Promise<Partial<PictureRequest>> {
  const sourceKey = row.file_key
  switch (body.edit) {
    case 'variation':
      return {
        ...sizeOfCopy(row),
        seed: undefined,
        relation: 'variation',
        edit: { kind: 'variation', sourceKey, strength: body.strength },
      }
    case 'words':
      return byWords(row, body, deps)
    case 'upscale': {
      const { factor } = body
      const { provider, model } = row
      const edit: TaskEdit = {
        kind: 'upscale',
        sourceKey,
        factor,
        isRedrawn: canRedraw(row, deps.imaging),
        ...variationOf(row),
        madeBy: { provider, model },
      }
      return { relation: 'upscale', edit, width: row.width * factor, height: row.height * factor }
    }
    case 'cutout':
      return { edit: { kind: 'cutout', ...variationOf(row) } }
    case 'reshape':
      return {
        edit: canRedraw(row, deps.imaging)
          ? { kind: 'reshape', ...variationOf(row) }
          : { kind: 'outpaint', sourceKey },
        ...askedSize(body),
      }
    case 'repaint':
      return {
        prompt: body.prompt,
        negativePrompt: '',
        seed: undefined,
        edit: { kind: 'repaint', sourceKey, region: body.region },
      }
  }
}

/** By a model that follows instructions, or else by the engine's rules, which keep the seed and thus the scene. */
async function byWords(
  row: GenerationRow,
  { instruction, region }: Body & { readonly edit: 'words' },
  { imaging }: EditPictureDeps,
): Promise<Partial<PictureRequest>> {
  const size = sizeOfCopy(row)
  if (imaging.editor(EDIT_FUNCTION, row.quality) && size)
    return {
      ...size,
      prompt: instruction,
      negativePrompt: '',
      seed: undefined,
      edit: { kind: 'instruct', sourceKey: row.file_key, ...(region ? { region } : {}) },
    }
  const revised = await imaging.redrawer?.revise?.({ prompt: row.prompt, style: row.style }, instruction)
  if (!revised) throw new AppError('conflict', { message: NOT_BY_RULE })
  if (countCharacters(revised.prompt) > LIMITS.promptCharacters)
    throw new AppError('conflict', { message: PROMPT_IS_FULL })
  // Like its parent, drawn from words alone, so it can be edited again.
  return { ...revised, relation: 'variation', edit: { kind: 'revise', ...variationOf(row) } }
}
