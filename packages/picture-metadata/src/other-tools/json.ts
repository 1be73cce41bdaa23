export type Json = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parses the JSON object in a text, including seeds larger than a number can hold, and Python's NaN. Undefined for anything else. */
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
