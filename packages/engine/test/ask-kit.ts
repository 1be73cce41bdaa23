import type { Kit, KitInput, KitPiece } from '../src/kits/kit.ts'
import { plainInput } from './plain-input.ts'

export const ask = (kit: Kit, variant: string, more: Partial<KitInput> = {}): KitPiece => kit.build(plainInput(variant, more))
