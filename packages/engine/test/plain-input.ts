import type { KitInput } from '../src/kits/kit.ts'

/** A kit's input when a prompt names a thing and does not describe it. */
export const plainInput = (variant: string, more: Partial<KitInput> = {}): KitInput => ({
  variant,
  noun: variant,
  attributes: [],
  holds: [],
  wears: [],
  faces: 'natural',
  seed: 1,
  ...more,
})
