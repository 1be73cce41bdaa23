import { buildPiece } from '../src/compose/build-piece.ts'
import type { KitInput } from '../src/kits/kit.ts'
import { lookFor } from '../src/kits/people/look.ts'
import { plainInput } from './plain-input.ts'

const PLAIN = plainInput('woman')

export const person = (variant: string, more: Partial<KitInput> = {}) => buildPiece(`human:${variant}`, { ...PLAIN, noun: variant, ...more }).piece

export const look = (more: Partial<KitInput>, own = {}) => lookFor({ ...PLAIN, ...more }, own)
