/**
 * The classes that an element, or one around it, must have for the selector to fit. What stands in brackets may be one of several or the
 * opposite, so it is let pass, unless it is the only choice of an `:is` or `:where`.
 */
export function namedClasses(selector: string): readonly string[] {
  const parts = [...selector.matchAll(/\\[\da-f]{1,6} ?|\\.|[^\\]/gs)].map(([part]) => part)
  const names: string[] = []
  /** For every bracket that is open, whether what stands in it must fit. */
  const open: boolean[] = []
  let name: string | undefined
  let pseudo = ''
  for (const [at, part] of parts.entries()) {
    const continues = part.length > 1 || /[\w-]|[^\0-\x7f]/.test(part)
    if (continues) {
      if (name !== undefined) name += unescaped(part)
      pseudo += part
      continue
    }
    if (name) names.push(name)
    name = part === '.' && open.every(Boolean) ? '' : undefined
    if (part === '(' || part === '[') open.push(/^(is|where)$/.test(pseudo) && isOneChoice(parts, at))
    if (part === ')' || part === ']') open.pop()
    pseudo = ''
  }
  if (name) names.push(name)
  return names
}

/** Whether the bracket that opens at `start` holds one selector and not several. */
function isOneChoice(parts: readonly string[], start: number): boolean {
  let depth = 0
  for (const part of parts.slice(start)) {
    if (part === '(' || part === '[') depth += 1
    if (part === ')' || part === ']') depth -= 1
    if (part === ',' && depth === 1) return false
    if (depth === 0) return true
  }
  return false
}

function unescaped(part: string): string {
  if (part.length === 1) return part
  const code = /^\\([\da-f]+) ?$/.exec(part)?.[1]
  return code ? String.fromCodePoint(Number.parseInt(code, 16)) : part.slice(1)
}
