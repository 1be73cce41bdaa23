import type { GBuffer } from '../render/g-buffer.ts'
import { SURFACE } from '../render/g-buffer.ts'
import { pauseAlong } from './pause.ts'

/** Share of the picture that has to be sky before there is one to paint. */
const MIN_SKY = 0.02

export type Backdrop = {
  /** 1 where the picture is open behind everything, 0 elsewhere. */
  readonly mask: Uint8Array
  /** False for rooms and studios: there the backdrop is all that is not a subject, and its walls may show through. */
  readonly isSky: boolean
}

/** What a style may paint a sky of its own on: the sky, or behind a portrait and in a room whatever is not a subject. */
export function findBackdrop({ surface, instance }: GBuffer): Backdrop {
  const mask = new Uint8Array(surface.length)
  let count = 0
  for (let i = 0; i < mask.length; i++) {
    pauseAlong(i)
    if (surface[i] !== SURFACE.sky) continue
    mask[i] = 1
    count++
  }
  if (count >= mask.length * MIN_SKY) return { mask, isSky: true }
  for (let i = 0; i < mask.length; i++) {
    pauseAlong(i)
    mask[i] = instance[i] === 0 ? 1 : 0
  }
  return { mask, isSky: false }
}
