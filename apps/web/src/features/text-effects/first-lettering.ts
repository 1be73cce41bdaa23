import { startingSettings } from '@easel/contract/lettering'

/** What stands on the bench before anybody has typed; its picture is FIRST_PICTURE. */
export const FIRST_LETTERING = startingSettings('neon', 'Good\nMorning')
