export type Json = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The object in a text, as other tools write it: with seeds that are larger than a number holds, and with Python's NaN. Undefined for
 * anything else.
 */
export function parseObject(text: string | undefined): Json | undefined {
  const trimmed = text?.trim()
  if (!trimmed?.startsWith('{')) return undefined
  const exact = trimmed
    .replace(/("(?:noise_)?seed"\s*:\s*)(\d{16,20})(?=\s*[,}])/g, '$1"$2"')
    .replace(/([[:,]\s*)(?:NaN|-?Infinity)(?=\s*[,\]}])/g, '$1null')
  try {
    const value: unknown = JSON.parse(exact)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
