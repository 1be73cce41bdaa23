export type Needs = { readonly classes: readonly string[]; readonly elements: readonly string[] }

/** What only fields have, or those of one kind: the element that has it. */
const PARTS_OF_FIELDS: readonly (readonly [part: RegExp, element: string])[] = [
  [/^placeholder$/, 'input'],
  [/^file-selector-button$/, 'input:file'],
  [/^-webkit-search-/, 'input:search'],
  [/^-webkit-(inner|outer)-spin-button$/, 'input:number'],
  [/^-webkit-(date|calendar)/, 'input:date'],
]

/**
 * The classes and elements that must be in a page for the selector to fit anything. What stands in brackets may be one of several or the opposite,
 * so it is let pass, unless it is the only choice of an `:is` or `:where`.
 */
export function selectorNeeds(selector: string): Needs {
  const parts = [...selector.matchAll(/\\[\da-f]{1,6} ?|\\.|[^\\]/gs)].map(([part]) => part)
  const needs = { classes: [] as string[], elements: [] as string[] }
  /** For every bracket that is open, whether what stands in it must fit. */
  const open: boolean[] = []
  let before = ' '
  let name = ''
  function endName(): void {
    if (!name || !open.every(Boolean)) return
    if (before === '.') needs.classes.push(name)
    else if (before === ':') needs.elements.push(...elementsWith(name))
    else if (/[\s>+~(]/.test(before)) needs.elements.push(name.toLowerCase())
  }
  for (const [at, part] of parts.entries()) {
    if (part.length > 1 || /[\w-]|[^\0-\x7f]/.test(part)) {
      name += unescaped(part)
      continue
    }
    endName()
    if (part === '(' || part === '[')
      open.push(before === ':' && /^(is|where)$/.test(name) && isOneChoice(parts, at))
    if (part === ')' || part === ']') open.pop()
    before = part
    name = ''
  }
  endName()
  return needs
}

const elementsWith = (part: string) =>
  PARTS_OF_FIELDS.filter(([pattern]) => pattern.test(part)).map(([, element]) => element)

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
