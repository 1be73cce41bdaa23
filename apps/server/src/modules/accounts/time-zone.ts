const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/
const MAX_REMEMBERED = 1_000
const remembered = new Map<string, string>()

/** The browser's IANA time zone if this server knows it; UTC otherwise. */
export function knownTimeZone(claimed: string | null): string {
  if (!claimed || !NAME.test(claimed)) return 'UTC'
  const known = remembered.get(claimed)
  if (known) return known
  const zone = isKnown(claimed) ? claimed : 'UTC'
  // Formatters are slow to create, so they are cached; only valid names are, or nonsense would fill the memory.
  if (remembered.size < MAX_REMEMBERED) remembered.set(claimed, zone)
  return zone
}

function isKnown(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
