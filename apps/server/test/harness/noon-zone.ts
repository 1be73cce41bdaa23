// In these names, plus means west.
const west = new Date().getUTCHours() - 12

/**
 * The zone in which it is noon as a test begins: no midnight comes while it runs, so the allowance of one day stays one day's. One for all its
 * requests: at midnight of UTC the zone of noon becomes another, a day ahead.
 */
export const NOON_ZONE = `Etc/GMT${west < 0 ? '' : '+'}${west}`
