import type { FormQuality } from '@easel/contract/config'
import { LIMITS } from '@easel/contract/limits'
import type { Generation } from '#web/shared/data/generation.ts'

/** A picture's variation number, from the built-in engine's record; 0 if it is none. */
export function littleChangeOf({ requested }: Pick<Generation, 'requested'>): number {
  const variation = requested?.asked?.['variation']
  return typeof variation === 'number' ? variation : 0
}

/** A random variation number. */
export function rollLittleChange(random: () => number): number {
  return 1 + Math.floor(random() * LIMITS.variationMax)
}

/** What Vary does to a picture, given what draws at its quality. */
export function littleChangeNote(
  { provider }: Pick<Generation, 'provider'>,
  drawer: FormQuality | undefined,
): string | undefined {
  if (provider === 'built-in')
    return 'Changes light, shades and poses a little. Subject, place and view stay.'
  if (!drawer) return undefined
  const name = drawer.model ?? drawer.label
  return drawer.reference && drawer.referenceStrength
    ? `${name} draws it anew and follows this picture closely.`
    : `${name} cannot change a picture only a little: this draws it with a new seed, as Vary strongly does.`
}

export const GREAT_CHANGE_NOTE =
  'The same words and settings with a new seed: everything they leave open may change.'
