/**
 * Generations: from a request to a stored picture. A request reserves allowance and creates tasks in one transaction; workers of every process
 * claim them, draw, and end them in another. Also the queue card, saving to the history, and picture files and URLs.
 */

export type { DescribeEdit } from './edit-picture.ts'
export type { FileSweep } from './file-sweep.job.ts'
export { createGenerationsModule, type GenerationsDeps } from './generations.module.ts'
export {
  type GenerationRow,
  type GenerationsTable,
  type SignablePicture,
  toGeneration,
} from './generations.table.ts'
export { askedPicture } from './image-functions/asked-picture.ts'
export { askedSize } from './image-functions/asked-size.ts'
export { refuseShape } from './image-functions/refuse-shape.ts'
export type { MakePictures } from './make-pictures.ts'
export { unlessDamaged } from './originals.ts'
export type { PictureAddress } from './picture-address.ts'
export { EDIT_FUNCTION } from './picture-edits.ts'
export { MEDIA_TYPES, type PictureFormat } from './picture-variants.ts'
export type { PictureRequest, RequestPictures } from './request-pictures.ts'
export type { StoredPictures } from './stored-pictures.ts'
