import { type Quality, ratioOf } from '@easel/contract/pictures'
import { AppError } from '../../../platform/app-error.ts'
import type { ImageFunction, Imaging } from '../../imaging/index.ts'
import type { TaskEdit } from '../picture-edits.ts'

type Asked = {
  readonly function: ImageFunction
  readonly model: string
  readonly quality: Quality
  readonly width: number
  readonly height: number
  readonly edit?: TaskEdit
}

/** Throws for a ratio that who would draw the picture has not. What is made of a picture keeps the shape of that one. */
export function refuseShape({ shapesOf }: Pick<Imaging, 'shapesOf'>, request: Asked): void {
  if (request.edit) return
  const ratio = ratioOf(request.width, request.height)
  const shapes = shapesOf(request.function, request)
  if (!ratio || !shapes || shapes.ratios.includes(ratio)) return
  const message = `${shapes.label} draws no ${ratio}. Choose another ratio or another model: it draws ${shapes.ratios.join(', ')}.`
  throw new AppError('invalid_request', { message, fields: { aspect_ratio: message } })
}
