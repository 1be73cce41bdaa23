/** Increased when the same settings give other pixels. */
export const LETTERING_VERSION = '1.2.0'
