import { startingSettings } from '@easel/contract/lettering'

/** Initial settings, whose picture is FIRST_PICTURE. */
export const FIRST_LETTERING = startingSettings('neon', 'Good\nMorning')
