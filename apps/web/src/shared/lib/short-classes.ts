/** What app/boot looks for in a page by its class. */
export const LATER_CLASS = 'off-screen-later'

const CLASS = /\.((?:[a-z_-]|\\.|[^\0-\x7f])(?:[\w-]|\\.|[^\0-\x7f])*)/gi
/** In a name, a character by its number. No name of ours has one, and a rule whose name is not understood keeps it. */
const NUMBERED = /\\[\da-f]/i
const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const OTHERS = `${FIRST}abcdefghijklmnopqrstuvwxyz0123456789`

export type ClassNames = ReadonlyMap<string, string>

/**
 * The short name of every class that the whole stylesheet names. In a prerendered page classes go by these (site-build/shorten-classes.ts): it is
 * a sixth smaller. The program knows the long ones, so they are put back before it starts; which are whose, the stylesheet says that came for it.
 */
export function shortClasses(sheet: string): ClassNames {
  const names = new Set<string>()
  renameInSheet(sheet, (name) => {
    if (name !== LATER_CLASS) names.add(name)
    return name
  })
  return new Map([...names].map((name, at) => [name, shortName(at)]))
}

/** No class is written in capitals, so a short name is never one of the long ones. */
function shortName(at: number): string {
  if (at < FIRST.length) return FIRST.charAt(at)
  const rest = at - FIRST.length
  return shortName(Math.floor(rest / OTHERS.length)) + OTHERS.charAt(rest % OTHERS.length)
}

/** The stylesheet with other names for classes; what `rename` leaves as it is keeps the form it has there. */
export function renameInSheet(sheet: string, rename: (name: string) => string): string {
  return sheet
    .split('{')
    .map((part, at, parts) => {
      if (at === parts.length - 1) return part
      // What stands between the last declaration and the brace: selectors, or the head of a group.
      const start = Math.max(part.lastIndexOf('}'), part.lastIndexOf(';')) + 1
      const head = part.slice(start).replace(CLASS, (whole, written: string) => {
        if (NUMBERED.test(written)) return whole
        const name = written.replaceAll('\\', '')
        const other = rename(name)
        return other === name ? whole : `.${other}`
      })
      return part.slice(0, start) + head
    })
    .join('{')
}

/** Gives the page's elements the names back that the whole stylesheet has for their classes. */
export function restoreClasses(sheet: string): void {
  const long = new Map([...shortClasses(sheet)].map(([name, short]) => [short, name]))
  for (const element of document.querySelectorAll('[class]')) {
    const names = [...element.classList].map((name) => long.get(name) ?? name)
    element.setAttribute('class', names.join(' '))
  }
}
