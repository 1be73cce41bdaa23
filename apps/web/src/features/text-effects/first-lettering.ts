import { startingSettings } from '@easel/contract/lettering'

/** What stands on the bench before anybody has typed. */
export const FIRST_LETTERING = startingSettings('neon', 'Good\nMorning')

/** It, drawn by scripts/make-text-effects.ts: shown until the page's own threads draw. */
export const FIRST_PICTURE = { src: '/text-effects/first.webp', width: 1280, height: 720 } as const
