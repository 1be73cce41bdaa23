/**
 * The classes that an element, or one around it, must have for the selector to fit. What stands in brackets of any kind may be one of several
 * or the opposite, so it is let pass.
 */
export function namedClasses(selector: string): readonly string[] {
  const names: string[] = []
  let depth = 0
  let name: string | undefined
  for (const [part] of selector.matchAll(/\\[\da-f]{1,6} ?|\\.|[^\\]/gs)) {
    const continues = part.length > 1 || /[\w-]|[^\0-\x7f]/.test(part)
    if (name !== undefined && continues) {
      name += unescaped(part)
      continue
    }
    if (name) names.push(name)
    name = part === '.' && depth === 0 ? '' : undefined
    if (part === '(' || part === '[') depth += 1
    if (part === ')' || part === ']') depth -= 1
  }
  if (name) names.push(name)
  return names
}

function unescaped(part: string): string {
  if (part.length === 1) return part
  const code = /^\\([\da-f]+) ?$/.exec(part)?.[1]
  return code ? String.fromCodePoint(Number.parseInt(code, 16)) : part.slice(1)
}
