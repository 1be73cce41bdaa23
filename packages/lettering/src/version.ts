/** Raised when pixels change for the same settings. */
export const LETTERING_VERSION = '1.2.0'
