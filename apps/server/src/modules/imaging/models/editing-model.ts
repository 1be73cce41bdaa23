import type { ImageModel, ImageProvider } from '@easel/providers/image-provider'
import type { PictureOrder } from '../drawn-order.ts'

/** The quality's own model where it can, else the first that can; undefined where the provider does not tell its models apart. */
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
