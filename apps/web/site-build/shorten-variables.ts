const STYLE = /<style>([\s\S]*?)<\/style>/
const VARIABLE = /--[\w-]+/g
const DECLARED = /(?<=[{;\s])(--[\w-]+)(?=:)/g
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export type VariableNames = ReadonlyMap<string, string>

/**
 * The short name of every variable that the whole stylesheet declares and no element of the pages names. Pages and the greeting go by these: their
 * styles are all that reads them until the whole stylesheet comes, which has the long names for itself.
 */
export function shortVariables(sheet: string, pages: readonly string[]): VariableNames {
  const kept = new Set(pages.flatMap((page) => page.replace(STYLE, '').match(VARIABLE) ?? []))
  const declared = new Set([...sheet.matchAll(DECLARED)].flatMap(([, name]) => (name ? [name] : [])))
  const names = [...declared].filter((name) => !kept.has(name))
  const short = new Map(names.map((name, at) => [name, shortName(at)]))
  for (const name of short.values())
    if (kept.has(name) || declared.has(name))
      throw new Error(`${name} is a variable of its own: mend shortVariables.`)
  return short
}

/** The page with short names for the variables in its own styles. */
export function shortenVariables(html: string, short: VariableNames): string {
  return html.replace(STYLE, (style) => renameVariables(style, short))
}

export function renameVariables(css: string, short: VariableNames): string {
  return css.replace(VARIABLE, (name) => short.get(name) ?? name)
}

/** `--A` to `--Z`, then `--AA` and on: no variable of ours is written in capitals. */
function shortName(at: number): string {
  const first = Math.floor(at / LETTERS.length)
  return `--${first > 0 ? LETTERS.charAt(first - 1) : ''}${LETTERS.charAt(at % LETTERS.length)}`
}
