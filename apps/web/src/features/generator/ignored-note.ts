import type { FormQuality } from '@easel/contract/config'

/** What stands beside a control that whoever draws at this quality passes over; undefined beside all others. */
export function ignoredNote(
  provider: FormQuality | undefined,
  control: 'negativePrompt' | 'seed' | 'reference',
): string | undefined {
  if (!provider || provider[control]) return undefined
  return `${provider.model ?? provider.label} ignores this`
}
