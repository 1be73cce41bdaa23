import type { GBuffer } from '../render/g-buffer.ts'
import { SURFACE } from '../render/g-buffer.ts'
import { pauseAlong } from './pause.ts'

/** Min share of sky in the picture for it to count as a backdrop. */
const MIN_SKY = 0.02

export type Backdrop = {
  /** 1 where the open background is visible, 0 elsewhere. */
  readonly mask: Uint8Array
  /** False for rooms and studios: their backdrop is everything that is not a subject, and walls may show through. */
  readonly isSky: boolean
}

/** The area on which a style may paint its own sky: the sky or, behind a portrait and in a room, everything that is not a subject. */
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
