/** Paths in which a secret part grants access. */
const SECRET_PARTS = [
  /^(\/api\/shares\/)[^/]+/,
  /^(\/images\/shared\/)[^/]+/,
  /^(\/downloads\/)[^/]+/,
  /^(\/batch-downloads\/)[^/]+/,
  /^(\/api\/auth\/reset-password\/)[^/]+/,
] as const

/** The path for logs, without secret tokens. */
export function pathForLog(path: string): string {
  for (const part of SECRET_PARTS) if (part.test(path)) return path.replace(part, '$1…')
  return path
}
