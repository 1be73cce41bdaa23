import { CUSTOM_SIZES, customSizeProblem } from '@easel/contract/models/custom-sizes'
import { ASPECT_RATIOS, type LargeResolution, type Quality, ratioOf } from '@easel/contract/pictures'
import { AppError } from '../../../platform/app-error.ts'
import type { ImageFunction, Imaging } from '../../imaging/index.ts'
import type { TaskEdit } from '../picture-edits.ts'

const SIZES = ASPECT_RATIOS.map(({ width, height }) => `${width}x${height}`).join(', ')

type Asked = {
  readonly function: ImageFunction
  readonly model: string
  readonly quality: Quality
  readonly width: number
  readonly height: number
  readonly resolution?: LargeResolution | undefined
  readonly edit?: TaskEdit
}

/** A picture made from another keeps that one's size, which the model need not offer. */
const SMALL_CHANGE = {
  label: 'A small change',
  ratios: ASPECT_RATIOS.map(({ id }) => id),
  custom: CUSTOM_SIZES,
}

/** Throws for a ratio or size that the first provider in turn does not draw. */
export function refuseShape({ shapesOf }: Pick<Imaging, 'shapesOf'>, request: Asked): void {
  const { width, height } = request
  const shapes = request.edit ? SMALL_CHANGE : shapesOf(request.function, request)
  const ratio = ratioOf(width, height)
  if (!ratio) refuseSize(shapes, request)
  if (!ratio || !shapes || shapes.ratios.includes(ratio)) return
  const message = `${shapes.label} draws no ${ratio}. Choose another ratio or another model: it draws ${shapes.ratios.join(', ')}.`
  throw new AppError('invalid_request', { message, fields: { aspect_ratio: message } })
}

function refuseSize(shapes: ReturnType<Imaging['shapesOf']>, { resolution, ...size }: Asked): void {
  const problem = shapes?.custom ? customSizeProblem(shapes.custom, size) : `Sizes are ${SIZES}.`
  if (problem) {
    const message = `${shapes?.label ?? 'The model'} draws no ${size.width}x${size.height}. ${problem}`
    throw new AppError('invalid_request', { message, fields: { width: message, height: message } })
  }
  if (resolution) {
    const message = `A picture of ${size.width}x${size.height} has no larger size. Leave resolution out.`
    throw new AppError('invalid_request', { message, fields: { resolution: message } })
  }
}
