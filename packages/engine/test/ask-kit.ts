import type { Kit, KitInput, KitPiece } from '../src/kits/kit.ts'
import { plainInput } from './plain-input.ts'

export function ask(kit: Kit, variant: string, more: Partial<KitInput> = {}): KitPiece {
  return kit.build(plainInput(variant, more))
}
