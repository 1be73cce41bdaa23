/** The zone in which it is noon now: no midnight comes while a test runs, so the allowance of one day stays one day's. */
export function noonZone(): string {
  // In these names, plus means west.
  const west = new Date().getUTCHours() - 12
  return `Etc/GMT${west < 0 ? '' : '+'}${west}`
}
