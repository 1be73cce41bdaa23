/** Paths whose last or middle part opens something by being known. */
const SECRET_PARTS = [
  /^(\/api\/shares\/)[^/]+/,
  /^(\/images\/shared\/)[^/]+/,
  /^(\/downloads\/)[^/]+/,
  /^(\/batch-downloads\/)[^/]+/,
  /^(\/api\/auth\/reset-password\/)[^/]+/,
] as const

/** The path as logs may hold it: a token in it, which opens what it names, is left out. */
export function pathForLog(path: string): string {
  for (const part of SECRET_PARTS) if (part.test(path)) return path.replace(part, '$1…')
  return path
}
