import type { Rgb } from '../../../render/scene.ts'
import type { KitBuilder } from '../../builder/kit-builder.ts'
import type { Frame } from '../../builder/vector.ts'
import { clothHat } from './cloth.ts'
import { hardHat } from './hard.ts'
import type { HatKind } from './hat-kinds.ts'
import { hatTools } from './hat-tools.ts'
import { storiedHat } from './storied.ts'

/** Hats that leave room for hair on top of the head. */
const OPEN_HATS: readonly HatKind[] = ['crown', 'tiara', 'horns', 'halo', 'headband', 'flowers', 'bridal', 'nurse', 'visor', 'laurel']

export function coversHair(hat: HatKind | undefined): boolean {
  return hat !== undefined && !OPEN_HATS.includes(hat)
}

/** One hat on a head of radius `r`. */
export function buildHat(kit: KitBuilder, frame: Frame, r: number, hat: HatKind, color: Rgb): void {
  const tools = hatTools(kit, frame, r, color)
  clothHat(hat, tools)
  hardHat(hat, tools)
  storiedHat(hat, tools)
}
