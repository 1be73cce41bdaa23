import type { KitInput } from '../src/kits/kit.ts'

/** What a kit is asked when a prompt names a thing and says nothing of it. */
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
