import type { ImageModel, ImageProvider } from '@easel/providers/image-provider'
import type { PictureOrder } from '../drawn-order.ts'

/** The quality's own model if it can edit, or else the first that can; undefined if the provider does not distinguish models. */
export function modelThatEdits(
  { capabilities }: ImageProvider,
  { quality, mask }: Pick<PictureOrder, 'quality' | 'mask'>,
): string | undefined {
  const able = (capabilities.models ?? []).filter((model) => model.edits && (!mask || takesMask(model)))
  return (able.find(({ qualities }) => qualities.includes(quality)) ?? able[0])?.name
}

export function takesMask({ edits, masksEdits }: ImageModel): boolean {
  return edits === true && masksEdits === true
}
